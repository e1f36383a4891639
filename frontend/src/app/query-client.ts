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
  const message = typeof failureMeta.text === 'string' ? failureMeta.text : failureMeta.text(error);
  if (message === null) return null;
  const text = error instanceof ApiError && error.code === 'unavailable' ? failure.unavailable : message;
  return notify({ type: 'error', title: failureMeta.title ?? failure.title, text, ...failedRequest(error) });
}

/** What has failed is told until it is closed, or until its cause is gone: by a key of what was asked or done. */
function failureReports() {
  const ids = new Map<unknown, string>();
  const forget = (key: unknown) => {
    dismiss(ids.get(key) ?? '');
    ids.delete(key);
  };
  const show = (key: unknown, error: Error, meta: FailureMeta | undefined) => {
    const id = report(error, meta);
    if (id !== null) ids.set(key, id);
  };
  return { show, forget };
}

/** Until the same has succeeded, or nobody asks for it any more. */
function makeQueryCache(): QueryCache {
  const { show, forget } = failureReports();
  const cache = new QueryCache({
    onError: (error, { queryHash, meta }) => show(queryHash, error, meta),
    onSuccess: (_data, { queryHash }) => forget(queryHash),
  });
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.getObserversCount() === 0) forget(query.queryHash);
  });
  return cache;
}

/** Until the same is tried again: what it says when it fails tells it from others. */
function makeMutationCache(): MutationCache {
  const { show, forget } = failureReports();
  // A function that stands in a component is another one at each render; its code is the same.
  const keyOf = (meta: FailureMeta | undefined) => meta?.failure && String(meta.failure.text);
  return new MutationCache({
    onMutate: (_input, { meta }) => forget(keyOf(meta)),
    onError: (error, _input, _result, { meta }) => show(keyOf(meta), error, meta),
  });
}

/** Seconds that a person is left without a word, twice at most. */
const maxRetrySeconds = 30;

/**
 * A browser says that it is online before the first request gets through: what failed without a connection, and again
 * at once when it came back, is asked once more.
 */
const retriesAfter = ({ code, retryAfter }: ApiError): number =>
  code === 'network' || retryAfter !== null ? 2 : 1;

export const makeQueryClient = () =>
  new QueryClient({
    queryCache: makeQueryCache(),
    mutationCache: makeMutationCache(),
    defaultOptions: {
      // Without a connection it fails at once and says so, rather than wait in silence and be done when nobody expects it.
      mutations: { networkMode: 'always' },
      queries: {
        // The service worker may have the answer: it is asked once whatever the browser says of its connection.
        networkMode: 'offlineFirst',
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        retry: (failures, error) =>
          error instanceof ApiError && error.isRetryable && failures < retriesAfter(error),
        retryDelay: (_failures, error) =>
          error instanceof ApiError && error.retryAfter !== null
            ? Math.min(error.retryAfter, maxRetrySeconds) * 1000
            : 400,
      },
    },
  });
