import * as z from 'zod/mini';
import { type DatePreset, datePreset, dateRange } from '#core/domain/search/date-range.ts';
import {
  byName,
  type ListName,
  listFacets,
  noFilters,
  type SharedName,
  sharedFacets,
  type ToggleName,
  toggleFacets,
} from '#core/domain/search/facets.ts';
import { type CopyView, defaultSort, sortOrders } from '#core/domain/search/listing.ts';
import { isNarrow } from '#core/domain/search/saved-search.ts';
import {
  maxValueLength,
  type SharedFilters,
  sharedFiltersIn,
  sharedParameters,
} from '#core/domain/search/shared-filters.ts';

/** By match stands what only a browser that knows its reader can ask for (docs/rules.md#sort-match). */
const listOrder = z.enum([...sortOrders, 'match']);
export type ListOrder = z.infer<typeof listOrder>;

/**
 * What the page's address holds (docs/rules.md#address): the API's parameters, the date as a choice, the open vacancy.
 */
export interface Search extends SharedFilters {
  date: DatePreset | null;
  sort: ListOrder;
  copies: CopyView;
  page: number;
  vacancy: string | null;
}

/** How the reader goes from one search to another. */
export interface SearchControl {
  search: Search;
  /** A step of its own in the browser's history. */
  go(next: Search): void;
  /** The same, shown together with its answer where that comes at once: for a control that shows what was pressed. */
  goWithAnswer(change: (from: Search) => Search): void;
  /** Asks for the answer of such a step that is about to be taken. */
  prefetch(change: (from: Search) => Search): void;
  /** In the place of the present step: while a text is being typed. */
  replace(next: Search): void;
}

const { from: _from, to: _to, notCompany: _ofNoAddress, ...noFilterValues } = noFilters;

export const emptySearch: Search = {
  ...noFilterValues,
  date: null,
  sort: 'newest',
  copies: 'folded',
  page: 1,
  vacancy: null,
};

const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));

/** What is unknown or malformed in an address is as if it were not there. */
export function readSearch(address: URLSearchParams): Search {
  const filters = sharedFiltersIn(address);
  const vacancy = address.getAll('vacancy').find((id) => id !== '' && id.length <= maxValueLength);
  return withoutIdle({
    ...filters,
    date: datePreset.safeParse(address.get('date')).data ?? null,
    sort: listOrder.safeParse(address.get('sort')).data ?? defaultSort(filters.q),
    copies: copiesIn(address.getAll('copies')),
    page: pageNumber.safeParse(address.get('page')).data ?? 1,
    vacancy: vacancy ?? null,
  });
}

/** A form without a script sends what is without the tick, and both with it. */
const copiesIn = (values: string[]): CopyView =>
  values.includes('apart') && !values.includes('folded') ? 'apart' : 'folded';

/** 'exact' of a group in which nothing is chosen says nothing; nor does what a vacancy fits without a text. */
const withoutIdle = (search: Search): Search => ({
  ...search,
  sort: search.sort === 'relevance' && search.q === '' ? 'newest' : search.sort,
  exact: search.exact.filter((group) => search[group].length > 0),
});

/** Only what differs from an empty search, always in the same order: equal searches have equal addresses. */
export function writeSearch(search: Search): URLSearchParams {
  const address = sharedParameters(search);
  if (search.date) address.set('date', search.date);
  if (search.sort !== defaultSort(search.q)) address.set('sort', search.sort);
  if (search.copies !== 'folded') address.set('copies', search.copies);
  if (search.page !== 1) address.set('page', String(search.page));
  if (search.vacancy !== null) address.set('vacancy', search.vacancy);
  return address;
}

/** The page's address of a search: '/', '/?level=Senior&page=2'. */
export function addressOf(search: Search): string {
  const query = writeSearch(search).toString();
  return query === '' ? '/' : `/?${query}`;
}

/** Of the same search as a feed, whatever its order and its days: its reader asks again and again. */
export const feedOf = (search: Search): string => addressOf(stableSearch(search)).replace('/', '/api/feed');

