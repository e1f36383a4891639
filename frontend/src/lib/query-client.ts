import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failure } from '../texts/ru.ts';
import { ApiError, failedRequest } from './api.ts';
import { notify } from './notifications.ts';

interface FailureMeta extends Record<string, unknown> {
  /** What a person reads when this fails; null where it is logged only (spec §8). */
  failure?: { title?: string; text: string | ((error: Error) => string | null) } | null;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

function report(error: Error, meta: FailureMeta | undefined) {
  const said = meta?.failure;
  if (!said) {
    console.warn(error);
    return;
  }
  const text = typeof said.text === 'string' ? said.text : said.text(error);
  if (text !== null)
    notify({ type: 'error', title: said.title ?? failure.title, text, ...failedRequest(error) });
}

export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.isPassing,
        retryDelay: 400,
      },
    },
  });
