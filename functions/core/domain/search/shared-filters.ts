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
export const maxValueLength = 200;
/** Of one facet (docs/rules.md#address-values): each link of the page repeats them all. */
export const maxValues = 30;

const allowedValues = <T extends string>(values: readonly T[], requested: string[]): T[] =>
  values.filter((value) => requested.includes(value));

/** The last ones: what has just been chosen is among them. */
const cleanIds = (requested: string[]): string[] =>
  [...new Set(requested)].filter((id) => id !== '' && id.length <= maxValueLength).slice(-maxValues);

/** Only what is asked for, always in the same order: equal filters have equal parameters. */
export function sharedParameters(filters: SharedFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  if (filters.q !== '') parameters.set('q', filters.q);
  for (const { name } of toggleFacets) if (filters[name]) parameters.set(name, 'true');
  for (const { name } of listFacets) for (const value of filters[name]) parameters.append(name, value);
  for (const facetName of filters.exact) parameters.append('exact', facetName);
  return parameters;
}

/** What is unknown or malformed in an address is as if it were not there (docs/rules.md#address). */
export function sharedFiltersIn(parameters: URLSearchParams): SharedFilters {
  const lists = byName<Pick<SharedFilters, ListName>>(
    listFacets.map((facet) => {
      const requested = parameters.getAll(facet.name);
      return [
        facet.name,
        facet.kind === 'choice' ? allowedValues(facet.values, requested) : cleanIds(requested),
      ];
    }),
  );
  return {
    q: collapse(parameters.get('q') ?? '')
      .slice(0, maxValueLength)
      .trimEnd(),
    ...byName<Pick<SharedFilters, ToggleName>>(
      toggleFacets.map(({ name }) => [name, parameters.get(name) === 'true']),
    ),
    ...lists,
    // Of a group in which nothing is chosen it says nothing.
    exact: allowedValues(lenientNames, parameters.getAll('exact')).filter(
      (facetName) => lists[facetName].length > 0,
    ),
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
