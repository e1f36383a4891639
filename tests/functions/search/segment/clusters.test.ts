import { expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import { Clusters } from '#functions/search/segment/clusters.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const copy = (id: string, location: string, overrides: Partial<JobRow> = {}) =>
  jobRowWith({ id, location, cluster_key: 'hh-10|вектор|юрист', ...overrides });

function indexOf(...rows: JobRow[]) {
  const index = new JobIndex();
  index.put(rows);
  const citiesOf = (id: string) => {
    const row = index.changedRow(id);
    return row && index.otherCities(row);
  };
  return { index, citiesOf };
}

it('names the other cities of a vacancy by name, each once', () => {
  const { citiesOf } = indexOf(
    copy('1', 'Москва'),
    copy('2', 'Уфа'),
    copy('3', 'Казань'),
    copy('4', 'Уфа', { created_at: '2026-11-18T09:00:00.000Z' }),
    copy('5', 'Москва'),
    copy('6', 'Пермь', { cluster_key: 'hh-10|вектор|юрист|другая зарплата' }),
  );
  expect(citiesOf('1')).toEqual([
    { id: '3', location: 'Казань' },
    { id: '2', location: 'Уфа' },
  ]);
  // The other one in Уфа is no other city.
  expect(citiesOf('4')?.map(({ location }) => location)).toEqual(['Казань', 'Москва']);
  expect(citiesOf('6')).toEqual([]);
});

it('vacancies without a key are no copies of each other', () => {
  const { citiesOf } = indexOf(
    copy('1', 'Москва', { cluster_key: null }),
    copy('2', 'Уфа', { cluster_key: null }),
  );
  expect(citiesOf('1')).toEqual([]);
});

it('hidden, closed and deleted copies are not offered', () => {
  const { index, citiesOf } = indexOf(
    copy('1', 'Москва'),
    copy('2', 'Уфа', { is_active: false }),
    copy('3', 'Казань', { is_open: false }),
    copy('4', 'Пермь'),
  );
  expect(citiesOf('1')).toEqual([{ id: '4', location: 'Пермь' }]);
  index.put([copy('2', 'Уфа')]);
  expect(citiesOf('1')).toHaveLength(2);
  index.delete(['4']);
  expect(citiesOf('1')).toEqual([{ id: '2', location: 'Уфа' }]);
});

const query = { ...noFilters, sort: 'newest', page: 1, tz: 'Europe/Moscow', companySearch: '' } as const;
const now = new Date('2026-11-20T10:00:00Z');

it('every copy stands in the list and in the counts', () => {
  const { index } = indexOf(copy('1', 'Москва'), copy('2', 'Уфа'), copy('3', 'Казань'));
  const { total, ids, counts } = index.search(query, now);
  expect([total, ids.length]).toEqual([3, 3]);
  expect(counts.location).toEqual({ Москва: 1, Уфа: 1, Казань: 1 });
});

it('folded, of copies the newest that passes the filters stands in the list; all are counted', () => {
  const { index } = indexOf(
    copy('1', 'Москва', { created_at: '2026-11-18T09:00:00.000Z' }),
    copy('2', 'Уфа', { created_at: '2026-11-19T09:00:00.000Z' }),
    copy('3', 'Казань', { created_at: '2026-11-17T09:00:00.000Z' }),
    copy('4', 'Пермь', { cluster_key: null, created_at: '2026-11-16T09:00:00.000Z' }),
  );
  const searchFolded = (overrides: Partial<JobQuery> = {}) => {
    const { total, cards, pages, ids } = index.search({ ...query, copies: 'folded', ...overrides }, now);
    return { total, cards, pages, ids };
  };
  expect(searchFolded()).toEqual({ total: 4, cards: 2, pages: 1, ids: ['2', '4'] });
  expect(searchFolded({ location: ['Москва', 'Казань'] })).toEqual({
    total: 2,
    cards: 1,
    pages: 1,
    ids: ['1'],
  });
  // One put later stands in another segment; one hidden gives its place to the next.
  index.put([copy('5', 'Омск', { created_at: '2026-11-19T12:00:00.000Z' })]);
  expect(searchFolded()).toMatchObject({ total: 5, cards: 2, ids: ['5', '4'] });
  index.put([copy('5', 'Омск', { is_active: false }), copy('2', 'Уфа', { is_open: false })]);
  expect(searchFolded()).toMatchObject({ total: 3, cards: 2, ids: ['1', '4'] });
});

it('of copies one is recommended, the newest; vacancies without a key are each their own', () => {
  const recommendedFields = { is_recommended: true };
  const { index } = indexOf(
    copy('1', 'Москва', recommendedFields),
    copy('2', 'Уфа', { ...recommendedFields, created_at: '2026-11-19T23:00:00.000Z' }),
    copy('3', 'Казань', { ...recommendedFields, cluster_key: null, created_at: '2026-11-18T09:00:00.000Z' }),
    copy('4', 'Пермь', { ...recommendedFields, cluster_key: null, created_at: '2026-11-17T09:00:00.000Z' }),
  );
  const { recommended, total } = index.search(query, now);
  expect(recommended).toEqual(['2', '3', '4']);
  expect(total).toBe(4);
});

it('keys are the same only where both halves of their hashes are', () => {
  const [a, b, c] = [
    { low: 7, high: 1 },
    { low: 7, high: 2 },
    { low: 8, high: 2 },
  ];
  const clusters = Clusters.of([a, b, null, c, a, b]);
  expect([a, b, c].map((hash) => clusters.rowsOf(hash))).toEqual([[0, 4], [1, 5], [3]]);
  expect(clusters.rowsOf({ low: 8, high: 1 })).toEqual([]);
  expect([0, 2, 5].map((row) => clusters.at(row))).toEqual([a, null, b]);
});

it('hashes that share one half are no copies, and one of nothing is none', () => {
  const hashes = [
    { low: 1, high: 5 },
    { low: 2, high: 5 },
    { low: 2, high: 6 },
    { low: 0, high: 7 },
    { low: 8, high: 0 },
    null,
  ];
  const clusters = Clusters.of(hashes);
  expect(hashes.map((_, row) => clusters.at(row))).toEqual(hashes);
  const rows = Uint32Array.of(0b111111);
  const newest = new Uint32Array(1);
  expect(clusters.writeNewest(rows, newest)).toBe(0);
  expect(newest).toEqual(rows);
});
