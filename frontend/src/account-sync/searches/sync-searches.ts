import {
  deleteSearch,
  type SavedSearch as KeptSearch,
  listSearches,
  putSearch,
} from '#core/contract/searches.ts';
import { maxSavedSearches, type Schedule } from '#core/domain/search/saved-search.ts';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { type CallOptions, callApi } from '../../api/call-api.ts';
import { hasCode } from '../../api/failures.ts';
import { timeZone } from '../../api/time-zone.ts';
import { findUndoable, wasDeletedHere } from '../../tracker/deleted-searches.ts';
import {
  changeSavedSearch,
  replaceSavedSearches,
  type SavedSearch,
  savedSearchesNow,
  storedSearchIds,
} from '../../tracker/saved-searches.ts';
import { ensureCurrentUser } from '../outcome.ts';
import { hasChanged, knownOf, mergeSearches } from './merge-searches.ts';
import { oneLine } from './one-line.ts';
import { readSearchesMemory, rememberSearches } from './searches-memory.ts';

/** For so long at least a deletion may be taken back: until then the account hears nothing of it. */
const undoPeriod = 13_000;

/** When this page first missed a search; what was missing before it was opened was deleted long ago. */
const missedSince = new Map<string, number>();

function deletedLocally(userId: string): { ids: string[]; isDue(id: string): boolean } {
  const stored = storedSearchIds(userId);
  const { known } = readSearchesMemory(userId);
  const ids = stored === null ? [] : Object.keys(known).filter((id) => !stored.has(id));
  return { ids, isDue: (id) => Date.now() - (missedSince.get(id) ?? 0) >= undoPeriod };
}

/** To be called at each change of the list. Milliseconds until something is to be sent; null where nothing is. */
export function waitBeforeSending(userId: string): number | null {
  const { ids } = deletedLocally(userId);
  for (const id of missedSince.keys()) if (!ids.includes(id)) missedSince.delete(id);
  for (const id of ids) if (!missedSince.has(id)) missedSince.set(id, Date.now());
  if (changedLocally(userId).length > 0) return 2_000;
  return ids.length === 0 ? null : undoPeriod;
}

function changedLocally(userId: string): SavedSearch[] {
  const { known } = readSearchesMemory(userId);
  return savedSearchesNow(userId).filter((search) => {
    const before = known[search.id];
    return before !== undefined && hasChanged(search, before);
  });
}

export interface Emails {
  readonly schedule: Schedule;
  /** Its owner has just pressed the button with the text beside it. */
  readonly isAgreed: boolean;
}

const isSeenAs = (userId: string, { id, seenAt }: SavedSearch): boolean =>
  savedSearchesNow(userId).some((search) => search.id === id && search.seenAt === seenAt);

/**
 * In the account as it is here, and with e-mails as said, null for as they are there; what it answers is known from then on.
 * What was not touched here it leaves as another device may have changed it since.
 */
export async function putLocalSearch(
  userId: string,
  search: SavedSearch,
  emails: Emails | null,
  options?: CallOptions,
) {
  const before = readSearchesMemory(userId).known[search.id];
  const schedule = emails?.schedule ?? before?.schedule;
  if (!schedule) return;
  const { search: savedSearch } = await callApi(
    putSearch,
    {
      searchId: search.id,
      name: oneLine(search.name),
      query: filtersOfQuery(search.query),
      schedule,
      isPaused: search.isPaused,
      seenAt: search.seenAt,
      tz: timeZone(),
      ...(before && {
        before: {
          name: oneLine(before.name),
          isPaused: before.isPaused,
          ...(!emails && { schedule: before.schedule }),
        },
      }),
      ...(emails?.isAgreed && { agreed: emailConsentVersion }),
    },
    undefined,
    options,
  );
  ensureCurrentUser(userId);
  // The account knows the hour better than a clock that is ahead.
  if (Date.parse(savedSearch.seenAt) < Date.parse(search.seenAt) && isSeenAs(userId, search))
    changeSavedSearch(userId, search.id, { seenAt: savedSearch.seenAt });
  const { known } = readSearchesMemory(userId);
  // What it was sent as: so a name that was made one line is not sent again and again, and what stood there is no change here.
  const { name, isPaused } = search;
  const putAt = before ? before.putAt : Date.now();
  const knownSearch = { ...knownOf(savedSearch), name, isPaused, ...(putAt !== undefined && { putAt }) };
  rememberSearches(userId, { known: { ...known, [search.id]: knownSearch } });
}

