import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { WriteLease } from './accounts.ts';
import { itemId, listByPrefix, nameIn } from './user-items.ts';

/*
 * Table UserItems: two items for a Google account that is linked to one with a password, since Cognito finds nobody by it.
 *   whose is this Google account      find: `user_id` = 'google#<Google's id>', `id` = 'link'
 *   which are this user's             `user_id` = the user's own, `id` = 'google#<Google's id>': for the export and the erasure
 * The first has a `user_id` that is nobody's in the pool, as has the sweep's own item: `account` says whose it is, and
 * deleteAllOf of that user is what deletes it.
 */
const table = () => env('USER_ITEMS_TABLE');
const linkKey = (googleId: string) => ({ user_id: itemId('google', googleId), id: itemId('link') });

const link = z.object({ account: z.string(), username: z.string() });

/** Whom a sign-in with this Google account is one of, as a token would name them; null for an account of its own. */
export async function find(googleId: string): Promise<{ id: string; username: string } | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: linkKey(googleId), ConsistentRead: true }),
  );
  if (!Item) return null;
  const { account, username } = link.parse(Item);
  return { id: account, username };
}

export async function put({ userId }: WriteLease, googleId: string, username: string): Promise<void> {
  const own = { user_id: userId, id: itemId('google', googleId) };
  // First by which the other is found when it is to be deleted.
  for (const Item of [own, { ...linkKey(googleId), account: userId, username }])
    await dynamodb.send(new PutCommand({ TableName: table(), Item }));
}

/** Those that name the user from outside; their own items go with the others. */
export async function deleteAllOf(userId: string): Promise<void> {
  for (const item of await listByPrefix(userId, itemId('google', ''))) await deleteLink(nameIn(item), userId);
}

/** Nothing where the Google account is another's by now. */
async function deleteLink(googleId: string, userId: string): Promise<void> {
  try {
    await dynamodb.send(
      new DeleteCommand({
        TableName: table(),
        Key: linkKey(googleId),
        ConditionExpression: 'account = :user',
        ExpressionAttributeValues: { ':user': userId },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
