import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { listSimilarJobs as operation } from '#core/contract/match.ts';
import { isShown } from '#core/domain/job/job.ts';
import { similarJobs } from '#functions/search/insights/similar-jobs.ts';
import { rowsOf } from '#functions/search/loader/row-cache.ts';
import { currentIndex } from '#functions/search/loader.ts';
import * as jobs from '#functions/store/jobs.ts';
import { shownJobs } from './shown-jobs.ts';

/** Open vacancies like one that everybody may see, the nearest first; `not_found` of one that is hidden. */
export async function listSimilarJobs({
  jobId,
  tz,
}: ParsedRequestOf<typeof operation>): Promise<ResponseOf<typeof operation>> {
  const [index, row] = await Promise.all([currentIndex(), jobs.find(jobId)]);
  if (!row || !isShown(row)) throw new AppError('not_found', 'Вакансия не найдена');
  const similar = new Map(similarJobs(index, row).map(({ id, ...relation }) => [id, relation]));
  const ids = [...similar.keys()];
  return {
    jobs: shownJobs(index, await rowsOf(index, ids), ids, new Date(), tz).flatMap((job) => {
      const relation = similar.get(job.id);
      return relation ? [{ job, ...relation }] : [];
    }),
  };
}
