import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { deleteAll, dynamodb } from './dynamodb.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id`, which begins with the item's kind; the files of this folder
 * that name the table say of which kinds they are.
 *   all of one kind      listBegunWith
 *   how much there is    bytesOf: `bytes` of those items that have them, as `answeredBytes` gives it
 *   nothing any more     deleteAllOf
 */
const table = () => env('USER_ITEMS_TABLE');

type Item = Record<string, unknown>;

/** DynamoDB takes its time to delete what has expired (`expires_at`, epoch seconds). */
export const isKept = ({ expires_at }: Item): boolean =>
  expires_at === undefined || Number(expires_at) * 1000 > Date.now();

/** The user's items whose id begins so, without those that have expired, by id. */
export async function listBegunWith(userId: string, beginning: string): Promise<Item[]> {
  const query = {
    TableName: table(),
    KeyConditionExpression: 'user_id = :user AND begins_with(id, :beginning)',
    ExpressionAttributeValues: { ':user': userId, ':beginning': beginning },
    ConsistentRead: true,
  };
  const found: Item[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    found.push(...Items.filter(isKept));
  return found;
}

/** Of a value in the body of a Lambda's answer: a body is JSON, and the answer around it is JSON again. */
export const answeredBytes = (value: unknown): number =>
  Buffer.byteLength(JSON.stringify(JSON.stringify(value)));

/** Of the user's letters and marks together, but for the item of this id. */
export async function bytesOf(userId: string, except: string): Promise<number> {
  const query = {
    TableName: table(),
    KeyConditionExpression: 'user_id = :user',
    ProjectionExpression: 'id, #bytes',
    ExpressionAttributeNames: { '#bytes': 'bytes' },
    ExpressionAttributeValues: { ':user': userId },
  };
  let bytes = 0;
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    for (const item of Items) if (item.id !== except) bytes += Number(item.bytes ?? 0);
  return bytes;
}

/** Page by page; false where the time, as of `Date.now`, was up before the last. */
export async function deleteAllOf(userId: string, until: number): Promise<boolean> {
  const query = {
    TableName: table(),
    KeyConditionExpression: 'user_id = :user',
    ProjectionExpression: 'user_id, id',
    ExpressionAttributeValues: { ':user': userId },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query)) {
    if (Items.length > 0 && Date.now() > until) return false;
    await deleteAll(table(), Items);
  }
  return true;
}
