import { useCallback, useSyncExternalStore } from 'react';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import type { Search } from '../search-address.ts';
import { useMarkParts } from './use-list-marks.ts';

const none: readonly string[] = [];

/** Ids of the companies that the reader has hidden: none until it is known, which is after the list. */
export function useHiddenCompanyIds(): readonly string[] {
  const parts = useMarkParts();
  const userId = userIdOf(useSession());
  const subscribe = useCallback(
    (changed: () => void) => parts?.subscribeToOwned(changed) ?? (() => {}),
    [parts],
  );
  return useSyncExternalStore(
    subscribe,
    () => parts?.hiddenCompanyIds(userId) ?? none,
    () => none,
  );
}

/** As a search takes them (docs/rules.md#filter-not-company): none where companies are chosen. */
export const excludedCompanies = (
  { company }: Pick<Search, 'company'>,
  ids: readonly string[],
): readonly string[] => (company.length > 0 ? none : ids);
