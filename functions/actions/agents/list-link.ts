import { byName, type ListName, listFacets } from '#core/domain/search/facets.ts';
import { type SharedFilters, sharedParameters } from '#core/domain/search/shared-filters.ts';

/** Bytes: a longer address the site refuses (docs/rules.md#mcp-tools), and one has words before its path. */
const maxLinkLength = 8000;

interface ListedSearch extends SharedFilters {
  from?: string | undefined;
  to?: string | undefined;
}

const noLists = {
  ...byName<Record<ListName, readonly never[]>>(listFacets.map(({ name }) => [name, []])),
  exact: [],
};

/**
 * Where a person sees what is searched for, and in words what the address leaves out: days stand in the site's addresses in
 * words of its own.
 */
export function listLink(
  siteOrigin: string,
  search: ListedSearch,
  view: Readonly<Record<string, string>> = {},
): { link: string; missing: string[] } {
  const linkOf = (filters: SharedFilters) => {
    const parameters = sharedParameters(filters);
    for (const [name, value] of Object.entries(view)) parameters.set(name, value);
    return `${siteOrigin}/${parameters.size > 0 ? `?${parameters}` : ''}`;
  };
  const whole = linkOf(search);
  const isTooLong = whole.length > maxLinkLength;
  return {
    link: isTooLong ? linkOf({ ...search, ...noLists }) : whole,
    missing: [
      ...(search.from === undefined && search.to === undefined
        ? []
        : ['Дат адрес сайта не хранит: по\u00a0ссылке\u00a0— вакансии за\u00a0всё время.']),
      ...(isTooLong
        ? [
            'Адрес со\u00a0всеми значениями фильтров был\u00a0бы слишком длинным: по\u00a0ссылке\u00a0— поиск без списков значений.',
          ]
        : []),
    ],
  };
}
