import { Resolver } from 'node:dns/promises';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns';
import { adminRole } from '#core/domain/user/user.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { type Settings, stackName } from '../../settings.ts';
import { accountsOf, type DeployedStack, resourcesOf } from '../stage/deployed-stack.ts';

type Deployed = Pick<DeployedStack, 'outputs'>;

const checks = {
  Тревоги: confirmAlarms,
  Домен: pointDomain,
  Google: registerAtGoogle,
  'Первый администратор': makeFirstAdmin,
  'Первый импорт': importFirst,
};

/** What only a person can do, and has not done: each as a sentence with its command. */
export async function listManualSteps(settings: Settings, stack: Deployed): Promise<string[]> {
  const lists = Object.entries(checks).map(async ([what, check]) => {
    try {
      return await check(settings, stack);
    } catch (error) {
      // All is deployed: what may not be looked at now is no failure.
      return [`${what}: проверить не удалось (${(error as Error).message}).`];
    }
  });
  return (await Promise.all(lists)).flat();
}

async function confirmAlarms({ name: stage, region }: Settings): Promise<string[]> {
  const resources = await resourcesOf(stackName(stage), region);
  const topics = resources.filter(({ type }) => type === 'AWS::SNS::Topic');
  const client = new SNSClient({ region });
  const tasks: string[] = [];
  for (const { name: TopicArn } of topics) {
    const subscribed = [];
    for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic({ client }, { TopicArn }))
      subscribed.push(...Subscriptions);
    if (subscribed.length === 0)
      tasks.push(
        `Тревоги никому не приходят. Назовите почту в настройке "alarms": { "email": "ops@example.ru" } или подпишитесь на тему ${TopicArn}.`,
      );
    for (const { SubscriptionArn, Endpoint } of subscribed)
      if (SubscriptionArn === 'PendingConfirmation')
        tasks.push(`Тревоги: подтвердите подписку — письмо от AWS Notifications ждёт на ${Endpoint}.`);
  }
  return tasks;
}

async function pointDomain({ domain }: Settings, { outputs }: Deployed): Promise<string[]> {
  const cdn = outputs.get('CdnHost');
  if (!domain || domain.hostedZone || cdn === undefined || (await leadsTo(domain.name, cdn))) return [];
  return [`Домен: добавьте в DNS запись ${domain.name} CNAME ${cdn}.`];
}

/** By its CNAME or, where a name has none at the top of its zone, by a common address. */
async function leadsTo(name: string, host: string): Promise<boolean> {
  const dns = new Resolver({ timeout: 2000, tries: 1 });
  const none = (): string[] => [];
  const [aliases, here, there] = await Promise.all([
    dns.resolveCname(name).catch(none),
    dns.resolve4(name).catch(none),
    dns.resolve4(host).catch(none),
  ]);
  return aliases.includes(host) || here.some((address) => there.includes(address));
}

async function registerAtGoogle({ google, region }: Settings, { outputs }: Deployed): Promise<string[]> {
  const redirect = outputs.get('GoogleRedirectUri');
  if (!google || redirect === undefined) return [];
  // Somebody who has come by Google proves that it knows the address.
  const { Users = [] } = await new CognitoIdentityProviderClient({ region }).send(
    new ListUsersCommand({
      UserPoolId: outputs.get('UserPoolId'),
      Filter: 'cognito:user_status = "EXTERNAL_PROVIDER"',
      Limit: 1,
    }),
  );
  if (Users.length > 0) return [];
  return [
    `Google: добавьте клиенту ${google.clientId} в Google Cloud адрес возврата (Authorized redirect URIs) ${redirect}, если его там ещё нет.`,
  ];
}

async function makeFirstAdmin({ name: stage, adminEmails }: Settings): Promise<string[]> {
  Object.assign(process.env, await accountsOf(stage));
  const roles = await userRoles.list();
  if (roles.some(({ role }) => role === adminRole)) return [];
  if (adminEmails.length > 0)
    return [
      `Первый администратор: зарегистрируйтесь на сайте с почтой ${adminEmails.join(' или ')} и введите код из письма.`,
    ];
  return [
    `Первый администратор: зарегистрируйтесь на сайте, затем — npm run grant-admin -- ПОЧТА --stage ${stage}`,
  ];
}

async function importFirst({ region, importSchedule }: Settings, { outputs }: Deployed): Promise<string[]> {
  const stateMachineArn = outputs.get('ImportWorkflowArn');
  if (stateMachineArn === undefined) return [];
  const { executions = [] } = await new SFNClient({ region }).send(
    new ListExecutionsCommand({ stateMachineArn, maxResults: 1 }),
  );
  if (executions.length > 0) return [];
  return [
    `Первый импорт вакансий${importSchedule ? ', чтобы не ждать расписания' : ''}: aws stepfunctions start-execution --region ${region} --state-machine-arn ${stateMachineArn} --input '{}'`,
  ];
}
