import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type Letter, letter, mostLetters } from '#core/contract/letters.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import { releaseSlot, takeSlot, type WriteLease } from './accounts.ts';
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

export const letterOf = (item: Item): Letter =>
  letter.parse({ ...item, id: item.letter_id, savedAt: item.saved_at });

/** In no order that means anything: by the hash of their ids. */
export async function page(
  userId: string,
  after?: string,
): Promise<{ letters: Letter[]; next: string | null }> {
  const { items, next } = await pageOf(userId, { kind: 'letter', after });
  return { letters: readableOf(items, letterOf), next };
}

/** In the place of the one with the same id; false where it would be one too many. */
export async function put(lease: WriteLease, said: Letter): Promise<boolean> {
  const { id, savedAt, ...rest } = said;
  const Item = { ...rest, ...keyOf(lease.userId, id), letter_id: id, saved_at: savedAt };
  const putIf = (ConditionExpression: string): Promise<boolean> =>
    dynamodb.send(new PutCommand({ TableName: table(), Item, ConditionExpression })).then(
      () => true,
      (error) => {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      },
    );
  if (await putIf('attribute_exists(id)')) return true;
  const count = () => countOf(lease.userId, 'letter');
  if (!(await takeSlot(lease, 'letters', mostLetters, count))) return false;
  let isNew = false;
  try {
    isNew = await putIf('attribute_not_exists(id)');
  } finally {
    if (!isNew) await releaseSlot(lease, 'letters');
  }
  // The same letter has come by another request in between.
  return isNew || put(lease, said);
}

async function remove(lease: WriteLease, id: string): Promise<void> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: table(), Key: keyOf(lease.userId, id), ReturnValues: 'ALL_OLD' }),
  );
  if (Attributes) await releaseSlot(lease, 'letters');
}

export { remove as delete };
