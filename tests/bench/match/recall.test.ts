import { expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { BestMatches } from '#functions/search/match/best-matches.ts';
import { idOf } from '#functions/search/query/row-ref.ts';
import { naiveMatch } from '#tests/support/naive/match.ts';
import { ordered, passes, zone } from '#tests/support/naive/plain-search.ts';
import { madeNow } from '../made-now.ts';
import { madeRows } from '../made-rows.ts';
import { madeSeekers } from './made-seekers.ts';

it('of the twenty best nine in ten stand in the list at least, and each with its own score', () => {
  const rows = madeRows(3000);
  const query = {
    ...{ ...noFilters, sort: 'newest' as const, page: 1, tz: zone, companySearch: '' },
    copies: 'apart' as const,
  };
  const { found } = JobIndex.of(rows).find(query, madeNow);
  const newestFirst = ordered(
    rows.filter((row) => passes(row, query)),
    query,
  );
  for (const seeker of madeSeekers()) {
    const best = new BestMatches(seeker);
    const ranked = new Map(best.of(found, 200).map((one) => [idOf(one), one.score]));
    best.clear();
    const exact = naiveMatch(newestFirst, seeker).ranked;
    expect(ranked.size).toBe(200);
    const stand = (first: typeof exact) => first.filter(({ row }) => ranked.has(row.id)).length;
    expect(stand(exact.slice(0, 20))).toBeGreaterThanOrEqual(18);
    expect(stand(exact)).toBeGreaterThanOrEqual(150);
    for (const { row, score } of exact) expect([score, undefined]).toContain(ranked.get(row.id));
  }
});
