import { AppError } from '#core/contract/errors.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import * as snapshots from '#functions/external/snapshots.ts';
import { env } from '#functions/runtime/env.ts';
import { noteIndexVersion } from '#functions/runtime/index-version.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { JobIndex } from './job-index.ts';
import { prepare, readSnapshot, type SnapshotOrigin, snapshotFormat } from './snapshot/snapshot.ts';

/*
 * The index of this Lambda: a snapshot, and the changes since it was written. A newer snapshot is taken over beside the
 * requests; until it has caught up, they are answered by the index that there is.
 */

/** At most this often a reader asks whether anything has changed. */
const refreshInterval = 2000;
/**
 * The change feed is eventually consistent: what is read is read again with this overlap, and a change is not done with
 * until the feed has been read this long after it, however late the next request comes.
 */
const overlap = 10_000;
/**
 * A newer snapshot is taken over within so many milliseconds, by each reader at a moment of its own: all at once they would be
 * slow at the same time, and read the feed of changes more often than the table allows.
 */
const swapSpread = 10_000;

export interface Replica extends SnapshotOrigin {
  index: JobIndex;
  /** The snapshot that it was read from; null where the table was scanned. */
  snapshot: string | null;
  /** Whether it has all that this release can read in the table. */
  isWhole: boolean;
  /** What the feed showed when it was read last. */
  seen: jobs.Changes['seen'];
}

interface Loaded extends Replica {
  version: number;
  askedAt: number;
  changedAt: number;
}

/** Those that this reader could not read: it does not ask for them again. */
const unreadable = new Set<string>();

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
async function readOrNot(name: string): Promise<Awaited<ReturnType<typeof read>> | null> {
  try {
    return await read(name);
  } catch (error) {
    log.error('a snapshot was not read', { name, error });
    return null;
  }
}

interface CatchUp {
  /** So far back the feed is read, ms. */
  back?: number;
  /** What it showed of what the index has. */
  seen?: jobs.Changes['seen'];
  /** Whether old changes are left out that the index answers just the same: those that every reader of rows sees by now. */
  skipsSame?: boolean;
}

/**
 * Puts in what the feed shows since it was read last, and somewhat before. Answers how many changes came so late that no
 * reader has seen them.
 */
async function catchUp(
  held: Replica,
  { back = overlap, seen: known = held.seen, skipsSame = false }: CatchUp = {},
): Promise<number> {
  const now = Date.now();
  const readByAll = new Date(held.readAt - overlap).toISOString();
  const since = new Date(held.readAt - back).toISOString();
  const { rows, deleted, unreadable, seen } = await jobs.changedSince(since, known);
  const settled = new Date(now - overlap).toISOString();
  const isKnown = (row: JobRow) => (seen.get(row.id) ?? settled) < settled && held.index.hasSame(row);
  const news = skipsSame ? rows.filter((row) => !isKnown(row)) : rows;
  held.index.put(news);
  // What it was before is not what it is now.
  const takenOut = held.index.delete([...deleted, ...unreadable]);
  held.leftOut += unreadable.length;
  held.readAt = now;
  held.seen = seen;
  const isLate = (id: string) => (seen.get(id) ?? readByAll) < readByAll;
  return [...news.map(({ id }) => id), ...takenOut].filter(isLate).length;
}

