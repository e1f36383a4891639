import type { SavedSearch as KeptSearch } from '#core/contract/searches.ts';
import { mostSavedSearches } from '#core/domain/search/saved-search.ts';
import { sharedParameters } from '#core/domain/search/shared-filters.ts';
import { readableSearch, type SavedSearch } from '../../tracker/saved-searches.ts';
import type { KnownSearch, SearchesMemory } from './searches-memory.ts';

export const knownOf = ({ name, schedule, isPaused, seenAt, stopped }: KeptSearch): KnownSearch => ({
  name,
  schedule,
  isPaused,
  seenAt,
  stopped,
});

const later = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? other : one);

/** As its owner has named or paused it, wherever that was; the last look is the latest of both. */
const merged = (here: SavedSearch, there: KeptSearch, known: KnownSearch | undefined): SavedSearch => ({
  ...here,
  id: there.id,
  name: known && here.name !== known.name ? here.name : there.name,
  isPaused: known && here.isPaused !== known.isPaused ? here.isPaused : there.isPaused,
  seenAt: later(here.seenAt, there.seenAt),
});

/** Whether its owner has changed it here: a look alone is none. */
const isEdited = (here: SavedSearch, known: KnownSearch): boolean =>
  here.name !== known.name || here.isPaused !== known.isPaused;

export const hasChanged = (here: SavedSearch, known: KnownSearch): boolean =>
  isEdited(here, known) || Date.parse(here.seenAt) > Date.parse(known.seenAt);

interface Joining {
  readonly here: readonly SavedSearch[];
  readonly there: readonly KeptSearch[];
  readonly memory: SearchesMemory;
  /** Whether its owner has deleted it here, so that it goes there as well. */
  isDeleted(id: string): boolean;
}

export interface Joined {
  readonly here: readonly SavedSearch[];
  readonly memory: SearchesMemory;
  /** Ids of the account's that are to go: deleted here, or there twice. */
  readonly deleted: readonly string[];
  /** How many of the account's are not here: there is no room, or its owner has not joined them yet. */
  readonly onlyThere: number;
}

/**
 * One list of both: the same query is one search, nothing goes that was not deleted, and what finds no room among the twenty
 * stays where it is (docs/rules.md#searches-account).
 */
export function joinSearches({ here: before, there, memory, isDeleted }: Joining): Joined {
  const ids = new Set(there.map(({ id }) => id));
  // Deleted elsewhere; what was changed here meanwhile stays, in this browser alone.
  const here = before.filter((one) => {
    const known = memory.known[one.id];
    return !known || ids.has(one.id) || isEdited(one, known);
  });
  // Where nothing lies in this browser alone there is nothing to ask its owner about.
  const isJoined = memory.isJoined ?? (before.every(({ id }) => memory.known[id]) ? true : undefined);
  const known: Record<string, KnownSearch> = {};
  const deleted: string[] = [];
  let onlyThere = 0;
  // Of two that are the same, the one that letters tell of.
  const byLetters = there.toSorted((a, b) => Number(a.schedule === 'never') - Number(b.schedule === 'never'));
  for (const one of byLetters) {
    const query = sharedParameters(one.query).toString();
    const own = here.findIndex(({ id }) => id === one.id);
    const same = own === -1 && isJoined ? here.findIndex((other) => other.query === query) : own;
    const found = here[same];
    if (found && (own !== -1 || !ids.has(found.id))) {
      here[same] = merged(found, one, memory.known[one.id]);
      known[one.id] = knownOf(one);
    } else if (found || isDeleted(one.id)) {
      // Twice in the account, or deleted here: this is known until the account has done it.
      deleted.push(one.id);
      if (memory.known[one.id]) known[one.id] = memory.known[one.id] as KnownSearch;
    } else if (memory.known[one.id]) {
      // Deleted here this moment: it may still be taken back.
      known[one.id] = memory.known[one.id] as KnownSearch;
    } else {
      const { id, name, isPaused, createdAt: savedAt, seenAt } = one;
      const added = readableSearch({ id, name, query, savedAt, seenAt, isPaused });
      if (isJoined !== true || added === null || here.length >= mostSavedSearches) onlyThere += 1;
      else {
        here.push(added);
        known[id] = knownOf(one);
      }
    }
  }
  here.sort((a, b) => Date.parse(a.savedAt) - Date.parse(b.savedAt));
  return { here, memory: { ...(isJoined !== undefined && { isJoined }), known }, deleted, onlyThere };
}
