import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeToSavedAt } from '../../../frontend/src/api/saved-at.ts';
import { findSavedSearch, saveSearch } from '../../../frontend/src/tracker/saved-searches.ts';
import { trackSearchViewed } from '../../../frontend/src/vacancies/saved/track-viewed.ts';
import { emptySearch } from '../../../frontend/src/vacancies/search-address.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const search = { ...emptySearch, q: 'ml' };
const seenAt = () => Date.parse(findSavedSearch(null, 'q=ml')?.seenAt ?? '');

/** As long as it takes until a look counts. */
const soon = 300;

let worker: EventTarget;
/** The page's own worker says since when what it answered was saved; null of what came from the server. */
const say = (savedAt: string | null) =>
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { savedAt } }));

let page: EventTarget & { visibilityState: string };
let answeredAt: number;

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  worker = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
  vi.stubGlobal('document', page);
  // The page's own line about its connection hears it all the time.
  const unsubscribe = subscribeToSavedAt(() => {});
  saveSearch(null, { name: 'ML', query: 'q=ml' });
  answeredAt = seenAt() + 60_000;
  vi.setSystemTime(answeredAt + 60_000);
  return () => {
    say(null);
    unsubscribe();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a search is looked at as of its answer, and never as of an older one (docs/rules.md#searches-new)', () => {
  trackSearchViewed(null, search, answeredAt);
  vi.advanceTimersByTime(soon);
  expect(seenAt()).toBe(answeredAt);
  trackSearchViewed(null, search, answeredAt - 1);
  vi.advanceTimersByTime(soon);
  expect(seenAt()).toBe(answeredAt);
});

test.each<[string, () => void]>([
  ['without an answer of its own', () => trackSearchViewed(null, search, 0)],
  ['by its second page', () => trackSearchViewed(null, { ...search, page: 2 }, answeredAt)],
  ['by some of its days', () => trackSearchViewed(null, { ...search, date: 'week' }, answeredAt)],
  [
    'without a connection',
    () => {
      vi.stubGlobal('navigator', { onLine: false });
      trackSearchViewed(null, search, answeredAt);
    },
  ],
  [
    'by an answer that was saved, as is told after it',
    () => {
      trackSearchViewed(null, search, answeredAt);
      vi.advanceTimersByTime(10);
      say(new Date().toISOString());
      vi.advanceTimersByTime(10);
      // Of something else on the page, which did come from the server.
      say(null);
    },
  ],
  [
    'by one of a page that goes at once',
    () => {
      const stop = trackSearchViewed(null, search, answeredAt);
      vi.advanceTimersByTime(10);
      stop?.();
    },
  ],
])('%s it is not', (_, look) => {
  const before = seenAt();
  look();
  vi.advanceTimersByTime(soon);
  expect(seenAt()).toBe(before);
});

test('once the server answers again a look counts', () => {
  const before = seenAt();
  const stop = trackSearchViewed(null, search, answeredAt);
  say(new Date().toISOString());
  vi.advanceTimersByTime(soon);
  stop?.();
  expect(seenAt()).toBe(before);
  say(null);
  trackSearchViewed(null, search, answeredAt + 1);
  vi.advanceTimersByTime(soon);
  expect(seenAt()).toBe(answeredAt + 1);
});

test('a tab behind others looks once it is in sight, unless it has gone on to another search', () => {
  const before = seenAt();
  page.visibilityState = 'hidden';
  trackSearchViewed(null, search, answeredAt)?.();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(soon);
  expect(seenAt()).toBe(before);
  page.visibilityState = 'hidden';
  trackSearchViewed(null, search, answeredAt);
  vi.advanceTimersByTime(soon);
  expect(seenAt()).toBe(before);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(soon);
  expect(seenAt()).toBe(answeredAt);
});
