import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobOrigin } from '#core/domain/import/source.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { payKindOf } from '#core/domain/job/pay/salary.ts';
import { shownJob } from '#core/domain/job/shown-job.ts';
import { comparableMedian } from '#core/domain/search/market.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { dayOf } from '#tests/support/naive/lifetime.ts';
import { mostFrequentPay, salariesOf } from '#tests/support/naive/market.ts';
import { NaiveIndex } from '#tests/support/naive/naive-index.ts';
import { factsOf } from '#tests/support/naive/rules.ts';
import { arbitraryJobRows, someOf } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** Where the salary is none, these are words of a pay that is no month's. */
const someWords = ['200 000 ₽ на руки', '200 000 ₽ на руки', '200 000 ₽ до вычета налогов', '200 000 ₽'];

const hoursBefore = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) - hours * 3_600_000).toISOString();

/** The moment, or midnight of Moscow where a repost leaves the day alone (docs/rules.md#company). */
function publishedAt({ created_at, first_published_at, reopened_at }: JobRow): number {
  const firstDay = dayOf(reopened_at ?? first_published_at ?? created_at);
  return firstDay === dayOf(created_at) ? Date.parse(created_at) : firstDay * 86_400_000 - 10_800_000;
}

/** Copies in cities, and companies that change their names. */
const arbitraryRows = (maxLength: number) =>
  fc
    // A market is nothing under 20 salaries.
    .tuple(arbitraryJobRows(now, maxLength, 'max'), fc.infiniteStream(fc.integer({ min: 0, max: 5 })))
    .map(([rows, chance]) =>
      rows.map((row): JobRow => {
        const n = chance.next().value as number;
        return {
          ...row,
          cluster_key: n < 3 ? `вакансия ${n}` : null,
          company: n === 0 ? `${row.company} Плюс` : row.company,
          has_description: n % 2 === 0,
          // Reposted by who is open, or opened anew.
          first_published_at: n === 4 ? hoursBefore(row.created_at, 60) : null,
          reopened_at: n === 2 ? hoursBefore(row.created_at, 20) : null,
          source: n === 5 ? 'trudvsem' : 'hh',
          salary_words: someWords[n] ?? null,
          // Enough for a median in one category.
          category_id: n % 2 === 1 ? 'backend' : row.category_id,
        };
      }),
    );

/** Some put at once, some changed afterwards, some deleted. */
const arbitraryGrowth = fc.tuple(
  arbitraryRows(250),
  arbitraryRows(40),
  fc.array(fc.nat(60), { maxLength: 5 }),
);

function grow([rows, changed, deleted]: [JobRow[], JobRow[], number[]]) {
  const ids = deleted.map((n) => `hh-${n}`);
  const index = JobIndex.of(rows);
  const naive = NaiveIndex.of(rows);
  for (const target of [index, naive]) {
    target.put(changed.slice(0, 20));
    target.put(changed.slice(20));
    target.delete(ids);
  }
  const remaining = new Map([...rows, ...changed].map((row) => [row.id, row]));
  for (const id of ids) remaining.delete(id);
  return { index, naive, left: [...remaining.values()] };
}

