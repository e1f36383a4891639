import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCatalog } from '#core/contract/catalog.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { Company } from '#core/domain/search/catalog.ts';
import { taxonomyFacets } from '#core/domain/search/facets.ts';
import { callApi } from '../api/call-api.ts';
import { vacanciesKey } from '../api/vacancies-changed.ts';
import type { JobsApi } from './queries.ts';

/**
 * What the list shows of the catalog before a picker is opened, and what stands in its page: ids where the names are in
 * the application's code, and of companies those selected.
 */
export interface Catalog {
  /** Top-level ones. */
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly locations: readonly string[];
  readonly selectedCompanies: readonly Company[];
  /** How many companies have an open vacancy; undefined where that is not known. */
  readonly companyCount: number | undefined;
}

const idOf = ({ id }: { id: string }) => id;

const catalogOf = (answer: ResponseOf<typeof getCatalog>, company: readonly string[]): Catalog => ({
  categories: answer.categories.filter(({ parent_id }) => parent_id === null).map(idOf),
  industries: answer.industries.map(idOf),
  locations: answer.locations.filter((city) => city !== ''),
  selectedCompanies: answer.companies.filter(({ id }) => company.includes(id)),
  companyCount: answer.companyCount,
});

const keyOf = (company: readonly string[]) => [vacanciesKey, 'catalog', company] as const;

const companiesKey = [vacanciesKey, 'companies'] as const;

/** Failures of the filters' data are logged only (docs/rules.md#toasts-logged-only). */
const common = { staleTime: 60_000, meta: { failure: null } } as const;

export function useCatalog(company: readonly string[]) {
  const queryClient = useQueryClient();
  /** Until the answer is here, a company that has just been ticked is called as in the list where that was done. */
  const withTicked = (before: Catalog | undefined): Catalog | undefined => {
    const listed = queryClient
      .getQueriesData<readonly Company[]>({ queryKey: companiesKey })
      .flatMap(([, companies = []]) => companies);
    const named = [...listed, ...(before?.selectedCompanies ?? [])];
    return before && { ...before, selectedCompanies: named.filter(({ id }) => company.includes(id)) };
  };
  return useQuery<Catalog>({
    queryKey: keyOf(company),
    queryFn: async ({ signal }) =>
      catalogOf(await callApi(getCatalog, { companySearch: '', company: [...company] }, signal), company),
    placeholderData: withTicked,
    ...common,
  });
}

/** The first hundred by name, and those that a text finds (docs/rules.md#picker-companies): for an open picker. */
export const useCompanies = (companySearch: string) =>
  useQuery({
    queryKey: [...companiesKey, companySearch],
    queryFn: async ({ signal }) =>
      (await callApi(getCatalog, { companySearch, company: [] }, signal)).companies,
    placeholderData: keepPreviousData,
    ...common,
  });

/** Puts into the client what `useCatalog` will look for. */
export async function prepareCatalog(
  queryClient: QueryClient,
  company: readonly string[],
  api: JobsApi,
): Promise<void> {
  const answer = await api.getCatalog(getCatalog.request.parse({ companySearch: '', company: [...company] }));
  queryClient.setQueryData(keyOf(company), catalogOf(answer, company));
}

/** The name of what our own lists hold; an id that they do not know stands for itself. */
const names = new Map(
  taxonomyFacets.flatMap(({ taxonomy }) => taxonomy.map(({ id, name }) => [id, name] as const)),
);
export const nameOf = (id: string): string => names.get(id) ?? id;
