import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';

/*
 * Table Versions: partition key `name`. One number that a reader in memory compares with its own.
 *   has anything changed       get
 *   something has              bump: once per batch of writes, after them
 */
const table = () => env('VERSIONS_TABLE');

export type VersionName = 'jobs';

/** 0 before the first bump. */
export async function get(name: VersionName): Promise<number> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { name }, ConsistentRead: true }),
  );
  return Item ? Number(Item.version) : 0;
}

export async function bump(name: VersionName): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: { name },
      UpdateExpression: 'ADD version :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
}
