import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from './dynamodb.ts';

/*
 * Table Descriptions: partition key `id`, the vacancy's. Long texts live apart so that no scan of vacancies reads them.
 *   one vacancy's description  find
 */
const table = () => env('DESCRIPTIONS_TABLE');

/** Sanitised HTML; null where there is none. */
export async function find(id: string): Promise<string | null> {
  const { Item } = await dynamodb.send(new GetCommand({ TableName: table(), Key: { id } }));
  return Item ? String(Item.html) : null;
}

/** `html` must have been sanitised. */
export async function put(description: { id: string; html: string }): Promise<void> {
  await dynamodb.send(new PutCommand({ TableName: table(), Item: description }));
}

async function remove(id: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: { id } }));
}

export { remove as delete };
