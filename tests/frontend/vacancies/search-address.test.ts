import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { experiences } from '#core/domain/job/experience.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import { lenientNames } from '#core/domain/search/facets.ts';
import { copyViews, sortOrders } from '#core/domain/search/listing.ts';
import { collapse } from '#core/domain/text/words.ts';
import { dropWord } from '../../../frontend/src/vacancies/list/empty-list.tsx';
import {
  activeGroups,
  addressOf,
  change,
  clearFacet,
  emptySearch,
  feedOf,
  isBox,
  readSearch,
  reset,
  type Search,
  tick,
  toSearchRequest,
  withTextOf,
  writeSearch,
} from '../../../frontend/src/vacancies/search-address.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const query = text.map((value) => collapse(value).slice(0, 200).trimEnd());
const id = text.filter((value) => value !== '');
const ids = fc.uniqueArray(id, { maxLength: 5 });

const search: fc.Arbitrary<Search> = fc
  .record({
    q: query,
    ai: fc.boolean(),
    contacts: fc.boolean(),
    recommended: fc.boolean(),
    type: fc.subarray([...jobTypes]),
    level: fc.subarray([...levels]),
    experience: fc.subarray([...experiences]),
    salary: fc.subarray([...salaryBuckets]),
    category: ids,
    subcategory: ids,
    company: ids,
    location: ids,
    industry: ids,
    exact: fc.subarray([...lenientNames]),
    date: fc.option(fc.constantFrom(...datePresets)),
    sort: fc.constantFrom(...sortOrders),
    copies: fc.constantFrom(...copyViews),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    vacancy: fc.option(id),
  })
  .filter(({ q, sort }) => q !== '' || sort !== 'relevance')
  .map((value) => ({ ...value, exact: value.exact.filter((group) => value[group].length > 0) }));

const read = (address: string) => readSearch(new URLSearchParams(address));

describe('a search and its address (docs/rules.md#address)', () => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(search, (value) => {
        expect(read(writeSearch(value).toString())).toEqual(value);
      }),
    );
  });

  test('whatever stands in an address, reading it gives a search whose own address stays', () => {
    const parameter = fc.tuple(fc.constantFrom(...Object.keys(emptySearch), 'from', 'x'), text);
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 12 }), (parameters) => {
        const once = readSearch(new URLSearchParams(parameters));
        expect(readSearch(writeSearch(once))).toEqual(once);
      }),
    );
  });

  test.each<[Partial<Search>, string]>([
    [{}, '/'],
    [{ q: 'data' }, '/?q=data'],
    [{ level: ['Senior', 'Lead'], page: 2 }, '/?level=Senior&level=Lead&page=2'],
    [{ ai: true, date: 'today', sort: 'salary-desc' }, '/?ai=true&date=today&sort=salary-desc'],
    [
      { location: ['Москва, центр'], vacancy: 'hh-1' },
      `/?location=${encodeURIComponent('Москва, центр').replaceAll('%20', '+')}&vacancy=hh-1`,
    ],
  ])('%o has the address %s', (changes, address) => {
    expect(addressOf(change(emptySearch, changes))).toBe(address);
  });

  test.each([
    ['page=0'],
    ['page=-1'],
    ['page=x'],
    ['page=1.5'],
    ['page=1e30'],
    ['sort=cheapest'],
    ['date=decade'],
    ['level=Wizard'],
    ['ai=maybe'],
    ['vacancy='],
    ['company='],
    [`company=${'x'.repeat(201)}`],
    ['unknown=1'],
  ])('%s is as if it were not there', (address) => {
    expect(read(address)).toEqual(emptySearch);
  });

  test('of many values the last thirty count (docs/rules.md#address-values)', () => {
    const companies = Array.from({ length: 31 }, (_, n) => `hh-${n}`);
    const { company } = read(companies.map((id) => `company=${id}`).join('&'));
    expect(company).toEqual(companies.slice(1));
    expect(read(`vacancy=hh-1&vacancy=hh-2`).vacancy).toBe('hh-1');
  });

  test('a text is trimmed, collapsed and cut where the API would refuse it (docs/rules.md#text-length)', () => {
    expect(read('q=++ml+++engineer+').q).toBe('ml engineer');
    expect(read(`q=${'я'.repeat(9000)}`).q).toHaveLength(200);
  });
});

