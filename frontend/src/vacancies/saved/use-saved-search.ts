import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { useMarkParts } from '../marks/use-list-marks.ts';
import { type Search, stableQuery } from '../search-address.ts';

/**
 * Whether the reader has saved this search: false until it is known, which is after the list. Who sees all that a saved
 * search finds has looked at it.
 */
export function useIsSaved(search: Search): boolean {
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
  const isWhole = search.date === null && search.page === 1;
  useEffect(() => {
    if (isSaved && isWhole) parts?.markSearchSeen(userId, query);
  }, [parts, userId, query, isSaved, isWhole]);
  return isSaved;
}
