import type { QueryClient } from '@tanstack/react-query';

/** What every question of a reader about vacancies begins with. */
export const vacanciesKey = 'vacancies';

/** For how long an answer may stand between a reader and the server. */
const cachedFor = 2_000;

/** Whatever a reader was shown may not be true any more. */
export function vacanciesChanged(queryClient: QueryClient) {
  const invalidate = () => queryClient.invalidateQueries({ queryKey: [vacanciesKey] });
  setTimeout(invalidate, cachedFor);
  return invalidate();
}
