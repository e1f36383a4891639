import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { getClosedJob, getJob } from '#core/contract/job-details.ts';
import { callApi } from '../../api/call-api.ts';
import { vacanciesKey } from '../../api/vacancies-changed.ts';
import { failure } from '../../texts/ru.ts';
import { type JobsApi, nullIfNotFound, useTimeZone } from '../queries.ts';

export type ClosedJob = ResponseOf<typeof getClosedJob>;
export type OpenJob = ResponseOf<typeof getJob>;

const jobKeyOf = (jobId: string, tz: string) => [vacanciesKey, 'job', jobId, tz] as const;

/** Null of a vacancy that is gone. */
export function useJob(jobId: string) {
  const tz = useTimeZone();
  return useQuery({
    queryKey: jobKeyOf(jobId, tz),
    queryFn: ({ signal }): Promise<OpenJob | null> =>
      callApi(getJob, { jobId, tz }, signal).catch(nullIfNotFound),
    placeholderData: keepPreviousData,
    meta: { failure: { text: failure.job } },
  });
}

const closedJobKeyOf = (jobId: string) => [vacanciesKey, 'closed', jobId] as const;

/** Of a vacancy that is not to be seen: null where its source has not closed it. */
export const useClosedJob = (jobId: string) =>
  useQuery({
    queryKey: closedJobKeyOf(jobId),
    queryFn: ({ signal }): Promise<ClosedJob | null> =>
      callApi(getClosedJob, { jobId }, signal).catch(nullIfNotFound),
    // The vacancy is gone in any case; what there would be beside is not missed.
    meta: { failure: null },
  });

/** Puts into the client what `useJob` will look for, and gives it; null where there is no such vacancy. */
export async function prepareJob(
  queryClient: QueryClient,
  jobId: string,
  tz: string,
  api: JobsApi,
): Promise<OpenJob | null> {
  const found = await api.findJob({ jobId, tz });
  queryClient.setQueryData(jobKeyOf(jobId, tz), found);
  return found;
}

/** The same for `useClosedJob`. */
export async function prepareClosedJob(
  queryClient: QueryClient,
  jobId: string,
  api: JobsApi,
): Promise<ClosedJob | null> {
  const found = await api.findClosedJob({ jobId });
  queryClient.setQueryData(closedJobKeyOf(jobId), found);
  return found;
}
