import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { $ZodError } from 'zod/v4/core';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { dynamodb } from './dynamodb.ts';

/*
 * Reading many: an item that cannot be read (written by another release, or damaged) is left out, told by its id and
 * counted, so that it does not take the others with it. Whoever reads one item by its key parses it strictly.
 */
type Item = Record<string, unknown>;

/** Ids in one line of the log. */
const maxLogged = 20;

/** Of the key what names no person: a user's item is told without the user. */
const nameOf = ({ kind, id }: Item): string =>
  [kind, id].filter((part) => typeof part === 'string').join(' ');

/** Which parts were wrong. Never a message: it may quote what somebody wrote. */
const faultsOf = (error: unknown): string[] =>
  error instanceof $ZodError
    ? error.issues.map(({ path }) => path.filter((part) => typeof part === 'string').join('.'))
    : [error instanceof Error ? error.name : typeof error];

export interface ParsedItems<Value> {
  values: Value[];
  unreadable: Item[];
}

export function parseItems<Value>(
  table: string,
  items: readonly Item[],
  read: (item: Item) => Value,
): ParsedItems<Value> {
  const values: Value[] = [];
  const unreadable: Item[] = [];
  const faults = new Set<string>();
  for (const item of items)
    try {
      values.push(read(item));
    } catch (error) {
      unreadable.push(item);
      for (const fault of faultsOf(error)) faults.add(fault);
    }
  const count = unreadable.length;
  if (count > 0) {
    const ids = unreadable.slice(0, maxLogged).map(nameOf);
    log.error('items cannot be read', { table, count, ids, faults: [...faults].slice(0, maxLogged) });
    measure({ UnreadableItems: count });
  }
  return { values, unreadable };
}

export const readable = <Value>(
  table: string,
  items: readonly Item[],
  read: (item: Item) => Value,
): Value[] => parseItems(table, items, read).values;

/** The first so many of the query that can be read: fewer only where there are no more. */
export async function firstReadable<Value>(
  query: QueryCommandInput & { TableName: string },
  limit: number,
  read: (item: Item) => Value,
): Promise<Value[]> {
  const found: Value[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb, pageSize: limit }, query)) {
    found.push(...readable(query.TableName, Items, read));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}
