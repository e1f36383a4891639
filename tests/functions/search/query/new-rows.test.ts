import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { tierOf } from '#tests/support/naive/order.ts';
import { folded, now, passes, zone } from '#tests/support/naive/plain-search.ts';
import { factsOf } from '#tests/support/naive/rules.ts';
import { arbitraryQuery, grownIndex } from '#tests/support/store/index-queries.ts';
import { arbitraryJobRows, jobRowWith } from '#tests/support/store/job-rows.ts';

/** docs/rules.md#emails-words: found, and each short word but «в» and the like not only inside another one. */
function isTold(row: JobRow, query: Parameters<JobIndex['search']>[0]): boolean {
  const short = query.q
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length <= 3 && !/^(?:в|для|и|на|по|с|)$/.test(word));
  return passes(row, query) && !short.some((word) => tierOf(factsOf(row), word) === 3);
}

/** Some of a text that lies inside words more often than it begins them. */
const shortQuery = fc
  .tuple(arbitraryQuery, fc.constantFrom(null, null, 'th', 'on', 'ер', 'ин', 'er инженер'))
  .map(([query, q]) => (q === null ? query : { ...query, q }));

const newestFirst = (rows: readonly JobRow[]): string[] =>
  [...rows]
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);

describe('what a letter looks for', () => {
  it('is what the search finds and does not put last for a short word, on 10,000 random pairs of a search and a vacancy', async () => {
    let [pairs, leftOut] = [0, 0];
    await fc.assert(
      fc.asyncProperty(
        arbitraryJobRows(now, 60, 'max'),
        fc.array(shortQuery, { minLength: 10, maxLength: 10 }),
        fc.boolean(),
        async (rows, queries, isGrown) => {
          const index = isGrown ? await grownIndex(rows, [], 7) : JobIndex.of(rows);
          for (const query of queries) {
            const found = index.matching(query, now);
            const told = rows.filter((row) => isTold(row, query));
            expect(found).toEqual(newestFirst(told));
            expect(index.newest(query, 7, now)).toEqual(
              newestFirst(folded(told, { ...query, copies: 'folded' })).slice(0, 7),
            );
            leftOut += rows.filter((row) => passes(row, query)).length - told.length;
            pairs += rows.length;
          }
        },
      ),
      { numRuns: 45, seed: 20_261_125 },
    );
    expect(pairs).toBeGreaterThan(10_000);
    expect(leftOut).toBeGreaterThan(0);
  });

  it.each([
    ['ии', ['own', 'own tag']],
    ['ИИ', ['own', 'own tag']],
    ['ml', ['ml']],
    ['html', ['html']],
    ['специалист', ['own', 'inside']],
    ['специалист в', ['own', 'inside']],
    ['специалист ии', ['own']],
    // «сварщик» lies inside a word, too, and is told of.
    ['сварщик 6 разряда', ['welder']],
  ])('of the text «%s» is %j (docs/rules.md#emails-words)', (q, told) => {
    const rows = [
      jobRowWith({ id: 'own', title: 'Веб-специалист по ИИ', tags: [] }),
      jobRowWith({ id: 'own tag', title: 'Водитель категории C', tags: ['ИИ'] }),
      jobRowWith({ id: 'inside', title: 'Специалист высшей категории', tags: [] }),
      jobRowWith({ id: 'ml', title: 'ML-инженер', tags: [] }),
      jobRowWith({ id: 'html', title: 'HTML-верстальщик', tags: [] }),
      jobRowWith({ id: 'welder', title: 'Электрогазосварщик 6 разряда', tags: [] }),
    ];
    const index = JobIndex.of(rows);
    const request = { ...noFilters, q };
    expect(new Set(index.matching(request, now))).toEqual(new Set(told));
    expect(new Set(index.newest(request, 60, now))).toEqual(new Set(told));
    expect(index.countNew(request, new Date(0), now)).toBe(told.length);
  });
});

describe('how many are new (docs/rules.md#emails-new)', () => {
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
      const found = rows.filter((jobRow) => isTold(jobRow, request));
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
