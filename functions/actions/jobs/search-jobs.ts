import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import type { searchJobs as operation } from '#core/contract/jobs.ts';
import { rowsOf } from '#functions/search/loader/row-cache.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { shownJobs } from './shown-jobs.ts';

/** The index knows which vacancies and in what order; what a card shows of them, the table. */
export async function searchJobs(
  query: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const now = new Date();
  const index = await currentIndex();
  const search = { ...query, from: query.from ?? null, to: query.to ?? null };
  const { ids, recommended, ...numbers } = index.search(search, now);
  const rows = await rowsOf(index, [...ids, ...recommended]);
  const toCards = (jobIds: readonly string[]) => shownJobs(index, rows, jobIds, now, query.tz);
  const cards = { jobs: toCards(ids), recommended: toCards(recommended) };
  return { ...numbers, ...cards, medians: index.categoryMedians([...cards.jobs, ...cards.recommended]) };
}
