import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import { feedEntries, type getFeed } from '#core/contract/feeds.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { pageSize } from '#core/domain/search/listing.ts';
import { rowsOf } from '#functions/search/loader/row-cache.ts';
import { currentIndex } from '#functions/search/loader.ts';

/** The newest that a search finds, of copies one. */
export async function feedJobs(query: ParsedRequestOf<typeof getFeed>): Promise<JobRow[]> {
  const now = new Date();
  const index = await currentIndex();
  const ids: string[] = [];
  for (let page = 1; ids.length < feedEntries; page++) {
    const found = index.search(
      {
        ...noFilters,
        ...query,
        from: query.from ?? null,
        to: query.to ?? null,
        sort: 'newest',
        // Of counts, which a feed has none of.
        tz: defaultTimeZone,
        copies: 'folded',
        companySearch: '',
        page,
      },
      now,
    );
    ids.push(...found.ids);
    if (page >= found.pages || found.ids.length < pageSize) break;
  }
  const rows = await rowsOf(index, ids);
  return ids.flatMap((id) => rows.get(id) ?? []).filter(isShown);
}
