import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { savedMayBeOld } from '../../../frontend/src/api/vacancies-changed.ts';
import { prepareMarket } from '../../../frontend/src/market/queries.ts';

test('once the server answers again, vacancies and the market’s figures are asked for anew (docs/rules.md#offline)', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['vacancies', 'jobs'], []);
  queryClient.setQueryData(['api-description'], []);
  await prepareMarket(queryClient, '2026-11', async () => ({ months: [], figures: null }));
  savedMayBeOld(queryClient);
  const invalidated = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.isInvalidated ? [queryKey[0]] : []));
  expect(invalidated).toEqual(['vacancies', 'market']);
  queryClient.clear();
});
