import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import type { getFeed } from '#core/contract/feeds.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import {
  choiceFacets,
  idFacets,
  type ListName,
  type ToggleName,
  toggleFacets,
} from '#core/domain/search/facets.ts';
import { counted, type Forms } from '#core/domain/text/plural.ts';
import { canRedistribute } from '../search-engines/indexed-origins.ts';

const toggleTitles: Readonly<Record<ToggleName, string>> = {
  ai: 'много ИИ',
  contacts: 'прямые контакты',
  recommended: 'рекомендуем',
};

const forms: Readonly<Record<ListName, Forms>> = {
  type: ['формат', 'формата', 'форматов'],
  level: ['уровень', 'уровня', 'уровней'],
  experience: ['вариант опыта', 'варианта опыта', 'вариантов опыта'],
  salary: ['вилка', 'вилки', 'вилок'],
  category: ['категория', 'категории', 'категорий'],
  subcategory: ['специализация', 'специализации', 'специализаций'],
  company: ['компания', 'компании', 'компаний'],
  location: ['место', 'места', 'мест'],
  industry: ['сфера', 'сферы', 'сфер'],
};

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
  const lists: (readonly [ListName, readonly (string | undefined)[]])[] = [
    ...choiceFacets.map(({ name }) => [name, query[name]] as const),
    ...idFacets.map((facet) => [facet.name, query[facet.name].map((id) => nameOf(facet, id))] as const),
  ];
  const chosen = [
    query.q,
    ...toggleFacets.flatMap(({ name }) => (query[name] ? [toggleTitles[name]] : [])),
    ...lists.flatMap(([name, values]): readonly string[] =>
      values.length > maxNamed || values.includes(undefined)
        ? [counted(values.length, forms[name])]
        : values.flatMap((value) => value ?? []),
    ),
  ].filter((part) => part !== '');
  return `Призвание: ${chosen.join(', ') || 'новые вакансии'}`;
}