/** Null where it cannot be read. A feed that cannot be read is an error: another snapshot would not help. */
async function fromSnapshot(name: string): Promise<Replica | null> {
  const found = await readOrNot(name);
  if (!found) return null;
  const { unknownCount: foreign, ...content } = found;
  if (foreign > 0) {
    log.error('a snapshot holds what this release does not know', { name, count: foreign });
    measure({ UnreadableItems: foreign });
  }
  const held: Replica = { snapshot: name, seen: new Map(), ...content };
  await catchUp(held, { skipsSame: true });
  return held;
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

async function fromTable(most: number): Promise<Replica> {
  const scannedAt = Date.now();
  let leftOut = 0;
  let met = 0;
  async function* pages() {
    for await (const page of jobs.scan()) {
      leftOut += page.unreadable.length;
      met += page.rows.length + page.unreadable.length;
      if (met > most) throw notYetLoaded();
      yield page;
    }
  }
  const index = await JobIndex.ofPages(pages());
  return { index, snapshot: null, readAt: scannedAt, scannedAt, leftOut, isWhole: true, seen: new Map() };
}

/** As long as a base that was too large just now is not looked at again, ms. */
let tooLargeUntil = 0;

async function fromSmallTable(): Promise<Replica> {
  if (Date.now() < tooLargeUntil) throw notYetLoaded();
  try {
    return await fromTable(maxScannedByReader);
  } catch (error) {
    if (error instanceof AppError) tooLargeUntil = Date.now() + retryAfter * 1000;
    throw error;
  }
}

type TableReader = () => Promise<Replica>;

async function fromNewest(names: readonly (string | null)[], readTable: TableReader): Promise<Replica> {
  for (const name of names) {
    const held = name === null ? null : await fromSnapshot(name);
    if (held) return held;
  }
  return readTable();
}

async function load(readTable: TableReader): Promise<Loaded> {
  const changedAt = Date.now();
  const known = await versions.get('jobs');
  const { snapshot, previous } = versions.snapshotsIn(known, snapshotFormat);
  const held = await fromNewest([snapshot, previous], readTable);
  return { ...held, version: known.version, askedAt: Date.now(), changedAt };
}

let loading: Promise<Loaded> | null = null;
let refreshing: Promise<void> | null = null;
/** A newer snapshot on its way, and one that waits for the next look at the feed. */
let swapping: Promise<void> | null = null;
let pendingReplica: Replica | null = null;
/** When the newest snapshot that was seen is taken over. */
let planned: { name: string; at: number } | null = null;

function isDue(name: string, now: number): boolean {
  if (planned?.name !== name) planned = { name, at: now + Math.random() * swapSpread };
  return now >= planned.at;
}

function startSwap(name: string): void {
  swapping ??= fromSnapshot(name)
    .then(async (held) => {
      // So that its first question waits for nothing.
      if (held) await prepare(held.index);
      pendingReplica = held;
    })
    // The next look at the version begins again.
    .catch((error) => log.error('a snapshot was not taken over', { name, error }))
    .finally(() => {
      swapping = null;
    });
}

/** `atOnce`: a newer snapshot is taken over without a wait. */
async function refresh(loaded: Loaded, atOnce: boolean): Promise<void> {
  const now = Date.now();
  const known = await versions.get('jobs');
  const { version } = known;
  const { snapshot } = versions.snapshotsIn(known, snapshotFormat);
  if (version !== loaded.version) loaded.changedAt = now;
  const held = pendingReplica ?? loaded;
  if (held === pendingReplica || loaded.readAt - loaded.changedAt <= overlap) {
    // Before it is shown, it knows whatever has been shown.
    await catchUp(held);
    Object.assign(loaded, held, { version });
  }
  // Only now: what could not be read is asked for by the next request, not in two seconds.
  loaded.askedAt = now;
  if (held === pendingReplica) pendingReplica = null;
  const isNewer = snapshot !== null && snapshot !== loaded.snapshot && snapshot !== pendingReplica?.snapshot;
  if (isNewer && !unreadable.has(snapshot) && (atOnce || isDue(snapshot, now))) startSwap(snapshot);
}

/** No two read the feed at once. */
function refreshed(loaded: Loaded, atOnce = false): Promise<void> {
  refreshing ??= refresh(loaded, atOnce).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

function loadedOnce(readTable: TableReader = fromSmallTable): Promise<Loaded> {
  // A failed load is tried again by the next request.
  loading ??= load(readTable).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The index of this Lambda, no more than two seconds behind the store. */
export async function currentIndex(): Promise<JobIndex> {
  const loaded = await loadedOnce();
  if (Date.now() - loaded.askedAt >= refreshInterval) await refreshed(loaded);
  noteIndexVersion(loaded);
  return loaded.index;
}

async function upToDate(readTable?: TableReader): Promise<Loaded> {
  const loaded = await loadedOnce(readTable);
  // One that is under way may have asked before the change; that it fails is its own caller's matter.
  await refreshing?.catch(() => null);
  // Who brings a reader of tables along writes snapshots.
  await refreshed(loaded, readTable !== undefined);
  return loaded;
}

/** As `currentIndex`, and asked at this very call: who has just changed something finds it changed. */
export async function freshIndex(): Promise<JobIndex> {
  const loaded = await upToDate();
  noteIndexVersion(loaded);
  return loaded.index;
}

/** What has come so late that no reader saw it is in the feed all the same: who writes a snapshot reads so far back, ms. */
const publisherOverlap = 3_600_000;
/** Once a day a snapshot is made of the table itself: what any feed has missed is found, and what a rule now says anew. */
const scanInterval = 24 * 3_600_000;

/**
 * What the feed has shown to who writes snapshots, of the index in memory, and of the snapshot that was written last: of an
 * hour's changes only those are read that are new since then.
 */
let inMemory: { index: JobIndex; seen: jobs.Changes['seen'] } | null = null;
let inWritten: { name: string; seen: jobs.Changes['seen'] } | null = null;

function seenIn({ index, snapshot }: Replica): jobs.Changes['seen'] {
  if (inMemory?.index === index) return inMemory.seen;
  return inWritten !== null && inWritten.name === snapshot ? inWritten.seen : new Map();
}

/** For who writes the next snapshot: fresh, and based on the newest one that can be read, or on the table of any size. */
export async function indexForPublisher(): Promise<Readonly<Replica & { isScanned: boolean; late: number }>> {
  const readWhole = () => fromTable(Number.POSITIVE_INFINITY);
  await upToDate(readWhole);
  await swapping;
  const settled = await upToDate(readWhole);
  if (!settled.isWhole || Date.now() - settled.scannedAt > scanInterval)
    return { ...(await readWhole()), snapshot: settled.snapshot, isScanned: true, late: 0 };
  const seen = seenIn(settled);
  const late = await catchUp(settled, { back: publisherOverlap, seen, skipsSame: true });
  inMemory = { index: settled.index, seen: settled.seen };
  return { ...settled, isScanned: false, late };
}

/** That the snapshot of this name is of the index that `indexForPublisher` gave last, without a scan. */
export function noteWritten(name: string): void {
  if (inMemory !== null) inWritten = { name, seen: inMemory.seen };
}

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

// Who is paid for being ready loads before the first request; what fails, that request tries again.
if (env('AWS_LAMBDA_INITIALIZATION_TYPE', '') === 'provisioned-concurrency')
  await currentIndex().catch(() => null);
