import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#core/contract/errors.ts';
import { env } from '#functions/runtime/env.ts';
import { isConditionFailed } from '../conditions.ts';
import { dynamodb } from '../dynamodb.ts';
import { itemId } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'account', one item a user: what everybody who writes for the
 * user and the erasure meet in. A condition sees one item only, and the items of a user are many; so a writer first
 * enters itself here, which is refused as soon as the tombstone stands, and the erasure waits for who had entered before.
 *   may anything be written      withLease
 *   nothing is written any more  startErasure, then hasWriters until nobody is left, then completeErasure
 *   one more of a kind           takeSlot, releaseSlot
 *   has the pool still got it    markMissing, clearMissing: since when it has not, as the sweep has seen it
 */
const table = () => env('USER_ITEMS_TABLE');
const keyOf = (userId: string) => ({ user_id: userId, id: itemId('account') });

/** Whoever holds it may write for the user until it is given back. */
export interface WriteLease {
  readonly userId: string;
  /** '<epoch seconds at which it ends>#<uuid>' */
  readonly id: string;
}

/**
 * Longer than the function lives that holds it: whose lease has ended is dead, and writes nothing any more. What answers a
 * call lives a minute and a half at most, a pass over many accounts ten; one that dies holds up an erasure for so long.
 */
export const leaseSeconds = { call: 120, pass: 660 };

/**
 * Seconds. Cognito lets a sign-in go on for 30 days and its last access token live a quarter of an hour more; a form for a
 * file lives as long. Twice that, so that a longer sign-in does not outlive it unnoticed.
 */
export const tombstoneSeconds = 60 * 86_400;

const now = () => Math.floor(Date.now() / 1000);
const hasEnded = (lease: string): boolean => Number(lease.split('#')[0]) <= now();

type Item = Record<string, unknown>;
const writersOf = ({ writers }: Item): string[] => (writers instanceof Set ? [...writers].map(String) : []);

async function update(
  userId: string,
  change: { set: string; when?: string; names?: Record<string, string>; values: Item },
): Promise<Item> {
  const { Attributes = {} } = await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: keyOf(userId),
      UpdateExpression: change.set,
      ...(change.when && { ConditionExpression: change.when }),
      ...(change.names && { ExpressionAttributeNames: change.names }),
      ExpressionAttributeValues: change.values,
      ReturnValues: 'ALL_NEW',
    }),
  );
  return Attributes;
}

async function find(userId: string): Promise<Item> {
  const { Item = {} } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: keyOf(userId), ConsistentRead: true }),
  );
  return Item;
}

const erased = (cause: unknown) =>
  new AppError('unauthorized', 'Этот аккаунт удалён или удаляется', { cause });

/** Whether it is what `withLease` says of an erased account. */
export const isErased = (error: unknown): boolean =>
  error instanceof AppError && isConditionFailed(error.cause);

/** Does the work, and holds up an erasure meanwhile; throws `unauthorized` for an account that is being erased, or was. */
export async function withLease<Value>(
  userId: string,
  work: (lease: WriteLease) => Promise<Value>,
  holder: keyof typeof leaseSeconds = 'call',
): Promise<Value> {
  const lease = { userId, id: `${now() + leaseSeconds[holder]}#${randomUUID()}` };
  let expiredLeases: string[] = [];
  try {
    const account = await update(userId, {
      set: 'ADD writers :lease',
      when: 'attribute_not_exists(erased_at)',
      values: { ':lease': new Set([lease.id]) },
    });
    expiredLeases = writersOf(account).filter(hasEnded);
  } catch (error) {
    throw isConditionFailed(error) ? erased(error) : error;
  }
  try {
    return await work(lease);
  } finally {
    await update(userId, {
      set: 'DELETE writers :leases',
      values: { ':leases': new Set([lease.id, ...expiredLeases]) },
    });
  }
}

/** From now on nobody enters. May be repeated. Without a username there is no account in the pool to delete. */
export async function startErasure(userId: string, username: string | null): Promise<void> {
  const hasUsername = username !== null;
  await update(userId, {
    set: `SET erased_at = if_not_exists(erased_at, :now)${hasUsername ? ', username = :username' : ''}`,
    values: { ':now': new Date().toISOString(), ...(hasUsername && { ':username': username }) },
  });
}

