import { type QueryClient, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getImports,
  listImportSkips,
  resolveDelisted,
  resumeImport,
  startImport,
  stopImport,
} from '#core/contract/imports.ts';
import { callApi } from '../../api/call-api.ts';
import { vacanciesChanged } from '../../api/vacancies-changed.ts';
import { importToasts, imports as texts } from '../../texts/admin/admin-imports-ru.ts';
import { timeNear } from '../../texts/moments.ts';
import { failure } from '../../texts/ru.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { reasonOf } from './reason-of.ts';
import { isStartPending } from './use-pending-start.ts';

export const importsKey = ['admin', 'imports'] as const;

/**
 * How often a running import is looked at, and whether another admin, or the clock, started one
 * (docs/rules.md#admin-import-progress).
 */
const whileRunning = 1_000;
const whileIdle = 15_000;
const whileFailing = 5_000;

/** `fingerprintAtStart`: what was known when a start was ordered that may not have begun yet. */
export function useImports(fingerprintAtStart: string | null) {
  return useQuery({
    queryKey: importsKey,
    queryFn: ({ signal }) => callApi(getImports, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return whileFailing;
      return state.data?.isRunning || isStartPending(fingerprintAtStart, state.data)
        ? whileRunning
        : whileIdle;
    },
    // The screen says it itself, once and where it stands: a toast would come back each second.
    meta: { failure: null },
  });
}

const reload = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: importsKey });

const startFailure = {
  title: importToasts.failed,
  text: (error: Error) => reasonOf(error) ?? importToasts.unknown,
};

export function useStartImport(onStarted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(startImport, {}),
    onSuccess: ({ isStarted, startedAt }) => {
      if (isStarted) onStarted();
      else notify({ type: 'info', text: texts.since(startedAt && timeNear(startedAt, new Date())) });
      return reload(queryClient);
    },
    meta: { failure: startFailure },
  });
}

export function useResumeImport(onStarted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (runId: string) => callApi(resumeImport, { runId }),
    onSuccess: onStarted,
    onSettled: () => reload(queryClient),
    meta: { failure: startFailure },
  });
}

export function useStopImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (runId: string) => callApi(stopImport, { runId }),
    onSettled: () => reload(queryClient),
    meta: {
      failure: { title: failure.title, text: (error) => reasonOf(error) ?? importToasts.notStopped },
    },
  });
}

/** One call does a part: it is repeated until nothing is left, and says after each how many are done. */
export function useResolveDelisted(onProgress: (hidden: number) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ runId, hide }: { runId: string; hide: boolean }) => {
      let hidden = 0;
      let left = Number.POSITIVE_INFINITY;
      while (left > 0) {
        const answer = await callApi(resolveDelisted, { runId, hide });
        if (answer.left >= left) throw new Error(`settling ${runId} does not come on: ${left} left`);
        left = answer.left;
        hidden += answer.hidden;
        onProgress(hidden);
      }
      return hidden;
    },
    onSuccess: (hidden, { hide }) =>
      notify({
        type: 'success',
        title: importToasts.settled,
        text: hide ? importToasts.hidden(hidden) : importToasts.kept,
      }),
    // Other screens show vacancies that are hidden now; and after a failure a part may be done.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
      void vacanciesChanged(queryClient);
    },
    meta: {
      failure: { title: failure.title, text: (error) => reasonOf(error) ?? importToasts.notSettled },
    },
  });
}

/** Of all runs given, one list by reason. */
export function useSkips(runIds: readonly string[]) {
  return useQueries({
    queries: runIds.map((runId) => ({
      queryKey: [...importsKey, runId, 'skips'],
      queryFn: ({ signal }: { signal: AbortSignal }) => callApi(listImportSkips, { runId }, signal),
      meta: { failure: null },
    })),
    combine: (answers) => {
      const byReason = new Map<string, { reason: string; count: number; examples: string[] }>();
      for (const { reason, count, examples } of answers.flatMap(({ data }) => data?.skips ?? [])) {
        const total = byReason.get(reason) ?? { reason, count: 0, examples: [] };
        byReason.set(reason, {
          reason,
          count: total.count + count,
          examples: [...new Set([...total.examples, ...examples])],
        });
      }
      return {
        skips: [...byReason.values()].sort((a, b) => b.count - a.count),
        isPending: answers.some((answer) => answer.isPending),
        isError: answers.some((answer) => answer.isError),
        retry: () => {
          for (const answer of answers) if (answer.isError) void answer.refetch();
        },
      };
    },
  });
}
