import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { Item } from './user-items.ts';

/*
 * Table UserItems: what several devices write has a `revision`, how often it was written. Whoever writes says which one they
 * have read.
 */
const table = () => env('USER_ITEMS_TABLE');

/** The item in the place of the one that was read, null for none. False where another stands there by now. */
export async function putIfUnchanged(Item: Item, read: Item | null): Promise<boolean> {
  const condition =
    read === null
      ? { ConditionExpression: 'attribute_not_exists(id)' }
      : read.revision === undefined
        ? { ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(revision)' }
        : { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': read.revision } };
  try {
    await dynamodb.send(new PutCommand({ TableName: table(), Item, ...condition }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
