import * as z from 'zod';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/salary.ts';
import { type DatePreset, datePreset, dateRange } from '#core/domain/search/date-range.ts';
import { type FilterGroup, type Filters, noFilters } from '#core/domain/search/filters.ts';
import { type SortOrder, sortOrder } from '#core/domain/search/listing.ts';
import { collapse } from '#core/domain/text/words.ts';

/**
 * What the page's address holds (docs/rules.md#address): the API's parameters, the date as a choice, the open vacancy.
 */
export interface Search extends Omit<Filters, 'from' | 'to'> {
  date: DatePreset | null;
  sort: SortOrder;
  page: number;
  vacancy: string | null;
}

const { from: _from, to: _to, ...nothingAsked } = noFilters;

export const emptySearch: Search = { ...nothingAsked, date: null, sort: 'newest', page: 1, vacancy: null };

export const toggleGroups = ['ai', 'contacts', 'recommended'] as const;
export type ToggleGroup = (typeof toggleGroups)[number];

export const idGroups = ['category', 'subcategory', 'company', 'location', 'industry'] as const;
export const listGroups = ['type', 'level', 'salary', ...idGroups] as const;
export type ListGroup = (typeof listGroups)[number];

/** The API's own bounds: what it would refuse must not get into the address. */
const longestText = 200;
const mostValues = 200;

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

const known = <T extends string>(values: readonly T[], asked: string[]): T[] =>
  values.filter((value) => asked.includes(value));

const ids = (asked: string[]): string[] =>
  [...new Set(asked)].filter((id) => id !== '' && id.length <= longestText).slice(0, mostValues);

/** What is unknown or malformed in an address is as if it were not there. */
export function readSearch(address: URLSearchParams): Search {
  const isOn = (group: ToggleGroup) => address.get(group) === 'true';
  return {
    q: collapse(address.get('q') ?? '')
      .slice(0, longestText)
      .trimEnd(),
    ai: isOn('ai'),
    contacts: isOn('contacts'),
    recommended: isOn('recommended'),
    type: known(jobTypes, address.getAll('type')),
    level: known(levels, address.getAll('level')),
    salary: known(salaryBuckets, address.getAll('salary')),
    category: ids(address.getAll('category')),
    subcategory: ids(address.getAll('subcategory')),
    company: ids(address.getAll('company')),
    location: ids(address.getAll('location')),
    industry: ids(address.getAll('industry')),
    date: datePreset.safeParse(address.get('date')).data ?? null,
    sort: sortOrder.safeParse(address.get('sort')).data ?? 'newest',
    page: pageNumber.safeParse(address.get('page')).data ?? 1,
    vacancy: ids(address.getAll('vacancy'))[0] ?? null,
  };
}

/** Only what differs from an empty search, always in the same order: equal searches have equal addresses. */
export function writeSearch(search: Search): URLSearchParams {
  const address = new URLSearchParams();
  if (search.q !== '') address.set('q', search.q);
  for (const group of toggleGroups) if (search[group]) address.set(group, 'true');
  for (const group of listGroups) for (const value of search[group]) address.append(group, value);
  if (search.date) address.set('date', search.date);
  if (search.sort !== 'newest') address.set('sort', search.sort);
  if (search.page !== 1) address.set('page', String(search.page));
  if (search.vacancy !== null) address.set('vacancy', search.vacancy);
  return address;
}

/** The page's address of a search: '/', '/?level=Senior&page=2'. */
export function addressOf(search: Search): string {
  const query = writeSearch(search).toString();
  return query === '' ? '/' : `/?${query}`;
}

/** What the API is asked: the date choice as instants of the reader's days, no open vacancy. */
export function questionOf({ date, vacancy: _open, ...rest }: Search, now: Date, tz: string) {
  const { type, level, salary, category, subcategory, company, location, industry, ...single } = rest;
  return {
    ...single,
    type: [...type],
    level: [...level],
    salary: [...salary],
    category: [...category],
    subcategory: [...subcategory],
    company: [...company],
    location: [...location],
    industry: [...industry],
    ...(date && dateRange(date, now, tz)),
    tz,
  };
}

/** The groups that narrow the list, in the panel's order. */
export function activeGroups(search: Search): FilterGroup[] {
  return [
    ...(search.q === '' ? [] : (['q'] as const)),
    ...toggleGroups.filter((group) => search[group]),
    ...listGroups.filter((group) => search[group].length > 0),
    ...(search.date ? (['date'] as const) : []),
  ];
}

/** Any change but a page's goes back to page 1 (docs/rules.md#filter-change). */
export const change = (search: Search, changes: Partial<Search>): Search => ({
  ...search,
  page: 1,
  ...changes,
});

/** The whole group lifted, as an empty list offers. */
export const lift = (search: Search, group: FilterGroup): Search =>
  change(search, { [group]: emptySearch[group] });

/** Lists, toggles and dates go; the search box, the order and what is open stay (docs/rules.md#filter-reset). */
export const reset = (search: Search): Search =>
  change(emptySearch, { q: search.q, sort: search.sort, vacancy: search.vacancy });
