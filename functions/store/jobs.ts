import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#core/contract/errors.ts';
import { type JobRow, jobRow, withClosing, withModification } from '#core/domain/job/job.ts';
import { env } from '#functions/runtime/env.ts';
import * as clock from './clock.ts';
import { wasApplied } from './conditions.ts';
import { dynamodb, getAll, putAllStamped, withRetries } from './dynamodb.ts';
import { foreignColumns, type Item, isTombstone, shards, stamp } from './job-item.ts';
import { parseItems, readable } from './readable.ts';

/*
 * Table Jobs: partition key `id`, so an upsert of an imported vacancy needs no look-up.
 *   one vacancy                get, find, findMany, findManyEventuallyConsistent
 *   and those deleted          lookUp: a deleted vacancy leaves a tombstone (`deleted_at`), so that no import brings it back
 *   all of them, at start      scan: pages of 1,000, the search index reads them once
 *   some of all, in pages      job-pages.ts
 *   what changed since         changedSince, changedAtSince: index `byChange` (change_shard, changed_at), keys only, eight shards
 *                              so that an import's writes do not meet on one partition; then the rows by id
 *   one that is new            putNew
 *   many that are to be changed  readToChange: one reading for all, then each as `change` does
 * `revision` counts the writes of a row: `change` reads, applies and writes only if nobody else has written meanwhile.
 */
const table = () => env('JOBS_TABLE');

async function findItem(id: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  );
  return Item;
}

/** Null where there is none, or no more. */
export async function find(id: string): Promise<JobRow | null> {
  const item = await findItem(id);
  return item && !isTombstone(item) ? jobRow.parse(item) : null;
}

export async function get(id: string): Promise<JobRow> {
  const found = await find(id);
  if (!found) throw new AppError('not_found', 'Вакансия не найдена');
  return found;
}

export interface LookUp {
  rows: JobRow[];
  deleted: string[];
  /** Those that are there and cannot be read: they are neither shown nor written over. */
  unreadable: string[];
}

/** Of items of the table as they come. */
export function partitionTombstones(items: readonly Item[]): LookUp {
  const rows = parseItems(
    table(),
    items.filter((item) => !isTombstone(item)),
    (item) => jobRow.parse(item),
  );
  return {
    rows: rows.values,
    deleted: items.filter(isTombstone).map(({ id }) => String(id)),
    unreadable: rows.unreadable.map(({ id }) => String(id)),
  };
}

const keysOf = (ids: readonly string[]) => [...new Set(ids)].map((id) => ({ id }));

/** Those that exist, and the ids of those that were deleted or cannot be read; in no order. */
export async function lookUp(ids: readonly string[]): Promise<LookUp> {
  return partitionTombstones(await getAll(table(), keysOf(ids)));
}

/** Those that exist, in no order. */
export const findMany = async (ids: readonly string[]): Promise<JobRow[]> => (await lookUp(ids)).rows;

/** As `findMany`, at half the price: what was written a moment ago may be missing. For rows that have long been there. */
export async function findManyEventuallyConsistent(ids: readonly string[]): Promise<JobRow[]> {
  return partitionTombstones(await getAll(table(), keysOf(ids), { isConsistent: false })).rows;
}

/** Read side by side: the table answers one while the pages of another are unpacked. */
const scanSegments = 4;

/** Every vacancy, hidden ones too, in pages of up to 1,000, in no order. */
export async function* scan(): AsyncGenerator<LookUp> {
  const segments = Array.from({ length: scanSegments }, (_, Segment) =>
    paginateScan(
      { client: dynamodb, pageSize: 1000 },
      { TableName: table(), Segment, TotalSegments: scanSegments },
    ),
  );
  const next = (segment: (typeof segments)[number]) => {
    const read = segment.next().then((page) => ({ segment, page }));
    // The race throws it; until then, while the caller is busy with a page, nobody listens.
    read.catch(() => null);
    return read;
  };
  const reading = new Map(segments.map((segment) => [segment, next(segment)]));
  while (reading.size > 0) {
    const { segment, page } = await Promise.race(reading.values());
    if (page.done) reading.delete(segment);
    else {
      reading.set(segment, next(segment));
      yield partitionTombstones(page.value.Items ?? []);
    }
  }
}

const shownChange = z.object({ id: z.string(), changed_at: z.string() });

export interface Changes extends LookUp {
  /** Id → when it was written: everything that the feed showed. */
  seen: ReadonlyMap<string, string>;
}

/** Id → when it was written or deleted, of those where that was at or after the ISO instant; in no order. */
export async function changedAtSince(since: string): Promise<Changes['seen']> {
  const changed = await Promise.all(
    Array.from({ length: shards }, async (_, shard) => {
      const changes: z.infer<typeof shownChange>[] = [];
      const query = {
        TableName: table(),
        IndexName: 'byChange',
        KeyConditionExpression: 'change_shard = :shard AND changed_at >= :since',
        ExpressionAttributeValues: { ':shard': shard, ':since': since },
      };
      for await (const page of paginateQuery({ client: dynamodb }, query))
        changes.push(...readable(table(), page.Items ?? [], (item) => shownChange.parse(item)));
      return changes;
    }),
  );
  return new Map(changed.flat().map(({ id, changed_at }) => [id, changed_at]));
}

