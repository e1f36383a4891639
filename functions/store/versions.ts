import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';

/*
 * Table Versions: partition key `name`. One number that a reader in memory compares with its own, and the snapshots that
 * a reader begins with, `snapshots_<format>` for each format: one question tells both. A release neither reads nor writes
 * what another names in its own format.
 *   has anything changed       get
 *   something has              bump: once per batch of writes, after them
 *   there is a new snapshot    publish: by who has read what it replaces
 */
const table = () => env('VERSIONS_TABLE');

export type VersionName = 'jobs';

const version = z.looseObject({
  /** 0 before the first bump. */
  version: z.number().default(0),
});
export type Version = z.output<typeof version>;

const snapshotNames = z.object({
  /** The newest snapshot's name. */
  snapshot: z.string().nullable(),
  /** The one before: for who cannot read the newest. */
  previous: z.string().nullable(),
});
export type SnapshotNames = z.output<typeof snapshotNames>;

const attributeOf = (format: number): string => `snapshots_${format}`;

export async function get(name: VersionName): Promise<Version> {
  const { Item = {} } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { name }, ConsistentRead: true }),
  );
  return version.parse(Item);
}

/** The snapshots of the format. */
export const snapshotsIn = (read: Version, format: number): SnapshotNames =>
  snapshotNames.parse(read[attributeOf(format)] ?? { snapshot: null, previous: null });

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

/** Names the snapshots of the format; false where somebody else has named others since `before` was read. */
export async function publish(
  name: VersionName,
  format: number,
  before: SnapshotNames,
  names: SnapshotNames,
): Promise<boolean> {
  const isFirst = before.snapshot === null;
  try {
    await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { name },
        UpdateExpression: 'SET #names = :names',
        ConditionExpression: isFirst ? 'attribute_not_exists(#names)' : '#names.#snapshot = :before',
        ExpressionAttributeNames: {
          '#names': attributeOf(format),
          ...(!isFirst && { '#snapshot': 'snapshot' }),
        },
        ExpressionAttributeValues: {
          ':names': snapshotNames.parse(names),
          ...(!isFirst && { ':before': before.snapshot }),
        },
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    // The SDK repeats what it got no answer to: perhaps these names stand there, or another publisher's on top of them.
    const { snapshot, previous } = snapshotsIn(await get(name), format);
    return [snapshot, previous].includes(names.snapshot);
  }
}
