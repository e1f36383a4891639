import { env } from '#functions/runtime/env.ts';
import { noteIndexVersion } from '#functions/runtime/index-version.ts';
import { log } from '#functions/runtime/log.ts';
import * as clock from '#functions/store/clock.ts';
import type * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import type { JobIndex } from './job-index.ts';
import {
  catchUp,
  fromNewest,
  fromSmallTable,
  fromSnapshot,
  fromTable,
  isUnreadable,
  overlap,
  type Replica,
  type TableReader,
} from './loader/replica.ts';
import { carryRowsOver } from './loader/row-cache.ts';
import { prepare, snapshotFormat } from './snapshot/snapshot.ts';

/*
 * The index of this Lambda: a snapshot, and the changes since it was written. A newer snapshot is taken over beside the
 * requests; until it has caught up, they are answered by the index that there is.
 */

/** At most this often a reader asks whether anything has changed. */
const refreshInterval = 2000;
/**
 * A newer snapshot is taken over within so many milliseconds, by each reader at a moment of its own: all at once they would be
 * slow at the same time, and read the feed of changes more often than the table allows.
 */
export const swapSpread = 30_000;
/**
 * Who is asked so seldom, ms, is held still by Lambda between two requests: there is no beside, and the request that finds a
 * newer snapshot waits for it.
 */
const seldom = 30_000;

interface Loaded extends Replica {
  version: number;
  checkedAt: number;
  changedAt: number;
}

async function load(readTable: TableReader): Promise<Loaded> {
  const versionRecord = await versions.get('jobs');
  const changedAt = clock.now();
  const { snapshot, previous } = versions.snapshotsIn(versionRecord, snapshotFormat);
  const replica = await fromNewest([snapshot, previous], readTable);
  return { ...replica, version: versionRecord.version, checkedAt: clock.now(), changedAt };
}

let loading: Promise<Loaded> | null = null;
let refreshing: Promise<void> | null = null;
/** A newer snapshot on its way, and one that waits for the next look at the feed. */
let swapping: Promise<void> | null = null;
let pendingReplica: Replica | null = null;
/** When the newest snapshot that was seen is taken over. */
let plannedSwap: { name: string; at: number } | null = null;

function isDue(name: string, now: number): boolean {
  if (plannedSwap?.name !== name) plannedSwap = { name, at: now + Math.random() * swapSpread };
  return now >= plannedSwap.at;
}

function startSwap(name: string, loaded: Loaded): void {
  swapping ??= fromSnapshot(name, loaded)
    .then(async (replica) => {
      // So that its first question waits for nothing.
      if (replica) await prepare(replica.index);
      pendingReplica = replica;
    })
    // The next look at the version begins again.
    .catch((error) => log.error('a snapshot was not taken over', { name, error }))
    .finally(() => {
      swapping = null;
    });
}

/** `atOnce`: a newer snapshot is taken over without a wait. */
async function refresh(loaded: Loaded, atOnce: boolean): Promise<void> {
  const checkedAt = clock.now();
  const isSeldomAsked = checkedAt - loaded.checkedAt >= seldom;
  const versionRecord = await versions.get('jobs');
  // Not before the answer, which tells the time.
  const now = clock.now();
  const { version } = versionRecord;
  const { snapshot } = versions.snapshotsIn(versionRecord, snapshotFormat);
  if (version !== loaded.version) loaded.changedAt = now;
  const replica = pendingReplica ?? loaded;
  if (replica === pendingReplica || loaded.readAt - loaded.changedAt <= overlap) {
    // Before it is shown, it knows whatever has been shown.
    await catchUp(replica);
    if (replica === pendingReplica) carryRowsOver(loaded.index, replica.index);
    Object.assign(loaded, replica, { version });
  }
  // Only now: what could not be read is asked for by the next request, not in two seconds.
  loaded.checkedAt = checkedAt;
  if (replica === pendingReplica) pendingReplica = null;
  const isNewer = snapshot !== null && snapshot !== loaded.snapshot && snapshot !== pendingReplica?.snapshot;
  if (!isNewer || isUnreadable(snapshot) || !(atOnce || isDue(snapshot, now))) return;
  // One that began beside an earlier request stands with it, and may never end: nobody waits for that.
  const isUnderWay = swapping !== null;
  startSwap(snapshot, loaded);
  if (isSeldomAsked && !isUnderWay) await swapping;
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
  // A clock that was set back would not be asked for so long.
  if (Math.abs(clock.now() - loaded.checkedAt) >= refreshInterval) await refreshed(loaded);
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

/** Read anew, and not kept: for a step that asks once. */
export const readIndex = async (): Promise<JobIndex> => (await load(fromSmallTable)).index;

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
  if (!settled.isWhole || clock.now() - settled.scannedAt > scanInterval)
    return { ...(await readWhole()), snapshot: settled.snapshot, isScanned: true, late: 0 };
  const seen = seenIn(settled);
  const late = await catchUp(settled, { lookbackMs: publisherOverlap, seen, skipsSame: true });
  inMemory = { index: settled.index, seen: settled.seen };
  return { ...settled, isScanned: false, late };
}

/** That the snapshot of this name is of the index that `indexForPublisher` gave last, without a scan. */
export function noteWritten(name: string): void {
  if (inMemory !== null) inWritten = { name, seen: inMemory.seen };
}

// Who is paid for being ready loads before the first request; what fails, that request tries again.
if (env('AWS_LAMBDA_INITIALIZATION_TYPE', '') === 'provisioned-concurrency')
  await currentIndex().catch(() => null);
