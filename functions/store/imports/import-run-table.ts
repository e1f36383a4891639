import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/runtime/env.ts';
import { deleteAll, dynamodb } from '../dynamodb.ts';

/*
 * Table ImportRuns: partition key `kind`, sort key `id`.
 *   a run, the last runs            kind 'run', id = the run's; ids sort by start: get, list, listGroup, findLatest
 *   who imports now                 kind 'lease', id 'import': import-lease.ts
 *   what is known of a source       kind 'source', id = the source's: findSource
 *   vacancies whose detail waits    kind 'details#<queue>', id = the vacancy's: listWaiting in their order
 *   what a run left out             kind 'skips#<run>', id = the vacancy's: listSkips
 *   what a run has seen             kind 'seen#<run>', id = page number, `ids` of up to 100 vacancies: listSeen,
 *                                   once per batch, so that a vacancy met twice is counted once
 *   what a step is reading          kind 'reading', id = the run's: findCrashNote, before a batch
 *   which vacancy stands for one    kind 'repost#<source>', id = the key that both have: findReposts
 *   posted twice                    and kind 'repost-keys#<source>', id = the vacancy's, its last `key`: findRepostKeys
 *   how far stored vacancies are    kind 'demands', id 'walk': demand-walk.ts
 *   read for what they ask
 *   what search engines were told   kind 'submitted', id 'addresses': submitted-changes.ts
 * What serves one run alone expires (`expires_at`, epoch seconds).
 */
export const importRunsTable = () => env('IMPORT_RUNS_TABLE');

export const expiresAfter = (days: number) => ({ expires_at: Math.floor(Date.now() / 1000) + days * 86_400 });

/** All of a kind, or those behind an id. */
export const itemsOf = (kind: string, after: string | null = null) => ({
  TableName: importRunsTable(),
  KeyConditionExpression: after === null ? 'kind = :kind' : 'kind = :kind AND id > :after',
  ExpressionAttributeValues: { ':kind': kind, ...(after !== null && { ':after': after }) },
  ConsistentRead: true,
});

export async function everyItem(kind: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateQuery({ client: dynamodb }, itemsOf(kind)))
    items.push(...(page.Items ?? []));
  return items;
}

export const deleteItems = (kind: string, ids: readonly string[]): Promise<void> =>
  deleteAll(
    importRunsTable(),
    ids.map((id) => ({ kind, id })),
    { hasRetries: true },
  );
