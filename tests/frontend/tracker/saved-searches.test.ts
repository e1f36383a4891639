import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxSavedSearches } from '#core/domain/search/saved-search.ts';
import { searchProblems } from '../../../frontend/src/texts/tracker/searches-ru.ts';
import { appliedFilters } from '../../../frontend/src/vacancies/filters/applied/applied-filters.ts';
import { nameOfSearch } from '../../../frontend/src/vacancies/saved/save-this-search.ts';
import {
  canBeSaved,
  emptySearch,
  type Search,
  stableQuery,
} from '../../../frontend/src/vacancies/search-address.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

let storage: WebStorage;

async function openTab() {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  const [store, acts, toasts, owner] = await Promise.all([
    import('../../../frontend/src/tracker/saved-searches.ts'),
    import('../../../frontend/src/tracker/search-acts.ts'),
    import('../../../frontend/src/ui/notifications/notifications.ts'),
    import('../../../frontend/src/browser-storage/storage-owner.ts'),
  ]);
  return { ...store, ...acts, ...toasts, ...owner };
}

beforeEach(() => {
  storage = new WebStorage();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('sessionStorage', {});
});
afterEach(() => vi.unstubAllGlobals());

const ml = { name: 'ML', query: 'q=ml' };

describe('saved searches of a browser (docs/rules.md#searches)', () => {
  test('the same search is saved once', async () => {
    const { saveSearch, savedSearchesNow } = await openTab();
    saveSearch(null, ml);
    expect(saveSearch(null, { ...ml, name: 'Другое' })).toBe('kept');
    expect(savedSearchesNow(null).map(({ name }) => name)).toEqual(['ML']);
  });

  test('the 21st is refused, and changes nothing', async () => {
    const { saveSearch, savedSearchesNow } = await openTab();
    for (let n = 0; n < maxSavedSearches; n++) saveSearch(null, { name: `${n}`, query: `q=${n}` });
    expect(saveSearch(null, ml)).toBe('full');
    expect(savedSearchesNow(null)).toHaveLength(maxSavedSearches);
  });

  test('what is deleted comes back to its place', async () => {
    const { saveSearch, savedSearchesNow, deleteSavedSearch } = await openTab();
    for (const query of ['q=a1', 'q=b2', 'q=c3']) saveSearch(null, { name: query, query });
    const [, second] = savedSearchesNow(null);
    const { undo } = deleteSavedSearch(null, second?.id ?? '');
    expect(savedSearchesNow(null).map(({ query }) => query)).toEqual(['q=a1', 'q=c3']);
    expect([undo(), undo()]).toEqual(['kept', 'kept']);
    expect(savedSearchesNow(null).map(({ query }) => query)).toEqual(['q=a1', 'q=b2', 'q=c3']);
  });

  test('what the browser does not keep is told, and so is what cannot come back (docs/rules.md#storage-full)', async () => {
    storage = new WebStorage(1500);
    const { saveSearch, savedSearchesNow, editSearch, removeSearch, shownNotifications } = await openTab();
    const errors = () =>
      shownNotifications()
        .filter(({ type }) => type === 'error')
        .map(({ text }) => text);
    saveSearch(null, ml);
    const [search] = savedSearchesNow(null);
    editSearch(null, search?.id ?? '', { isPaused: true });
    expect(errors()).toEqual([]);
    storage.setItem('other', 'x'.repeat(1500 - JSON.stringify(savedSearchesNow(null)).length - 30));
    editSearch(null, search?.id ?? '', { name: 'Имя, для которого места нет'.repeat(2) });
    expect(errors()).toEqual([searchProblems.unkept]);

    storage.removeItem('other');
    removeSearch(null, { id: search?.id ?? '', name: 'ML' });
    const undo = shownNotifications().find(({ action }) => action)?.action;
    for (let n = 0; n < maxSavedSearches; n++) saveSearch(null, { name: 'x', query: `q=${n}` });
    undo?.run();
    expect(errors()).toContain(searchProblems.full);
  });

  test('a look that a clock has set ahead gives way to the next one (docs/rules.md#searches-new)', async () => {
    const { saveSearch, findSavedSearch, changeSavedSearch, markSearchSeen } = await openTab();
    saveSearch(null, ml);
    const now = Date.now();
    const seenAt = () => Date.parse(findSavedSearch(null, ml.query)?.seenAt ?? '');
    const setAhead = { seenAt: new Date(now + 86_400_000).toISOString() };
    changeSavedSearch(null, findSavedSearch(null, ml.query)?.id ?? '', setAhead);
    markSearchSeen(null, ml.query, now);
    expect(seenAt()).toBe(now);
    markSearchSeen(null, ml.query, now - 1000);
    expect(seenAt()).toBe(now);
  });

  test('what is renamed and paused stays so in another tab', async () => {
    const { saveSearch, savedSearchesNow, changeSavedSearch } = await openTab();
    saveSearch(null, ml);
    const id = savedSearchesNow(null)[0]?.id ?? '';
    changeSavedSearch(null, id, { name: 'Моё', isPaused: true });
    const other = await openTab();
    expect(other.savedSearchesNow(null)).toMatchObject([{ name: 'Моё', isPaused: true, query: 'q=ml' }]);
  });

  test('they go with their owner, and nobody else sees them (docs/rules.md#storage-owner)', async () => {
    const { saveSearch, savedSearchesNow, handOver } = await openTab();
    saveSearch(null, ml);
    handOver('anna');
    expect(savedSearchesNow('anna')).toHaveLength(1);
    handOver(null);
    expect([savedSearchesNow(null), savedSearchesNow('anna')]).toEqual([[], []]);
    handOver('boris');
    expect(savedSearchesNow('boris')).toEqual([]);
    handOver('anna');
    expect(savedSearchesNow('anna')).toHaveLength(1);
  });

  test.each(['{', 'null', '[1, {}, {"id": "1"}]'])(
    'what cannot be read is as good as none: %s',
    async (text) => {
      storage.setItem('saved_searches', text);
      const { savedSearchesNow } = await openTab();
      expect(savedSearchesNow(null)).toEqual([]);
    },
  );
});

describe('what is saved of a search (docs/rules.md#searches)', () => {
  const searchWith = (changes: Partial<Search>): Search => ({ ...emptySearch, ...changes });

  test.each<[string, Partial<Search>, boolean]>([
    ['nothing', {}, false],
    ['one letter', { q: 'я' }, false],
    ['two signs that are no letters', { q: '+-' }, false],
    ['days alone', { date: 'week' }, false],
    ['two letters', { q: 'ml' }, true],
    ['a filter', { level: ['Senior'] }, true],
    ['a toggle', { ai: true }, true],
  ])('%s', (_, changes, can) => expect(canBeSaved(searchWith(changes))).toBe(can));

  test('neither days nor order nor page are', () =>
    expect(
      stableQuery(
        searchWith({
          q: 'ml',
          level: ['Senior'],
          date: 'week',
          sort: 'newest',
          page: 3,
          vacancy: 'hh-1',
          copies: 'apart',
        }),
      ),
    ).toBe('q=ml&level=Senior'));

  test('it is called by its text and what is ticked', () => {
    const search = searchWith({ q: 'ML-инженер', location: ['Москва'], date: 'week' });
    expect(nameOfSearch(search, appliedFilters(search, null))).toBe('ML-инженер, Москва');
    const long = searchWith({ q: 'а'.repeat(200) });
    expect(nameOfSearch(long, [])).toHaveLength(100);
  });
});
