import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import { feedEntries, type getFeed } from '#core/contract/feeds.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { rowsOf } from '#functions/search/loader/row-cache.ts';
import { currentIndex } from '#functions/search/loader.ts';

/** The newest that are told of a search, of copies one. */
export async function feedJobs(query: ParsedRequestOf<typeof getFeed>): Promise<JobRow[]> {
  const index = await currentIndex();
  const filters = { ...noFilters, ...query, from: query.from ?? null, to: query.to ?? null };
  const ids = index.newest(filters, feedEntries, new Date());
  const rows = await rowsOf(index, ids);
  return ids.flatMap((id) => rows.get(id) ?? []).filter(isShown);
}
