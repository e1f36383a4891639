import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { dynamodb } from '../dynamodb.ts';
import type { WriteLease } from './accounts.ts';
import { putIfUnchanged } from './revisions.ts';
import { itemId } from './user-items.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id` = 'annotations#<documentId>'. The annotations are kept as
 * JSON, under the name `marks`: as a value of DynamoDB, numbers would lose digits and depth would have an end.
 *   the annotations of a document     find
 *   these in place of those           put: refused where somebody else has written meanwhile
 */
const table = () => env('USER_ITEMS_TABLE');

export type Annotation = z.core.util.JSONType;
export interface Annotations {
  readonly marks: Annotation[];
  /** How often they were written; 0 before the first time. */
  readonly revision: number;
}

const keyOf = (userId: string, documentId: string) => ({
  user_id: userId,
  id: itemId('annotations', documentId),
});

const item = z.object({ id: z.string(), marks: z.string(), revision: z.int() });
export const annotationsOf = (found: unknown): Annotations => {
  const { marks, revision } = item.parse(found);
  return { marks: z.array(z.json()).parse(JSON.parse(marks)), revision };
};

export async function find(userId: string, documentId: string): Promise<Annotations> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: table(),
      Key: keyOf(userId, documentId),
      ConsistentRead: true,
    }),
  );
  return Item ? annotationsOf(Item) : { marks: [], revision: 0 };
}

/** In the place of those with this revision; null where these are there no more. */
export async function put(
  { userId }: WriteLease,
  documentId: string,
  { marks, revision }: Annotations,
): Promise<Annotations | null> {
  const saved = { marks: [...marks], revision: revision + 1 };
  const item = { ...keyOf(userId, documentId), ...saved, marks: JSON.stringify(marks) };
  return (await putIfUnchanged(item, revision === 0 ? null : { revision })) ? saved : null;
}

async function remove({ userId }: WriteLease, documentId: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: table(), Key: keyOf(userId, documentId) }));
}

export { remove as delete };
