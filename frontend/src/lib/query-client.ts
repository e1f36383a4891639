import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failure } from '../texts/ru.ts';
import { ApiError, failedRequest } from './api.ts';
import { dismiss, notify } from './notifications.ts';

interface FailureMeta extends Record<string, unknown> {
  /** What a person reads when this fails; null where it is logged only (docs/rules.md#toasts-logged-only). */
  failure?: { title?: string; text: string | ((error: Error) => string | null) } | null;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** Answers the notification's id; null where nobody is told. */
function report(error: Error, meta: FailureMeta | undefined): string | null {
  const said = meta?.failure;
  if (!said) {
    console.warn(error);
    return null;
  }
  const own = typeof said.text === 'string' ? said.text : said.text(error);
  if (own === null) return null;
  const text = error instanceof ApiError && error.code === 'unavailable' ? failure.unavailable : own;
  return notify({ type: 'error', title: said.title ?? failure.title, text, ...failedRequest(error) });
}

/** What has failed is told until it is closed, or until the same has succeeded. */
function makeQueryCache(): QueryCache {
  const told = new Map<string, string>();
  return new QueryCache({
    onError(error, { queryHash, meta }) {
      const id = report(error, meta);
      if (id !== null) told.set(queryHash, id);
    },
    onSuccess(_data, { queryHash }) {
      const id = told.get(queryHash);
      if (id === undefined) return;
      told.delete(queryHash);
      dismiss(id);
    },
  });
}

/** Seconds that a person is left without a word, twice at most. */
const longestWait = 30;

export const makeQueryClient = () =>
  new QueryClient({
    queryCache: makeQueryCache(),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => void report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        retry: (failures, error) =>
          error instanceof ApiError && error.isPassing && failures < (error.retryAfter === null ? 1 : 2),
        retryDelay: (_failures, error) =>
          error instanceof ApiError && error.retryAfter !== null
            ? Math.min(error.retryAfter, longestWait) * 1000
            : 400,
      },
    },
  });
