import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { matchJobs as operation } from '#core/contract/match.ts';
import { sanitizeSeeker } from '#core/domain/match/seeker/sanitize-seeker.ts';
import { demandVersion } from '#core/domain/match/vacancy/demand-of.ts';
import { env } from '#functions/runtime/env.ts';
import { rowsOf } from '#functions/search/loader/row-cache.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { match } from '#functions/search/match/match.ts';
import { shownJobs } from './shown-jobs.ts';

/** Whether the stage has switched it on (docs/rules.md#match-request). */
export const hasMatching = (): boolean => env('MATCHING', 'false') === 'true';

/** The search in the order of a match. Of the seeker nothing is kept, and what is not of our vocabulary is not looked at. */
export async function matchJobs({
  seeker,
  ...query
}: ParsedRequestOf<typeof operation>): Promise<ResponseOf<typeof operation>> {
  if (!hasMatching()) throw new AppError('not_found', 'Подбор по профилю на этом сайте не включён');
  const now = new Date();
  const index = await currentIndex();
  const search = { ...query, from: query.from ?? null, to: query.to ?? null };
  const { ids, recommended, ...answer } = match(index, search, sanitizeSeeker(seeker), now);
  const rows = await rowsOf(index, [...ids, ...recommended]);
  const toCards = (jobIds: readonly string[]) => shownJobs(index, rows, jobIds, now, query.tz);
  const cards = { jobs: toCards(ids), recommended: toCards(recommended) };
  return {
    ...answer,
    ...cards,
    version: demandVersion,
    medians: index.categoryMedians([...cards.jobs, ...cards.recommended]),
  };
}
