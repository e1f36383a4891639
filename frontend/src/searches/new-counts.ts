import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { countNew } from '#core/contract/searches.ts';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { callApi } from '../api/call-api.ts';
import { vacanciesKey } from '../api/vacancies-changed.ts';
import { hiddenCompanyIds } from '../tracker/marks-store.ts';
import type { SavedSearch } from '../tracker/saved-searches.ts';

/** Null until it is known. */
export type NewCount = number | null | 'failed';

type CountRequest = RequestOf<typeof countNew>['searches'][number];

/** What nobody has named to us before the last look, but of companies that its reader has hidden. */
export const toCountRequest = (
  { query, seenAt }: Pick<SavedSearch, 'query' | 'seenAt'>,
  notCompany: readonly string[],
): CountRequest => ({ query: { ...filtersOfQuery(query), notCompany: [...notCompany] }, since: seenAt });

/** An answer is of one search as it was last looked at. */
const keyOf = ({ id, seenAt }: SavedSearch): string => `${id} ${seenAt}`;

/** Of each how many are new (docs/rules.md#searches-new); all are asked for at once, but not a paused one. */
export function useNewCounts(userId: string | null, saved: readonly SavedSearch[]) {
  const notCompany = hiddenCompanyIds(userId);
  const activeSearches = saved.filter(({ isPaused }) => !isPaused);
  const searches = activeSearches.map((search) => toCountRequest(search, notCompany));
  const { data, isError, refetch } = useQuery({
    queryKey: [vacanciesKey, 'new', activeSearches.map(({ id }) => id), searches],
    queryFn: async ({ signal }) => {
      const { counts } = await callApi(countNew, { searches }, signal);
      return new Map(activeSearches.map((search, at) => [keyOf(search), counts[at]]));
    },
    enabled: searches.length > 0,
    staleTime: 60_000,
    // Those that have not changed stay to be seen while another is asked for.
    placeholderData: keepPreviousData,
    meta: { failure: null },
  });
  return {
    of: (search: SavedSearch): NewCount => (isError ? 'failed' : (data?.get(keyOf(search)) ?? null)),
    recount: () => void refetch(),
  };
}
