import * as z from 'zod/mini';
import { maxSavedSearches, maxSearchNameLength } from '#core/domain/search/saved-search.ts';
import { readOwned } from '../browser-storage/storage-owner.ts';
import { noteDeletion, noteUndo } from './deleted-searches.ts';
import { ownedList } from './owned-list.ts';

type UserId = string | null;

const instant = z.iso.datetime().check(z.maxLength(40));

const savedSearch = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(maxSearchNameLength)),
  /** Parameters of the list's address, as the list writes them: equal searches have equal ones. */
  query: z.string().check(z.minLength(1), z.maxLength(20_000)),
  savedAt: instant,
  /** Of the last look at what it finds. */
  seenAt: instant,
  isPaused: z.boolean(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const searches = ownedList('saved_searches', savedSearch, maxSavedSearches);

/** The newest last. */
export const useSavedSearches = searches.use;
export const savedSearchesNow = searches.read;

/** Of all that is stored, also of what this release cannot read; null where there is no list. */
export function storedSearchIds(userId: UserId): ReadonlySet<unknown> | null {
  try {
    const list: unknown = JSON.parse(readOwned('saved_searches', userId) ?? 'null');
    return Array.isArray(list) ? new Set(list.map((entry) => entry?.id)) : null;
  } catch {
    return null;
  }
}

/** Of a search that lies elsewhere too what this browser keeps; null of what it cannot. */
export const readableSearch = (search: SavedSearch): SavedSearch | null =>
  z.safeParse(savedSearch, search).data ?? null;

export const replaceSavedSearches = (userId: UserId, list: readonly SavedSearch[]): SaveOutcome =>
  write(userId, list);

export const findSavedSearch = (userId: UserId, query: string): SavedSearch | null =>
  searches.read(userId).find((search) => search.query === query) ?? null;

/**
 * 'full' where there are 20 already: then nothing has changed. 'unkept' where the browser did not keep it: it lives as
 * long as the page.
 */
export type SaveOutcome = 'kept' | 'unkept' | 'full';

const write = (userId: UserId, list: readonly SavedSearch[]): SaveOutcome =>
  searches.write(userId, list) ? 'kept' : 'unkept';

/** One that is saved already stays as it is. */
export function saveSearch(
  userId: UserId,
  { name, query }: Pick<SavedSearch, 'name' | 'query'>,
): SaveOutcome {
  const before = searches.read(userId);
  if (before.some((search) => search.query === query)) return 'kept';
  if (before.length >= maxSavedSearches) return 'full';
  const now = new Date().toISOString();
  const saved = { id: crypto.randomUUID(), name, query, savedAt: now, seenAt: now, isPaused: false };
  return write(userId, [...before, z.parse(savedSearch, saved)]);
}

export function changeSavedSearch(
  userId: UserId,
  id: string,
  changes: Partial<Pick<SavedSearch, 'name' | 'seenAt' | 'isPaused'>>,
): SaveOutcome {
  const before = searches.read(userId);
  return write(
    userId,
    before.map((search) => (search.id === id ? z.parse(savedSearch, { ...search, ...changes }) : search)),
  );
}

/** `undo` takes it back: to the place where it was, unless others have taken all of them. */
export function deleteSavedSearch(
  userId: UserId,
  id: string,
): { outcome: SaveOutcome; undo: () => SaveOutcome } {
  const before = searches.read(userId);
  const at = before.findIndex((search) => search.id === id);
  const deleted = before[at];
  const outcome = write(
    userId,
    before.filter((search) => search.id !== id),
  );
  noteDeletion(id);
  const undo = () => {
    noteUndo(id);
    const now = searches.read(userId);
    if (!deleted || now.some(({ query }) => query === deleted.query)) return 'kept';
    return now.length >= maxSavedSearches ? 'full' : write(userId, now.toSpliced(at, 0, deleted));
  };
  return { outcome, undo };
}

/** Its reader has seen what it found at that moment. */
export function markSearchSeen(userId: UserId, query: string, at: number) {
  const saved = findSavedSearch(userId, query);
  if (!saved) return;
  const seenAt = Date.parse(saved.seenAt);
  // What a clock has set ahead would hide what is new until then.
  if (seenAt < at || seenAt > Date.now())
    changeSavedSearch(userId, saved.id, { seenAt: new Date(at).toISOString() });
}
