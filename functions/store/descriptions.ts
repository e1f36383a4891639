import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { env } from '#functions/runtime/env.ts';
import { dynamodb, getAll } from './dynamodb.ts';
import { readable } from './readable.ts';

/*
 * Table Descriptions: partition key `id`, the vacancy's. Long texts live apart so that no scan of vacancies reads them.
 *   one vacancy's description  find
 *   those of many              findMany
 */
const table = () => env('DESCRIPTIONS_TABLE');

/** Sanitised HTML, null where there is none; and whether it, or that there is none, is an admin's word. */
export async function findWithAuthor(id: string): Promise<{ html: string | null; isEdited: boolean }> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return { html: Item ? String(Item.html) || null : null, isEdited: Item?.is_edited === true };
}

/** Sanitised HTML; null where there is none. */
export const find = async (id: string): Promise<string | null> => (await findWithAuthor(id)).html;

const stored = z.object({ id: z.string(), html: z.string() });

/** By the vacancy's id, of those that there are and that can be read. */
export async function findMany(ids: readonly string[]): Promise<Map<string, string>> {
  const items = await getAll(
    table(),
    [...new Set(ids)].map((id) => ({ id })),
  );
  return new Map(readable(table(), items, (item) => stored.parse(item)).map(({ id, html }) => [id, html]));
}

/**
 * An importer's: a text that an admin has written stays. `html` must have been sanitised. Answers whether it is another text
 * than before.
 */
export async function put(description: { id: string; html: string }): Promise<boolean> {
  try {
    const { Attributes } = await dynamodb.send(
      new PutCommand({
        TableName: table(),
        Item: description,
        ConditionExpression: 'attribute_not_exists(is_edited)',
        ReturnValues: 'ALL_OLD',
      }),
    );
    return Attributes?.html !== description.html;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** An admin's: an empty one stays, too, so that no import fills it. `html` must have been sanitised. */
export async function putEdited(description: { id: string; html: string | null }): Promise<void> {
  const html = description.html ?? '';
  await dynamodb.send(
    new PutCommand({ TableName: table(), Item: { ...description, html, is_edited: true } }),
  );
}

async function remove(id: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: { id } }));
}

export { remove as delete };
