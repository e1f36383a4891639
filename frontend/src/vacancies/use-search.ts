import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useAskJobs } from './queries.ts';
import { addressOf, readSearch, type Search, type SearchControl, writeSearch } from './search-address.ts';

/** Where the reader is stands in the address and nowhere else. */
export function useSearch(): SearchControl {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  const ask = useAskJobs();
  return useMemo(() => {
    const goTo = (next: Search, options?: NavigateOptions) => {
      // As it will be read from the address.
      ask(readSearch(writeSearch(next)));
      navigate(addressOf(next), options);
    };
    return { search, go: (next) => goTo(next), replace: (next) => goTo(next, { replace: true }) };
  }, [search, navigate, ask]);
}
