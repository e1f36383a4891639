import { randomUUID } from 'node:crypto';
import { resolve4 } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
  DescribeUserPoolDomainCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Settings, stackName } from '../../../settings.ts';
import { findStack, isRolledBack, resourcesOf } from '../../stage/deployed-stack.ts';
import { type Finding, fault, good, note } from '../finding.ts';

const hostOf = (prefix: string, region: string): string => `${prefix}.auth.${region}.amazoncognito.com`;

/** Whether the hosted sign-in can stand where the settings want it. */
export async function checkSignInPrefix(settings: Settings): Promise<Finding[]> {
  const { region, signInPrefix: prefix } = settings;
  const client = new CognitoIdentityProviderClient({ region });
  const { pool, isKept } = await deployedPool(settings);
  const { UserPool } = pool
    ? await client.send(new DescribeUserPoolCommand({ UserPoolId: pool }))
    : { UserPool: undefined };
  const present = UserPool?.Domain;
  if (present === prefix) return [];
  // CloudFormation makes the new one before it deletes the old, and a pool takes no second.
  if (pool && present && isKept)
    return [
      fault(
        `Адрес входа ${present} на ${prefix} развёртывание не сменит: второго у пула быть не может. Верните "signInPrefix": "${present}" — или удалите прежний и повторите: aws cognito-idp delete-user-pool-domain --region ${region} --user-pool-id ${pool} --domain ${present}. До конца развёртывания вход через Google работать не будет, а его адрес возврата в Google Cloud станет https://${hostOf(prefix, region)}/oauth2/idpresponse.`,
      ),
    ];
  return [await checkFree(client, prefix, region)];
}

/** The stage's own, and whether the deploy updates it; one of a deploy that was undone it deletes. */
async function deployedPool({
  name: stage,
  region,
}: Settings): Promise<{ pool?: string | undefined; isKept?: boolean }> {
  const name = stackName(stage);
  const stack = await findStack(name, region);
  if (!stack) return {};
  const resources = await resourcesOf(name, region);
  const pool = resources.find(({ type }) => type === 'AWS::Cognito::UserPool')?.name;
  return { pool, isKept: !isRolledBack(stack) };
}

/** Cognito speaks of the account's own pools alone; of others’ only DNS does, where a prefix in use has an address. */
async function checkFree(
  client: CognitoIdentityProviderClient,
  prefix: string,
  region: string,
): Promise<Finding> {
  const { DomainDescription } = await client.send(new DescribeUserPoolDomainCommand({ Domain: prefix }));
  const hint = 'Задайте своё значение в настройке signInPrefix.';
  if (DomainDescription?.UserPoolId)
    return fault(
      `Адрес входа ${prefix} занят пулом ${DomainDescription.UserPoolId} этого же аккаунта. ${hint}`,
    );
  // Were every name there answered, an address would say nothing.
  const [isTaken, isAnythingTaken] = await Promise.all(
    [prefix, `free-${randomUUID()}`].map((candidate) => hasAddress(hostOf(candidate, region))),
  );
  if (isTaken === null || isAnythingTaken !== false)
    return note(
      `Адрес входа ${prefix}: занят ли он кем-то ещё, DNS не говорит. Если занят, развёртывание остановится на «Domain already associated with another user pool»: задайте другой signInPrefix и повторите.`,
    );
  return isTaken
    ? fault(`Адрес входа ${hostOf(prefix, region)} уже занят. ${hint}`)
    : good(`Адрес входа ${hostOf(prefix, region)} свободен.`);
}

/** Null where DNS gives no answer within five seconds. */
async function hasAddress(host: string): Promise<boolean | null> {
  const answer = resolve4(host).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => (code === 'ENOTFOUND' || code === 'ENODATA' ? false : null),
  );
  return Promise.race([answer, sleep(5000, null, { ref: false })]);
}
