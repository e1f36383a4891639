import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import type { getFeed } from '#core/contract/feeds.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { byName, choiceFacets, idFacets, type ToggleName, toggleFacets } from '#core/domain/search/facets.ts';
import { counted } from '#core/domain/text/plural.ts';
import { canRedistribute } from '../search-engines/indexed-origins.ts';

const toggleTitles: Readonly<Record<ToggleName, string>> = {
  ai: 'много ИИ',
  contacts: 'прямые контакты',
  recommended: 'рекомендуем',
};

/** Of more values their number stands in their place. */
const maxNamed = 3;

/** What is chosen, in words: by it a reader of several feeds tells them apart (docs/rules.md#feed). */
export function feedTitle(query: ParsedRequestOf<typeof getFeed>, rows: readonly JobRow[]): string {
  const companies = byName<Record<string, string>>(
    rows.flatMap(({ company_id: id, company, source }) =>
      id !== null && canRedistribute(source) ? [[id, company]] : [],
    ),
  );
  const lists = [
    ...choiceFacets.map(({ name }) => query[name]),
    ...idFacets.map((facet) =>
      query[facet.name].map((id) =>
        'taxonomy' in facet
          ? (facet.taxonomy.find((entry) => entry.id === id)?.name ?? id)
          : facet.name === 'company' && Object.hasOwn(companies, id)
            ? (companies[id] as string)
            : id,
      ),
    ),
  ];
  const chosen = [
    query.q,
    ...toggleFacets.flatMap(({ name }) => (query[name] ? [toggleTitles[name]] : [])),
    ...lists.flatMap((values) =>
      values.length > maxNamed ? [counted(values.length, ['значение', 'значения', 'значений'])] : values,
    ),
  ].filter((part) => part !== '');
  return `Призвание: ${chosen.join(', ') || 'новые вакансии'}`;
}
