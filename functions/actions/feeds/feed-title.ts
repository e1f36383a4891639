import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import type { getFeed } from '#core/contract/feeds.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { choiceFacets, idFacets, toggleFacets } from '#core/domain/search/facets.ts';
import { number } from '#core/domain/text/plural.ts';
import { canRedistribute } from '../search-engines/indexed-origins.ts';

/** Of more values their number stands in their place. */
const maxNamed = 3;

/** What is chosen, in words: by it a reader of several feeds tells them apart (docs/rules.md#feed). */
export function feedTitle(query: ParsedRequestOf<typeof getFeed>, rows: readonly JobRow[]): string {
  const companies = new Map(
    rows.flatMap(({ company_id: id, company, source }) =>
      id !== null && canRedistribute(source) ? [[id, company]] : [],
    ),
  );
  const nameOf = (facet: (typeof idFacets)[number], id: string): string | undefined => {
    if ('taxonomy' in facet) return facet.taxonomy.find((entry) => entry.id === id)?.name;
    return facet.name === 'company' ? companies.get(id) : id;
  };
  const lists: (readonly [title: string, values: readonly (string | undefined)[]])[] = [
    ...choiceFacets.map(({ name, title }) => [title, query[name]] as const),
    ...idFacets.map((facet) => [facet.title, query[facet.name].map((id) => nameOf(facet, id))] as const),
  ];
  const chosen = [
    query.q,
    ...toggleFacets.flatMap(({ name, title }) => (query[name] ? [title] : [])),
    ...lists.flatMap(([title, values]): readonly string[] =>
      values.length > maxNamed || values.includes(undefined)
        ? [`${title}: ${number(values.length)}`]
        : values.flatMap((value) => value ?? []),
    ),
  ].filter((part) => part !== '');
  return `Призвание: ${chosen.join(' · ') || 'новые вакансии'}`;
}
