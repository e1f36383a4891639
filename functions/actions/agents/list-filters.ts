import * as z from 'zod';
import {
  type FilterValue,
  spanArguments,
  type listFilters as tool,
} from '#core/contract/agents/agent-tools.ts';
import { getCatalog as catalogOperation } from '#core/contract/catalog.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { type JobCounts, searchJobs as operation } from '#core/contract/jobs.ts';
import { type idFacets, sharedFacets, type TaxonomyEntry } from '#core/domain/search/facets.ts';
import { sortOrders } from '#core/domain/search/listing.ts';
import { counted } from '#core/domain/text/plural.ts';
import { getCatalog } from '../jobs/get-catalog.ts';
import { searchJobs } from '../jobs/search-jobs.ts';
import { notice, plainLine, type ToolAnswer } from './tool-answer.ts';

/** Of places, the most frequent. */
const valuesShown = 100;

type Answer = z.output<typeof tool.response>;
type Facet = (typeof sharedFacets)[number];
type Catalog = ResponseOf<typeof catalogOperation>;

interface CatalogValues {
  readonly values: readonly FilterValue[];
  readonly isForeign: boolean;
  readonly size: number;
}

/** What can be chosen of a facet of ids: a taxonomy is a list of ours, the rest is what vacancies name. */
function catalogValues(facet: (typeof idFacets)[number], catalog: Catalog): CatalogValues {
  if ('taxonomy' in facet) {
    const entries: readonly (TaxonomyEntry & { parent_id?: string | null })[] = catalog[facet.catalogName];
    return {
      values: entries.map(({ id, name, parent_id: parent }) => ({
        value: id,
        name,
        ...(parent && { parent }),
      })),
      isForeign: false,
      size: entries.length,
    };
  }
  const values: FilterValue[] =
    facet.name === 'company'
      ? catalog.companies.map(({ id, name }) => ({ value: id, name: plainLine(name, 200) }))
      : catalog[facet.catalogName].map((value) => ({ value }));
  const size = facet.name === 'company' ? (catalog.companyCount ?? values.length) : values.length;
  return { values, isForeign: true, size };
}

const countsOf = (counts: JobCounts, name: string): Readonly<Record<string, number>> | undefined =>
  name in counts ? (counts as unknown as Record<string, Record<string, number>>)[name] : undefined;

/** Others name the values: '__proto__' is of no object's own. */
const countIn = (counts: Readonly<Record<string, number>>, value: string): number =>
  Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0;

const withCounts = (values: readonly FilterValue[], counts: Readonly<Record<string, number>> | undefined) =>
  counts === undefined
    ? [...values]
    : values
        .map((filterValue) => ({ ...filterValue, count: countIn(counts, filterValue.value) }))
        .toSorted((a, b) => b.count - a.count);

/** By the names of a search's arguments: a span of time has two. */
const filtersOf = (facet: Facet, catalog: Catalog, counts: JobCounts): Answer['filters'] =>
  facet.kind === 'date'
    ? spanArguments.map((name) => ({ name, kind: facet.kind }))
    : [filterOf(facet, catalog, counts)];

function filterOf(
  facet: Exclude<Facet, { kind: 'date' }>,
  catalog: Catalog,
  counts: JobCounts,
): Answer['filters'][number] {
  const { name, kind } = facet;
  switch (facet.kind) {
    case 'toggle':
      return { name, kind, values: [{ value: 'true', count: counts[facet.countName] }] };
    case 'choice': {
      const countByValue = counts[facet.name];
      const values = facet.values.map((value) => ({ value, count: countByValue[value] ?? 0 }));
      return { name, kind, passesWithoutValue: facet.passesWithoutValue, values };
    }
    case 'id': {
      const { values, isForeign, size } = catalogValues(facet, catalog);
      const withTheirCounts = withCounts(values, countsOf(counts, name));
      // Of companies the catalogue gives the first and those that the text finds: these may have the fewest vacancies.
      const listed = name === 'company' ? withTheirCounts : withTheirCounts.slice(0, valuesShown);
      return {
        name,
        kind,
        passesWithoutValue: facet.passesWithoutValue,
        size,
        ...(isForeign ? { foreign: listed } : { values: listed }),
      };
    }
    default:
      return { name, kind };
  }
}

/** Every facet as its declaration has it, with what can be chosen and how many vacancies have it. */
export async function listFilters(
  { companySearch }: z.output<typeof tool.request>,
  siteOrigin: string,
): Promise<ToolAnswer<Answer>> {
  const [{ total, counts }, catalog] = await Promise.all([
    searchJobs(z.parse(operation.request, { companySearch })),
    getCatalog(z.parse(catalogOperation.request, { companySearch })),
  ]);
  const filters = sharedFacets.flatMap((facet) => filtersOf(facet, catalog, counts));
  const line = (values: readonly FilterValue[]) =>
    values
      .map(({ value, name, count }) =>
        [plainLine(value, 200), name, count].filter((part) => part !== undefined).join(' '),
      )
      .join('; ');
  return {
    structured: { notice, link: `${siteOrigin}/`, total, filters, sort: [...sortOrders] },
    summary: [
      `Всего: ${counted(total, ['вакансия', 'вакансии', 'вакансий'])}. На сайте: ${siteOrigin}/`,
      ...filters.map(({ name, values = [] }) => (values.length > 0 ? `${name}: ${line(values)}` : name)),
    ],
    foreign: filters.flatMap(({ name, foreign }) => (foreign ? `${name}: ${line(foreign)}` : [])),
  };
}
