import { useQueries } from '@tanstack/react-query';
import { searchJobs } from '#core/contract/jobs.ts';
import { byName, type ListName, listFacets } from '#core/domain/search/facets.ts';
import { type SharedFilters, sharedFiltersIn } from '#core/domain/search/shared-filters.ts';
import { callApi } from '../api/call-api.ts';
import { vacanciesKey } from '../api/vacancies-changed.ts';
import { companiesLeftOut } from '../tracker/marks-store.ts';
import type { SavedSearch } from '../tracker/saved-searches.ts';

/** Null until it is known. */
export type NewCount = number | null | 'failed';

/** What the list would show of it that was published since, card by card. */
function requestFor({ query, seenAt }: SavedSearch, notCompany: readonly string[]) {
  const filters = sharedFiltersIn(new URLSearchParams(query));
  const lists = byName<{ [Name in ListName]: SharedFilters[Name][number][] }>(
    listFacets.map(({ name }) => [name, [...filters[name]]]),
  );
  return {
    ...filters,
    ...lists,
    exact: [...filters.exact],
    notCompany: [...notCompany],
    from: seenAt,
    copies: 'folded' as const,
  };
}

/** Of each, by its id, in the order of the searches (docs/rules.md#searches-new). A paused one is not asked about. */
export function useNewCounts(userId: string | null, saved: readonly SavedSearch[]) {
  const notCompany = companiesLeftOut(userId);
  const answers = useQueries({
    queries: saved.map((search) => {
      const request = requestFor(search, notCompany);
      return {
        queryKey: [vacanciesKey, 'new', request],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await callApi(searchJobs, request, signal)).cards,
        enabled: !search.isPaused,
        staleTime: 60_000,
        meta: { failure: null },
      };
    }),
  });
  return {
    of(id: string): NewCount {
      const answer = answers[saved.findIndex((search) => search.id === id)];
      return answer?.isError ? 'failed' : (answer?.data ?? null);
    },
    again() {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
