import { describe, expect, test } from 'vitest';
import {
  appliedFilters,
  chipsOf,
  facetLabel,
} from '../../../frontend/src/vacancies/filters/applied/applied-filters.ts';
import { emptySearch, type Search } from '../../../frontend/src/vacancies/search-address.ts';

const catalog = {
  categories: ['development'],
  industries: ['7'],
  locations: ['Москва'],
  selectedCompanies: [{ id: 'hh-7', name: 'Тихий Банк' }],
  companyCount: 100,
};

const search: Search = {
  ...emptySearch,
  q: 'ml',
  ai: true,
  level: ['Senior', 'Lead'],
  category: ['development'],
  company: ['hh-7', 'hh-404'],
  industry: ['7'],
  exact: ['industry'],
  date: 'week',
  page: 4,
};

describe('the chips above the list', () => {
  const applied = appliedFilters(search, catalog);

  test('one for each value, by its name; an id without one is shown itself', () => {
    expect(applied.map(({ label }) => label)).toEqual([
      'Поиск: ml',
      'Отобрали лучшее с AI',
      'Senior',
      'Lead',
      'Разработка',
      'Тихий Банк',
      'hh-404',
      'Информационные технологии, системная интеграция, интернет',
      'Только со\u00a0сферой',
      'За неделю',
    ]);
  });

  test('each takes away itself alone and leads to page 1; the last of a group its «only with» as well', () => {
    for (const { key, without } of applied) {
      const removed = key === 'industry-7' ? [key, 'exact-industry'] : [key];
      expect(appliedFilters(without, catalog).map((filter) => filter.key)).toEqual(
        applied.map((filter) => filter.key).filter((other) => !removed.includes(other)),
      );
      expect(without.page).toBe(1);
    }
  });

  test('up to twenty stand above the list each by itself, of more the group of several is one', () => {
    const labelsOf = (location: string[]) => {
      const many = { ...search, location };
      return chipsOf(appliedFilters(many, catalog), many, catalog).map(({ label }) => label);
    };
    const cities = (count: number) => Array.from({ length: count }, (_, at) => `Город ${at}`);
    expect(labelsOf(cities(10))).toHaveLength(20);
    expect(labelsOf(cities(11))).toEqual([
      'Поиск: ml',
      'Отобрали лучшее с AI',
      'Уровень: 2',
      'Разработка',
      'Компания: 2',
      'Локация: 11',
      'Информационные технологии, системная интеграция, интернет',
      'Только со\u00a0сферой',
      'За неделю',
    ]);
  });

  test('none without filters', () => {
    expect(appliedFilters(emptySearch, catalog)).toEqual([]);
  });

  test.each([
    ['q', '«ml»'],
    ['ai', '«Отобрали лучшее с AI»'],
    ['level', 'уровня'],
    ['category', '«Разработка»'],
    ['date', '«За неделю»'],
  ] as const)('an empty list calls %s %s', (group, name) => {
    expect(facetLabel(group, applied, search)).toBe(name);
  });
});
