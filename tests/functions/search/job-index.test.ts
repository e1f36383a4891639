import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import {
  folded,
  naiveCounts,
  naiveWithoutValue,
  now,
  ordered,
  passes,
  zone,
} from '#tests/support/naive/plain-search.ts';
import { arbitraryQuery, grownIndex } from '#tests/support/store/index-queries.ts';
import { arbitraryJobRows, jobRowWith } from '#tests/support/store/job-rows.ts';

describe('letters', () => {
  it.each(['стажёр', 'СТАЖЕР', 'Стажер'])('«%s» finds ё and е alike', (q) => {
    const titles = ['Стажёр-аналитик', 'Стажер отдела продаж', 'Аналитик'];
    const index = JobIndex.of(titles.map((title, n) => jobRowWith({ id: `hh-${n}`, title })));
    expect(
      index.search({ ...noFilters, q, sort: 'newest', page: 1, tz: zone, companySearch: '' }, now).total,
    ).toBe(2);
  });
});

describe('search answers equal the naive rules', () => {
  it('total, order, page and every count, on thousands of random queries', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryJobRows(now),
        fc.array(arbitraryQuery, { minLength: 10, maxLength: 10 }),
        fc.constantFrom('at once', 'grown'),
        arbitraryJobRows(now, 40),
        fc.integer({ min: 1, max: 40 }),
        async (rows, queries, growth, stale, batchSize) => {
          const index = growth === 'grown' ? await grownIndex(rows, stale, batchSize) : JobIndex.of(rows);
          expect(index.size).toBe(rows.length);
          for (const query of queries) {
            const answer = index.search(query, now);
            const found = rows.filter((row) => passes(row, query));
            const expected = ordered(folded(found, query), query);
            const page = Math.min(query.page, Math.max(1, Math.ceil(expected.length / 20)));
            expect(answer.total).toBe(found.length);
            expect(answer.cards).toBe(expected.length);
            expect(answer.page).toBe(page);
            expect(answer.ids).toEqual(expected.slice((page - 1) * 20, page * 20).map(({ id }) => id));
            expect(answer.counts).toEqual(naiveCounts(rows, query));
            expect(answer.withoutValue).toEqual(naiveWithoutValue(found, query));
          }
        },
      ),
      { numRuns: 300 },
    );
  }, 180_000);

  it('says what each group alone keeps away', () => {
    const withoutFilter = {
      q: { q: '' },
      level: { level: [] },
      salary: { salary: [] },
      category: { category: [] },
      company: { company: [] },
      notCompany: { notCompany: [] },
      date: { from: null, to: null },
    };
    fc.assert(
      fc.property(arbitraryJobRows(now), arbitraryQuery, (rows, query) => {
        const index = new JobIndex();
        index.put(rows);
        const { totalWithout } = index.search(query, now);
        for (const [group, without] of Object.entries(withoutFilter)) {
          const total = totalWithout[group as keyof typeof withoutFilter];
          if (total !== undefined)
            expect([group, total]).toEqual([
              group,
              rows.filter((row) => passes(row, { ...query, ...without })).length,
            ]);
        }
      }),
    );
  });

  it('answers the same after updates as if built anew', () => {
    fc.assert(
      fc.property(
        arbitraryJobRows(now),
        arbitraryJobRows(now, 20),
        arbitraryQuery,
        (before, changed, query) => {
          const updated = new JobIndex();
          updated.put(before);
          updated.search(query, now);
          updated.put(changed);
          const fresh = new JobIndex();
          fresh.put(new Map([...before, ...changed].map((row) => [row.id, row])).values());
          expect(updated.search(query, now)).toEqual(fresh.search(query, now));
        },
      ),
      { numRuns: 50 },
    );
  });
});

const query = (overrides: Partial<JobQuery> = {}): JobQuery => ({
  ...noFilters,
  sort: 'newest',
  page: 1,
  tz: zone,
  companySearch: '',
  ...overrides,
});

