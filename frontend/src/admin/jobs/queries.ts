import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type AdminJob,
  createJob,
  deleteJob,
  deleteJobs,
  editJob,
  getAdminJob,
  listAdminJobs,
  setJobActive,
  setJobsActive,
} from '#core/contract/admin-jobs.ts';
import type { JobChanges, JobDraft } from '#core/domain/job/job-draft.ts';
import { callApi } from '../../api/call-api.ts';
import { hasCode, isNotFound, isUnanswered } from '../../api/failures.ts';
import { vacanciesChanged } from '../../api/vacancies-changed.ts';
import { adminJobs, jobEditor } from '../../texts/admin/admin-jobs-ru.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { inBatches, wordsOfPart } from './in-batches.ts';
import {
  type ActiveChange,
  isDrained,
  listedJobs,
  type Pages,
  type Pending,
  withAnswer,
} from './listed-jobs.ts';

/** Of everything that the table shows. */
export const adminJobsKey = ['admin', 'jobs'] as const;
const setActiveKey = [...adminJobsKey, 'set-active'];
const deleteKey = [...adminJobsKey, 'delete'];

/** One after another, so that two presses end as the last one. */
const serialOptions = { scope: { id: 'admin-jobs' } } as const;

const success = (text: string) => notify({ type: 'success', title: adminJobs.success, text });
const information = (text: string) => notify({ type: 'info', text });

export function useAdminJobs(q: string) {
  const pending = usePending();
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...adminJobsKey, 'list', q],
    queryFn: ({ pageParam: after, signal }) => callApi(listAdminJobs, { q, ...(after && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // An import, or another admin, may have changed it while another tab was open.
    staleTime: 0,
    meta: { failure: { text: adminJobs.failed } },
  });
  return { ...query, list: data && listedJobs(data, pending) };
}

/** What was asked for shows at once; the server's refusal takes it back by itself. */
function usePending(): Pending {
  const active = useMutationState({
    filters: { mutationKey: setActiveKey, status: 'pending' },
    select: ({ state }) => state.variables as ActiveChange,
  });
  const deleted = useMutationState({
    filters: { mutationKey: deleteKey, status: 'pending' },
    select: ({ state }) => state.variables as readonly string[],
  });
  return { active, deleted: new Set(deleted.flat()) };
}

async function applyAnswer(
  queryClient: QueryClient,
  requestedIds: readonly string[],
  answeredJobs: readonly AdminJob[],
) {
  const filter = { queryKey: [...adminJobsKey, 'list'] };
  // An answer that was on its way may be older than what we know now.
  const isAsking = queryClient.isFetching(filter) > 0;
  await queryClient.cancelQueries(filter);
  queryClient.setQueriesData<Pages>(filter, (list) => list && withAnswer(list, requestedIds, answeredJobs));
  const hasDrained = queryClient.getQueriesData<Pages>(filter).some(([, list]) => list && isDrained(list));
  if (isAsking || hasDrained) void queryClient.invalidateQueries(filter);
  void vacanciesChanged(queryClient);
}

/** Another admin has deleted it meanwhile, or an answer before was lost: it does not count, as one of several does not. */
async function unlessDeleted<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return otherwise;
    throw error;
  }
}

async function setActive({ jobIds, isActive }: ActiveChange): Promise<AdminJob[]> {
  const [jobId, ...others] = jobIds;
  if (jobId !== undefined && others.length === 0)
    return unlessDeleted(
      callApi(setJobActive, { jobId, isActive }).then(({ job }) => [job]),
      [],
    );
  return inBatches(
    jobIds,
    async (batch) => {
      const { jobs: done, failed } = await callApi(setJobsActive, { jobIds: batch, isActive });
      return { done, failed };
    },
    isActive ? adminJobs.activatedPart : adminJobs.deactivatedPart,
  );
}

async function remove(jobIds: readonly string[]): Promise<number> {
  const [jobId, ...others] = jobIds;
  if (jobId !== undefined && others.length === 0)
    return unlessDeleted(
      callApi(deleteJob, { jobId }).then(() => 1),
      0,
    );
  const deleted = await inBatches(
    jobIds,
    async (batch) => {
      const { deleted: done, failed } = await callApi(deleteJobs, { jobIds: batch });
      return { done, failed };
    },
    adminJobs.deletedPart,
  );
  return deleted.length;
}

type FailureText = string | ((error: Error) => string);
const toggleManyFailed: FailureText = (error) => wordsOfPart(error) ?? adminJobs.toggleFailedMany;
const deleteManyFailed: FailureText = (error) => wordsOfPart(error) ?? adminJobs.deleteFailedMany;

