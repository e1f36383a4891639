import { savedAtNow, subscribeToSavedAt } from '../../api/saved-at.ts';
import { markSearchSeen } from '../../tracker/saved-searches.ts';
import { type Search, stableQuery } from '../search-address.ts';

/** Milliseconds. Of an answer that was saved the worker says so a moment after it. */
const viewDelayMs = 300;

/**
 * Who sees all that a saved search finds has looked at it, as it was answered (docs/rules.md#searches-new): a tab behind
 * others, or a list from before the connection was lost, shows nobody anything new. Answers what ends it.
 */
export function trackSearchViewed(
  userId: string | null,
  search: Search,
  answeredAt: number,
): (() => void) | undefined {
  if (answeredAt === 0 || search.date !== null || search.page !== 1) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Once it was, this answer is no look: what comes from the server next may be about something else on the page.
  let isSaved = savedAtNow() !== null;
  const unsubscribe = subscribeToSavedAt(() => {
    isSaved ||= savedAtNow() !== null;
  });
  const markViewed = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && !isSaved)
      markSearchSeen(userId, stableQuery(search), answeredAt);
  };
  const scheduleView = () => {
    clearTimeout(timer);
    timer = setTimeout(markViewed, viewDelayMs);
  };
  scheduleView();
  document.addEventListener('visibilitychange', scheduleView);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', scheduleView);
  };
}
