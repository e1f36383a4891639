import { lenientNames, listFacets, type SharedName, toggleFacets } from '#core/domain/search/facets.ts';
import { filters, list } from '../../../texts/ru.ts';
import { type Catalog, nameOf } from '../../catalog.ts';
import { change, clearFacet, type Search } from '../../search-address.ts';

export interface AppliedFilter {
  key: string;
  group: SharedName;
  label: string;
  /** The search without it. */
  without: Search;
}

/** Of more a group is one: each has a link that repeats all the others (docs/rules.md#filter-chips). */
const maxChips = 20;

/** What stands above the list of the filters that are applied. */
export const chipsOf = (
  applied: readonly AppliedFilter[],
  search: Search,
  catalog: Catalog | undefined | null,
): readonly AppliedFilter[] => (applied.length > maxChips ? appliedFilters(search, catalog, true) : applied);

/**
 * One for each value that narrows the list, or for each group of several, in the panel's order. Ids get their names from
 * the catalog.
 */
export function appliedFilters(
  search: Search,
  catalog: Catalog | undefined | null,
  isByGroup = false,
): AppliedFilter[] {
  const companies = new Map(catalog?.selectedCompanies.map(({ id, name }) => [id, name]));
  const single = (group: SharedName, label: string): AppliedFilter => ({
    key: group,
    group,
    label,
    without: clearFacet(search, group),
  });
  return [
    ...(search.q === '' ? [] : [single('q', filters.query(search.q))]),
    ...toggleFacets.filter(({ name }) => search[name]).map(({ name }) => single(name, filters[name])),
    ...listFacets.flatMap(({ name: group }) =>
      isByGroup && search[group].length > 1
        ? [single(group, filters.pickerSelected(filters[group], search[group].length))]
        : search[group].map((value) => ({
            key: `${group}-${value}`,
            group,
            label: companies.get(value) ?? nameOf(value),
            without: change(search, { [group]: search[group].filter((other) => other !== value) }),
          })),
    ),
    ...lenientNames
      .filter((group) => search.exact.includes(group))
      .map((group) => ({
        key: `exact-${group}`,
        group,
        label: filters.exactly[group],
        without: change(search, { exact: search.exact.filter((other) => other !== group) }),
      })),
    ...(search.date ? [single('date', filters.dates[search.date])] : []),
  ];
}

/** What an empty list offers to lift: the value where the group holds one, the group where it holds several. */
export function facetLabel(group: SharedName, applied: readonly AppliedFilter[], search: Search): string {
  if (group === 'q') return list.quoted(search.q);
  const [only, ...others] = applied.filter((filter) => filter.group === group);
  return only && others.length === 0 ? list.quoted(only.label) : list.lifted[group];
}