describe('companies (docs/rules.md#picker-companies)', () => {
  const index = new JobIndex();
  index.put(
    Array.from({ length: 130 }, (_, n) =>
      jobRowWith({
        id: `hh-${n}`,
        company_id: `hh-c${n}`,
        company: `Компания ${String(n).padStart(3, '0')}`,
      }),
    ),
  );

  it('counts the first hundred by name', () => {
    const counted = Object.keys(index.search(query(), now).counts.company);
    expect(counted).toHaveLength(100);
    expect(counted).toContain('hh-c99');
    expect(counted).not.toContain('hh-c100');
  });

  // «Компания 112» holds both words, too.
  it('and those that are searched or selected', () => {
    const { company } = index.search(
      query({ companySearch: 'компания 12', company: ['hh-c107'] }),
      now,
    ).counts;
    expect(Object.keys(company)).toHaveLength(112);
    expect(company['hh-c107']).toBe(1);
    expect(company['hh-c129']).toBe(1);
  });

  it('and those that are searched where none is selected', () => {
    const { company } = index.search(query({ companySearch: 'компания 12' }), now).counts;
    expect(Object.keys(company)).toHaveLength(111);
    expect(company['hh-c129']).toBe(1);
  });

  it('finds a company by the name that it has now, not by one that it had', () => {
    const renamed = ['Ярило', 'Ясень'].map((company, n) =>
      jobRowWith({ id: `hh-y${n}`, company_id: 'hh-y', company, created_at: `2026-11-1${n}T00:00:00Z` }),
    );
    const others = Array.from({ length: 110 }, (_, n) =>
      jobRowWith({ id: `hh-${n}`, company_id: `hh-c${n}`, company: `Компания ${n}` }),
    );
    const withRenamed = JobIndex.of([...others, ...renamed]);
    const found = (companySearch: string) =>
      withRenamed.search(query({ companySearch }), now).counts.company['hh-y'];
    expect(found('ясень')).toBe(2);
    expect(found('ярило')).toBeUndefined();
  });
});

describe('the recommended block (docs/rules.md#recommended-block)', () => {
  const index = new JobIndex();
  index.put(Array.from({ length: 5 }, (_, n) => jobRowWith({ id: `hh-${n}`, is_recommended: n > 0 })));
  const recommendedFor = (overrides: Partial<JobQuery> = {}) =>
    index.search(query(overrides), now).recommended;

  it('holds up to three on a page 1 without filters', () =>
    expect(recommendedFor()).toEqual(['hh-1', 'hh-2', 'hh-3']));
  it('stays in another order', () => expect(recommendedFor({ sort: 'salary-asc' })).toHaveLength(3));
  it('is empty with any filter', () => expect(recommendedFor({ q: 'backend' })).toEqual([]));
});

describe('companies that are left out (docs/rules.md#filter-not-company)', () => {
  const index = JobIndex.of(
    ['hh-a', 'hh-a', 'hh-b', null].map((company_id, n) =>
      jobRowWith({
        id: `hh-${n}`,
        company_id,
        company: company_id ?? 'Без имени',
        title: n === 0 ? 'Senior' : 'Junior',
      }),
    ),
  );
  const search = (overrides: Partial<JobQuery>) => index.search(query(overrides), now);

  it('are neither found nor counted; who names no company is', () => {
    const { ids, total, counts, totalWithout } = search({ notCompany: ['hh-a', 'hh-unknown'] });
    expect(ids).toEqual(['hh-2', 'hh-3']);
    expect([total, totalWithout.notCompany]).toEqual([2, 4]);
    expect(counts.level).toMatchObject({ Senior: 0, Junior: 2 });
  });
  it('count as if they were chosen', () =>
    expect(search({ notCompany: ['hh-a'] }).counts.company).toEqual({ 'hh-a': 2, 'hh-b': 1 }));
  it('are found where one is chosen', () => {
    const { total, totalWithout } = search({ notCompany: ['hh-a'], company: ['hh-a'], exact: ['company'] });
    expect([total, totalWithout]).toEqual([2, { company: 2 }]);
  });
  it('leave the recommended block where it is, without them', () => {
    const recommended = JobIndex.of(
      ['hh-a', 'hh-b'].map((company_id, n) =>
        jobRowWith({ id: `hh-${n}`, company_id, is_recommended: true }),
      ),
    );
    expect(recommended.search(query({ notCompany: ['hh-a'] }), now).recommended).toEqual(['hh-1']);
  });
});
