import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';

/*
 * Table Versions: partition key `name`. One number that a reader in memory compares with its own, and the snapshots that
 * a reader begins with: one question tells both.
 *   has anything changed       get
 *   something has              bump: once per batch of writes, after them
 *   there is a new snapshot    publish: by who has read what it replaces
 */
const table = () => env('VERSIONS_TABLE');

export type VersionName = 'jobs';

const version = z.object({
  /** 0 before the first bump. */
  version: z.number().default(0),
  /** The newest snapshot's name. */
  snapshot: z.string().nullable().default(null),
  /** The one before: for who cannot read the newest. */
  previous: z.string().nullable().default(null),
});
export type Version = z.output<typeof version>;

export async function get(name: VersionName): Promise<Version> {
  const { Item = {} } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { name }, ConsistentRead: true }),
  );
  return version.parse(Item);
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

/** Names the snapshots; false where somebody else has named others since `before` was read. */
export async function publish(
  name: VersionName,
  before: Version,
  { snapshot, previous }: Pick<Version, 'snapshot' | 'previous'>,
): Promise<boolean> {
  try {
    await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { name },
        UpdateExpression: 'SET #snapshot = :snapshot, previous = :previous',
        ConditionExpression:
          before.snapshot === null ? 'attribute_not_exists(#snapshot)' : '#snapshot = :before',
        ExpressionAttributeNames: { '#snapshot': 'snapshot' },
        ExpressionAttributeValues: {
          ':snapshot': snapshot,
          ':previous': previous,
          ...(before.snapshot !== null && { ':before': before.snapshot }),
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
