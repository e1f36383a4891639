import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { UserError } from '../../user-error.ts';

/** What every side table's name ends in; a table without it is never deleted here. */
const ending = '-restore-drill';

/** Seconds between two looks at a table: soon at first, since an emulator is quick, then as often as is any use. */
const maxPauseSeconds = 20;

export const sideTableOf = (table: string): string => `${table.slice(0, 255 - ending.length)}${ending}`;

export async function describeTable(client: DynamoDBClient, name: string): Promise<TableDescription> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  if (!Table) throw new Error(`DynamoDB says nothing of ${name}`);
  return Table;
}

/** Restores the table as it was at the last moment that can be restored, beside it; answers that moment. */
export async function restoreToSideTable(
  client: DynamoDBClient,
  region: string,
  table: string,
): Promise<Date> {
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: table }),
  );
  if (backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus !== 'ENABLED')
    throw new UserError(`У таблицы ${table} восстановление на момент времени выключено.`);
  try {
    const { TableDescription } = await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: table,
        TargetTableName: sideTableOf(table),
        UseLatestRestorableTime: true,
      }),
    );
    return TableDescription?.RestoreSummary?.RestoreDateTime ?? new Date();
  } catch (error) {
    if ((error as Error).name !== 'TableAlreadyExistsException') throw error;
    throw new UserError(
      `Таблица ${sideTableOf(table)} осталась от прежней проверки. Удалите её и повторите: ${deletion(region, table)}`,
    );
  }
}

/** What a person types to delete the side table of this one. */
export const deletion = (region: string, table: string): string =>
  `aws dynamodb delete-table --region ${region} --table-name ${sideTableOf(table)}`;

/** Hours for a big table, minutes for any: DynamoDB gives no progress. */
export async function untilActive(client: DynamoDBClient, name: string): Promise<TableDescription> {
  for (let pause = 0.5; ; pause = Math.min(maxPauseSeconds, pause * 2)) {
    const table = await describeTable(client, name);
    if (table.TableStatus === 'ACTIVE') return table;
    await sleep(pause * 1000);
  }
}

/** A table that is still being restored cannot be deleted. */
export async function deleteSideTable(client: DynamoDBClient, table: string): Promise<void> {
  await untilActive(client, sideTableOf(table));
  await client.send(new DeleteTableCommand({ TableName: sideTableOf(table) }));
}
