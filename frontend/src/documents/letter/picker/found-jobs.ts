import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { searchJobs } from '#core/contract/jobs.ts';
import { collapse, fold } from '#core/domain/text/words.ts';
import { type SampleJob, sampleJobs } from '#core/domain/writer/letter/sample-jobs.ts';
import { callApi } from '../../../api/call-api.ts';
import { vacanciesKey } from '../../../api/vacancies-changed.ts';
import type { PickedJob } from '../letter-draft.ts';

/** The API takes no longer question. */
const maxTextLength = 200;

/** The built-in ones whose title, company or location holds the text (docs/rules.md#letter-picker). */
export function samplesWith(text: string): readonly SampleJob[] {
  const foldedText = fold(collapse(text));
  return sampleJobs.filter((job) =>
    [job.title, job.company, job.location].some((field) => fold(field).includes(foldedText)),
  );
}

/** Of the real base, page by page as the list is scrolled. */
export function useFoundJobs(text: string) {
  const q = collapse(text).slice(0, maxTextLength);
  return useInfiniteQuery({
    queryKey: [vacanciesKey, 'letter-jobs', q],
    queryFn: ({ pageParam: page, signal }) => callApi(searchJobs, { q, page }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    // A vacancy that has moved to the next page meanwhile comes twice.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ jobs }) => jobs).map((job) => [job.id, toPickedJob(job)])).values(),
    ],
    placeholderData: keepPreviousData,
    // The list itself says so and offers to try again.
    meta: { failure: null },
  });
}

export const toPickedJob = ({ id, title, company, location }: PickedJob): PickedJob => ({
  id,
  title,
  company,
  location,
});
