import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { deferStep, pendingSearch } from './pending-step.ts';
import { useAskJobs } from './queries.ts';
import { addressOf, readSearch, type Search, type SearchControl, writeSearch } from './search-address.ts';

/** Where the reader is stands in the address and nowhere else. */
export function useSearch(): SearchControl {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  const prefetch = useAskJobs();
  return useMemo(() => {
    // As it will be read from the address.
    const prefetchFor = (next: Search) => prefetch(readSearch(writeSearch(next)));
    const goTo = (next: Search, options?: NavigateOptions) => {
      prefetchFor(next);
      navigate(addressOf(next), options);
    };
    return {
      search,
      go: (next) => goTo(next),
      goWithAnswer(change) {
        const next = change(pendingSearch() ?? search);
        deferStep(next, () => navigate(addressOf(next)), prefetchFor(next));
      },
      prefetch: (change) => void prefetchFor(change(pendingSearch() ?? search)),
      replace: (next) => goTo(next, { replace: true }),
    };
  }, [search, navigate, prefetch]);
}