describe('changes', () => {
  const third: Search = {
    ...emptySearch,
    q: 'ml',
    level: ['Senior'],
    ai: true,
    date: 'week',
    sort: 'salary-asc',
    page: 3,
  };

  test('any change goes back to page 1 (docs/rules.md#filter-change)', () => {
    expect(change(third, { sort: 'newest' }).page).toBe(1);
  });

  test('reset clears lists, toggles and dates, not the search box (docs/rules.md#filter-reset)', () => {
    expect(reset(third)).toEqual({ ...emptySearch, q: 'ml', sort: 'salary-asc' });
  });

  test('a box of a list joins the others and leaves them, and a date takes the place of the one before (docs/rules.md#date-choice)', () => {
    const both = tick(third, { name: 'level', value: 'Lead' }, true);
    expect([both.level, both.page]).toEqual([['Senior', 'Lead'], 1]);
    expect(tick(both, { name: 'level', value: 'Senior' }, false).level).toEqual(['Lead']);
    expect(tick(both, { name: 'level', value: 'Lead' }, true).level).toEqual(['Senior', 'Lead']);
    expect(tick(third, { name: 'date', value: 'today' }, true).date).toBe('today');
    expect(tick(third, { name: 'date', value: 'week' }, false).date).toBeNull();
    expect(tick(third, { name: 'ai', value: 'true' }, false).ai).toBe(false);
    expect(tick(third, { name: 'copies', value: 'folded' }, false).copies).toBe('apart');
  });

  test('a box is what the filters send, and nothing else of a page', () => {
    const names = ['level', 'company', 'ai', 'date', 'copies'];
    expect(names.map((name) => isBox({ name, value: 'x' }))).toEqual(names.map(() => true));
    const others = ['', 'q', 'page', 'notCompany', 'exact', 'constructor'];
    expect(others.map((name) => isBox({ name, value: 'x' }))).toEqual(others.map(() => false));
  });

  test('lifting takes one group away', () => {
    expect(activeGroups(third)).toEqual(['q', 'ai', 'level', 'date']);
    expect(activeGroups(clearFacet(third, 'level'))).toEqual(['q', 'ai', 'date']);
    expect(activeGroups(clearFacet(third, 'q'))).toEqual(['ai', 'level', 'date']);
  });
});

test('what its reader has hidden stands in no address (docs/rules.md#filter-not-company)', () => {
  const search = read('notCompany=hh-1&level=Senior');
  expect(search).not.toHaveProperty('notCompany');
  const withOwn = { ...search, notCompany: ['hh-1'] };
  expect([addressOf(withOwn), feedOf(withOwn)]).toEqual(['/?level=Senior', '/api/feed?level=Senior']);
});

describe('the question to the API', () => {
  const noon = new Date('2026-03-05T12:00:00Z');

  test("the date choice becomes the reader's days (docs/rules.md#date-zone)", () => {
    expect(toSearchRequest({ ...emptySearch, date: 'today' }, noon, 'Europe/Moscow')).toMatchObject({
      from: '2026-03-03T21:00:00.000Z',
      to: '2026-03-05T20:59:59.999Z',
    });
  });

  test('the open vacancy is no part of it', () => {
    const request = toSearchRequest({ ...emptySearch, vacancy: 'hh-1' }, noon, 'Europe/Moscow');
    expect(request).toEqual(toSearchRequest(emptySearch, noon, 'Europe/Moscow'));
    expect(request).not.toHaveProperty('date');
  });
});

describe('the order (docs/rules.md#sort-relevance)', () => {
  test('goes with the text while none is chosen', () => {
    const typed = change(emptySearch, { q: 'python' });
    expect([typed.sort, addressOf(typed)]).toEqual(['relevance', '/?q=python']);
    expect(change(typed, { level: ['Senior'] }).sort).toBe('relevance');
    expect(change(typed, { q: '' }).sort).toBe('newest');
    expect(change(reset(typed), { q: '' }).sort).toBe('newest');
  });

  test('that is chosen stays', () => {
    const chosen = change(change(emptySearch, { q: 'python' }), { sort: 'newest' });
    expect(addressOf(chosen)).toBe('/?q=python&sort=newest');
    expect(change(chosen, { ai: true }).sort).toBe('newest');
    expect(change(change(emptySearch, { sort: 'salary-asc' }), { q: 'go' }).sort).toBe('salary-asc');
  });

  test('by a text that is not there means nothing', () => {
    expect(addressOf(read('sort=relevance'))).toBe('/');
  });
});

test.each([
  ['python zzq', 'zzq', 'python'],
  ['Ёлка  игрушки', 'елка', 'игрушки'],
  ['go Go golang', 'go', 'golang'],
  ['Менеджер по zzq', 'zzq', 'менеджер'],
  ['Менеджер по Работе zzq -Ночью', 'zzq', 'Менеджер по Работе -Ночью'],
])('«%s» without «%s»', (q, word, left) => {
  expect(dropWord(change(emptySearch, { q }), word)).toMatchObject({ q: left, page: 1 });
});

test('a feed is of the search alone: not of its order, its days or its page', () => {
  const search = {
    ...emptySearch,
    q: 'ml инженер',
    ai: true,
    level: ['Senior' as const],
    date: 'today' as const,
    sort: 'salary-desc' as const,
    page: 3,
    vacancy: 'hh-1',
  };
  const [path, query] = feedOf(search).split('?');
  expect(path).toBe('/api/feed');
  expect([...new URLSearchParams(query)]).toEqual([
    ['q', 'ml инженер'],
    ['ai', 'true'],
    ['level', 'Senior'],
  ]);
  expect(feedOf(emptySearch)).toBe('/api/feed');
});

describe('the step behind a text that was typed', () => {
  const before = { ...emptySearch, q: 'ml', sort: 'newest' as const, page: 3 };

  test('is the list as it was: its text, its page and its order', () => {
    const typed = change(emptySearch, { q: 'ml' });
    expect(addressOf(withTextOf(emptySearch, typed))).toBe('/');
    expect(withTextOf(before, change(before, { q: '' }))).toEqual(before);
  });

  test('has what else was chosen meanwhile', () => {
    const typed = change(before, { q: 'ml инженер' });
    expect(withTextOf(before, change(typed, { sort: 'salary-desc', ai: true }))).toEqual({
      ...before,
      sort: 'salary-desc',
      ai: true,
    });
  });
});