/** What of a search is the same tomorrow, and is asked again and again: no days, no order, no page. */
export const stableSearch = (search: Search): Search => ({
  ...search,
  date: null,
  sort: defaultSort(search.q),
  copies: 'folded',
  page: 1,
  vacancy: null,
});

/** As parameters, in the same order: '' of a search that narrows nothing. */
export const stableQuery = (search: Search): string => writeSearch(stableSearch(search)).toString();

/**
 * What the API is asked: the date choice as instants of the reader's days, no open vacancy. Of somebody who is not known
 * the order by match is the usual one.
 */
export function toSearchRequest({ date, vacancy: _open, ...rest }: Search, now: Date, tz: string) {
  return {
    ...rest,
    ...byName<{ [Name in ListName]: Search[Name][number][] }>(
      listFacets.map(({ name }) => [name, [...rest[name]]]),
    ),
    exact: [...rest.exact],
    sort: rest.sort === 'match' ? defaultSort(rest.q) : rest.sort,
    ...(date && dateRange(date, now, tz)),
    tz,
  };
}

/** The groups that narrow the list, in the panel's order. */
export function activeGroups(search: Search): SharedName[] {
  return sharedFacets.flatMap((facet) => {
    const isActive =
      facet.kind === 'text'
        ? search.q !== ''
        : facet.kind === 'toggle'
          ? search[facet.name]
          : facet.kind === 'date'
            ? search.date !== null
            : search[facet.name].length > 0;
    return isActive ? [facet.name] : [];
  });
}

/** Whether it says enough to be kept (docs/rules.md#searches). */
export const canBeSaved = (search: Search): boolean => isNarrow(search);

/**
 * Any change but a page's goes back to page 1 (docs/rules.md#filter-change); an order that was not chosen goes with the
 * text (docs/rules.md#sort-relevance).
 */
export function change(search: Search, changes: Partial<Search>): Search {
  const { q = search.q } = changes;
  const sort = search.sort === defaultSort(search.q) ? defaultSort(q) : search.sort;
  return withoutIdle({ ...search, page: 1, sort, ...changes });
}

/** With the text of a search that this one was typed from, its page and, unless another was chosen since, its order. */
export function withTextOf(before: Search, search: Search): Search {
  const isOrderKept = search.sort === change(before, { q: search.q }).sort;
  const back = { ...change(search, { q: before.q }), page: before.page };
  return isOrderKept ? { ...back, sort: before.sort } : back;
}

/** A box of the filters, as a form sends it: 'level', 'Senior'. */
export interface Box {
  readonly name: ListName | ToggleName | 'date' | 'copies';
  readonly value: string;
}

const isToggle = (name: string): name is ToggleName => toggleFacets.some((facet) => facet.name === name);
const isList = (name: string): name is ListName => listFacets.some((facet) => facet.name === name);

export const isBox = (box: { name: string; value: string }): box is Box =>
  isToggle(box.name) || isList(box.name) || box.name === 'date' || box.name === 'copies';

/** With the box ticked, or no more. */
export function tick(search: Search, { name, value }: Box, isOn: boolean): Search {
  if (name === 'copies') return change(search, { copies: isOn ? 'folded' : 'apart' });
  // One choice: another box takes the place of the ticked one (docs/rules.md#date-choice).
  if (name === 'date')
    return change(search, { date: isOn ? (datePreset.safeParse(value).data ?? null) : null });
  if (isToggle(name)) return change(search, { [name]: isOn });
  const others = search[name].filter((other) => other !== value);
  return change(search, { [name]: isOn ? [...others, value] : others });
}

/** The whole group lifted, as an empty list offers. */
export const clearFacet = (search: Search, group: SharedName): Search =>
  change(search, { [group]: emptySearch[group] });

/** Lists, toggles and dates go; the search box, the order, the view of copies and what is open stay (docs/rules.md#filter-reset). */
export const reset = (search: Search): Search =>
  change(emptySearch, {
    q: search.q,
    sort: search.sort,
    copies: search.copies,
    vacancy: search.vacancy,
  });
