import type { AddressInfo } from 'node:net';
import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';

const byId: Pick<CreateTableCommandInput, 'KeySchema' | 'AttributeDefinitions'> = {
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
};

/** The tables of job-store.ts, as far as a store needs them; by the variable that names each. */
const tables: Record<string, Omit<CreateTableCommandInput, 'TableName'>> = {
  JOBS_TABLE: {
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    AttributeDefinitions: [
      { AttributeName: 'id', AttributeType: 'S' },
      { AttributeName: 'change_shard', AttributeType: 'N' },
      { AttributeName: 'changed_at', AttributeType: 'S' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'byChange',
        KeySchema: [
          { AttributeName: 'change_shard', KeyType: 'HASH' },
          { AttributeName: 'changed_at', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  },
  DESCRIPTIONS_TABLE: byId,
  COMPANIES_TABLE: byId,
  IMPORT_RUNS_TABLE: {
    KeySchema: [
      { AttributeName: 'kind', KeyType: 'HASH' },
      { AttributeName: 'id', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: [
      { AttributeName: 'kind', AttributeType: 'S' },
      { AttributeName: 'id', AttributeType: 'S' },
    ],
  },
  VERSIONS_TABLE: {
    KeySchema: [{ AttributeName: 'name', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'name', AttributeType: 'S' }],
  },
};

/** A DynamoDB-compatible server with empty tables; the environment of this process names them. */
export async function startDynamodb(): Promise<{ close(): Promise<void> }> {
  const server = dynalite({ createTableMs: 0 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  const client = new DynamoDBClient({});
  for (const [variable, table] of Object.entries(tables)) {
    process.env[variable] = variable.toLowerCase();
    await client.send(
      new CreateTableCommand({ ...table, TableName: variable.toLowerCase(), BillingMode: 'PAY_PER_REQUEST' }),
    );
  }
  client.destroy();
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
