import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { JobIndex } from './job-index.ts';

/** At most this often a reader asks whether anything has changed. */
const askEvery = 2000;
/**
 * The change feed is eventually consistent: what is read is read again with this overlap, and a change is not done with
 * until the feed has been read this long after it, however late the next request comes.
 */
const overlap = 10_000;

interface Loaded {
  index: JobIndex;
  version: number;
  askedAt: number;
  /** The feed has been read up to here. */
  readAt: number;
  changedAt: number;
}

async function load(): Promise<Loaded> {
  const readAt = Date.now();
  const version = await versions.get('jobs');
  const index = new JobIndex();
  for await (const rows of jobs.scan()) index.put(rows);
  return { index, version, askedAt: Date.now(), readAt, changedAt: readAt };
}

async function refresh(loaded: Loaded): Promise<void> {
  const now = Date.now();
  loaded.askedAt = now;
  const version = await versions.get('jobs');
  if (version !== loaded.version) loaded.changedAt = now;
  if (loaded.readAt - loaded.changedAt > overlap) return;
  const { rows, deleted } = await jobs.changedSince(new Date(loaded.readAt - overlap).toISOString());
  loaded.index.put(rows);
  loaded.index.delete(deleted);
  loaded.version = version;
  loaded.readAt = now;
}

let loading: Promise<Loaded> | null = null;
let refreshing: Promise<void> | null = null;

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

/** As `currentIndex`, and asked at this very call: who has just changed something finds it changed. */
export async function freshIndex(): Promise<JobIndex> {
  const loaded = await loadedOnce();
  // One that is under way may have asked before the change.
  if (refreshing) await refreshing;
  await refreshed(loaded);
  return loaded.index;
}
