import type { JobRow } from '#core/domain/job.ts';
import * as snapshots from '#functions/external/snapshots.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { JobIndex } from './job-index.ts';
import { prepare, readSnapshot } from './snapshot.ts';

/*
 * The index of this Lambda: a snapshot, and the changes since it was written. A newer snapshot is taken over beside the
 * requests; until it has caught up, they are answered by the index that there is.
 */

/** At most this often a reader asks whether anything has changed. */
const askEvery = 2000;
/**
 * The change feed is eventually consistent: what is read is read again with this overlap, and a change is not done with
 * until the feed has been read this long after it, however late the next request comes.
 */
const overlap = 10_000;

export interface Held {
  index: JobIndex;
  /** The snapshot that it was read from; null where the table was scanned. */
  snapshot: string | null;
  /** The feed has been read up to here. */
  readAt: number;
}

interface Loaded extends Held {
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

/** Puts in what the feed shows since it was read last. */
async function catchUp(held: Held): Promise<void> {
  const now = Date.now();
  const { rows, deleted } = await jobs.changedSince(new Date(held.readAt - overlap).toISOString());
  held.index.put(rows);
  held.index.delete(deleted);
  held.readAt = now;
}

/** Null, and a line in the log, where it cannot be had. One that `isPrepared` makes its first question wait for nothing. */
async function fromSnapshot(name: string, { isPrepared = false } = {}): Promise<Held | null> {
  try {
    const held = { snapshot: name, ...(await read(name)) };
    await catchUp(held);
    if (isPrepared) await prepare(held.index);
    return held;
  } catch (error) {
    log.error('a snapshot was not taken', { name, error });
    return null;
  }
}

async function fromTable(): Promise<Held> {
  const readAt = Date.now();
  const rows: JobRow[] = [];
  for await (const page of jobs.scan()) for (const row of page) rows.push(row);
  return { index: JobIndex.of(rows), snapshot: null, readAt };
}

async function fromNewest(names: readonly (string | null)[]): Promise<Held> {
  for (const name of names) {
    const held = name === null ? null : await fromSnapshot(name);
    if (held) return held;
  }
  return fromTable();
}

async function load(): Promise<Loaded> {
  const changedAt = Date.now();
  const { version, snapshot, previous } = await versions.get('jobs');
  const held = await fromNewest([snapshot, previous]);
  return { ...held, version, askedAt: Date.now(), changedAt };
}

let loading: Promise<Loaded> | null = null;
let refreshing: Promise<void> | null = null;
/** A newer snapshot on its way, and one that waits for the next look at the feed. */
let taking: Promise<void> | null = null;
let taken: Held | null = null;

function take(name: string): void {
  taking ??= fromSnapshot(name, { isPrepared: true })
    .then((held) => {
      taken = held;
    })
    .finally(() => {
      taking = null;
    });
}

async function refresh(loaded: Loaded): Promise<void> {
  const now = Date.now();
  loaded.askedAt = now;
  const { version, snapshot } = await versions.get('jobs');
  if (version !== loaded.version) loaded.changedAt = now;
  const held = taken ?? loaded;
  if (held === taken || loaded.readAt - loaded.changedAt <= overlap) {
    // Before it is shown, it knows whatever has been shown.
    await catchUp(held);
    const { index, readAt } = held;
    Object.assign(loaded, { index, readAt, snapshot: held.snapshot, version });
  }
  if (held === taken) taken = null;
  const isNewer = snapshot !== null && snapshot !== loaded.snapshot && snapshot !== taken?.snapshot;
  if (isNewer && !unreadable.has(snapshot)) take(snapshot);
}

/** No two read the feed at once. */
function refreshed(loaded: Loaded): Promise<void> {
  refreshing ??= refresh(loaded).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function loadedOnce(): Promise<Loaded> {
  loading ??= load();
  // A failed load is tried again by the next request.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** The index of this Lambda, no more than two seconds behind the store. */
export async function currentIndex(): Promise<JobIndex> {
  const loaded = await loadedOnce();
  if (Date.now() - loaded.askedAt >= askEvery) await refreshed(loaded);
  return loaded.index;
}

async function fresh(): Promise<Loaded> {
  const loaded = await loadedOnce();
  // One that is under way may have asked before the change.
  if (refreshing) await refreshing;
  await refreshed(loaded);
  return loaded;
}

/** As `currentIndex`, and asked at this very call: who has just changed something finds it changed. */
export async function freshIndex(): Promise<JobIndex> {
  return (await fresh()).index;
}

/** For who writes the next snapshot: fresh, and based on the newest one that can be read. */
export async function settledIndex(): Promise<Readonly<Held>> {
  await fresh();
  await taking;
  return { ...(await fresh()) };
}

/** So many cards of popular pages stay at hand. */
const keptRows = 2000;

/** Rows as the table had them, for each index its own: of those that have changed since its snapshot the index tells. */
const rowsBeside = new WeakMap<JobIndex, Map<string, JobRow>>();

/** The vacancies of these ids as they stand, without those that are no more. */
export async function rowsOf(index: JobIndex, ids: readonly string[]): Promise<Map<string, JobRow>> {
  const kept = rowsBeside.get(index) ?? new Map<string, JobRow>();
  rowsBeside.set(index, kept);
  const known = ids.flatMap((id) => index.changedRow(id) ?? kept.get(id) ?? []);
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of await jobs.findSettled(ids.filter((id) => !rows.has(id)))) rows.set(row.id, row);
  // Those that were asked for last stand last.
  for (const [id, row] of rows) {
    kept.delete(id);
    if (index.changedRow(id) === null) kept.set(id, row);
  }
  for (const id of kept.keys()) {
    if (kept.size <= keptRows) break;
    kept.delete(id);
  }
  return rows;
}

// Who is paid for being ready loads before the first request; what fails, that request tries again.
if (env('AWS_LAMBDA_INITIALIZATION_TYPE', '') === 'provisioned-concurrency')
  await currentIndex().catch(() => null);
