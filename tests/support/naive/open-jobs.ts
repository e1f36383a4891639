import { isShown } from '#core/domain/job/job.ts';
import {
  type Category,
  type Company,
  categories,
  companiesShown,
  type Industry,
  industries,
} from '#core/domain/search/catalog.ts';
import { nameWords, searchable } from '#core/domain/text/searchable.ts';
import { compareBy } from './order.ts';
import type { JobFacts } from './rules.ts';

const byName = new Intl.Collator('ru', { numeric: true });

/** The open vacancies newest first, and every value that at least one of them has. */
export interface OpenJobs {
  jobs: readonly JobFacts[];
  /** With those above them, so that a top-level category stands wherever one below it does. */
  categories: readonly Category[];
  /** All, by name. */
  companies: readonly Company[];
  /** Of closed vacancies, too, by id. */
  companiesById: ReadonlyMap<string, Company>;
  industries: readonly Industry[];
  locations: readonly string[];
  /** Copies of one vacancy by their cluster key, only where there are at least two; by city. */
  clusters: ReadonlyMap<string, readonly JobFacts[]>;
}

export function openJobs(facts: Iterable<JobFacts>): OpenJobs {
  const all = [...facts].sort(compareBy.newest);
  const jobs = all.filter(({ row }) => isShown(row));
  const categoryIds = new Set(jobs.flatMap((job) => job.categories));
  const industryIds = new Set(jobs.map(({ row }) => row.industry_id));
  const companyNames = new Map<string, string>();
  for (const { row } of jobs)
    if (row.company_id !== null && !companyNames.has(row.company_id))
      companyNames.set(row.company_id, row.company);

  const named = <Value extends { id: string; name: string }>(values: Value[]) =>
    values.sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const companiesById = new Map<string, Company>();
  for (const { row } of all)
    if (row.company_id !== null && !companiesById.has(row.company_id))
      companiesById.set(row.company_id, {
        id: row.company_id,
        name: companyNames.get(row.company_id) ?? row.company,
      });
  return {
    jobs,
    companiesById,
    clusters: clustersOf(jobs),
    categories: named(categories.filter(({ id }) => categoryIds.has(id))),
    companies: named([...companyNames].map(([id, name]) => ({ id, name }))),
    industries: named(industries.filter(({ id }) => industryIds.has(id))),
    locations: [...new Set(jobs.map(({ row }) => row.location))].sort(byName.compare),
  };
}

function clustersOf(jobs: readonly JobFacts[]): Map<string, readonly JobFacts[]> {
  const clusters = new Map<string, readonly JobFacts[]>();
  const clustered = jobs.filter(({ row }) => row.cluster_key !== null);
  for (const [key, copies] of Map.groupBy(clustered, ({ row }) => row.cluster_key as string))
    if (copies.length > 1)
      clusters.set(
        key,
        copies.toSorted((a, b) => byName.compare(a.row.location, b.row.location)),
      );
  return clusters;
}

/**
 * The first hundred by name, those whose name holds the text, and the selected; each once
 * (docs/rules.md#picker-companies).
 */
export function companiesFor(
  { companies, companiesById }: OpenJobs,
  search: string,
  selected: readonly string[],
): Company[] {
  const words = nameWords(search);
  const holdsAll = ({ name }: Company) => words.every((word) => searchable(name).includes(word));
  const found = words.length === 0 ? [] : companies.filter(holdsAll).slice(0, companiesShown);
  // One that nothing is open of any more is selected all the same.
  const chosen = selected.flatMap((id) => companiesById.get(id) ?? []);
  chosen.sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const listed = [...companies.slice(0, companiesShown), ...found, ...chosen];
  return [...new Map(listed.map((company) => [company.id, company])).values()];
}
