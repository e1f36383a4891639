import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';
import { readable } from './readable.ts';
import { isKept, listBegunWith } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id`; `expires_at` (seconds) takes an item away.
 *   the answer to the same question   answer#<hash> { at, answer }: find, put, listOf; kept a day
 *   how many today                    quota#<YYYY-MM-DD> { used }: used, take, giveBack
 *   its reader has gone               stop#<writingId>: stop, isStopped
 */
const table = () => env('USER_ITEMS_TABLE');

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const day = 24 * 60 * 60;

async function itemOf(userId: string, id: string): Promise<Record<string, unknown> | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { user_id: userId, id }, ConsistentRead: true }),
  );
  return Item && isKept(Item) ? Item : null;
}

/** As it was put; null where it is gone. */
export async function find(userId: string, hash: string): Promise<unknown> {
  return (await itemOf(userId, `answer#${hash}`))?.answer ?? null;
}

export async function put(userId: string, hash: string, answer: object): Promise<void> {
  const item = {
    user_id: userId,
    id: `answer#${hash}`,
    at: new Date().toISOString(),
    answer,
    expires_at: inSeconds(day),
  };
  await dynamodb.send(new PutCommand({ TableName: table(), Item: item }));
}

const keptAnswer = z.object({ at: z.string(), answer: z.json() });

/** Those that are still kept. */
export const listOf = async (userId: string): Promise<z.output<typeof keptAnswer>[]> =>
  readable(table(), await listBegunWith(userId, 'answer#'), (item) => keptAnswer.parse(item));

export async function used(userId: string, date: string): Promise<number> {
  return Number((await itemOf(userId, `quota#${date}`))?.used ?? 0);
}

/** One more; gives how many that makes, or null where there were as many as may be. */
export async function take(userId: string, date: string, most: number): Promise<number | null> {
  if (most < 1) return null;
  try {
    const { Attributes } = await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { user_id: userId, id: `quota#${date}` },
        UpdateExpression: 'SET expires_at = :expires ADD used :one',
        ConditionExpression: 'attribute_not_exists(used) OR used < :most',
        ExpressionAttributeValues: { ':expires': inSeconds(3 * day), ':one': 1, ':most': most },
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
export async function giveBack(userId: string, date: string): Promise<void> {
  try {
    await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { user_id: userId, id: `quota#${date}` },
        UpdateExpression: 'ADD used :less',
        // Erased with the account meanwhile, it would come back without an end.
        ConditionExpression: 'attribute_exists(used)',
        ExpressionAttributeValues: { ':less': -1 },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

export async function stop(userId: string, writingId: string): Promise<void> {
  const item = { user_id: userId, id: `stop#${writingId}`, expires_at: inSeconds(600) };
  await dynamodb.send(new PutCommand({ TableName: table(), Item: item }));
}

export async function isStopped(userId: string, writingId: string): Promise<boolean> {
  return (await itemOf(userId, `stop#${writingId}`)) !== null;
}
