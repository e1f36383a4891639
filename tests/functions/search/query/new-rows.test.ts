import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { now, passes, zone } from '#tests/support/naive/plain-search.ts';
import { arbitraryQuery, grownIndex } from '#tests/support/store/index-queries.ts';
import { arbitraryJobRows, jobRowWith } from '#tests/support/store/job-rows.ts';

const pageOf = (index: JobIndex, query: Parameters<JobIndex['search']>[0]) => {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const found = index.search({ ...query, sort: 'newest', copies: 'apart', page }, now);
    ids.push(...found.ids);
    if (page >= found.pages) return ids;
  }
};

describe('what a letter looks for', () => {
  it('is what the search finds, on 10,000 random pairs of a search and a vacancy', async () => {
    let pairs = 0;
    await fc.assert(
      fc.asyncProperty(
        arbitraryJobRows(now, 60, 'max'),
        fc.array(arbitraryQuery, { minLength: 10, maxLength: 10 }),
        fc.boolean(),
        async (rows, queries, isGrown) => {
          const index = isGrown ? await grownIndex(rows, [], 7) : JobIndex.of(rows);
          for (const query of queries) {
            const found = index.matching(query, now);
            expect(found).toEqual(pageOf(index, query));
            expect(new Set(found)).toEqual(
              new Set(rows.filter((row) => passes(row, query)).map(({ id }) => id)),
            );
            pairs += rows.length;
          }
        },
      ),
      { numRuns: 45, seed: 20_261_125 },
    );
    expect(pairs).toBeGreaterThan(10_000);
  });
});

describe('how many are new (docs/rules.md#letters-new)', () => {
  const since = new Date('2026-11-20T10:00:00Z');
  const before = '2026-11-20T09:59:59Z';
  const after = '2026-11-20T10:00:01Z';
  const query = { ...noFilters, q: 'ml', sort: 'newest' as const, page: 1, tz: zone, companySearch: '' };
  const row = (id: string, ingested_at: string, cluster_key: string | null = null, location = 'Москва') =>
    jobRowWith({ id, title: 'ML-инженер', ingested_at, cluster_key, location });

  it('counts what was ingested since, not what was published since', () => {
    const published = { created_at: after, posted_date: after };
    const index = JobIndex.of([
      row('a', after),
      { ...row('b', before), ...published },
      row('c', after, null, 'Омск'),
      jobRowWith({ id: 'd', title: 'Повар', ingested_at: after }),
    ]);
    expect(index.countNew(query, since, now)).toBe(2);
    expect(index.countNew({ ...query, location: ['Омск'] }, since, now)).toBe(1);
  });

  it('counts copies in thirty cities once, and none where one that is found was there before', async () => {
    const copies = Array.from({ length: 30 }, (_, n) => row(`m${n}`, after, 'many', `Город ${n}`));
    const rows = [...copies, row('x', after, 'old'), row('y', before, 'old', 'Омск')];
    for (const index of [JobIndex.of(rows), await grownIndex(rows, [], 3)]) {
      expect(index.countNew(query, since, now)).toBe(1);
      expect(index.countNew({ ...query, location: ['Москва'] }, since, now)).toBe(1);
    }
  });

  it('counts none that is hidden or closed', () => {
    const index = JobIndex.of([
      { ...row('a', after), is_active: false },
      { ...row('b', after), is_open: false },
    ]);
    expect(index.countNew(query, since, now)).toBe(0);
  });

  it('is what counting one by one gives, however old the copies are and wherever they stand', async () => {
    const instants = [before, after, '2026-11-19T00:00:00Z', '2026-11-20T10:00:00Z'];
    const hostile = arbitraryJobRows(now, 60, 'max').map((rows) =>
      rows.map((jobRow, n) => ({ ...jobRow, ingested_at: instants[n % instants.length] as string })),
    );
    const byHand = (rows: readonly JobRow[], request: Parameters<JobIndex['search']>[0]): number => {
      const found = rows.filter((jobRow) => passes(jobRow, request));
      const copies = Map.groupBy(found, ({ id, cluster_key: key }) => key ?? id);
      return [...copies.values()].filter((all) => all.every((copy) => new Date(copy.ingested_at) > since))
        .length;
    };
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(
        hostile,
        fc.array(arbitraryQuery, { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        async (rows, queries, isGrown) => {
          const index = isGrown ? await grownIndex(rows, [], 7) : JobIndex.of(rows);
          for (const request of [{ ...query, q: '' }, ...queries]) {
            const expected = byHand(rows, request);
            expect(index.countNew(request, since, now)).toBe(expected);
            counted += expected;
          }
        },
      ),
      { numRuns: 40, seed: 20_261_127 },
    );
    expect(counted).toBeGreaterThan(50);
  });
});
