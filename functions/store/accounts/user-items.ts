import { paginateQuery, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#core/contract/errors.ts';
import { env } from '#functions/runtime/env.ts';
import { deleteAll, dynamodb, ownersPerPage, type PageKey } from '../dynamodb.ts';
import { readable } from '../readable.ts';

/*
 * Table UserItems: partition key `user_id`, sort key `id`, which begins with the item's kind; the files of this folder
 * that name the table say of which kinds they are.
 *   all of one kind               listByPrefix
 *   what one answer has room for  pageOf
 *   how many of one kind          countOf
 *   nothing any more              deleteAllOf
 *   whose is all this             pageOfOwners: the whole table, page by page
 */
const table = () => env('USER_ITEMS_TABLE');

export type Item = Record<string, unknown>;

/** Every kind of item that is kept of a user: what is not named here has no id, and what is named is exported and erased. */
export const itemKinds = [
  'account',
  'annotations',
  'answer',
  'application',
  'consent',
  'document',
  'google',
  'letter',
  'link',
  'mark',
  'quota',
  'stop',
  'synced',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** 'letter#<name>'; the one item of a kind has the kind's own name. */
export const itemId = (kind: ItemKind, name?: string): string =>
  name === undefined ? kind : `${kind}#${name}`;

export const kindOf = (id: string): ItemKind | null =>
  itemKinds.find((kind) => id === kind || id.startsWith(`${kind}#`)) ?? null;

/** 'letter#abc' → 'abc' */
export const nameIn = ({ id }: Item): string => String(id).replace(/^[^#]*#/u, '');

/** DynamoDB takes its time to delete what has expired (`expires_at`, epoch seconds). */
export const isLive = ({ expires_at }: Item): boolean =>
  expires_at === undefined || Number(expires_at) * 1000 > Date.now();

/** As a file of this folder reads one; what it cannot read is left out. */
export const readableOf = <Value>(items: readonly Item[], read: (item: Item) => Value): Value[] =>
  readable(table(), items, read);

const prefixQuery = (userId: string, prefix: string) => ({
  TableName: table(),
  KeyConditionExpression: 'user_id = :user AND begins_with(id, :beginning)',
  ExpressionAttributeValues: { ':user': userId, ':beginning': prefix },
  ConsistentRead: true,
});

/** The user's items whose id begins so, without those that have expired, by id. */
export async function listByPrefix(userId: string, prefix: string): Promise<Item[]> {
  const found: Item[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, prefixQuery(userId, prefix)))
    found.push(...Items.filter(isLive));
  return found;
}

export async function countOf(userId: string, kind: ItemKind): Promise<number> {
  return (await listByPrefix(userId, itemId(kind, ''))).length;
}

/** Of a value in the body of a Lambda's answer: a body is JSON, and the answer around it is JSON again. */
const responseBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)));

/** A Lambda answers 6 MB. One item alone is 400 KB at most, which escapes make 2.8 MB. */
const maxPageBytes = 3_000_000;

export interface ItemPage {
  readonly items: Item[];
  /** What to ask the next page with; null after the last. */
  readonly next: string | null;
}

interface PageRequest {
  kind?: ItemKind;
  /** `next` of the page before. */
  after?: string | undefined;
  /** Only what has changed since this instant, by its `changed_at`. */
  since?: string | undefined;
}

/** By id, as many as one answer has room for. */
export async function pageOf(userId: string, { kind, after, since }: PageRequest = {}): Promise<ItemPage> {
  const prefix = kind === undefined ? '' : itemId(kind, '');
  if (after !== undefined && !(after.startsWith(prefix) && kindOf(after)))
    throw new AppError('invalid_request', 'after: не продолжение этого списка');
  const all = { KeyConditionExpression: 'user_id = :user', ExpressionAttributeValues: { ':user': userId } };
  const query = { ...prefixQuery(userId, prefix), ...(kind === undefined && all) };
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      ...query,
      ...(since !== undefined && {
        FilterExpression: 'changed_at >= :since',
        ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':since': since },
      }),
      ...(after !== undefined && { ExclusiveStartKey: { user_id: userId, id: after } }),
    }),
  );
  let bytes = 0;
  const overflowAt = Items.findIndex((item, at) => {
    bytes += responseBytes(item);
    return at > 0 && bytes > maxPageBytes;
  });
  const fitting = overflowAt < 0 ? Items : Items.slice(0, overflowAt);
  const next = overflowAt < 0 ? LastEvaluatedKey?.id : fitting.at(-1)?.id;
  return { items: fitting.filter(isLive), next: next === undefined ? null : String(next) };
}

/** All but the account's own item, page by page; false where the time, as of `Date.now`, was up before the last. */
export async function deleteAllOf(userId: string, until: number): Promise<boolean> {
  const query = {
    TableName: table(),
    KeyConditionExpression: 'user_id = :user',
    ProjectionExpression: 'user_id, id',
    ExpressionAttributeValues: { ':user': userId },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query)) {
    const own = Items.filter(({ id }) => id !== itemId('account'));
    if (own.length > 0 && Date.now() > until) return false;
    await deleteAll(table(), own);
  }
  return true;
}

/** What may be a `sub`: 'google#117' hangs on the account that it names, and '#sweep' on none. */
const possibleSub = /^[\w-]{1,128}$/;

export interface Owner {
  readonly id: string;
  /** Whether anything but the account's own item was met. */
  readonly hasItems: boolean;
}

/** Whose items stand on the next page, at half the price of a consistent read. What the items hold is not looked at. */
export async function pageOfOwners(
  after: PageKey | null,
): Promise<{ owners: Owner[]; next: PageKey | null }> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new ScanCommand({
      TableName: table(),
      ProjectionExpression: 'user_id, id',
      Limit: ownersPerPage,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  const hasItems = new Map<string, boolean>();
  for (const { user_id, id } of Items)
    if (possibleSub.test(user_id)) hasItems.set(user_id, hasItems.get(user_id) || id !== itemId('account'));
  return {
    owners: [...hasItems].map(([id, has]) => ({ id, hasItems: has })),
    next: LastEvaluatedKey ?? null,
  };
}
