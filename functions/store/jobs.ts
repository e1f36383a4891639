import { createHash } from 'node:crypto';
import { GetCommand, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#core/contract/errors.ts';
import { type JobRow, jobRow } from '#core/domain/job.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb, getAll, putAll } from './dynamodb.ts';

/*
 * Table Jobs: partition key `id`, so an upsert of an imported vacancy needs no look-up.
 *   one vacancy                get, find, findMany
 *   all of them, at start      scan: pages of 1,000, the search index reads them once
 *   what changed since         changedSince: index `byChange` (change_shard, changed_at), keys only, eight shards
 *                              so that an import's writes do not meet on one partition; then the rows by id
 */
const table = () => env('JOBS_TABLE');
const shards = 8;

const shardOf = (id: string): number => (createHash('sha1').update(id).digest()[0] ?? 0) % shards;

/** Null where there is none. */
export async function find(id: string): Promise<JobRow | null> {
  const { Item } = await dynamodb.send(new GetCommand({ TableName: table(), Key: { id } }));
  return Item ? jobRow.parse(Item) : null;
}

export async function get(id: string): Promise<JobRow> {
  const found = await find(id);
  if (!found) throw new AppError('not_found', 'Вакансия не найдена');
  return found;
}

/** Those that exist, in no order. */
export async function findMany(ids: readonly string[]): Promise<JobRow[]> {
  const items = await getAll(
    table(),
    [...new Set(ids)].map((id) => ({ id })),
  );
  return items.map((item) => jobRow.parse(item));
}

/** Every vacancy, hidden ones too, in pages of up to 1,000. */
export async function* scan(): AsyncGenerator<JobRow[]> {
  for await (const page of paginateScan({ client: dynamodb, pageSize: 1000 }, { TableName: table() }))
    yield (page.Items ?? []).map((item) => jobRow.parse(item));
}

/** The vacancies written at or after the ISO instant, as they are now. The index lags by moments: ask with overlap. */
export async function changedSince(since: string): Promise<JobRow[]> {
  const changed = await Promise.all(
    Array.from({ length: shards }, async (_, shard) => {
      const ids: string[] = [];
      const query = {
        TableName: table(),
        IndexName: 'byChange',
        KeyConditionExpression: 'change_shard = :shard AND changed_at >= :since',
        ExpressionAttributeValues: { ':shard': shard, ':since': since },
      };
      for await (const page of paginateQuery({ client: dynamodb }, query))
        for (const item of page.Items ?? []) ids.push(item.id);
      return ids;
    }),
  );
  return findMany(changed.flat());
}

/** Writes the rows whole. The caller bumps the version once for all it wrote. */
export async function put(rows: readonly JobRow[]): Promise<void> {
  const changed_at = new Date().toISOString();
  await putAll(
    table(),
    rows.map((row) => ({ ...jobRow.parse(row), change_shard: shardOf(row.id), changed_at })),
  );
}
