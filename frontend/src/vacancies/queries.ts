import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { getCatalog } from '#core/contract/catalog.ts';
import type { getCompany } from '#core/contract/companies.ts';
import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import type { getClosedJob, getJob } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { callApi } from '../api/call-api.ts';
import { isNotFound } from '../api/failures.ts';
import { timeZone } from '../api/time-zone.ts';
import { vacanciesKey } from '../api/vacancies-changed.ts';
import { type Personal, personalNow, seekerToSend, usePersonal } from '../match/personal-store.ts';
import { failure } from '../texts/ru.ts';
import { excludedCompanies, useHiddenCompanyIds } from './marks/use-hidden-company-ids.ts';
import type { MatchedJobs } from './match/ask-matches.ts';
import { activeGroups, addressOf, emptySearch, type Search, toSearchRequest } from './search-address.ts';

/** In the order of a match there is more to say. */
export type FoundJobs = ResponseOf<typeof searchJobs> &
  Partial<Pick<MatchedJobs, 'version' | 'ranked' | 'matches' | 'gaps'>>;

/** What a first step would wait for. */
export const prepareStep = (): void => void timeZone();

const noSubscription = () => () => {};

/**
 * The reader's own, from their first step on the site. The page that they have opened is everybody's, drawn for one
 * zone: to change its days under the reader's eyes would move what they read.
 */
export function useTimeZone(): string {
  const isAsOpened = useLocation().key === 'default';
  return useSyncExternalStore(
    noSubscription,
    () => (isAsOpened ? defaultTimeZone : timeZone()),
    () => defaultTimeZone,
  );
}

/** An import may be under way: until the first vacancies are there, look again by itself. */
const emptyBaseInterval = 3_000;

const jobsKey = [vacanciesKey, 'jobs'] as const;
type JobsRequest = ReturnType<typeof toSearchRequest> & { notCompany?: string[] };
const jobsKeyOf = (request: JobsRequest) => [...jobsKey, request] as const;
const matchesKeyOf = (request: JobsRequest, seeker: Seeker) =>
  [...jobsKey, 'match', request, seeker] as const;

/** Its code comes with the first such question. */
const matchesFor =
  (request: JobsRequest, seeker: Seeker) =>
  async ({ signal }: { signal: AbortSignal }): Promise<FoundJobs> =>
    (await import('./match/ask-matches.ts')).askMatches(request, seeker, signal);

/** Without what its reader has hidden. Who has hidden nothing asks what everybody asks. */
function ownRequest(search: Search, tz: string, hiddenIds: readonly string[]): JobsRequest {
  const request = toSearchRequest(search, new Date(), tz);
  return hiddenIds.length === 0 ? request : { ...request, notCompany: [...hiddenIds] };
}

const useOwnRequest = (search: Search): JobsRequest =>
  ownRequest(search, useTimeZone(), excludedCompanies(search, useHiddenCompanyIds()));

/** In the order of a match where it is asked for by somebody who is known and agrees; else in the usual one. */
function jobsQuery({ sort }: Search, request: JobsRequest, personal: Personal) {
  const seeker = sort === 'match' ? seekerToSend(personal) : null;
  return {
    queryKey: seeker ? matchesKeyOf(request, seeker) : jobsKeyOf(request),
    queryFn: seeker
      ? matchesFor(request, seeker)
      : ({ signal }: { signal: AbortSignal }): Promise<FoundJobs> => callApi(searchJobs, request, signal),
    meta: { failure: { text: failure.jobs } },
  };
}

export function useJobs(search: Search) {
  const request = useOwnRequest(search);
  const isUnfiltered = activeGroups(search).length === 0;
  return useQuery({
    ...jobsQuery(search, request, usePersonal()),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isUnfiltered && state.data?.total === 0 ? emptyBaseInterval : false),
  });
}

/**
 * Asks what `useJobs` will ask at the reader's next step: the answer is on its way while the step is being drawn. Nothing
 * where there is none: who shows the answer says what has failed.
 */
export function useAskJobs(): (search: Search) => Promise<FoundJobs | undefined> {
  const queryClient = useQueryClient();
  const hiddenIds = useHiddenCompanyIds();
  return useCallback(
    (search) => {
      const request = ownRequest(search, timeZone(), excludedCompanies(search, hiddenIds));
      return queryClient.ensureQueryData(jobsQuery(search, request, personalNow())).catch(() => undefined);
    },
    [queryClient, hiddenIds],
  );
}

/** What of all vacancies fits somebody best, for the plain list (docs/rules.md#recommended-personal). */
export function useFittingJobs(search: Search) {
  const isPlain = addressOf({ ...search, vacancy: null, copies: 'folded' }) === '/';
  const knownSeeker = seekerToSend(usePersonal());
  const request = useOwnRequest(emptySearch);
  const seeker = isPlain ? knownSeeker : null;
  return useQuery({
    queryKey: [...jobsKey, 'fitting', request, seeker],
    queryFn: seeker ? matchesFor(request, seeker) : skipToken,
    meta: { failure: null },
  }).data;
}

/**
 * Counts for the companies that a text in the picker finds (docs/rules.md#picker-companies); asked only while there is
 * a text.
 */
export function useCompanyCounts(search: Search, companySearch: string) {
  const request = {
    ...toSearchRequest({ ...search, page: 1 }, new Date(), useTimeZone()),
    companySearch,
  };
  return useQuery({
    queryKey: [vacanciesKey, 'company-counts', request],
    queryFn: ({ signal }) => callApi(searchJobs, request, signal),
    select: ({ counts }) => counts.company,
    enabled: companySearch !== '',
    placeholderData: keepPreviousData,
    meta: { failure: null },
  });
}

/** What is gone has a screen of its own, no toast. */
export function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** The vacancy as some list on this visit showed it: what stands on the screen until the whole answer is here. */
export function useListedJob(jobId: string): Job | undefined {
  return useQueryClient()
    .getQueriesData<FoundJobs>({ queryKey: jobsKey })
    .flatMap(([, found]) => (found ? [...found.jobs, ...found.recommended] : []))
    .find(({ id }) => id === jobId);
}

/** What a page drawn on the server asks: the operations themselves, without a way between. */
export interface JobsApi {
  searchJobs(request: ParsedRequestOf<typeof searchJobs>): Promise<FoundJobs>;
  getCatalog(request: ParsedRequestOf<typeof getCatalog>): Promise<ResponseOf<typeof getCatalog>>;
  /** Null of one that is not to be shown. */
  findJob(request: ParsedRequestOf<typeof getJob>): Promise<ResponseOf<typeof getJob> | null>;
  /** Null of one that its source has not closed. */
  findClosedJob(
    request: ParsedRequestOf<typeof getClosedJob>,
  ): Promise<ResponseOf<typeof getClosedJob> | null>;
  /** Null of one that has no open vacancy. */
  findCompany(request: ParsedRequestOf<typeof getCompany>): Promise<ResponseOf<typeof getCompany> | null>;
}

/** Puts into the client what `useJobs` will look for, and gives it. */
export async function prepareJobs(
  queryClient: QueryClient,
  search: Search,
  tz: string,
  api: JobsApi,
): Promise<FoundJobs> {
  const request = toSearchRequest(search, new Date(), tz);
  const found = await api.searchJobs(searchJobs.request.parse(request));
  queryClient.setQueryData(jobsKeyOf(request), found);
  return found;
}
