import { DeleteCommand, GetCommand, PutCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { type ImportRun, importRun } from '#core/domain/import-run.ts';
import type { SourceId } from '#core/domain/source.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb, putAll } from './dynamodb.ts';

/*
 * Table ImportRuns: partition key `kind`, sort key `id`.
 *   a run, the last runs            kind 'run', id = the run's; ids sort by start: get, list, findLatest
 *   vacancies whose detail waits    kind 'details#<queue>', id = the vacancy's: listWaiting from the front
 *   what a run left out             kind 'skips#<run>', id = the vacancy's: listSkips
 *   what a run has seen             kind 'seen#<run>', id = page number, `ids` of up to 100 vacancies: listSeen,
 *                                   once per batch, so that a vacancy met twice is counted once
 */
const table = () => env('IMPORT_RUNS_TABLE');

const runs = 'run';
const detailsOf = (queue: string) => `details#${queue}`;
const skipsOf = (runId: string) => `skips#${runId}`;
const seenBy = (runId: string) => `seen#${runId}`;

export async function get(id: string): Promise<ImportRun> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: table(), Key: { kind: runs, id }, ConsistentRead: true }),
  );
  if (!Item) throw new AppError('not_found', 'Запуск импорта не найден');
  return importRun.parse(Item);
}

/** Whole, over what was there. */
export async function put(run: ImportRun): Promise<void> {
  await dynamodb.send(new PutCommand({ TableName: table(), Item: { ...importRun.parse(run), kind: runs } }));
}

/** The latest runs first. */
export async function list(limit: number): Promise<ImportRun[]> {
  const { Items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: table(),
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': runs },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  return Items.map((item) => importRun.parse(item));
}

/** Runs are few a day: the last of each source is among these. */
const fewDaysOfRuns = 50;

export async function findLatest(source: SourceId): Promise<ImportRun | null> {
  return (await list(fewDaysOfRuns)).find((run) => run.source === source) ?? null;
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

export async function listWaiting(queue: string, limit: number): Promise<Waiting[]> {
  const { Items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: table(),
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': detailsOf(queue) },
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  return Items.map((item) => waiting.parse(item));
}

export async function deleteWaiting(queue: string, jobIds: readonly string[]): Promise<void> {
  await Promise.all(
    jobIds.map((id) =>
      dynamodb.send(new DeleteCommand({ TableName: table(), Key: { kind: detailsOf(queue), id } })),
    ),
  );
}

export const skip = z.object({ id: z.string().min(1), title: z.string(), reason: z.string() });
export type Skip = z.infer<typeof skip>;

export const putSkips = (runId: string, skips: readonly Skip[]): Promise<void> =>
  putAll(
    table(),
    skips.map((one) => ({ ...skip.parse(one), kind: skipsOf(runId) })),
  );

export async function listSkips(runId: string): Promise<Skip[]> {
  return (await everyItem(skipsOf(runId))).map((item) => skip.parse(item));
}

const pageName = (page: number): string => String(page).padStart(8, '0');

export async function putSeen(runId: string, page: number, ids: readonly string[]): Promise<void> {
  await dynamodb.send(
    new PutCommand({ TableName: table(), Item: { kind: seenBy(runId), id: pageName(page), ids } }),
  );
}

/** The ids on the run's pages before the given one: a page that a crash left half done does not count as seen. */
export async function listSeen(runId: string, before: number): Promise<Set<string>> {
  const pages = (await everyItem(seenBy(runId))).filter(({ id }) => String(id) < pageName(before));
  return new Set(pages.flatMap(({ ids }) => z.array(z.string()).parse(ids)));
}

async function everyItem(kind: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  const query = {
    TableName: table(),
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': kind },
    ConsistentRead: true,
  };
  for await (const page of paginateQuery({ client: dynamodb }, query)) items.push(...(page.Items ?? []));
  return items;
}
