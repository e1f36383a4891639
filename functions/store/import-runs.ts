import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { type ImportRun, importRun } from '#core/domain/import/import-run.ts';
import { type SourceId, sourceId } from '#core/domain/import/source.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb, getAll, ownersAPage, type PageKey, putAll } from './dynamodb.ts';
import { firstReadable, readable } from './readable.ts';

export {
  findLease,
  handLease,
  type Lease,
  lease,
  releaseLease,
  renewLease,
  requestStop,
  takeLease,
} from './import-lease.ts';

/*
 * Table ImportRuns: partition key `kind`, sort key `id`.
 *   a run, the last runs            kind 'run', id = the run's; ids sort by start: get, list, listGroup, findLatest
 *   who imports now                 kind 'lease', id 'import': import-lease.ts
 *   what is known of a source       kind 'source', id = the source's: findSource
 *   vacancies whose detail waits    kind 'details#<queue>', id = the vacancy's: listWaiting from the front
 *   what a run left out             kind 'skips#<run>', id = the vacancy's: listSkips
 *   what a run has seen             kind 'seen#<run>', id = page number, `ids` of up to 100 vacancies: listSeen,
 *                                   once per batch, so that a vacancy met twice is counted once
 *   what a step is reading          kind 'reading', id = the run's: findReading, before a batch
 *   which vacancy stands for one    kind 'repost#<source>', id = the key that both have: findReposts
 *   posted twice
 * What serves one run alone expires (`expires_at`, epoch seconds).
 */
const table = () => env('IMPORT_RUNS_TABLE');

const runs = 'run';
const sources = 'source';
const detailsOf = (queue: string) => `details#${queue}`;
const skipsOf = (runId: string) => `skips#${runId}`;
const seenBy = (runId: string) => `seen#${runId}`;
const repostsOf = (source: SourceId) => `repost#${source}`;

const after = (days: number) => ({ expires_at: Math.floor(Date.now() / 1000) + days * 86_400 });

async function findItem(id: string): Promise<Record<string, unknown> | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { kind: runs, id }, ConsistentRead: true }),
  );
  return Item;
}

export async function get(id: string): Promise<ImportRun> {
  const item = await findItem(id);
  if (!item) throw new AppError('not_found', 'Запуск импорта не найден');
  return importRun.parse(item);
}

/** For who can do without it: null also where it cannot be read. */
export async function findReadable(id: string): Promise<ImportRun | null> {
  const item = await findItem(id);
  return readable(table(), item ? [item] : [], (one) => importRun.parse(one))[0] ?? null;
}

/** Whole, over what was there; `conflict` where the run has meanwhile become another execution's. */
export async function put(run: ImportRun): Promise<void> {
  await dynamodb
    .send(
      new PutCommand({
        TableName: table(),
        Item: { ...importRun.parse(run), kind: runs },
        ConditionExpression: 'attribute_not_exists(#execution) OR #execution = :mine',
        ExpressionAttributeNames: { '#execution': 'execution' },
        ExpressionAttributeValues: { ':mine': run.execution },
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      throw new AppError('conflict', 'Этот импорт уже продолжает другой запуск.', { cause: error });
    });
}

/** Makes the run that of the execution which it names: only for who holds the lease. */
export async function takeOver(run: ImportRun): Promise<void> {
  await dynamodb.send(new PutCommand({ TableName: table(), Item: { ...importRun.parse(run), kind: runs } }));
}

/** The latest runs first. */
export const list = (limit: number): Promise<ImportRun[]> =>
  firstReadable({ ...itemsOf(runs), ScanIndexForward: false }, limit, (item) => importRun.parse(item));

/** Runs are few a day: the last of each source is among these. */
const fewDaysOfRuns = 50;

export async function findLatest(source: SourceId): Promise<ImportRun | null> {
  return (await list(fewDaysOfRuns)).find((run) => run.source === source) ?? null;
}

/** The latest run of the source that says it is running: it is, or it was cut off. */
export async function findRunning(source: SourceId): Promise<ImportRun | null> {
  const runs = await list(fewDaysOfRuns);
  return runs.find((run) => run.source === source && run.status === 'running') ?? null;
}

/** Of one start, in the order in which they were begun. */
export async function listGroup(group: string): Promise<ImportRun[]> {
  const runs = (await list(fewDaysOfRuns)).filter((run) => run.group === group);
  // Not by id: a run that goes on keeps the id of its first start.
  return runs.toSorted((a, b) => b.sources_after.length - a.sources_after.length);
}

/** The runs stay; that this user has started them, they say no more. */
export async function forgetStarter(userId: string): Promise<void> {
  for (const { id, started_by } of await everyItem(runs)) {
    if (started_by !== userId) continue;
    await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { kind: runs, id },
        UpdateExpression: 'SET started_by = :erased',
        ExpressionAttributeValues: { ':erased': 'erased' },
      }),
    );
  }
}

/** As Cognito makes a `sub`: others that have started a run are no people, or not of the site. */
const accountId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The people who have started the runs of the next page. */
export async function pageOfStarters(
  after: PageKey | null,
): Promise<{ ids: string[]; next: PageKey | null }> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      ...itemsOf(runs),
      Limit: ownersAPage,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  const ids = Items.map(({ started_by }) => String(started_by)).filter((id) => accountId.test(id));
  return { ids: [...new Set(ids)], next: LastEvaluatedKey ?? null };
}

