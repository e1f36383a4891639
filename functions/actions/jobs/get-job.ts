import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { getJob as operation } from '#core/contract/job-details.ts';
import { daysBetween, openSince } from '#core/domain/job/freshness.ts';
import { isShown } from '#core/domain/job/job.ts';
import { shownJob } from '#core/domain/job/shown-job.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';
import { currentIndex } from '#functions/search/loader.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';

type Request = ParsedRequestOf<typeof operation>;
type Response = ResponseOf<typeof operation>;

/** One vacancy as everybody may see it; null of one that is hidden. */
export async function findJob({ jobId, tz }: Request): Promise<Response | null> {
  const [index, row, description] = await Promise.all([
    currentIndex(),
    jobs.find(jobId),
    descriptions.find(jobId),
  ]);
  if (!row || !isShown(row)) return null;
  const now = new Date();
  const since = openSince(row);
  return {
    job: shownJob(row, index.countCopies(row), now, tz),
    canonicalId: index.canonicalId(row),
    otherCities: index.otherCities(row),
    description,
    market: index.market(row),
    demand: demandOf(row),
    demandVersion: row.demand?.version ?? null,
    freshness: {
      openSince: since,
      openDays: daysBetween(Date.parse(since), now.getTime()),
      reposts: row.reposts,
      closing: index.lifetime(row, now),
    },
  };
}

/** One vacancy as everybody may see it; `not_found` of one that is hidden. */
export async function getJob(request: Request): Promise<Response> {
  const found = await findJob(request);
  if (!found) throw new AppError('not_found', 'Вакансия не найдена');
  return found;
}
