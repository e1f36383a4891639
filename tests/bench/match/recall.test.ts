import { expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { BestMatches } from '#functions/search/match/best-matches.ts';
import { idOf } from '#functions/search/query/row-ref.ts';
import { naiveMatch } from '#tests/support/naive/match.ts';
import { ordered, passes, zone } from '#tests/support/naive/plain-search.ts';
import { madeNow } from '../made/made-now.ts';
import { madeRows } from '../made/made-rows.ts';
import { madeSeekers } from './made-seekers.ts';

const everything = {
  ...{ ...noFilters, sort: 'newest' as const, page: 1, tz: zone, companySearch: '' },
  copies: 'apart' as const,
};

it('of the twenty best nine in ten stand in the list at least, and each with its own score', () => {
  const rows = madeRows(3000);
  const query = everything;
  const { found } = JobIndex.of(rows).find(query, madeNow);
  const newestFirst = ordered(
    rows.filter((row) => passes(row, query)),
    query,
  );
  for (const seeker of madeSeekers()) {
    const best = new BestMatches(seeker);
    const ranked = new Map(best.of(found, 200).map((match) => [idOf(match), match.score]));
    best.clear();
    const exact = naiveMatch(newestFirst, seeker).ranked;
    expect(ranked.size).toBe(200);
    const stand = (first: typeof exact) => first.filter(({ row }) => ranked.has(row.id)).length;
    expect(stand(exact.slice(0, 20))).toBeGreaterThanOrEqual(18);
    expect(stand(exact)).toBeGreaterThanOrEqual(150);
    for (const { row, score } of exact) expect([score, undefined]).toContain(ranked.get(row.id));
  }
});

it('the same stand by match, however the vacancies are spread over segments', () => {
  const rows = madeRows(3000);
  const spread = JobIndex.of(rows.slice(0, 1800));
  // As an import puts them, some anew; each batch is a segment until it is joined to others.
  for (const [from, to] of [
    [1500, 1900],
    [1900, 2700],
    [2700, 2950],
    [2950, 3000],
  ])
    spread.put(rows.slice(from, to));
  const [whole, parts] = [JobIndex.of(rows), spread].map((index) => index.find(everything, madeNow).found);
  expect(parts?.filter(({ total }) => total > 0).length).toBeGreaterThan(1);
  for (const seeker of madeSeekers()) {
    const [expected, ranked] = [whole, parts].map((found) => {
      const best = new BestMatches(seeker);
      const list = best.of(found ?? [], 200).map((match) => [idOf(match), match.score]);
      best.clear();
      return list;
    });
    expect(ranked).toEqual(expected);
  }
});
