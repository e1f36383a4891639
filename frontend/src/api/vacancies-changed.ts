import type { QueryClient } from '@tanstack/react-query';

/** What every question of a reader about vacancies begins with. */
export const vacanciesKey = 'vacancies';

/** And about the market's figures. */
export const marketKey = 'market';

/** For how long an answer may stand between a reader and the server. */
const cachedFor = 2_000;

/** Whatever a reader was shown may not be true any more. */
export function vacanciesChanged(queryClient: QueryClient) {
  const invalidate = () => queryClient.invalidateQueries({ queryKey: [vacanciesKey] });
  setTimeout(invalidate, cachedFor);
  return invalidate();
}

/** The server answers again: whatever stands on the page may be what was saved (docs/rules.md#offline). */
export function savedMayBeOld(queryClient: QueryClient) {
  void vacanciesChanged(queryClient);
  void queryClient.invalidateQueries({ queryKey: [marketKey] });
}