async function deleteRemote(userId: string, searchId: string, options?: CallOptions) {
  await callApi(deleteSearch, { searchId }, undefined, options);
  ensureCurrentUser(userId);
  const { [searchId]: _deleted, ...known } = readSearchesMemory(userId).known;
  rememberSearches(userId, { known });
}

/** Whether a deletion waits for what can still take it back. */
export async function isAwaitingUndo(userId: string): Promise<boolean> {
  const isUndoable = await findUndoable();
  return deletedLocally(userId).ids.some(isUndoable);
}

/** Answers how many of the account's are not here. */
async function applyRemote(userId: string, remote: readonly KeptSearch[]) {
  const isUndoable = await findUndoable();
  ensureCurrentUser(userId);
  const { isDue, ids } = deletedLocally(userId);
  const memory = readSearchesMemory(userId);
  // A list that is not there at all was cleared or cannot be read: nobody has deleted what it held.
  const isLost = storedSearchIds(userId) === null;
  const before = savedSearchesNow(userId);
  const joined = mergeSearches({
    local: before,
    remote,
    memory: isLost ? { ...memory, known: {} } : memory,
    isDeleted: (id) => ids.includes(id) && isDue(id) && !isUndoable(id),
  });
  if (JSON.stringify(joined.local) !== JSON.stringify(before)) replaceSavedSearches(userId, joined.local);
  rememberSearches(userId, joined.memory);
  return joined;
}

/** One that the account refuses stops no other; that it was refused is told afterwards. */
async function putEach(searches: readonly SavedSearch[], put: (search: SavedSearch) => Promise<void>) {
  const refusals: unknown[] = [];
  for (const search of searches)
    await put(search).catch((error: unknown) => {
      if (!hasCode(error, 'invalid_request', 'too_large', 'conflict')) throw error;
      refusals.push(error);
    });
  if (refusals.length > 0) throw refusals[0];
}

/** Answers once it is on its way, or cannot be. */
const onItsWay = (call: (options: CallOptions) => Promise<void>) =>
  new Promise<void>((onSent) => {
    call({ keepalive: true, onSent }).then(onSent, onSent);
  });

/**
 * At once, where nobody waits for an answer any more: the page goes, or its owner leaves. What was deleted a moment ago, too:
 * who is gone takes nothing back, and e-mails would go on until they come again. Where the page alone goes, other tabs may
 * still take back what was deleted there. Answers once all is on its way.
 */
export async function sendPending(userId: string, { isLeaving }: { isLeaving: boolean }): Promise<void> {
  const deleted = deletedLocally(userId).ids.filter((id) => isLeaving || wasDeletedHere(id));
  await Promise.all([
    ...deleted.map((id) => onItsWay((options) => deleteRemote(userId, id, options))),
    ...changedLocally(userId).map((search) =>
      onItsWay((options) => putLocalSearch(userId, search, null, options)),
    ),
  ]);
}

/** Both ways, but nothing of this browser that the account does not have yet. Answers how many of the account's are not here. */
export async function syncSearches(userId: string): Promise<number> {
  const { searches } = await callApi(listSearches, {});
  ensureCurrentUser(userId);
  const { deleted, remoteOnlyCount: onlyThere } = await applyRemote(userId, searches);
  for (const id of deleted) await deleteRemote(userId, id);
  await putEach(changedLocally(userId), (search) => putLocalSearch(userId, search, null));
  return onlyThere;
}

/** Its owner agrees: one list from now on, and the account has it, as far as there is room. */
export async function mergeAllSearches(userId: string): Promise<number> {
  rememberSearches(userId, { isJoined: true });
  await syncSearches(userId);
  const { known } = readSearchesMemory(userId);
  const own = savedSearchesNow(userId).filter(({ id }) => !known[id]);
  const { searches } = await callApi(listSearches, {});
  ensureCurrentUser(userId);
  await putEach(own.slice(0, Math.max(0, maxSavedSearches - searches.length)), (search) =>
    putLocalSearch(userId, search, { schedule: 'never', isAgreed: true }),
  );
  return (await applyRemote(userId, (await callApi(listSearches, {})).searches)).remoteOnlyCount;
}
