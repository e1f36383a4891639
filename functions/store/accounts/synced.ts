import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type SyncedKind, type SyncedValue, syncedValue } from '#core/domain/user/synced.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { WriteLease } from './accounts.ts';
import { putIfUnchanged } from './revisions.ts';
import { type Item, itemId } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'synced#profile', 'synced#resume' or 'synced#versions' { value, revision }. The
 * value is kept as JSON: as a value of DynamoDB, numbers would lose digits.
 *   what stands there             find
 *   this in the place of that     put
 */
const table = () => env('USER_ITEMS_TABLE');
const keyOf = (userId: string, kind: SyncedKind) => ({ user_id: userId, id: itemId('synced', kind) });

export interface Synced {
  readonly value: SyncedValue | null;
  /** How often it was written; 0 before the first time. */
  readonly revision: number;
}

const stored = z.object({ value: z.string(), revision: z.int() });
const parseStored = (item: Item): { value: SyncedValue; revision: number } => {
  const { value, revision } = stored.parse(item);
  return { value: z.parse(syncedValue, JSON.parse(value)), revision };
};

export const syncedOf = (item: Item): SyncedValue => parseStored(item).value;

export async function find(userId: string, kind: SyncedKind): Promise<Synced> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: keyOf(userId, kind), ConsistentRead: true }),
  );
  return Item ? parseStored(Item) : { value: null, revision: 0 };
}

const isSame = (a: SyncedValue | null, b: SyncedValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** In the place of the one with this revision; else what stands there. The same once more is saved already. */
export async function put(
  { userId }: WriteLease,
  value: SyncedValue,
  revision: number,
): Promise<{ saved: number } | { newer: Synced }> {
  const item = { ...keyOf(userId, value.kind), value: JSON.stringify(value), revision: revision + 1 };
  if (await putIfUnchanged(item, revision === 0 ? null : { revision })) return { saved: revision + 1 };
  const newer = await find(userId, value.kind);
  return isSame(newer.value, value) ? { saved: newer.revision } : { newer };
}

async function remove({ userId }: WriteLease, kind: SyncedKind): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: keyOf(userId, kind) }));
}

export { remove as delete };
