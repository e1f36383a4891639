import type { JobRow } from '#core/domain/job/job.ts';
import * as jobs from '#functions/store/jobs.ts';
import type { JobIndex } from '../job-index.ts';

/** So many cards of popular pages stay at hand. */
const maxCachedRows = 2000;

interface CachedRows {
  /** As the table had them. Of those that have changed since its snapshot the index tells. */
  cached: Map<string, JobRow>;
  /** Those that the index before kept. */
  previous: ReadonlyMap<string, JobRow>;
}

const rowCaches = new WeakMap<JobIndex, CachedRows>();

function cachedRowsOf(index: JobIndex): CachedRows {
  let rows = rowCaches.get(index);
  if (!rows) {
    rows = { cached: new Map(), previous: new Map() };
    rowCaches.set(index, rows);
  }
  return rows;
}

/** A row that an older index kept, if it is as this one has it: when readers last saw a change is a part of that. */
function unchanged(index: JobIndex, row: JobRow | undefined): JobRow | null {
  return row !== undefined && index.hasSame(row) ? row : null;
}

/** The vacancies of these ids as they stand, without those that are no more. */
export async function rowsOf(index: JobIndex, ids: readonly string[]): Promise<Map<string, JobRow>> {
  const { cached, previous } = cachedRowsOf(index);
  const cachedRows = ids.flatMap(
    (id) => index.changedRow(id) ?? cached.get(id) ?? unchanged(index, previous.get(id)) ?? [],
  );
  const rows = new Map(cachedRows.map((row) => [row.id, row]));
  for (const row of await jobs.findManyEventuallyConsistent(ids.filter((id) => !rows.has(id))))
    rows.set(row.id, row);
  // Those that were asked for last stand last.
  for (const [id, row] of rows) {
    cached.delete(id);
    if (index.changedRow(id) === null) cached.set(id, row);
  }
  for (const id of cached.keys()) {
    if (cached.size <= maxCachedRows) break;
    cached.delete(id);
  }
  return rows;
}

/** For an index that takes the place of another: what is kept for that need not be read anew. */
export function carryRowsOver(older: JobIndex, newer: JobIndex): void {
  rowCaches.set(newer, { cached: new Map(), previous: cachedRowsOf(older).cached });
}
