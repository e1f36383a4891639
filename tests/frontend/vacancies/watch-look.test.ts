import { beforeEach, expect, test, vi } from 'vitest';
import { findSavedSearch, saveSearch } from '../../../frontend/src/tracker/saved-searches.ts';
import { watchLook } from '../../../frontend/src/vacancies/saved/watch-look.ts';
import { emptySearch } from '../../../frontend/src/vacancies/search-address.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const search = { ...emptySearch, q: 'ml' };
const seenAt = () => Date.parse(findSavedSearch(null, 'q=ml')?.seenAt ?? '');

let page: EventTarget & { visibilityState: string };
let answeredAt: number;

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('navigator', { onLine: true });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  saveSearch(null, { name: 'ML', query: 'q=ml' });
  answeredAt = seenAt() + 60_000;
  return () => vi.unstubAllGlobals();
});

test('a search is looked at as of its answer, and never as of an older one (docs/rules.md#searches-new)', () => {
  watchLook(null, search, answeredAt);
  expect(seenAt()).toBe(answeredAt);
  watchLook(null, search, answeredAt - 1);
  expect(seenAt()).toBe(answeredAt);
});

test.each<[string, () => void]>([
  ['without an answer of its own', () => watchLook(null, search, 0)],
  ['by its second page', () => watchLook(null, { ...search, page: 2 }, answeredAt)],
  ['by some of its days', () => watchLook(null, { ...search, date: 'week' }, answeredAt)],
  [
    'without a connection',
    () => {
      vi.stubGlobal('navigator', { onLine: false });
      watchLook(null, search, answeredAt);
    },
  ],
])('%s it is not', (_, look) => {
  const before = seenAt();
  look();
  expect(seenAt()).toBe(before);
});

test('a tab behind others looks once it is in sight, unless it has gone on to another search', () => {
  const before = seenAt();
  page.visibilityState = 'hidden';
  watchLook(null, search, answeredAt)?.();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seenAt()).toBe(before);
  page.visibilityState = 'hidden';
  watchLook(null, search, answeredAt);
  expect(seenAt()).toBe(before);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seenAt()).toBe(answeredAt);
});
