import { type QueryClient, useQuery } from '@tanstack/react-query';
import { siteConfig } from '../api/site-config.ts';

const queryKey = ['public-email'] as const;

/** Whom to write to about the site; null where the stage does not say, undefined until it is known. */
export function usePublicEmail(): string | null | undefined {
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await siteConfig()).publicEmail ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: null },
  });
  return data;
}

/** Puts into the client what `usePublicEmail` will look for. */
export const preparePublicEmail = (queryClient: QueryClient, email: string | null): void =>
  void queryClient.setQueryData(queryKey, email);
