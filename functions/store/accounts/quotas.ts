import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { WriteLease } from './accounts.ts';
import { isLive, itemId } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'quota#<span>' { used }; `expires_at` (seconds) takes it away.
 *   how many in this span of time    used, take, giveBack: 'quota#2026-11-20' counts answers of the writer,
 *                                    'quota#uploads#2026-11-20T14' forms for files
 */
const table = () => env('USER_ITEMS_TABLE');
const keyOf = (userId: string, span: string) => ({ user_id: userId, id: itemId('quota', span) });

/** Longer than any span. */
const ttlSeconds = 3 * 24 * 60 * 60;

export async function used(userId: string, span: string): Promise<number> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: keyOf(userId, span), ConsistentRead: true }),
  );
  return Item && isLive(Item) ? Number(Item.used ?? 0) : 0;
}

/** One more; gives how many that makes, or null where there were as many as may be. */
export async function take({ userId }: WriteLease, span: string, most: number): Promise<number | null> {
  if (most < 1) return null;
  const expires = Math.floor(Date.now() / 1000) + ttlSeconds;
  try {
    const { Attributes } = await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: keyOf(userId, span),
        UpdateExpression: 'SET expires_at = :expires ADD used :one',
        ConditionExpression: 'attribute_not_exists(used) OR used < :most',
        ExpressionAttributeValues: { ':expires': expires, ':one': 1, ':most': most },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Number(Attributes?.used);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
}

/** For an answer that was never given. */
export async function refund({ userId }: WriteLease, span: string): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: table(),
      Key: keyOf(userId, span),
      UpdateExpression: 'ADD used :less',
      ExpressionAttributeValues: { ':less': -1 },
    }),
  );
}
