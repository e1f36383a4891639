import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type Letter, letter } from '#core/contract/letters.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';
import { readable } from './readable.ts';
import { answeredBytes, listBegunWith } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'letter#<hash of the letter's id>': an id is a text of people
 * and may be longer than a key.
 *   this user's letters   listOf
 */
const table = () => env('USER_ITEMS_TABLE');

/** What `bytesOf` of the user's items leaves out where this letter is written anew. */
export const keyOf = (id: string): string => `letter#${createHash('sha256').update(id).digest('hex')}`;

/** The latest first. */
export async function listOf(userId: string): Promise<Letter[]> {
  const items = await listBegunWith(userId, 'letter#');
  const saved = readable(table(), items, (item) =>
    letter.parse({ ...item, id: item.letter_id, savedAt: item.saved_at }),
  );
  return saved.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** In the place of the one with the same id. */
export async function put(userId: string, said: Letter): Promise<void> {
  const { id, savedAt, ...rest } = said;
  const item = {
    ...rest,
    user_id: userId,
    id: keyOf(id),
    letter_id: id,
    saved_at: savedAt,
    bytes: answeredBytes(said),
  };
  await dynamodb.send(new PutCommand({ TableName: table(), Item: item }));
}

async function remove(userId: string, id: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: { user_id: userId, id: keyOf(id) } }));
}

export { remove as delete };
