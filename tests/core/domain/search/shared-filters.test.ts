import { expect, test } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { filtersOfQuery, sharedFiltersIn, sharedParameters } from '#core/domain/search/shared-filters.ts';

const read = (address: string) => sharedFiltersIn(new URLSearchParams(address));
const { from: _from, to: _to, notCompany: _own, ...nothing } = noFilters;

test.each([
  ['', {}],
  ['q=%20%20data%20%20science%20', { q: 'data science' }],
  ['ai=true&contacts=1', { ai: true }],
  ['level=Senior&level=Boss&level=Lead', { level: ['Senior', 'Lead'] }],
  ['company=hh-1&company=&company=hh-1', { company: ['hh-1'] }],
  ['exact=salary', {}],
  ['exact=salary&salary=400k%2B', { exact: ['salary'], salary: ['400k+'] }],
  ['notCompany=hh-1&date=week&sort=newest&from=2026-11-20', {}],
])('of an address what others may see: %s (docs/rules.md#address)', (address, expected) =>
  expect(read(address)).toEqual({ ...nothing, ...expected }),
);

test('of one facet the last thirty (docs/rules.md#address-values)', () => {
  const many = Array.from({ length: 40 }, (_, n) => `company=${n}`).join('&');
  expect([read(many).company.length, read(many).company.at(-1)]).toEqual([30, '39']);
});

test('what is too long for the API gets into no address (docs/rules.md#address-values)', () => {
  const [fits, tooLong] = ['a'.repeat(200), 'a'.repeat(201)];
  expect(read(`company=${fits}&company=${tooLong}`).company).toEqual([fits]);
  expect([read(`q=${tooLong}`).q, read(`q=${'a'.repeat(199)} b`).q]).toEqual([fits, 'a'.repeat(199)]);
});

test('thirty values of one facet all stand, each once', () => {
  const ids = Array.from({ length: 30 }, (_, n) => `${n}`);
  expect(read([...ids, ...ids].map((id) => `company=${id}`).join('&')).company).toEqual(ids);
});

test.each(['', 'q=data+science', 'ai=true&level=Senior&level=Lead&salary=400k%2B&company=hh-1&exact=salary'])(
  'what is written is read as it was: %s',
  (query) => expect(sharedParameters(filtersOfQuery(query)).toString()).toBe(query),
);