/** After a failure nobody knows what was done. */
function reloadAll(queryClient: QueryClient) {
  void vacanciesChanged(queryClient);
  return queryClient.invalidateQueries({ queryKey: [...adminJobsKey, 'list'] });
}

/** Hides or shows one or several: those that are not so yet. */
export function useSetActive() {
  const single = useMutation(useActiveOptions(adminJobs.toggleFailed));
  const many = useMutation(useActiveOptions(toggleManyFailed));
  return (jobs: readonly AdminJob[], isActive: boolean) => {
    const jobIds = jobs.filter((job) => job.isActive !== isActive).map(({ id }) => id);
    if (jobIds.length > 0) return (jobIds.length === 1 ? single : many).mutate({ jobIds, isActive });
    if (!isActive) return information(adminJobs.hiddenAlready);
    information(jobs.every(({ isOpen }) => isOpen) ? adminJobs.shownAlready : adminJobs.cannotShowClosed);
  };
}

function useActiveOptions(failed: FailureText) {
  const queryClient = useQueryClient();
  return {
    ...serialOptions,
    mutationKey: setActiveKey,
    mutationFn: setActive,
    onSuccess: async (answeredJobs: AdminJob[], { jobIds, isActive }: ActiveChange) => {
      await applyAnswer(queryClient, jobIds, answeredJobs);
      const isOne = jobIds.length === 1;
      const closedCount = answeredJobs.filter((job) => isActive && !job.isOpen).length;
      if (answeredJobs.length === 0) information(isOne ? adminJobs.gone : adminJobs.goneMany);
      else if (closedCount > 0)
        information(
          isOne ? adminJobs.activatedClosed : adminJobs.activatedManyClosed(answeredJobs.length, closedCount),
        );
      else if (isOne) success(isActive ? adminJobs.activated : adminJobs.deactivated);
      else success((isActive ? adminJobs.activatedMany : adminJobs.deactivatedMany)(answeredJobs.length));
    },
    onError: () => reloadAll(queryClient),
    meta: { failure: { text: failed } },
  };
}

/** Deletes one or several for good. */
export function useDeleteJobs() {
  const single = useMutation(useDeleteOptions(adminJobs.deleteFailed));
  const many = useMutation(useDeleteOptions(deleteManyFailed));
  return (jobIds: readonly string[]) => (jobIds.length === 1 ? single : many).mutate(jobIds);
}

function useDeleteOptions(failed: FailureText) {
  const queryClient = useQueryClient();
  return {
    ...serialOptions,
    mutationKey: deleteKey,
    mutationFn: remove,
    onSuccess: async (deleted: number, jobIds: readonly string[]) => {
      await applyAnswer(queryClient, jobIds, []);
      const isOne = jobIds.length === 1;
      if (deleted === 0) information(isOne ? adminJobs.gone : adminJobs.goneMany);
      else success(isOne ? adminJobs.deleted : adminJobs.deletedMany(deleted));
    },
    onError: () => reloadAll(queryClient),
    meta: { failure: { text: failed } },
  };
}

/** As it is now: the editor must not begin with what it was. */
export function useAdminJob(jobId: string | null) {
  return useQuery({
    queryKey: [...adminJobsKey, 'one', jobId],
    queryFn: ({ signal }) => callApi(getAdminJob, { jobId: jobId ?? '' }, signal),
    enabled: jobId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The editor itself says so.
    meta: { failure: null },
  });
}

/** A new vacancy, with what tells its form from all others; or what was changed in one that is there. */
export type JobSaving = { draft: JobDraft; draftId: string } | { jobId: string; changes: JobChanges };

export function useSaveJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (saving: JobSaving) =>
      'draft' in saving
        ? (await callApi(createJob, { ...saving.draft, draftId: saving.draftId })).job
        : (await callApi(editJob, { jobId: saving.jobId, ...saving.changes })).job,
    onSuccess: async (job, saving) => {
      await applyAnswer(queryClient, [job.id], [job]);
      void queryClient.invalidateQueries({ queryKey: [...adminJobsKey, 'list'] });
      success('draft' in saving ? jobEditor.added : jobEditor.saved);
    },
    onError: () => reloadAll(queryClient),
    meta: {
      failure: {
        text: (error: Error) => {
          if (isNotFound(error)) return jobEditor.gone;
          if (isUnanswered(error)) return jobEditor.saveUnanswered;
          return hasCode(error, 'invalid_request') ? jobEditor.saveRefused : jobEditor.saveFailed;
        },
      },
    },
  });
}
