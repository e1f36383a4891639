import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, failedRequest } from '../api/call-api.ts';
import { failure } from '../texts/ru.ts';
import { dismiss, notify } from '../ui/notifications/notifications.ts';

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
  const failureMeta = meta?.failure;
  if (!failureMeta) {
    console.warn(error);
    return null;
  }
  const own = typeof failureMeta.text === 'string' ? failureMeta.text : failureMeta.text(error);
  if (own === null) return null;
  const text = error instanceof ApiError && error.code === 'unavailable' ? failure.unavailable : own;
  return notify({ type: 'error', title: failureMeta.title ?? failure.title, text, ...failedRequest(error) });
}

/** What has failed is told until it is closed, the same has succeeded, or nothing on the page asks for it any more. */
function makeQueryCache(): QueryCache {
  const notificationByQuery = new Map<string, string>();
  function forget(queryHash: string) {
    const id = notificationByQuery.get(queryHash);
    if (id === undefined) return;
    notificationByQuery.delete(queryHash);
    dismiss(id);
  }
  const cache = new QueryCache({
    onError(error, { queryHash, meta }) {
      const id = report(error, meta);
      if (id !== null) notificationByQuery.set(queryHash, id);
    },
    onSuccess: (_data, { queryHash }) => forget(queryHash),
  });
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && !query.isActive()) forget(query.queryHash);
  });
  return cache;
}

/** Seconds that a person is left without a word, twice at most. */
const maxRetrySeconds = 30;

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
          error instanceof ApiError && error.isRetryable && failures < (error.retryAfter === null ? 1 : 2),
        retryDelay: (_failures, error) =>
          error instanceof ApiError && error.retryAfter !== null
            ? Math.min(error.retryAfter, maxRetrySeconds) * 1000
            : 400,
      },
    },
  });
