import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryWithAncestors,
  categoryWithDescendants,
  industries,
} from '#core/domain/search/catalog.ts';

describe('categories (docs/rules.md#category-tree)', () => {
  it('are eleven, with the named parts below them', () => {
    expect(categories.filter(({ parent_id }) => parent_id === null)).toHaveLength(11);
    expect(categoryWithDescendants('development')).toEqual([
      'development',
      'frontend',
      'backend',
      'fullstack',
      'mobile',
      'devops',
      'data-science',
    ]);
    expect(categoryWithDescendants('hr')).toEqual(['hr']);
    expect(categoryWithDescendants('unheard-of')).toEqual(['unheard-of']);
  });

  it('know what is above them', () => {
    expect(categoryWithAncestors('frontend')).toEqual(['frontend', 'development']);
    expect(categoryWithAncestors('unheard-of')).toEqual(['unheard-of']);
  });
});

it('ids are unique', () => {
  for (const list of [categories, industries])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});
