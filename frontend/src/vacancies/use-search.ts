import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { heldSearch, holdStep } from './held-step.ts';
import { useAskJobs } from './queries.ts';
import { addressOf, readSearch, type Search, type SearchControl, writeSearch } from './search-address.ts';

/** Where the reader is stands in the address and nowhere else. */
export function useSearch(): SearchControl {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  const ask = useAskJobs();
  return useMemo(() => {
    // As it will be read from the address.
    const askOf = (next: Search) => ask(readSearch(writeSearch(next)));
    const goTo = (next: Search, options?: NavigateOptions) => {
      askOf(next);
      navigate(addressOf(next), options);
    };
    return {
      search,
      go: (next) => goTo(next),
      goWithAnswer(change) {
        const next = change(heldSearch() ?? search);
        holdStep(next, () => navigate(addressOf(next)), askOf(next));
      },
      ask: (change) => void askOf(change(heldSearch() ?? search)),
      replace: (next) => goTo(next, { replace: true }),
    };
  }, [search, navigate, ask]);
}
