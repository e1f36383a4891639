import { searchJobs } from '#core/contract/jobs.ts';
import { shownJob } from '#core/domain/shown-job.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { currentIndex } from '#functions/search/loader.ts';

export const handler = httpEndpoint(searchJobs, async ({ from = null, to = null, ...query }) => {
  const now = new Date();
  const index = await currentIndex();
  const answer = index.search({ ...query, from, to }, now);
  const shown = (jobs: typeof answer.jobs) =>
    jobs.map((job) => shownJob(job, index.otherCities(job).length, now, query.tz));
  return { ...answer, jobs: shown(answer.jobs), recommended: shown(answer.recommended) };
});
