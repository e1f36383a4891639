import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';

const keys: Record<string, readonly string[]> = {
  JOBS_TABLE: ['id'],
  DESCRIPTIONS_TABLE: ['id'],
  COMPANIES_TABLE: ['id'],
  IMPORT_RUNS_TABLE: ['kind', 'id'],
  VERSIONS_TABLE: ['name'],
  USER_ROLES_TABLE: ['user_id', 'role'],
  JOB_CONTACTS_TABLE: ['id'],
  AUDIT_TABLE: ['log', 'id'],
  USER_ITEMS_TABLE: ['user_id', 'id'],
  USAGE_TABLE: ['id'],
  SUBSCRIPTIONS_TABLE: ['id'],
  SENT_TABLE: ['owner', 'entry'],
};

/** As many as one request may delete. */
const batchSize = 25;

async function emptyTable(client: DynamoDBDocumentClient, TableName: string, names: readonly string[]) {
  const found: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    found.push(...Items);
  for (let from = 0; from < found.length; from += batchSize) {
    const requests = found.slice(from, from + batchSize).map((item) => ({
      DeleteRequest: { Key: Object.fromEntries(names.map((name) => [name, item[name]])) },
    }));
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
    );
    if (UnprocessedItems?.[TableName]) throw new Error(`${TableName} was not emptied`);
  }
}

/** Between tests that share a server: the store's one client keeps the first address it was given. */
export async function emptyTables(): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  await Promise.all(
    Object.entries(keys).map(([variable, names]) => {
      const table = process.env[variable];
      return table === undefined ? undefined : emptyTable(client, table, names);
    }),
  );
  client.destroy();
}
