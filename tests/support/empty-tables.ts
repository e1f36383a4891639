import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

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
};

/** Between tests that share a server: the store's one client keeps the first address it was given. */
export async function emptyTables(): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  for (const [variable, names] of Object.entries(keys)) {
    const TableName = process.env[variable];
    if (TableName === undefined) continue;
    for (;;) {
      const { Items = [] } = await client.send(new ScanCommand({ TableName }));
      if (Items.length === 0) break;
      for (const item of Items) {
        const Key = Object.fromEntries(names.map((name) => [name, item[name]]));
        await client.send(new DeleteCommand({ TableName, Key }));
      }
    }
  }
  client.destroy();
}
