import { GetAccountSettingsCommand, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints } from '#core/contract/index.ts';
import type { Settings } from '../../../settings.ts';
import { type Finding, fault, good, isNamed, lack, note } from '../finding.ts';

/** Of the bootstrap, that CDK's templates ask for. */
const bootstrapVersion = 6;

/** What `cdk bootstrap` leaves in each region: without it CDK has no place to upload to. */
export async function checkBootstrap(account: string, region: string): Promise<Finding> {
  const command = `npx cdk bootstrap aws://${account}/${region}`;
  try {
    const { Parameter } = await new SSMClient({ region }).send(
      new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' }),
    );
    return Number(Parameter?.Value) >= bootstrapVersion
      ? good(`Регион ${region} подготовлен для CDK.`)
      : fault(`Регион ${region} подготовлен старым CDK. Обновите: ${command}`);
  } catch (error) {
    if (!isNamed(error, 'ParameterNotFound')) throw error;
    return fault(`Регион ${region} не подготовлен для CDK. Выполните один раз: ${command}`);
  }
}

/** Calls of Lambda at once, over all functions of the account; below it a handful of readers meets refusals. */
const comfortable = 100;
/** So many Lambda keeps for functions that have none of their own. */
const neverProvisioned = 100;

/** Functions of which a stage may keep some started. */
const warmFunctions = Object.values<Endpoint>(endpoints).filter(({ staysWarm }) => staysWarm).length;

export async function checkQuota({ region, search }: Settings): Promise<Finding> {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const quota = AccountLimit?.ConcurrentExecutions ?? 0;
  const free = AccountLimit?.UnreservedConcurrentExecutions ?? quota;
  const raise = `Попросите 1000: aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`;
  const maxProvisioned = Math.max(0, free - neverProvisioned);
  const provisioned = search.provisionedConcurrency * warmFunctions;
  if (provisioned > maxProvisioned)
    return fault(
      `Lambda разрешает держать наготове не больше ${maxProvisioned} вызовов (свободны ${free}, и ${neverProvisioned} из них остаются для остальных), а настройка search.provisionedConcurrency просит ${provisioned}: по ${search.provisionedConcurrency} у каждой из функций, которых ${warmFunctions}. ${raise}`,
    );
  if (quota >= comfortable) return good(`Lambda: одновременных вызовов до ${quota}.`);
  const why = quota <= 10 ? ', как у нового аккаунта' : '';
  return lack(
    `Lambda разрешает ${quota} одновременных вызовов${why}: когда читателей больше, сайт отвечает им ошибкой. ${raise}`,
  );
}

/** Newer accounts are given no more than this many MB; no quota tells which ones. */
const memoryOfNewAccounts = 3008;

/** A function that has more is the one proof that the account may. */
export async function checkMemory({ region, search: { memory } }: Settings): Promise<Finding[]> {
  if (memory <= memoryOfNewAccounts) return [];
  const client = new LambdaClient({ region });
  for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
    if (Functions.some(({ MemorySize = 0 }) => MemorySize > memoryOfNewAccounts)) return [];
  return [
    note(
      `Lambda: настройка search.memory просит ${memory} МБ, а новым аккаунтам дают не больше ${memoryOfNewAccounts}; какой этот, заранее не узнать. Если развёртывание остановится на «'MemorySize' value failed to satisfy constraint», поставьте ${memoryOfNewAccounts} и повторите — оно продолжит; больше даёт поддержка AWS по просьбе.`,
    ),
  ];
}
