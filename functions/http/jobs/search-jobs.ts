import { searchJobs } from '#core/contract/jobs.ts';
import { isShown } from '#core/domain/job/job.ts';
import { shownJob } from '#core/domain/job/shown-job.ts';
import { currentIndex, rowsOf } from '#functions/search/loader.ts';
import { httpEndpoint } from '../endpoints.ts';

/** The index knows which vacancies and in what order; what a card shows of them, the table. */
export const handler = httpEndpoint(
  searchJobs,
  async ({ from = null, to = null, ...query }) => {
    const now = new Date();
    const index = await currentIndex();
    const { ids, recommended, ...numbers } = index.search({ ...query, from, to }, now);
    const rows = await rowsOf(index, [...ids, ...recommended]);
    const shown = (wanted: readonly string[]) =>
      wanted
        .flatMap((id) => rows.get(id) ?? [])
        .filter(isShown)
        .map((row) => shownJob(row, index.countOtherCities(row), now, query.tz));
    return { ...numbers, jobs: shown(ids), recommended: shown(recommended) };
  },
  { answered: (SearchMilliseconds) => ({ Searches: 1, SearchMilliseconds }) },
);