describe('what is asked beside the search equals the naive rules', () => {
  const check = (test: (grown: ReturnType<typeof grow>) => void) =>
    fc.assert(
      fc.property(arbitraryGrowth, (growth) => test(grow(growth))),
      { numRuns: 60 },
    );

  it('what a company shows (docs/rules.md#company)', () =>
    check(({ index, left }) => {
      for (const id of ['hh-1', 'hh-2', 'hh-77']) {
        const all = left.filter(({ company_id }) => company_id === id);
        const open = all
          .filter(isShown)
          .sort((a, b) => b.created_at.localeCompare(a.created_at) || (a.id < b.id ? -1 : 1));
        const newest = open.filter(
          ({ cluster_key }, at) =>
            cluster_key === null || open.findIndex((row) => row.cluster_key === cluster_key) === at,
        );
        const facts = open.map(factsOf);
        expect(index.company(id)).toEqual(
          open.length === 0
            ? null
            : {
                open: open.length,
                firstPublished: Math.min(...all.map(publishedAt)),
                salary: salariesOf(mostFrequentPay(facts), facts),
                ids: newest.slice(0, 20).map((row) => row.id),
              },
        );
      }
    }));

  it('the catalogue, with companies searched for and selected', () =>
    check(({ index, naive }) => {
      expect(index.catalog('', [])).toEqual(naive.catalog('', []));
      const selected = ['hh-3', 'hh-1', 'hh-77'];
      for (const text of ['а', 'soft', 'плюс', '  ГАММА '])
        expect(index.catalog(text, selected)).toEqual(naive.catalog(text, selected));
    }));

  it('copies in other cities, which of them stands for all, and the similar ones of each', () =>
    check(({ index, naive, left }) => {
      const shownRows = left.filter(isShown);
      const listed = index.openVacancies(jobOrigin.options).map(({ id }) => id);
      expect(new Set(listed)).toEqual(new Set(shownRows.map((row) => naive.canonicalId(row))));
      for (const row of shownRows.slice(0, 30)) {
        expect(index.canonicalId(row)).toBe(naive.canonicalId(row));
        expect(index.otherCities(row)).toEqual(naive.otherCities(row));
        expect(index.market(row)).toEqual(naive.market(factsOf(row)));
      }
    }));

  it('the medians beside cards, once a category and kind, before and after a change', () =>
    check(({ index, naive, left }) => {
      for (const rows of [left, left.slice(0, left.length >> 1)]) {
        const removed = new Set(left).difference(new Set(rows));
        for (const target of [index, naive]) target.delete([...removed].map(({ id }) => id));
        const cards = rows.map((row) => shownJob(row, { copies: 0, otherCities: 0 }, now, 'UTC'));
        const medians = index.categoryMedians(cards);
        for (const card of cards) {
          const { salary, categoryId } = card;
          const expected =
            salary && categoryId ? naive.medianPay(categoryId, payKindOf(card.salaryWords)) : undefined;
          expect(comparableMedian(card, medians)).toBe(expected);
        }
      }
      expect(index.categoryMedians([])).toEqual({});
    }));

  it('the skills of a position', () =>
    check(({ index, naive }) => {
      for (const position of ['Senior ML-инженер', 'Аналитик', 'Стажёр', 'нет такого', null])
        expect(index.skillMarket(position)).toEqual(naive.skillMarket(position));
    }));

  it('the admin’s list, page by page', () =>
    check(({ index, naive }) => {
      for (const text of ['', 'go', 'альфа']) {
        let after: string | undefined;
        do {
          const page = naive.adminPage(text, after);
          expect(index.adminPage(text, after)).toEqual(page);
          after = page.next ?? undefined;
        } while (after !== undefined);
      }
    }));

  it('whether a row would change anything', () =>
    check(({ index, left }) => {
      for (const row of left.slice(0, 40)) {
        expect(index.hasSame({ ...row, checked_at: '2026-11-20T00:00:00Z' })).toBe(true);
        expect(index.hasSame({ ...row, title: `${row.title}!` })).toBe(false);
        expect(index.hasSame({ ...row, id: `${row.id}!` })).toBe(false);
      }
    }));

  it('the shares of each source, and how many there are', () =>
    check(({ index, naive }) => {
      expect(index.size).toBe(naive.size);
      for (const source of ['hh', 'trudvsem', 'manual'] as const)
        expect(index.coverage(source)).toEqual(naive.coverage(source));
    }));

  it('the recommended, of copies the newest', () =>
    check(({ index, naive }) => {
      const query = {
        q: '',
        ai: false,
        contacts: false,
        recommended: false,
        from: null,
        to: null,
        sort: 'newest',
        page: 1,
      } as const;
      const noFilter = {
        type: [],
        level: [],
        experience: [],
        salary: [],
        category: [],
        subcategory: [],
        company: [],
        location: [],
        industry: [],
        notCompany: [],
        exact: [],
      };
      const request = { ...query, ...noFilter, tz: 'Europe/Moscow', companySearch: '' };
      expect(index.search(request, now).recommended).toEqual(naive.search(request, now).recommended);
      // Of a company that is renamed, too.
      const selected = { ...request, company: ['hh-0', 'hh-2'], location: someOf.locations.slice(0, 2) };
      expect(index.search(selected, now)).toEqual(naive.search(selected, now));
    }));
});
