import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import {
  daysOfDeletion,
  maxTracked,
  mergeTracked,
  type TrackedJob,
  trackedJob,
  withField,
  withoutDeletedContent,
} from '#core/domain/tracker/tracked-job.ts';
import { readText } from '../browser-storage/storage.ts';
import {
  readOwned,
  storageOwner,
  subscribeToOwned,
  timesForgotten,
  writeOwned,
} from '../browser-storage/storage-owner.ts';

const key = 'tracker';

const tombstonesKeptMs = daysOfDeletion * 86_400_000;

type UserId = string | null;

function parsedArray(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** What cannot be read is as good as none (docs/rules.md#tracker-broken). */
export const recordsOf = (text: string | null): TrackedJob[] =>
  parsedArray(text)
    .flatMap((item) => z.safeParse(trackedJob, item).data ?? [])
    .map(withoutDeletedContent);

/** Of both, each record once. */
export function union(left: readonly TrackedJob[], right: readonly TrackedJob[]): TrackedJob[] {
  const all = new Map(left.map((record) => [record.id, record]));
  for (const record of right) {
    const existing = all.get(record.id);
    all.set(record.id, existing ? mergeTracked(existing, record) : record);
  }
  return [...all.values()].map(withoutDeletedContent);
}

/** The same for every tab that has the same records: else two would go on correcting each other. */
const textOf = (records: readonly TrackedJob[]): string =>
  JSON.stringify(
    records
      .map((record) => z.parse(trackedJob, record))
      .sort((a, b) => (a.savedAt + a.id < b.savedAt + b.id ? -1 : 1)),
  );

interface TabState {
  userId: UserId;
  forgets: number;
  text: string | null;
  records: readonly TrackedJob[];
  live: readonly TrackedJob[];
}
const none: readonly TrackedJob[] = [];
const emptyTabState: TabState = { userId: null, forgets: 0, text: null, records: none, live: none };

/** What this tab has seen last: where another has written over it, the two are joined. */
let tabState = emptyTabState;

const isLive = ({ isDeleted }: TrackedJob) => !isDeleted.value;

function readTabState(userId: UserId): TabState {
  const text = readOwned(key, userId);
  const forgets = timesForgotten();
  const isSameUser = tabState.userId === userId && tabState.forgets === forgets;
  if (text === null) {
    if (tabState.records.length > 0 || !isSameUser) tabState = { ...emptyTabState, userId, forgets };
    return tabState;
  }
  if (tabState.text === text && isSameUser) return tabState;
  const records = isSameUser ? union(tabState.records, recordsOf(text)) : recordsOf(text);
  tabState = { userId, forgets, text, records, live: records.filter(isLive) };
  return tabState;
}

/** What is on the desk, in no order. */
export const trackedNow = (userId: UserId): readonly TrackedJob[] => readTabState(userId).live;

export const findTracked = (userId: UserId, id: string): TrackedJob | null =>
  trackedNow(userId).find((record) => record.id === id) ?? null;

/**
 * 'full' where there would be more than 500: then nothing has changed. 'unkept' where the browser did not keep it: it
 * lives as long as the page.
 */
export type Outcome = 'kept' | 'unkept' | 'full';

/** With those that were deleted. What this tab could not store stands before what another has stored meanwhile. */
export function allTracked(userId: UserId): readonly TrackedJob[] {
  const mine = readTabState(userId).records;
  return storageOwner() === userId ? union(mine, recordsOf(readText(key))) : mine;
}

function saveAll(userId: UserId, all: readonly TrackedJob[]): boolean {
  const oldest = Date.now() - tombstonesKeptMs;
  const records = all.filter((record) => isLive(record) || Date.parse(record.isDeleted.at) > oldest);
  tabState = { userId, forgets: timesForgotten(), text: null, records, live: records.filter(isLive) };
  return writeOwned(key, userId, textOf(records));
}

/** With what another device has, be they more than 500 together: what is there is not given up. */
export function joinTracked(userId: UserId, others: readonly TrackedJob[]) {
  const mine = allTracked(userId);
  const all = union(mine, others);
  if (textOf(all) !== textOf(mine)) saveAll(userId, all);
}

/**
 * What `update` says of the record as it is now; null where there is none, and where nothing is to change. An undo brings
 * back what was there: two devices together may have had more than 500.
 */
export function changeTracked(
  userId: UserId,
  id: string,
  update: (before: TrackedJob | null) => TrackedJob | null,
  { isUndo = false } = {},
): Outcome {
  const all = allTracked(userId);
  const before = all.find((record) => record.id === id) ?? null;
  const after = update(before && isLive(before) ? before : null);
  if (!after) return 'kept';
  const isAdded = isLive(after) && !(before && isLive(before));
  if (isAdded && !isUndo && all.filter(isLive).length >= maxTracked) return 'full';
  const records = [
    ...all.filter((record) => record.id !== id),
    before && isAdded ? restoreDeleted(before, after) : after,
  ];
  return saveAll(userId, records) ? 'kept' : 'unkept';
}

const fields = ['facts', 'stage', 'note', 'reminder', 'letter', 'resume', 'isDeleted'] as const;

/** What was deleted comes back as it is given: each field later than what its deletion left, whatever the clock says. */
function restoreDeleted(before: TrackedJob, after: TrackedJob): TrackedJob {
  const laterFields = fields.map((field) => {
    const { at } = withField(before, field, after[field].value, after[field].at)[field];
    return [field, { ...after[field], at }] as const;
  });
  return { ...before, ...Object.fromEntries(laterFields), events: after.events };
}

/** Another tab may have written at the same moment, over what this one wrote: what is missing is put back. */
export function reconcileTabs(
  userId: UserId,
  { key: changed, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
) {
  if (changed !== null && changed !== key) return;
  // Moved away with its owner, or forgotten: what this tab remembers must not bring it back.
  if (newValue === null) tabState = emptyTabState;
  const { text, records } = readTabState(userId);
  if (text === null || storageOwner() !== userId) return;
  const mergedText = textOf(records);
  if (mergedText !== text && textOf(recordsOf(text)) !== mergedText) writeOwned(key, userId, mergedText);
}

let subscribers = 0;
let storageUserId: UserId = null;
const onStorage = (event: StorageEvent) => reconcileTabs(storageUserId, event);

function subscribeTo(userId: UserId, changed: () => void): () => void {
  storageUserId = userId;
  subscribers += 1;
  if (subscribers === 1) addEventListener('storage', onStorage);
  const unsubscribe = subscribeToOwned(changed);
  return () => {
    subscribers -= 1;
    if (subscribers === 0) removeEventListener('storage', onStorage);
    unsubscribe();
  };
}

/** Those of the user, without what was deleted. */
export function useTracked(userId: UserId): readonly TrackedJob[] {
  const subscribe = useCallback((changed: () => void) => subscribeTo(userId, changed), [userId]);
  return useSyncExternalStore(
    subscribe,
    () => trackedNow(userId),
    () => none,
  );
}
