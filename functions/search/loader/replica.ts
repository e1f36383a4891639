import { AppError } from '#core/contract/errors.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import * as snapshots from '#functions/external/snapshots.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as clock from '#functions/store/clock.ts';
import * as jobs from '#functions/store/jobs.ts';
import { JobIndex } from '../job-index.ts';
import { readSnapshot, type SnapshotOrigin } from '../snapshot/snapshot.ts';

/* An index with what is known of it: read from a snapshot or the table, and kept up with the feed of changes. */

/**
 * The change feed is eventually consistent: what is read is read again with this overlap, and a change is not done with
 * until the feed has been read this long after it, however late the next request comes.
 */
export const overlap = 10_000;

export interface Replica extends SnapshotOrigin {
  index: JobIndex;
  /** The snapshot that it was read from; null where the table was scanned. */
  snapshot: string | null;
  /** Whether it has all that this release can read in the table. */
  isWhole: boolean;
  /** What the feed showed when it was read last. */
  seen: jobs.Changes['seen'];
  /** When each change that the feed has shown so far was written. */
  stamps: Map<string, string>;
}

/** Those that this reader could not read: it does not ask for them again. */
const unreadable = new Set<string>();

export const isUnreadable = (name: string): boolean => unreadable.has(name);

async function read(name: string): ReturnType<typeof readSnapshot> {
  // An error here is S3's, and passes.
  const files = await snapshots.find(name);
  try {
    if (files === null) throw new Error('there is no such snapshot');
    return await readSnapshot(files);
  } catch (error) {
    unreadable.add(name);
    throw error;
  }
}

/** Null, and a line in the log, where it cannot be had. */
async function readOrNull(name: string): Promise<Awaited<ReturnType<typeof read>> | null> {
  try {
    return await read(name);
  } catch (error) {
    log.error('a snapshot was not read', { name, error });
    return null;
  }
}

interface CatchUp {
  /** So far back the feed is read, ms. */
  lookbackMs?: number;
  /** What it showed of what the index has. */
  seen?: jobs.Changes['seen'];
  /** Whether old changes are left out that the index answers just the same: those that every reader of rows sees by now. */
  skipsSame?: boolean;
  /** Another one of the same table: of what has changed it has rows that need not be read. */
  loadedReplica?: Replica | undefined;
}

/**
 * Puts in what the feed shows since it was read last, and somewhat before. Answers how many changes came so late that no
 * reader has seen them.
 */
export async function catchUp(
  replica: Replica,
  { lookbackMs: back = overlap, seen: before = replica.seen, skipsSame = false, loadedReplica }: CatchUp = {},
): Promise<number> {
  const now = clock.now();
  const visibleToAllBefore = new Date(replica.readAt - overlap).toISOString();
  const since = new Date(replica.readAt - back).toISOString();
  const rowOf = (id: string, at: string) =>
    loadedReplica?.stamps.get(id) === at ? loadedReplica.index.changedRow(id) : null;
  const { rows, deleted, unreadable, seen } = await jobs.changedSince(since, before, rowOf);
  const settledBefore = new Date(now - overlap).toISOString();
  const isKnown = (row: JobRow) =>
    (seen.get(row.id) ?? settledBefore) < settledBefore && replica.index.hasSame(row);
  const news = skipsSame ? rows.filter((row) => !isKnown(row)) : rows;
  replica.index.put(news);
  // What it was before is not what it is now.
  const removedIds = replica.index.delete([...deleted, ...unreadable]);
  replica.leftOut += unreadable.length;
  replica.readAt = now;
  replica.seen = seen;
  for (const [id, at] of seen) replica.stamps.set(id, at);
  const isLate = (id: string) => (seen.get(id) ?? visibleToAllBefore) < visibleToAllBefore;
  return [...news.map(({ id }) => id), ...removedIds].filter(isLate).length;
}

/** Null where it cannot be read. A feed that cannot be read is an error: another snapshot would not help. */
export async function fromSnapshot(name: string, loadedReplica?: Replica): Promise<Replica | null> {
  const found = await readOrNull(name);
  if (!found) return null;
  const { unknownCount: unreadableCount, ...content } = found;
  if (unreadableCount > 0) {
    log.error('a snapshot holds what this release does not know', { name, count: unreadableCount });
    measure({ UnreadableItems: unreadableCount });
  }
  const replica: Replica = {
    ...{ snapshot: name, seen: new Map(), stamps: new Map() },
    ...content,
  };
  await catchUp(replica, { skipsSame: true, loadedReplica });
  return replica;
}

/**
 * Vacancies that a reader itself scans from the table where no snapshot can be read: it takes a second or two. A larger base is
 * the publisher's alone: hundreds of readers that scan it at once would neither end in time nor leave the table any.
 */
export const maxScannedByReader = 10_000;
/** Seconds; the publisher writes a base of a million within minutes. */
const retryAfter = 30;

const notYetLoaded = () =>
  new AppError('unavailable', 'Список вакансий ещё загружается. Попробуйте через минуту.', { retryAfter });

export async function fromTable(maxRows: number): Promise<Replica> {
  const scannedAt = clock.now();
  let leftOut = 0;
  let scannedRows = 0;
  async function* pages() {
    for await (const page of jobs.scan()) {
      leftOut += page.unreadable.length;
      scannedRows += page.rows.length + page.unreadable.length;
      if (scannedRows > maxRows) throw notYetLoaded();
      yield page;
    }
  }
  const index = await JobIndex.ofPages(pages());
  return {
    ...{ index, snapshot: null, readAt: scannedAt, scannedAt, leftOut, isWhole: true },
    ...{ seen: new Map(), stamps: new Map() },
  };
}

/** As long as a base that was too large just now is not looked at again, ms. */
let tooLargeUntil = 0;

export async function fromSmallTable(): Promise<Replica> {
  if (clock.now() < tooLargeUntil) throw notYetLoaded();
  try {
    return await fromTable(maxScannedByReader);
  } catch (error) {
    if (error instanceof AppError) tooLargeUntil = clock.now() + retryAfter * 1000;
    throw error;
  }
}

export type TableReader = () => Promise<Replica>;

export async function fromNewest(
  names: readonly (string | null)[],
  readTable: TableReader,
): Promise<Replica> {
  for (const name of names) {
    const replica = name === null ? null : await fromSnapshot(name);
    if (replica) return replica;
  }
  return readTable();
}