export const sourceState = z.object({
  id: sourceId,
  /** ISO instant from which on, less an hour, an incremental crawl reads: the start of the last run that succeeded. */
  watermark: z.string().nullable(),
  last_success_at: z.string().nullable(),
  last_full_at: z.string().nullable(),
  /** Ids of the last two full crawls that succeeded, the newest first. */
  last_full_runs: z.array(z.string()).max(2),
  /** ISO instant until which it is left alone, and why, in Russian. */
  rests_until: z.string().nullable(),
  rest_reason: z.string().nullable(),
});
export type SourceState = z.infer<typeof sourceState>;

export async function findSource(id: SourceId): Promise<SourceState | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { kind: sources, id }, ConsistentRead: true }),
  );
  return Item ? sourceState.parse(Item) : null;
}

/** Whole: only for who holds the lease. */
export async function putSource(state: SourceState): Promise<void> {
  await dynamodb.send(
    new PutCommand({ TableName: table(), Item: { ...sourceState.parse(state), kind: sources } }),
  );
}

/** A vacancy in the queue, with what the list told of it: that stands where its detail tells no more. */
export const waiting = z.object({ id: z.string().min(1), tags: z.array(z.string()), ai_score: z.number() });
export type Waiting = z.infer<typeof waiting>;

/** Puts vacancies into the queue; one that waits already goes on waiting. */
export const putWaiting = (queue: string, vacancies: readonly Waiting[]): Promise<void> =>
  putAll(
    table(),
    vacancies.map((one) => ({ ...waiting.parse(one), kind: detailsOf(queue) })),
  );

export const listWaiting = (queue: string, limit: number): Promise<Waiting[]> =>
  firstReadable(itemsOf(detailsOf(queue)), limit, (item) => waiting.parse(item));

export const deleteWaiting = (queue: string, jobIds: readonly string[]): Promise<void> =>
  deleteItems(detailsOf(queue), jobIds);

export async function countWaiting(queue: string): Promise<number> {
  let count = 0;
  const query = { ...itemsOf(detailsOf(queue)), Select: 'COUNT' as const };
  for await (const page of paginateQuery({ client: dynamodb }, query)) count += page.Count ?? 0;
  return count;
}

/** What a step reads, written before: where it stands after the step's death, it has died of that. */
export const reading = z.object({
  /** A page, or a portion of details. */
  place: z.string(),
  /** The one record that is being read; null where no record is told from the others. */
  record: z.string().nullable(),
  /** Records of this place that have ended a step. */
  deadly: z.array(z.string()),
});
export type Reading = z.infer<typeof reading>;

const readings = 'reading';

export async function findReading(runId: string): Promise<Reading | null> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { kind: readings, id: runId }, ConsistentRead: true }),
  );
  return Item ? reading.parse(Item) : null;
}

export async function putReading(runId: string, one: Reading): Promise<void> {
  await dynamodb.send(
    new PutCommand({
      TableName: table(),
      Item: { ...reading.parse(one), kind: readings, id: runId, ...after(40) },
    }),
  );
}

export const skip = z.object({ id: z.string().min(1), title: z.string(), reason: z.string() });
export type Skip = z.infer<typeof skip>;

export const putSkips = (runId: string, skips: readonly Skip[]): Promise<void> =>
  putAll(
    table(),
    skips.map((one) => ({ ...skip.parse(one), kind: skipsOf(runId), ...after(90) })),
  );

export const listSkips = async (runId: string): Promise<Skip[]> =>
  readable(table(), await everyItem(skipsOf(runId)), (item) => skip.parse(item));

const pageName = (page: number): string => String(page).padStart(8, '0');

/** Which of a page's vacancies its run has made new or changed: written before them, so that a crash forgets neither. */
export const pageMarks = z.object({
  fresh: z.array(z.string()).default([]),
  changed: z.array(z.string()).default([]),
});
export type PageMarks = z.infer<typeof pageMarks>;

export async function putSeen(
  runId: string,
  page: number,
  ids: readonly string[],
  marks: PageMarks = { fresh: [], changed: [] },
): Promise<void> {
  await dynamodb.send(
    new PutCommand({
      TableName: table(),
      Item: { kind: seenBy(runId), id: pageName(page), ids, ...marks, ...after(40) },
    }),
  );
}

/** Of a page that a crash left half done; empty for one that nobody has begun. */
export async function findMarks(runId: string, page: number): Promise<PageMarks> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: table(),
      Key: { kind: seenBy(runId), id: pageName(page) },
      ConsistentRead: true,
    }),
  );
  return pageMarks.parse(Item ?? {});
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

export const putReposts = (source: SourceId, jobIds: ReadonlyMap<string, string>): Promise<void> =>
  putAll(
    table(),
    [...jobIds].map(([id, job_id]) => ({ kind: repostsOf(source), id, job_id })),
  );

const itemsOf = (kind: string) => ({
  TableName: table(),
  KeyConditionExpression: 'kind = :kind',
  ExpressionAttributeValues: { ':kind': kind },
  ConsistentRead: true,
});

async function everyItem(kind: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateQuery({ client: dynamodb }, itemsOf(kind)))
    items.push(...(page.Items ?? []));
  return items;
}

async function deleteItems(kind: string, ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map((id) => dynamodb.send(new DeleteCommand({ TableName: table(), Key: { kind, id } }))),
  );
}
