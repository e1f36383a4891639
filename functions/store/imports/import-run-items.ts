import { GetCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { SourceId } from '#core/domain/import/source.ts';
import { dynamodb, getAll, putAll } from '../dynamodb.ts';
import { firstReadable, readable } from '../readable.ts';
import {
  deleteItems,
  everyItem,
  expiresAfter,
  itemsOf,
  importRunsTable as table,
} from './import-run-table.ts';

const detailsOf = (queue: string) => `details#${queue}`;
const skipsOf = (runId: string) => `skips#${runId}`;
const seenBy = (runId: string) => `seen#${runId}`;
const repostsOf = (source: SourceId) => `repost#${source}`;
const repostKeysOf = (source: SourceId) => `repost-keys#${source}`;

/** A vacancy in the queue, with what the list told of it: that stands where its detail tells no more. */
const waiting = z.object({
  id: z.string().min(1),
  tags: z.array(z.string()),
  tags_guessed: z.boolean().default(false),
  ai_score: z.number(),
  /** Ids of the runs that could not read its detail. */
  unread_by: z.array(z.string()).default([]),
  /** Whether others could be read beside it: then it is not the source that is broken. */
  is_own_trouble: z.boolean().default(false),
});
export type Waiting = z.infer<typeof waiting>;
type NewWaiting = z.input<typeof waiting>;

/** Puts vacancies into the queue; one that waits already goes on waiting. */
export const putWaiting = (queue: string, vacancies: readonly NewWaiting[]): Promise<void> =>
  putAll(
    table(),
    vacancies.map((vacancy) => ({ ...waiting.parse(vacancy), kind: detailsOf(queue) })),
  );

/** The first of the queue, or those behind an id. */
export const listWaiting = (queue: string, after: string | null, limit: number): Promise<Waiting[]> =>
  firstReadable(itemsOf(detailsOf(queue), after), limit, (item) => waiting.parse(item));

export const deleteWaiting = (queue: string, jobIds: readonly string[]): Promise<void> =>
  deleteItems(detailsOf(queue), jobIds);

export async function countWaiting(queue: string): Promise<number> {
  let count = 0;
  const query = { ...itemsOf(detailsOf(queue)), Select: 'COUNT' as const };
  for await (const page of paginateQuery({ client: dynamodb }, query)) count += page.Count ?? 0;
  return count;
}

/** What a step reads, written before: where it stands after the step's death, it has died of that. */
const crashNote = z.object({
  /** A page, or a batch of details. */
  place: z.string(),
  /** The one record that is being read; null where no record is told from the others. */
  record: z.string().nullable(),
  /** Records of this place that have ended a step once. */
  suspects: z.array(z.string()).default([]),
  /** Records of this place that have ended a step twice. */
  deadly: z.array(z.string()),
});
export type CrashNote = z.infer<typeof crashNote>;

const crashNoteKind = 'reading';

export async function findCrashNote(runId: string): Promise<CrashNote | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { kind: crashNoteKind, id: runId }, ConsistentRead: true }),
  );
  return Item ? crashNote.parse(Item) : null;
}

export async function putCrashNote(runId: string, note: CrashNote): Promise<void> {
  await dynamodb.send(
    new PutCommand({
      TableName: table(),
      Item: { ...crashNote.parse(note), kind: crashNoteKind, id: runId, ...expiresAfter(40) },
    }),
  );
}

const skip = z.object({ id: z.string().min(1), title: z.string(), reason: z.string() });
type Skip = z.infer<typeof skip>;

export const putSkips = (runId: string, skips: readonly Skip[]): Promise<void> =>
  putAll(
    table(),
    skips.map((skipped) => ({ ...skip.parse(skipped), kind: skipsOf(runId), ...expiresAfter(90) })),
  );

export const listSkips = async (runId: string): Promise<Skip[]> =>
  readable(table(), await everyItem(skipsOf(runId)), (item) => skip.parse(item));

const pageName = (page: number): string => String(page).padStart(8, '0');

/** Which of a page's vacancies its run has made new or changed: written before them, so that a crash forgets neither. */
const pageChanges = z.object({
  fresh: z.array(z.string()).default([]),
  changed: z.array(z.string()).default([]),
});
type PageChanges = z.infer<typeof pageChanges>;

export async function putSeen(
  runId: string,
  page: number,
  ids: readonly string[],
  changes: PageChanges = { fresh: [], changed: [] },
): Promise<void> {
  await dynamodb.send(
    new PutCommand({
      TableName: table(),
      Item: { kind: seenBy(runId), id: pageName(page), ids, ...changes, ...expiresAfter(40) },
    }),
  );
}

/** Of a page that a crash left half done; empty for one that nobody has begun. */
export async function findPageChanges(runId: string, page: number): Promise<PageChanges> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: table(),
      Key: { kind: seenBy(runId), id: pageName(page) },
      ConsistentRead: true,
    }),
  );
  return pageChanges.parse(Item ?? {});
}

/** The ids on the run's pages before the given one: a page that a crash left half done does not count as seen. */
export async function listSeen(runId: string, before: number): Promise<Set<string>> {
  const pages = (await everyItem(seenBy(runId))).filter(({ id }) => String(id) < pageName(before));
  return new Set(readable(table(), pages, ({ ids }) => z.array(z.string()).parse(ids)).flat());
}

/** Which vacancy stands for those with each key, by the key. */
export async function findReposts(source: SourceId, keys: readonly string[]): Promise<Map<string, string>> {
  const items = await getAll(
    table(),
    [...new Set(keys)].map((id) => ({ kind: repostsOf(source), id })),
  );
  return new Map(
    readable(table(), items, ({ id, job_id }) => [z.string().parse(id), z.string().parse(job_id)]),
  );
}

/** By the vacancy's id, the key under which it was met last. */
export async function findRepostKeys(
  source: SourceId,
  jobIds: readonly string[],
): Promise<Map<string, string>> {
  const items = await getAll(
    table(),
    [...new Set(jobIds)].map((id) => ({ kind: repostKeysOf(source), id })),
  );
  return new Map(readable(table(), items, ({ id, key }) => [z.string().parse(id), z.string().parse(key)]));
}

/** By the key, which vacancy stands for it from now on; and by that vacancy, its key. */
export const putReposts = (source: SourceId, jobIds: ReadonlyMap<string, string>): Promise<void> =>
  putAll(
    table(),
    [...jobIds].flatMap(([key, job_id]) => [
      { kind: repostsOf(source), id: key, job_id },
      { kind: repostKeysOf(source), id: job_id, key },
    ]),
  );
