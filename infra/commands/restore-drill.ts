import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { counted } from '#core/domain/text/plural.ts';
import { settingsOf, stackName } from '../settings.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { compare, isFaithful } from './restore-drill/comparison.ts';
import {
  deleteSideTable,
  deletion,
  describeTable,
  restoreToSideTable,
  sideTableOf,
  untilActive,
} from './restore-drill/side-table.ts';
import { asUserError } from './stage/aws-user-error.ts';
import { findStack, resourcesOf } from './stage/deployed-stack.ts';
import { stageOptions } from './stage/options.ts';

const usage =
  'Назовите площадку: npm run restore-drill -- --stage prod; другую таблицу, чем Jobs, — ещё --table UserRoles.';

const moscowTime = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

try {
  const { stage, table } = stageOptions(usage, 'table');
  const { region } = settingsOf(stage);
  await drill(region, await tableOf(stage, region, table ?? 'Jobs'));
} catch (error) {
  exitWithError(asUserError(error));
}

/** The table's name in AWS by what Tables calls it: 'Jobs' → 'Prizvanie-prod-StoreJobs1A2B3C4D-XYZ'. */
async function tableOf(stage: string, region: string, label: string): Promise<string> {
  const stack = stackName(stage);
  if (!(await findStack(stack, region)))
    throw new UserError(`В регионе ${region} нет стека ${stack}: проверять нечего.`);
  const tables = (await resourcesOf(stack, region))
    .filter(({ type }) => type === 'AWS::DynamoDB::Table')
    .map(({ logicalId, name }) => ({ label: logicalId.replace(/^Store|[0-9A-F]{8}$/g, ''), name }));
  const found = tables.find((candidate) => candidate.label === label);
  if (found) return found.name;
  const names = tables.map((candidate) => candidate.label).sort();
  throw new UserError(`Таблицы ${label} у площадки «${stage}» нет. Есть такие: ${names.join(', ')}.`);
}

async function drill(region: string, table: string): Promise<void> {
  process.env.AWS_REGION = region;
  const client = new DynamoDBClient({ region });
  const start = performance.now();
  const restoredTo = await restoreToSideTable(client, region, table);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.error(`\nПроверка прервана. Удалите её таблицу: ${deletion(region, table)}`);
      process.exit(130);
    });
  console.log(`Таблица ${table} восстанавливается рядом, в ${sideTableOf(table)}: это минуты, иногда часы.`);
  try {
    const restored = await untilActive(client, sideTableOf(table));
    const minutes = Math.max(1, Math.round((performance.now() - start) / 60_000));
    const comparison = await compare(client, await describeTable(client, table), restored);
    console.log(
      `Восстановлена на ${moscowTime.format(restoredTo)} (МСК) за ${counted(minutes, ['минуту', 'минуты', 'минут'])}.`,
    );
    console.log(
      `Записей: ${comparison.restored}, в исходной ${comparison.original}. Сверено ${comparison.sampled}, совпало ${comparison.same}.`,
    );
    if (comparison.restored === 0 && comparison.original === 0)
      throw new UserError('Таблица пуста: восстановилась, но сверить нечего.');
    if (!isFaithful(comparison))
      throw new UserError(
        'Таблицы разошлись больше чем на 1\u00a0%. Если в это время шёл импорт, повторите после него.',
      );
  } finally {
    await deleteSideTable(client, table);
    console.log('Таблица проверки удалена, исходная не тронута.');
  }
  console.log('Восстановление работает.');
}
