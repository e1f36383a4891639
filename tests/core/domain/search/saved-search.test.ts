import { describe, expect, it } from 'vitest';
import { savedQuery } from '#core/contract/searches.ts';
import {
  isNarrow,
  maxSavedSearches,
  maxSearchNameLength,
  maxSubscriptions,
  schedules,
  stopReasons,
} from '#core/domain/search/saved-search.ts';

const isNarrowed = (query: object) => isNarrow(savedQuery.parse(query));

describe('a search that e-mails can tell of (docs/rules.md#searches)', () => {
  it.each([
    ['two letters', { q: 'ml' }],
    ['a letter and a digit', { q: '1с' }],
    ['two letters apart', { q: 'c, r' }],
    ['a toggle', { ai: true }],
    ['a level', { level: ['Senior'] }],
    ['a category', { category: ['backend'] }],
    ['a company', { company: ['hh-1'] }],
    ['a city', { location: ['Москва'] }],
    ['direct contacts', { contacts: true }],
    ['recommendations', { recommended: true }],
    ['a format', { type: ['Проектная работа'] }],
    ['years of work', { experience: ['1–3 года'] }],
    ['a pay', { salary: ['400k+'] }],
    ['an industry', { industry: ['7'] }],
  ])('%s narrows', (_, query) => expect(isNarrowed(query)).toBe(true));

  it.each([
    ['nothing', {}],
    ['one letter', { q: 'c' }],
    ['one letter among signs', { q: 'c++ !!' }],
    ['signs', { q: '«»—' }],
    ['signs of accents', { q: 'e\u0301\u0301' }],
    ['exact groups in which nothing is chosen', { exact: ['salary'] }],
  ])('%s does not', (_, query) => expect(isNarrowed(query)).toBe(false));

  it('is stored without days, order and page', () => {
    const query = {
      q: 'ml',
      from: '2026-11-01T00:00:00Z',
      tz: 'UTC',
      sort: 'newest',
      page: 7,
      copies: 'apart',
    };
    const storedNames = Object.keys(savedQuery.parse(query));
    for (const name of ['from', 'to', 'tz', 'page', 'copies', 'notCompany'])
      expect(storedNames).not.toContain(name);
  });
});

it('a person keeps twenty, of which e-mails tell of five (docs/rules.md#searches)', () => {
  expect([maxSavedSearches, maxSubscriptions, maxSearchNameLength]).toEqual([20, 5, 100]);
  expect(schedules).toEqual(['first-import', 'daily', 'never']);
  expect(stopReasons).toEqual(['bounce', 'complaint', 'refused']);
});
