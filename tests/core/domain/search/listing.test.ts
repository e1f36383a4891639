import { describe, expect, it } from 'vitest';
import { pageOf } from '#core/domain/search/listing.ts';

describe('pages of 20 (docs/rules.md#page-size)', () => {
  it.each([
    [0, 1, { page: 1, pages: 1, start: 0, end: 0 }],
    [20, 1, { page: 1, pages: 1, start: 0, end: 20 }],
    [21, 2, { page: 2, pages: 2, start: 20, end: 21 }],
    [41, 1_000_000_000, { page: 3, pages: 3, start: 40, end: 41 }],
  ])('%i found, page %i asked', (total, page, expected) => expect(pageOf(total, page)).toEqual(expected));
});
