import { AppError } from '#core/contract/errors.ts';
import { getJob } from '#core/contract/jobs.ts';
import { shownJob } from '#core/domain/shown-job.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { currentIndex } from '#functions/search/loader.ts';
import * as descriptions from '#functions/store/descriptions.ts';

export const handler = httpEndpoint(getJob, async ({ jobId, tz }) => {
  const index = await currentIndex();
  const job = index.find(jobId);
  if (!job) throw new AppError('not_found', 'Вакансия не найдена');
  const otherCities = index.otherCities(job);
  return {
    job: shownJob(job, otherCities.length, new Date(), tz),
    otherCities,
    description: await descriptions.find(jobId),
    market: index.market(job),
  };
});
