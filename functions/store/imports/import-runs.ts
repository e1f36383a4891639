import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { type ImportRun, importRun } from '#core/domain/import/import-run.ts';
import { type SourceId, sourceId } from '#core/domain/import/source.ts';
import { dynamodb, ownersPerPage, type PageKey } from '../dynamodb.ts';
import { firstReadable, readable } from '../readable.ts';
import { everyItem, itemsOf, importRunsTable as table } from './import-run-table.ts';

export {
  findLease,
  handOverLease,
  type Lease,
  lease,
  releaseLease,
  renewLease,
  requestStop,
  takeLease,
} from './import-lease.ts';
export * from './import-run-items.ts';

const runs = 'run';
const sources = 'source';
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
  return readable(table(), item ? [item] : [], (value) => importRun.parse(value))[0] ?? null;
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
export const listRecent = (): Promise<ImportRun[]> => list(50);

export async function findLatest(source: SourceId): Promise<ImportRun | null> {
  return (await listRecent()).find((run) => run.source === source) ?? null;
}

/** The latest run of the source that says it is running: it is, or it was cut off. */
export async function findRunning(source: SourceId): Promise<ImportRun | null> {
  const runs = await listRecent();
  return runs.find((run) => run.source === source && run.status === 'running') ?? null;
}

/** Of one start, in the order in which they were begun. */
export async function listGroup(group: string): Promise<ImportRun[]> {
  const runs = (await listRecent()).filter((run) => run.group === group);
  // Not by id: a run that goes on keeps the id of its first start.
  return runs.toSorted((a, b) => b.sources_after.length - a.sources_after.length);
}

/** The runs stay; that this user has started them or gone on with them, they say no more. */
export async function eraseStarter(userId: string): Promise<void> {
  for (const { id, started_by, resumed_by } of await everyItem(runs)) {
    const named = Object.entries({ started_by, resumed_by }).filter(([, by]) => by === userId);
    if (named.length === 0) continue;
    await dynamodb.send(
      new UpdateCommand({
        TableName: table(),
        Key: { kind: runs, id },
        UpdateExpression: `SET ${named.map(([column]) => `${column} = :erased`).join(', ')}`,
        ExpressionAttributeValues: { ':erased': 'erased' },
      }),
    );
  }
}

/** As Cognito makes a `sub`: others that have started a run are no people, or not of the site. */
const cognitoSub = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The people who have started the runs of the next page, or gone on with them. */
export async function pageOfStarters(
  after: PageKey | null,
): Promise<{ ids: string[]; next: PageKey | null }> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      ...itemsOf(runs),
      Limit: ownersPerPage,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  const ids = Items.flatMap(({ started_by, resumed_by }) => [String(started_by), String(resumed_by)]).filter(
    (id) => cognitoSub.test(id),
  );
  return { ids: [...new Set(ids)], next: LastEvaluatedKey ?? null };
}

export const sourceState = z.object({
  id: sourceId,
  /** ISO instant from which on, less an hour, an incremental crawl reads: the start of the last run that succeeded. */
  watermark: z.string().nullable(),
  last_success_at: z.string().nullable(),
  last_full_at: z.string().nullable(),
  /** When the first run was begun, whatever came of it; left out before there was one. */
  first_tried_at: z.string().optional(),
  /** Ids of the last two full crawls that succeeded, the newest first. */
  last_full_runs: z.array(z.string()).max(2),
  /** Of the mapping by which the last full crawl has read all there is; left out before there was one. */
  mapping_version: z.int().optional(),
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
