import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { getMarket } from '#core/contract/market.ts';
import { month } from '#core/domain/market/market-month.ts';
import { callApi } from '../api/call-api.ts';

type Market = ResponseOf<typeof getMarket>;

/** Where the figures are asked for: of the newest month where none is named. */
export type MarketApi = (month: string | undefined) => Promise<Market>;

/** The month that an address names, if it can be one. */
const monthIn = (wanted: string | null): string | undefined => month.safeParse(wanted).data;

const marketKeyOf = (named: string | undefined) => ['market', named] as const;

/** The figures of the month that the address names; of the newest where it names none that can be. */
export function useMarket(wanted: string | null) {
  const named = monthIn(wanted);
  return useQuery({
    queryKey: marketKeyOf(named),
    queryFn: ({ signal }) => callApi(getMarket, named === undefined ? {} : { month: named }, signal),
    // Those of another month stay to be seen meanwhile.
    placeholderData: keepPreviousData,
    meta: { failure: null },
  });
}

/** Puts into the client what `useMarket` will look for, and gives it. */
export async function prepareMarket(
  queryClient: QueryClient,
  wanted: string | null,
  api: MarketApi,
): Promise<Market> {
  const named = monthIn(wanted);
  const found = await api(named);
  queryClient.setQueryData(marketKeyOf(named), found);
  return found;
}