/** Whether anybody who had entered before the tombstone may still be writing. */
export async function hasWriters(userId: string): Promise<boolean> {
  return writersOf(await find(userId)).some((lease) => !hasEnded(lease));
}

/** All is gone: the tombstone alone stays, without a name. */
export async function completeErasure(userId: string): Promise<void> {
  const erased_at = new Date().toISOString();
  const item = { ...keyOf(userId), erased_at, expires_at: now() + tombstoneSeconds };
  await dynamodb.send(new PutCommand({ TableName: table(), Item: item }));
}

export interface AccountState {
  /** 'begun': something may be left, which whoever has asked for it may have given up. */
  readonly erasure: 'none' | 'begun' | 'done';
  /** By which the pool knows it, while its erasure is not done; null also where the pool had lost it before. */
  readonly username: string | null;
  /** Epoch milliseconds; null where it is there, or nobody has looked. */
  readonly missingSince: number | null;
}

export async function stateOf(userId: string): Promise<AccountState> {
  const { erased_at, expires_at, username, missing_since } = await find(userId);
  // What is no instant is no sighting.
  const since = typeof missing_since === 'string' ? Date.parse(missing_since) : Number.NaN;
  return {
    erasure: erased_at === undefined ? 'none' : expires_at === undefined ? 'begun' : 'done',
    username: typeof username === 'string' ? username : null,
    missingSince: Number.isNaN(since) ? null : since,
  };
}

/** The pool has just said that it has no such account. */
export async function markMissing(userId: string): Promise<void> {
  await update(userId, {
    set: 'SET missing_since = :now',
    values: { ':now': new Date().toISOString() },
  });
}

export async function clearMissing(userId: string): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: keyOf(userId),
      UpdateExpression: 'REMOVE missing_since',
    }),
  );
}

/** What is counted here: kinds of which a user may have only so many. */
export type Slot = 'letters' | 'documents' | 'searches' | 'tracked' | 'tracker_items';

/** One more; false where there are as many as may be. `count` says how many there are. */
export async function takeSlot(
  { userId, id }: WriteLease,
  slot: Slot,
  most: number,
  count: () => Promise<number>,
): Promise<boolean> {
  const names = { '#slot': slot };
  const tryUpdate = (set: string, when: string, values: Item): Promise<boolean> =>
    update(userId, { set, when, names, values }).then(
      () => true,
      (error) => {
        if (isConditionFailed(error)) return false;
        throw error;
      },
    );
  const take = () => tryUpdate('SET #slot = #slot + :one', '#slot < :most', { ':one': 1, ':most': most });
  if (await take()) return true;
  const storedCount = (await find(userId))[slot];
  if (storedCount === undefined) {
    // Of an account older than the counter. Nobody adds one before it is there, so the count still holds.
    await tryUpdate('SET #slot = :count', 'attribute_not_exists(#slot)', { ':count': await count() });
    return take();
  }
  // Somebody else has made the counter, or given a slot back, in between.
  if (Number(storedCount) < most) return take();
  const counted = await count();
  // A writer that died between the counter and the item has left it too high; nobody else may be on the way meanwhile.
  if (counted >= Number(storedCount)) return false;
  const values = { ':count': counted, ':known': storedCount, ':alone': new Set([id]) };
  return (await tryUpdate('SET #slot = :count', '#slot = :known AND writers = :alone', values)) && take();
}

/** One less. Where nothing was counted yet the count is made later. */
export async function releaseSlot({ userId }: WriteLease, slot: Slot): Promise<void> {
  try {
    await update(userId, {
      set: 'SET #slot = #slot - :one',
      when: '#slot > :zero',
      names: { '#slot': slot },
      values: { ':one': 1, ':zero': 0 },
    });
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

/** All of them are gone: whoever comes next counts anew. */
export async function resetSlots({ userId }: WriteLease, slots: readonly Slot[]): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: keyOf(userId),
      UpdateExpression: `REMOVE ${slots.map((_, n) => `#slot${n}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(slots.map((slot, n) => [`#slot${n}`, slot])),
    }),
  );
}
