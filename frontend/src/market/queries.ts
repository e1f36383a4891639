import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { getMarket } from '#core/contract/market.ts';
import { month } from '#core/domain/market/market-month.ts';
import { callApi } from '../api/call-api.ts';
import { marketKey } from '../api/vacancies-changed.ts';

type Market = ResponseOf<typeof getMarket>;

/** Where the figures are asked for: of the newest month where none is named. */
export type MarketApi = (month: string | undefined) => Promise<Market>;

/** The month that an address names, if it can be one. */
const monthIn = (requested: string | null): string | undefined => month.safeParse(requested).data;

const marketKeyOf = (validMonth: string | undefined) => [marketKey, validMonth] as const;

/**
 * The figures of the month that the address names; of the newest where it names none that can be. Those that were shown
 * before stay until these are there, and where they cannot be had.
 */
export function useMarket(requested: string | null) {
  const validMonth = monthIn(requested);
  const { data, isPending, isError, fetchStatus, refetch } = useQuery({
    queryKey: marketKeyOf(validMonth),
    queryFn: ({ signal }) =>
      callApi(getMarket, validMonth === undefined ? {} : { month: validMonth }, signal),
    meta: { failure: null },
  });
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  // Without a connection nothing is under way.
  const isCutOff = isPending && fetchStatus === 'paused';
  return {
    data: data ?? latest,
    isAwaited: isPending && !isCutOff,
    isFailed: (isError && data === undefined) || isCutOff,
    refetch,
  };
}

/** Puts into the client what `useMarket` will look for, and gives it. */
export async function prepareMarket(
  queryClient: QueryClient,
  requested: string | null,
  api: MarketApi,
): Promise<Market> {
  const validMonth = monthIn(requested);
  const found = await api(validMonth);
  queryClient.setQueryData(marketKeyOf(validMonth), found);
  return found;
}
