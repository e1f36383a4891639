import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getMarket } from '#core/contract/market.ts';
import { month } from '#core/domain/market/market-month.ts';
import { callApi } from '../api/call-api.ts';

/** The figures of the month that the address names; of the newest where it names none that can be. */
export function useMarket(wanted: string | null) {
  const named = month.safeParse(wanted);
  return useQuery({
    queryKey: ['market', named.data],
    queryFn: ({ signal }) => callApi(getMarket, named.success ? { month: named.data } : {}, signal),
    // Those of another month stay to be seen meanwhile.
    placeholderData: keepPreviousData,
    meta: { failure: null },
  });
}
