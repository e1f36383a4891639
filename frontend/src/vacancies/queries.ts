import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCatalog } from '#core/contract/catalog.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { getJob, searchJobs } from '#core/contract/jobs.ts';
import type { Job } from '#core/domain/job/job.ts';
import { defaultTimeZone, isTimeZone } from '#core/domain/search/date-range.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { vacanciesKey } from '../api/vacancies-changed.ts';
import { failure } from '../texts/ru.ts';
import { activeGroups, type Search, toSearchRequest } from './search-address.ts';

export type FoundJobs = ResponseOf<typeof searchJobs>;
export type Catalog = ResponseOf<typeof getCatalog>;
export type OpenJob = ResponseOf<typeof getJob>;

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A browser that does not know where it is says 'Etc/Unknown', which no API takes. */
const timeZone = isTimeZone(ownZone) ? ownZone : defaultTimeZone;

/** An import may be under way: until the first vacancies are there, look again by itself. */
const emptyBaseInterval = 3_000;

const jobsKey = [vacanciesKey, 'jobs'] as const;

export function useJobs(search: Search) {
  const question = toSearchRequest(search, new Date(), timeZone);
  const isUnfiltered = activeGroups(search).length === 0;
  return useQuery({
    queryKey: [...jobsKey, question],
    queryFn: ({ signal }) => callApi(searchJobs, question, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isUnfiltered && state.data?.total === 0 ? emptyBaseInterval : false),
    meta: { failure: { text: failure.jobs } },
  });
}

/**
 * Counts for the companies that a text in the picker finds (docs/rules.md#picker-companies); asked only while there is
 * a text.
 */
export function useCompanyCounts(search: Search, companySearch: string) {
  const question = { ...toSearchRequest({ ...search, page: 1 }, new Date(), timeZone), companySearch };
  return useQuery({
    queryKey: [vacanciesKey, 'company-counts', question],
    queryFn: ({ signal }) => callApi(searchJobs, question, signal),
    select: ({ counts }) => counts.company,
    enabled: companySearch !== '',
    placeholderData: keepPreviousData,
    meta: { failure: null },
  });
}

const catalogOptions = (companySearch: string, company: readonly string[]) =>
  queryOptions({
    queryKey: [vacanciesKey, 'catalog', companySearch, company],
    queryFn: ({ signal }) => callApi(getCatalog, { companySearch, company: [...company] }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Failures of the filters' data are logged only (docs/rules.md#toasts-logged-only).
    meta: { failure: null },
  });

export const useCatalog = (company: readonly string[]) => useQuery(catalogOptions('', company));

export const useFoundCompanies = (companySearch: string) =>
  useQuery({
    ...catalogOptions(companySearch, []),
    select: ({ companies }) => companies,
    enabled: companySearch !== '',
  });

const isNotFound = (error: Error) => error instanceof ApiError && error.code === 'not_found';

export function useJob(jobId: string) {
  return useQuery({
    queryKey: [vacanciesKey, 'job', jobId],
    queryFn: ({ signal }) => callApi(getJob, { jobId, tz: timeZone }, signal),
    // A vacancy that is gone has a screen of its own, no toast.
    meta: { failure: { text: (error: Error) => (isNotFound(error) ? null : failure.job) } },
  });
}

/** The vacancy as some list on this visit showed it: what stands on the screen until the whole answer is here. */
export function useListedJob(jobId: string): Job | undefined {
  return useQueryClient()
    .getQueriesData<FoundJobs>({ queryKey: jobsKey })
    .flatMap(([, found]) => (found ? [...found.jobs, ...found.recommended] : []))
    .find(({ id }) => id === jobId);
}
