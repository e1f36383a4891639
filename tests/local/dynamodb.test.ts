import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { startDynamoDb } from '../../infra/local/dynamodb/dynamodb.ts';
import { LocalDataError } from '../../infra/local/local-data-error.ts';
import { synthesized, temporaryFolder } from './synthesized.ts';

const table = (more: object = {}, attributes: object[] = []) => ({
  resources: {
    Jobs: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }, ...attributes],
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        ...more,
      },
    },
  },
});
const byCity = [
  {
    IndexName: 'byCity',
    KeySchema: [{ AttributeName: 'city', KeyType: 'HASH' }],
    Projection: { ProjectionType: 'KEYS_ONLY' },
  },
];
const city = { AttributeName: 'city', AttributeType: 'S' };

async function start(path: string, design: ReturnType<typeof table>) {
  const database = await startDynamoDb({ template: synthesized(design), path, onFailure: () => {} });
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: database.url,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
  onTestFinished(() => database.close());
  return { database, client };
}

it('keeps what was put over a restart', async () => {
  const path = join(temporaryFolder(), 'dynamodb');
  const first = await start(path, table());
  await first.client.send(new PutCommand({ TableName: 'Jobs', Item: { id: 'hh-1', title: 'Сварщик' } }));
  await first.database.close();

  const second = await start(path, table());
  const { Item } = await second.client.send(new GetCommand({ TableName: 'Jobs', Key: { id: 'hh-1' } }));
  expect(Item).toEqual({ id: 'hh-1', title: 'Сварщик' });
});

it('knows a table no longer once it is gone, and one of its name by its own key', async () => {
  const { client } = await start(join(temporaryFolder(), 'dynamodb'), table());
  const TableName = 'Jobs';
  const find = () => client.send(new GetCommand({ TableName, Key: { id: 'hh-1' } }));
  await client.send(new PutCommand({ TableName, Item: { id: 'hh-1' } }));
  expect(await find()).toMatchObject({ Item: { id: 'hh-1' } });

  await client.send(new DeleteTableCommand({ TableName }));
  await expect.poll(() => find().catch((error: Error) => error)).toBeInstanceOf(ResourceNotFoundException);
  const [AttributeName, BillingMode] = ['city', 'PAY_PER_REQUEST'] as const;
  const AttributeDefinitions = [{ AttributeName, AttributeType: 'S' as const }];
  const KeySchema = [{ AttributeName, KeyType: 'HASH' as const }];
  await client.send(new CreateTableCommand({ TableName, BillingMode, AttributeDefinitions, KeySchema }));
  const put = () => client.send(new PutCommand({ TableName, Item: { city: 'Тула' } }));
  await expect.poll(() => put().catch(() => null)).not.toBeNull();
  await expect(find()).rejects.toThrow('The provided key element does not match the schema');
});

it('gives an older table the index that the template has now, and keeps its items', async () => {
  const path = join(temporaryFolder(), 'dynamodb');
  const first = await start(path, table());
  for (let at = 0; at < 60; at++)
    await first.client.send(
      new PutCommand({ TableName: 'Jobs', Item: { id: `hh-${at}`, city: at % 2 ? 'Москва' : 'Омск' } }),
    );
  await first.database.close();

  const second = await start(path, table({ GlobalSecondaryIndexes: byCity }, [city]));
  const { Count } = await second.client.send(
    new QueryCommand({
      TableName: 'Jobs',
      IndexName: 'byCity',
      KeyConditionExpression: 'city = :city',
      ExpressionAttributeValues: { ':city': 'Омск' },
    }),
  );
  expect(Count).toBe(30);
  const { Item } = await second.client.send(new GetCommand({ TableName: 'Jobs', Key: { id: 'hh-59' } }));
  expect(Item).toEqual({ id: 'hh-59', city: 'Москва' });
});

it('keeps nothing of what was overwritten, though a query has read it', { timeout: 60_000 }, async () => {
  const path = join(temporaryFolder(), 'dynamodb');
  const { client } = await start(path, table());
  const item = 300_000;
  const written = 120;
  // More than the database keeps in memory before it writes it out, many times over, and all of one key.
  for (let at = 0; at < written; at++) {
    const text = randomBytes((item / 4) * 3).toString('base64');
    await client.send(new PutCommand({ TableName: 'Jobs', Item: { id: 'hh-1', text } }));
    const { Count } = await client.send(
      new QueryCommand({
        TableName: 'Jobs',
        KeyConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': 'hh-1' },
      }),
    );
    expect(Count).toBe(1);
  }
  const size = () =>
    readdirSync(path)
      .map((name) => statSync(join(path, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, count) => sum + count, 0);
  await expect.poll(size, { timeout: 20_000 }).toBeLessThan(item * written);
});

it('says at once that its files are broken', async () => {
  const path = join(temporaryFolder(), 'dynamodb');
  const first = await start(path, table());
  await first.database.close();
  writeFileSync(join(path, 'CURRENT'), 'nonsense');

  await expect(start(path, table())).rejects.toThrow(LocalDataError);
});

it('says at once that another has the files open', async () => {
  const path = join(temporaryFolder(), 'dynamodb');
  await start(path, table());
  await expect(start(path, table())).rejects.toThrow(LocalDataError);
});

it('refuses a table with a stream', () => {
  const template = synthesized(table({ StreamSpecification: { StreamViewType: 'NEW_IMAGE' } }));
  return expect(
    startDynamoDb({ template, path: join(temporaryFolder(), 'dynamodb'), onFailure: () => {} }),
  ).rejects.toThrow('dynalite has no streams');
});
