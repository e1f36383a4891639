import { ApiError } from '../../api/call-api.ts';
import { subscribeToOwned } from '../../browser-storage/storage-owner.ts';
import type { SavedSearch } from '../../tracker/saved-searches.ts';
import { ensureCurrentUser, SignedOutError } from '../outcome.ts';
import { withSyncLock } from '../with-sync-lock.ts';
import { searchesState, setSearches } from './searches-state.ts';
import {
  type Emails,
  isAwaitingUndo,
  mergeAllSearches,
  putLocalSearch,
  sendPending,
  syncSearches,
  waitBeforeSending,
} from './sync-searches.ts';

/** Told in the state; who has left hears nothing. */
function onFailure(userId: string, error: unknown) {
  if (error instanceof SignedOutError) return;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_found') setSearches(userId, { isOffered: false });
  else if (code === 'network') setSearches(userId, { status: 'offline' });
  else if (code === 'unauthorized') setSearches(userId, { status: 'idle' });
  else {
    console.warn('The account could not be asked about searches', error);
    setSearches(userId, { status: 'failed' });
  }
}

async function runSync(userId: string, work: () => Promise<number>): Promise<boolean> {
  try {
    ensureCurrentUser(userId);
    setSearches(userId, { status: 'sending' });
    const onlyThere = await withSyncLock(userId, 'searches', work);
    setSearches(userId, { status: 'idle', isKnown: true, onlyThere });
    return true;
  } catch (error) {
    onFailure(userId, error);
    return false;
  }
}

/** Once, both ways. Answers whether it came through. */
export const syncOnce = (userId: string): Promise<boolean> => runSync(userId, () => syncSearches(userId));

/** Its owner has pressed the button with the text beside it. */
export const mergeAll = (userId: string): Promise<boolean> => runSync(userId, () => mergeAllSearches(userId));

/** Throws `ApiError` where it could not be done: then nothing has changed. */
export async function setEmails(userId: string, search: SavedSearch, emails: Emails): Promise<void> {
  try {
    await withSyncLock(userId, 'searches', () => putLocalSearch(userId, search, emails));
  } catch (error) {
    // A link of an e-mail, or another device, has changed what is known of it: whether there must be a consent, too.
    if (error instanceof ApiError && error.code === 'invalid_request') await syncOnce(userId);
    throw error;
  }
}

/** Who comes back to the page so soon asks for nothing new. */
const pullsAgainAfter = 30_000;
const retriesAfter = 60_000;

/** From here on the account's searches and those of this browser follow each other, until what it answers is called. */
export function runSearches(userId: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pulledAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function pull() {
    pulledAt = Date.now();
    void syncOnce(userId);
  }
  function scheduleSync() {
    const wait = waitBeforeSending(userId);
    clearTimeout(timer);
    timer = wait === null ? undefined : setTimeout(() => void syncOrWait(), wait);
  }
  async function syncOrWait() {
    await syncOnce(userId);
    if ((await isAwaitingUndo(userId)) && !signal.aborted) scheduleSync();
  }
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'hidden' && Date.now() - pulledAt > pullsAgainAfter) pull();
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  addEventListener('focus', onVisibilityChange, { signal });
  addEventListener('online', pull, { signal });
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    // A page that may come back as it was goes on then, what it takes back included.
    if (!persisted) void sendPending(userId, { isLeaving: false });
  };
  addEventListener('pagehide', onPageHide, { signal });
  const retry = setInterval(() => {
    if (['offline', 'failed'].includes(searchesState(userId).status)) pull();
  }, retriesAfter);
  const unsubscribe = subscribeToOwned(scheduleSync);
  setSearches(userId, { isOffered: true });
  pull();
  return () => {
    controller.abort();
    clearInterval(retry);
    clearTimeout(timer);
    unsubscribe();
  };
}
