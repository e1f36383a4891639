import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { WriteLease } from './accounts.ts';
import { isLive, itemId } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id`; `expires_at` (seconds) takes an item away.
 *   the answer to the same question   answer#<hash> { at, answer }: find, put; kept a day
 *   its reader has gone               stop#<writingId>: stop, isStopped
 */
const table = () => env('USER_ITEMS_TABLE');

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const day = 24 * 60 * 60;

async function itemOf(userId: string, id: string): Promise<Record<string, unknown> | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { user_id: userId, id }, ConsistentRead: true }),
  );
  return Item && isLive(Item) ? Item : null;
}

/** As it was put; null where it is gone. */
export async function find(userId: string, hash: string): Promise<unknown> {
  return (await itemOf(userId, itemId('answer', hash)))?.answer ?? null;
}

export async function put({ userId }: WriteLease, hash: string, answer: object): Promise<void> {
  const item = {
    user_id: userId,
    id: itemId('answer', hash),
    at: new Date().toISOString(),
    answer,
    expires_at: inSeconds(day),
  };
  await dynamodb.send(new PutCommand({ TableName: table(), Item: item }));
}

export async function stop({ userId }: WriteLease, writingId: string): Promise<void> {
  const item = { user_id: userId, id: itemId('stop', writingId), expires_at: inSeconds(600) };
  await dynamodb.send(new PutCommand({ TableName: table(), Item: item }));
}

export async function isStopped(userId: string, writingId: string): Promise<boolean> {
  return (await itemOf(userId, itemId('stop', writingId))) !== null;
}
