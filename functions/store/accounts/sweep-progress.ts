import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import { readable } from '../readable.ts';

/*
 * Table UserItems: partition key '#sweep', sort key 'progress', one item: how far the sweep has come through everybody's
 * things, and what it has met on its way.
 */
const table = () => env('USER_ITEMS_TABLE');
const key = { user_id: '#sweep', id: 'progress' };

const walked = z.object({
  /** Accounts that the pool was asked for, and those that it did not have. */
  accounts: z.int(),
  missing: z.int(),
  /** Files that are old enough, and those of which no item is there. */
  files: z.int(),
  unconfirmed: z.int(),
});
export type SweepCounts = z.infer<typeof walked>;
export const emptySweepCounts: SweepCounts = { accounts: 0, missing: 0, files: 0, unconfirmed: 0 };

/** In the order in which they are walked. */
export const sweptParts = ['items', 'roles', 'imports', 'searches', 'files'] as const;

const progress = z.object({
  part: z.enum(sweptParts),
  /** What the next page of the part is asked with; null at its beginning. */
  after: z.record(z.string(), z.string()).nullable(),
  walked,
  /** By the whole walk before this one; null before there was any. */
  walkedBefore: walked.nullable(),
});
export type SweepProgress = z.infer<typeof progress>;

const beginning: SweepProgress = { part: 'items', after: null, walked: emptySweepCounts, walkedBefore: null };

/** The beginning where there is none that can be read. */
export async function get(): Promise<SweepProgress> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: key, ConsistentRead: true }),
  );
  const [stored] = Item ? readable(table(), [Item], (item) => progress.parse(item)) : [];
  return stored ?? beginning;
}

export async function put(value: SweepProgress): Promise<void> {
  await dynamodb.send(new PutCommand({ TableName: table(), Item: { ...key, ...progress.parse(value) } }));
}
