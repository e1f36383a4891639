import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { askName, coverageOf } from '#core/domain/match/score/coverage.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { seeker } from '#core/domain/match/seeker/seeker.ts';
import { demandOf } from '#core/domain/match/vacancy/demand-of.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { match } from '#functions/search/match/match.ts';
import { naiveGaps, naiveMatch } from '#tests/support/naive/match.ts';
import { folded, now, ordered, passes, zone } from '#tests/support/naive/plain-search.ts';
import { arbitraryQuery, grownIndex } from '#tests/support/store/index-queries.ts';
import { arbitraryJobRows, jobRowWith } from '#tests/support/store/job-rows.ts';
import { arbitrarySeeker } from '#tests/support/store/seekers.ts';

describe('the order of a match (docs/rules.md#match-order)', () => {
  it('of few is that of scoring every row, and each number that of the pair', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryJobRows(now, 240, 'max'),
        fc.array(fc.tuple(arbitraryQuery, arbitrarySeeker), { minLength: 8, maxLength: 8 }),
        fc.constantFrom('at once', 'grown'),
        arbitraryJobRows(now, 40),
        fc.integer({ min: 1, max: 80 }),
        async (rows, searches, growth, stale, batchSize) => {
          const index = growth === 'grown' ? await grownIndex(rows, stale, batchSize) : JobIndex.of(rows);
          for (const [searched, seeker] of searches) {
            const query = { ...searched, sort: 'newest' as const };
            const found = folded(
              rows.filter((row) => passes(row, query)),
              query,
            );
            const { ranked, order } = naiveMatch(ordered(found, query), seeker);
            const answer = match(index, query, seeker, now);
            const { page } = answer;
            expect(answer.ids).toEqual(order.slice((page - 1) * 20, page * 20));
            expect(answer.ranked).toBe(ranked.length);
            const scores = new Map(ranked.map(({ row, score }) => [row.id, score]));
            const rankedIds = answer.ids.filter((id) => scores.has(id));
            expect(Object.keys(answer.matches).toSorted()).toEqual(rankedIds.toSorted());
            for (const id of rankedIds)
              expect(answer.matches[id]?.score).toBe(Math.floor((scores.get(id) as number) / 10));

            const gaps = naiveGaps(ranked, seeker);
            const counts = [...gaps.values()].sort((a, b) => b - a);
            expect(answer.gaps.map(({ count }) => count)).toEqual(counts.slice(0, 5));
            const nameOf = (key: string) =>
              key
                .split('|')
                .map((id) => lexicon().concepts.get(id)?.name ?? id)
                .join(' или ');
            for (const { name, count } of answer.gaps)
              expect([...gaps].filter(([key]) => nameOf(key) === name).map(([, own]) => own)).toContain(
                count,
              );
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('ends with the ranked; whatever follows them stands by date', () => {
    const rows = Array.from({ length: 270 }, (_, n) =>
      jobRowWith({
        id: `hh-${n}`,
        created_at: new Date(now.getTime() - 1000 * n).toISOString(),
        // The oldest come first.
        demand: { version: 1, asks: n < 230 ? [] : ['python'], roles: [], level: null, languages: [] },
      }),
    );
    const person = seeker.parse({ concepts: [{ id: 'python', strength: 1 }] });
    const index = JobIndex.of(rows);
    const pageOf = (page: number) => {
      const query = { ...noFilters, sort: 'newest', tz: zone, companySearch: '', page } as const;
      return match(index, query, person, now).ids;
    };
    const ids = rows.map(({ id }) => id);
    expect(Array.from({ length: 14 }, (_, n) => pageOf(n + 1)).flat()).toEqual([
      ...ids.slice(230),
      ...ids.slice(0, 230),
    ]);
  });

  it('answers all else as the search does', () => {
    fc.assert(
      fc.property(arbitraryJobRows(now), arbitraryQuery, arbitrarySeeker, (rows, query, seeker) => {
        const index = JobIndex.of(rows);
        const { ids, recommended, ranked, matches, gaps, insideOnly, ...rest } = match(
          index,
          query,
          seeker,
          now,
        );
        const { ids: _, recommended: __, insideOnly: ___, ...searched } = index.search(query, now);
        expect(rest).toEqual(searched);
        const isFirst =
          rest.page === 1 && Object.keys(rest.totalWithout).every((group) => group === 'notCompany');
        expect(recommended).toEqual(isFirst ? ids.slice(0, 3) : []);
        expect(insideOnly).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what a card says of a match', () => {
  it('is what the open vacancy says', () => {
    fc.assert(
      fc.property(arbitraryJobRows(now), arbitraryQuery, arbitrarySeeker, (rows, query, seeker) => {
        const { matches } = match(JobIndex.of(rows), query, seeker, now);
        for (const [id, card] of Object.entries(matches)) {
          const demand = demandOf(rows.find((row) => row.id === id) as (typeof rows)[number]);
          const { met, asked, missing } = coverageOf(seeker, demand);
          expect([card.met, card.asked, card.missing]).toEqual([met, asked, missing.map(askName)]);
          expect(card.isPreliminary).toBe(matchOf(seeker, demand).judged < 600);
        }
      }),
      { numRuns: 50 },
    );
  });
});
