import type { SavedSearch as KeptSearch } from '#core/contract/searches.ts';
import { maxSavedSearches } from '#core/domain/search/saved-search.ts';
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

const later = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? b : a);

/**
 * As its owner has named or paused it, wherever that was; the last look is the latest of both. The account takes no look from
 * ahead, and this device's clock may be behind: it bounds nothing.
 */
const merged = (local: SavedSearch, remote: KeptSearch, known: KnownSearch | undefined): SavedSearch => ({
  ...local,
  id: remote.id,
  name: known && local.name !== known.name ? local.name : remote.name,
  isPaused: known && local.isPaused !== known.isPaused ? local.isPaused : remote.isPaused,
  seenAt: later(local.seenAt, remote.seenAt),
});

/** Whether its owner has changed it here: a look alone is none. */
const isEdited = (local: SavedSearch, known: KnownSearch): boolean =>
  local.name !== known.name || local.isPaused !== known.isPaused;

export const hasChanged = (local: SavedSearch, known: KnownSearch): boolean =>
  isEdited(local, known) || Date.parse(local.seenAt) > Date.parse(known.seenAt);

/** For so long the account's list may lack what it has just taken: that is not deleted elsewhere. */
const listedWithin = 60_000;

const isJustPut = ({ putAt }: KnownSearch): boolean =>
  putAt !== undefined && Math.abs(Date.now() - putAt) < listedWithin;

interface MergeInput {
  readonly local: readonly SavedSearch[];
  readonly remote: readonly KeptSearch[];
  readonly memory: SearchesMemory;
  /** Whether its owner has deleted it here, so that it goes there as well. */
  isDeleted(id: string): boolean;
}

export interface MergedSearches {
  readonly local: readonly SavedSearch[];
  readonly memory: SearchesMemory;
  /** Ids of the account's that are to go: deleted here, or there twice. */
  readonly deleted: readonly string[];
  /** How many of the account's are not here: there is no room, or its owner has not joined them yet. */
  readonly remoteOnlyCount: number;
}

/**
 * One list of both: the same query is one search, nothing goes that was not deleted, and what finds no room among the twenty
 * stays where it is (docs/rules.md#searches-account).
 */
export function mergeSearches({ local: before, remote, memory, isDeleted }: MergeInput): MergedSearches {
  const ids = new Set(remote.map(({ id }) => id));
  const silentIds = new Set(remote.filter(({ schedule }) => schedule === 'never').map(({ id }) => id));
  // Deleted elsewhere; what was changed here meanwhile stays, in this browser alone.
  const local = before.filter((search) => {
    const knownSearch = memory.known[search.id];
    return !knownSearch || ids.has(search.id) || isEdited(search, knownSearch) || isJustPut(knownSearch);
  });
  // Where nothing lies in this browser alone there is nothing to ask its owner about.
  const isJoined = memory.isJoined ?? (before.every(({ id }) => memory.known[id]) ? true : undefined);
  const known = Object.fromEntries(
    Object.entries(memory.known).filter(([id, search]) => !ids.has(id) && isJustPut(search)),
  );
  const deleted: string[] = [];
  let onlyThere = 0;
  // Of two that are the same, the one that e-mails tell of.
  const withEmailsFirst = remote.toSorted(
    (a, b) => Number(a.schedule === 'never') - Number(b.schedule === 'never'),
  );
  for (const search of withEmailsFirst) {
    const query = sharedParameters(search.query).toString();
    const indexById = local.findIndex(({ id }) => id === search.id);
    const index =
      indexById === -1 && isJoined
        ? local.findIndex((localSearch) => localSearch.query === query)
        : indexById;
    const localSearch = local[index];
    // Another device has begun e-mails of what lies here under another id: the silent one of the two goes.
    const isSilentTwin =
      localSearch && search.schedule !== 'never' && silentIds.has(localSearch.id) && !memory.known[search.id];
    if (localSearch && (indexById !== -1 || !ids.has(localSearch.id) || isSilentTwin)) {
      local[index] = merged(localSearch, search, memory.known[isSilentTwin ? localSearch.id : search.id]);
      known[search.id] = knownOf(search);
    } else if (localSearch || isDeleted(search.id)) {
      // Twice in the account, or deleted here: this is known until the account has done it.
      deleted.push(search.id);
      if (memory.known[search.id]) known[search.id] = memory.known[search.id] as KnownSearch;
    } else if (memory.known[search.id]) {
      // Deleted here this moment: it may still be taken back.
      known[search.id] = memory.known[search.id] as KnownSearch;
    } else {
      const { id, name, isPaused, createdAt: savedAt, seenAt } = search;
      const added = readableSearch({ id, name, query, savedAt, seenAt, isPaused });
      if (isJoined !== true || added === null || local.length >= maxSavedSearches) onlyThere += 1;
      else {
        local.push(added);
        known[id] = knownOf(search);
      }
    }
  }
  local.sort((a, b) => Date.parse(a.savedAt) - Date.parse(b.savedAt));
  return {
    local,
    memory: { ...(isJoined !== undefined && { isJoined }), known },
    deleted,
    remoteOnlyCount: onlyThere,
  };
}
