import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, readSearch, type Search } from './search-address.ts';

export interface SearchControl {
  search: Search;
  /** A step of its own in the browser's history. */
  go(next: Search): void;
  /** In the place of the present step: while a text is being typed. */
  replace(next: Search): void;
}

/** Where the reader is stands in the address and nowhere else. */
export function useSearch(): SearchControl {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  return useMemo(
    () => ({
      search,
      go: (next) => navigate(addressOf(next)),
      replace: (next) => navigate(addressOf(next), { replace: true }),
    }),
    [search, navigate],
  );
}
