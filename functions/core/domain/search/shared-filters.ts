import { collapse } from '../text/words.ts';
import {
  byName,
  type ExclusionName,
  type Filters,
  type ListName,
  lenientNames,
  listFacets,
  type ToggleName,
  toggleFacets,
} from './facets.ts';

/** What of a search stands in an address under the API's own names, and may be handed on. Days stand there as a choice. */
export type SharedFilters = Omit<Filters, 'from' | 'to' | ExclusionName>;

/** The API's own bound: what it would refuse must not get into the address. */
export const longestValue = 200;
/** Of one facet (docs/rules.md#address-values): each link of the page repeats them all. */
export const mostValues = 30;

const known = <T extends string>(values: readonly T[], asked: string[]): T[] =>
  values.filter((value) => asked.includes(value));

/** The last ones: what has just been chosen is among them. */
const ids = (asked: string[]): string[] =>
  [...new Set(asked)].filter((id) => id !== '' && id.length <= longestValue).slice(-mostValues);

/** Only what is asked for, always in the same order: equal filters have equal parameters. */
export function sharedParameters(filters: SharedFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.q !== '') address.set('q', filters.q);
  for (const { name } of toggleFacets) if (filters[name]) address.set(name, 'true');
  for (const { name } of listFacets) for (const value of filters[name]) address.append(name, value);
  for (const group of filters.exact) address.append('exact', group);
  return address;
}

/** What is unknown or malformed in an address is as if it were not there (docs/rules.md#address). */
export function sharedFiltersIn(address: URLSearchParams): SharedFilters {
  const lists = byName<Pick<SharedFilters, ListName>>(
    listFacets.map((facet) => {
      const asked = address.getAll(facet.name);
      return [facet.name, facet.kind === 'choice' ? known(facet.values, asked) : ids(asked)];
    }),
  );
  return {
    q: collapse(address.get('q') ?? '')
      .slice(0, longestValue)
      .trimEnd(),
    ...byName<Pick<SharedFilters, ToggleName>>(
      toggleFacets.map(({ name }) => [name, address.get(name) === 'true']),
    ),
    ...lists,
    // Of a group in which nothing is chosen it says nothing.
    exact: known(lenientNames, address.getAll('exact')).filter((group) => lists[group].length > 0),
  };
}

/** Filters as the API is asked for them; the query is what `sharedParameters` writes. */
export function filtersOfQuery(query: string) {
  const filters = sharedFiltersIn(new URLSearchParams(query));
  const lists = byName<{ [Name in ListName]: SharedFilters[Name][number][] }>(
    listFacets.map(({ name }) => [name, [...filters[name]]]),
  );
  return { ...filters, ...lists, exact: [...filters.exact] };
}
