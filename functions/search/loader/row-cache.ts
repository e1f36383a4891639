import type { JobRow } from '#core/domain/job/job.ts';
import * as jobs from '#functions/store/jobs.ts';
import type { JobIndex } from '../job-index.ts';

/** So many cards of popular pages stay at hand. */
const maxCachedRows = 2000;

/** Rows as the table had them, for each index its own: of those that have changed since its snapshot the index tells. */
const rowCaches = new WeakMap<JobIndex, Map<string, JobRow>>();

/** The vacancies of these ids as they stand, without those that are no more. */
export async function rowsOf(index: JobIndex, ids: readonly string[]): Promise<Map<string, JobRow>> {
  const kept = rowCaches.get(index) ?? new Map<string, JobRow>();
  rowCaches.set(index, kept);
  const known = ids.flatMap((id) => index.changedRow(id) ?? kept.get(id) ?? []);
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of await jobs.findSettled(ids.filter((id) => !rows.has(id)))) rows.set(row.id, row);
  // Those that were asked for last stand last.
  for (const [id, row] of rows) {
    kept.delete(id);
    if (index.changedRow(id) === null) kept.set(id, row);
  }
  for (const id of kept.keys()) {
    if (kept.size <= maxCachedRows) break;
    kept.delete(id);
  }
  return rows;
}

/**
 * For an index that takes the place of another, which has read all changes that the newer one's snapshot has: what the older
 * tells of has changed, and the newer tells of what has changed since.
 */
export function takeRowsOver(older: JobIndex, newer: JobIndex): void {
  const kept = rowCaches.get(older) ?? new Map<string, JobRow>();
  rowCaches.set(newer, new Map(Iterator.from(kept).filter(([id]) => older.changedRow(id) === null)));
}
