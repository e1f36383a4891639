import { expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import { presetRangesAt } from '#functions/search/query/segment-search.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const tz = 'Europe/Moscow';
const query = (overrides: Partial<JobQuery>): JobQuery => ({
  ...noFilters,
  sort: 'newest',
  page: 1,
  tz,
  companySearch: '',
  ...overrides,
});

it('salaries are in order wherever their rows stand (docs/rules.md#sort-orders)', () => {
  const salaries = {
    wide: 'от 100 000 до 400 000 ₽',
    narrow: 'от 150 000 до 200 000 ₽',
    none: null,
    low: 'от 50 000 до 60 000 ₽',
    middle: 'от 120 000 до 300 000 ₽',
    'none later': null,
    high: 'от 500 000 до 600 000 ₽',
    'middle too': 'от 120 000 до 300 000 ₽',
  };
  const rows = Object.entries(salaries).map(([id, salary], hour) =>
    jobRowWith({ id, salary, created_at: `2026-11-19T0${hour}:00:00.000Z` }),
  );
  const ascending = ['low', 'wide', 'middle too', 'middle', 'narrow', 'high', 'none later', 'none'];
  const descending = ['high', 'wide', 'middle too', 'middle', 'narrow', 'low', 'none later', 'none'];
  for (const first of [rows.length, 5, 3, 1]) {
    const index = JobIndex.of(rows.slice(0, first));
    for (const row of rows.slice(first)) index.put([row]);
    const ids = (sort: JobQuery['sort']) => index.search(query({ sort }), now).ids;
    expect([first, ids('salary-asc')]).toEqual([first, ascending]);
    expect([first, ids('salary-desc')]).toEqual([first, descending]);
  }
});

it('vacancies of one instant stand by their ids, in whatever order they came', () => {
  const index = JobIndex.of(['c', 'b', 'a'].map((id) => jobRowWith({ id })));
  expect(index.search(query({}), now).ids).toEqual(['a', 'b', 'c']);
});

it('a span alone leaves the counts of all presets', () => {
  const days = ['2026-11-20', '2026-11-20', '2026-11-18', '2026-11-02'];
  const index = JobIndex.of(
    days.map((day, n) => jobRowWith({ id: `${n}`, created_at: `${day}T06:00:00.000Z` })),
  );
  const counted = { today: 2, week: 3, month: 4 };
  // What another question has left behind counts for nothing.
  index.search(query({ type: ['Частичная занятость'], location: ['Уфа'] }), now);
  for (const from of ['2026-11-19T21:00:00.000Z', '2026-11-15T00:00:00.000Z'])
    expect(index.search(query({ from, to: now.toISOString() }), now).counts.date).toMatchObject(counted);
});

it('what is no longer young is no longer recommended by an index that stays', () => {
  const rows = Array.from({ length: 200 }, (_, n) =>
    jobRowWith({ id: `hh-${n}`, ai_score: 90, created_at: '2026-11-19T09:00:00.000Z' }),
  );
  const index = JobIndex.of(rows);
  const recommended = (at: Date) => index.search(query({ recommended: true }), at);
  expect(recommended(now).total).toBe(200);
  expect(index.search(query({}), now).recommended).not.toEqual([]);
  const later = new Date('2027-03-01T10:00:00Z');
  expect(recommended(later).total).toBe(0);
  expect(index.search(query({}), later).recommended).toEqual([]);
});

it('presets follow a clock that goes back', () => {
  const today = presetRangesAt(now, tz).today.from;
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  expect(presetRangesAt(yesterday, tz).today.from).toBe(today - 24 * 3_600_000);
});
