import { markSearchSeen } from '../../tracker/saved-searches.ts';
import { type Search, stableQuery } from '../search-address.ts';

/**
 * Who sees all that a saved search finds has looked at it, as it was answered (docs/rules.md#searches-new): a tab behind
 * others, or a list from before the connection was lost, shows nobody anything new. Answers what ends it.
 */
export function watchLook(
  userId: string | null,
  search: Search,
  answeredAt: number,
): (() => void) | undefined {
  if (answeredAt === 0 || search.date !== null || search.page !== 1) return;
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      markSearchSeen(userId, stableQuery(search), answeredAt);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