type RowOf = (id: string, at: string) => JobRow | null;

/**
 * The vacancies written or deleted at or after the ISO instant, as they are now, but those that stand in `seen` of an
 * earlier answer; `rowOf` gives what the caller has as it was then or later. The index lags by moments: ask with overlap.
 */
export async function changedSince(since: string, before: Changes['seen'] = new Map(), rowOf?: RowOf) {
  const seen = await changedAtSince(since);
  const unseen = [...seen].filter(([id, at]) => before.get(id) !== at);
  const cached = unseen.flatMap(([id, at]) => rowOf?.(id, at) ?? []);
  const cachedIds = new Set(cached.map(({ id }) => id));
  const { rows, ...rest } = await lookUp(unseen.flatMap(([id]) => (cachedIds.has(id) ? [] : id)));
  return { ...rest, rows: [...cached, ...rows], seen } satisfies Changes;
}

/** Writes the rows whole, over what was there: for rows that nobody else can be writing. The caller bumps the version. */
export async function put(rows: readonly JobRow[]): Promise<void> {
  const parsed = rows.map((row) => jobRow.parse(row));
  // Stamped just before each attempt: whoever reads the feed meanwhile asks again only for the last seconds.
  await putAllStamped(
    table(),
    parsed.map((row) => ({ ...row, revision: 1 })),
    (item) => ({ ...item, ...stamp(String(item.id)) }),
  );
}

/** False where something stands under its id already: a tombstone, or this very row where the answer to its writing was lost. */
export const putNew = (row: JobRow): Promise<boolean> =>
  wasApplied(
    withRetries((client) =>
      client.send(
        new PutCommand({
          TableName: table(),
          Item: { ...jobRow.parse(row), ...stamp(row.id), revision: 1 },
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      ),
    ),
  );

/** Another writer between reading and writing is rare; as many times in a row is a fault. */
const maxAttempts = 8;

interface ChangeOptions {
  /** The description beside the row, which is written before it, is another one now. @default false */
  isTextNew?: boolean;
  /** The item as it was read a moment ago. @default - it is read */
  read?: Item | undefined;
}

/**
 * Reads a vacancy, applies the change and writes it, again from the start if somebody else wrote in between; so an
 * admin's word and an import's never undo each other. When it was closed and when readers last saw a change is stamped
 * here. `apply` gives the same row where nothing is to change. Answers the row before and after, null where there is no
 * such vacancy. The caller bumps the version.
 */
export async function change(
  id: string,
  apply: (row: JobRow) => JobRow,
  { isTextNew = false, read }: ChangeOptions = {},
): Promise<{ before: JobRow; after: JobRow } | null> {
  let item = read;
  for (let attempt = 1; ; attempt++) {
    item ??= await findItem(id);
    if (!item || isTombstone(item)) return null;
    const before = jobRow.parse(item);
    const now = clock.instant();
    const closed = withClosing(before, jobRow.parse(apply(before)), now);
    const after = withModification(before, closed, isTextNew, now);
    if (isDeepStrictEqual(before, after)) return { before, after };
    const revision = Number(item.revision ?? 0);
    const { change_shard, changed_at } = item;
    const foreign = foreignColumns(item);
    // When a source was last asked is of no interest to who reads the feed.
    const hasChanged = !isDeepStrictEqual({ ...before, checked_at: null }, { ...after, checked_at: null });
    const changeStamp = () => (hasChanged ? stamp(id) : { change_shard, changed_at });
    try {
      await withRetries((client) =>
        client.send(
          new PutCommand({
            TableName: table(),
            Item: { ...foreign, ...after, ...changeStamp(), revision: revision + 1 },
            ConditionExpression: 'revision = :read OR attribute_not_exists(revision)',
            ExpressionAttributeValues: { ':read': revision },
          }),
        ),
      );
      return { before, after };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException) || attempt === maxAttempts) throw error;
      item = undefined;
    }
  }
}

/** A `change` for many vacancies: they are read together, 100 a request, just before. Each reading serves one change. */
export async function readToChange(ids: readonly string[]): Promise<typeof change> {
  const items = await getAll(table(), keysOf(ids), { hasRetries: true });
  const read = new Map(items.map((item) => [String(item.id), item]));
  return (id, apply, options) => {
    const item = read.get(id);
    read.delete(id);
    return change(id, apply, { ...options, read: item });
  };
}

/** Leaves a tombstone in the row's place. Null where there is no such vacancy; else the row as it was. */
async function remove(id: string): Promise<JobRow | null> {
  const before = await find(id);
  if (!before) return null;
  await withRetries((client) =>
    client.send(
      new PutCommand({
        TableName: table(),
        // No row has this revision: a change that is under way finds that somebody else wrote.
        Item: { id, ...stamp(id), revision: -1, deleted_at: clock.instant() },
      }),
    ),
  );
  return before;
}

export { remove as delete };
