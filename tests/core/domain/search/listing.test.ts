import { describe, expect, it } from 'vitest';
import {
  copyViews,
  defaultSort,
  pageOf,
  pageSize,
  recommendedShown,
  type SortOrder,
  sortOrders,
} from '#core/domain/search/listing.ts';
import { newestAddressOf } from '#core/domain/search/newest-address.ts';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';

describe('pages of 20 (docs/rules.md#page-size)', () => {
  it.each([
    [0, 1, { page: 1, pages: 1, start: 0, end: 0 }],
    [20, 1, { page: 1, pages: 1, start: 0, end: 20 }],
    [21, 2, { page: 2, pages: 2, start: 20, end: 21 }],
    [41, 1_000_000_000, { page: 3, pages: 3, start: 40, end: 41 }],
  ])('%i found, page %i asked', (total, page, expected) => expect(pageOf(total, page)).toEqual(expected));
});

it('orders and ways to see copies are those that an address names (docs/rules.md#sort-orders)', () => {
  expect(sortOrders).toEqual(['newest', 'relevance', 'salary-asc', 'salary-desc']);
  expect(copyViews).toEqual(['apart', 'folded']);
});

it('a page has twenty, the block above it three (docs/rules.md#recommended-block)', () =>
  expect([pageSize, recommendedShown]).toEqual([20, 3]));

it.each<[string, SortOrder, string]>([
  ['', 'newest', '/?level=Lead'],
  ['ml', 'relevance', '/?q=ml&level=Lead&sort=newest'],
])('a search for «%s» shows by %s first (docs/rules.md#sort-relevance)', (q, order, address) => {
  expect(defaultSort(q)).toBe(order);
  expect(newestAddressOf(filtersOfQuery(`q=${q}&level=Lead`))).toBe(address);
});

it('a search for everything has the address of the site', () =>
  expect(newestAddressOf(filtersOfQuery(''))).toBe('/'));
