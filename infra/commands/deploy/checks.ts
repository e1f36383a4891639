import { importSources } from '#core/contract/stack/import-sources.ts';
import { edgeRegion, hasEdge } from '../../settings/edge.ts';
import type { Settings } from '../../settings.ts';
import { checkBootstrap, checkMemory, checkQuota } from './checks/account.ts';
import { checkAccountSync } from './checks/account-sync.ts';
import { checkCredentials } from './checks/credentials.ts';
import { checkDomain } from './checks/domain.ts';
import { checkSender } from './checks/mail.ts';
import { checkMatching } from './checks/matching.ts';
import { checkModel } from './checks/model.ts';
import { checkRegion } from './checks/region.ts';
import { checkGoogle, checkSourceToken } from './checks/secrets.ts';
import { checkSignInPrefix } from './checks/sign-in.ts';
import { checkEdge, checkForgottenEdge, checkStack } from './checks/stack.ts';
import { checkSubscriptions } from './checks/subscriptions.ts';
import { type Finding, runCheck } from './finding.ts';

/** Looks at what a deploy would stumble over minutes later, and at what would be missing after it. */
export async function check(settings: Settings): Promise<Finding[]> {
  const { region, sources, google, sesSender, writer, domain, hasContentDelivery } = settings;
  const { finding, account } = await checkCredentials(region);
  if (account === null) return [finding];

  const regions = new Set([region, ...(hasEdge(settings) ? [edgeRegion] : [])]);
  const { model } = writer;
  const checks = [
    ...[...regions].map((name) => runCheck(`CDK в регионе ${name}`, () => checkBootstrap(account, name))),
    runCheck('Стек', () => checkStack(settings, account)),
    runCheck(`Стек в ${edgeRegion}`, () =>
      hasEdge(settings) ? checkEdge(settings.name) : checkForgottenEdge(settings.name),
    ),
    runCheck('Квота Lambda', () => checkQuota(settings)),
    runCheck('Память Lambda', () => checkMemory(settings)),
    ...(hasContentDelivery ? [runCheck('Адрес входа', () => checkSignInPrefix(settings))] : []),
    ...importSources.flatMap(({ id, name }) => {
      const { tokenSecret } = sources[id] ?? {};
      return tokenSecret === undefined
        ? []
        : [runCheck(`Ключ ${name}`, () => checkSourceToken(region, name, tokenSecret))];
    }),
    ...(google ? [runCheck('Google', () => checkGoogle(region, google))] : []),
    ...(sesSender === undefined ? [] : [runCheck('Почта', () => checkSender(region, sesSender))]),
    ...(model === undefined ? [] : [runCheck('Bedrock', () => checkModel(writer.region ?? region, model))]),
    ...(domain ? [runCheck('Домен', () => checkDomain(settings, domain))] : []),
  ];
  return [
    finding,
    ...checkRegion(settings),
    ...checkMatching(settings),
    ...checkAccountSync(settings),
    ...checkSubscriptions(settings),
    ...(await Promise.all(checks)).flat(),
  ];
}
