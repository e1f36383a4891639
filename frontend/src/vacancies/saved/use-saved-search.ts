import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { useMarkParts } from '../marks/use-list-marks.ts';
import { type Search, stableQuery } from '../search-address.ts';

/**
 * Whether the reader has saved this search: false until it is known, which is after the list. `answeredAt` is 0 until it has
 * an answer of its own.
 */
export function useIsSaved(search: Search, answeredAt: number): boolean {
  const parts = useMarkParts();
  const session = useSession();
  const userId = userIdOf(session);
  const query = stableQuery(search);
  const subscribe = useCallback(
    (changed: () => void) => parts?.subscribeToOwned(changed) ?? (() => {}),
    [parts],
  );
  const isSaved = useSyncExternalStore(
    subscribe,
    () => Boolean(parts?.findSavedSearch(userId, query)),
    () => false,
  );
  useEffect(
    () => (isSaved ? parts?.trackSearchViewed(userId, search, answeredAt) : undefined),
    [parts, userId, search, isSaved, answeredAt],
  );
  return isSaved;
}
