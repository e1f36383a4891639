import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { type AccountLetter, type Letter, letter, maxLetters } from '#core/contract/letters.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import { releaseSlot, takeSlot, type WriteLease } from './accounts.ts';
import { putIfUnchanged } from './revisions.ts';
import { countOf, type Item, itemId, pageOf, readableOf } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'letter#<hash of the letter's id>': an id is a text of people
 * and may be longer than a key.
 *   this user's letters   page
 */
const table = () => env('USER_ITEMS_TABLE');

const keyOf = (userId: string, id: string) => ({
  user_id: userId,
  id: itemId('letter', createHash('sha256').update(id).digest('hex')),
});

const itemOf = (userId: string, { id, savedAt, ...rest }: AccountLetter): Item => ({
  ...{ ...rest, ...keyOf(userId, id), letter_id: id, saved_at: savedAt },
});

/** One that was written before there were revisions has the first. */
const accountLetterOf = (item: Item): AccountLetter => ({
  ...letterOf(item),
  revision: typeof item.revision === 'number' ? item.revision : 1,
});

export const letterOf = (item: Item): Letter =>
  letter.parse({ ...item, id: item.letter_id, savedAt: item.saved_at });

/** In no order that means anything: by the hash of their ids. */
export async function page(
  userId: string,
  after?: string,
): Promise<{ letters: AccountLetter[]; next: string | null }> {
  const { items, next } = await pageOf(userId, { kind: 'letter', after });
  return { letters: readableOf(items, accountLetterOf), next };
}

async function findItem(userId: string, id: string): Promise<Item | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: keyOf(userId, id), ConsistentRead: true }),
  );
  return Item ?? null;
}

const isSame = (a: Letter, b: Letter): boolean =>
  a.text === b.text && a.companyName === b.companyName && a.position === b.position;

/** 'full' where it would be one too many. */
export type Put = { saved: AccountLetter } | { newer: AccountLetter } | 'full';

/**
 * In the place of the one with the same id and this revision, null for whatever stands there; else what stands there. The same
 * once more is saved already.
 */
export async function put(lease: WriteLease, draft: Letter, revision: number | null = null): Promise<Put> {
  const item = await findItem(lease.userId, draft.id);
  const before = item && accountLetterOf(item);
  if (before && isSame(before, draft)) return { saved: before };
  if (before && revision !== null && revision !== before.revision) return { newer: before };
  const isNew = before === null;
  const count = () => countOf(lease.userId, 'letter');
  if (isNew && !(await takeSlot(lease, 'letters', maxLetters, count))) return 'full';
  // Above whatever a device may know of one that was deleted.
  const saved = { ...draft, revision: Math.max(revision ?? 0, before?.revision ?? 0) + 1 };
  let isPut = false;
  try {
    isPut = await putIfUnchanged(itemOf(lease.userId, saved), item);
  } finally {
    if (isNew && !isPut) await releaseSlot(lease, 'letters');
  }
  // Somebody has written in between.
  return isPut ? { saved } : put(lease, draft, revision);
}

async function remove(lease: WriteLease, id: string): Promise<void> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: table(), Key: keyOf(lease.userId, id), ReturnValues: 'ALL_OLD' }),
  );
  if (Attributes) await releaseSlot(lease, 'letters');
}

export { remove as delete };
