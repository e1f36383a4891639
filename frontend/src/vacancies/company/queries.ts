import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getCompany } from '#core/contract/companies.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { callApi } from '../../api/call-api.ts';
import { vacanciesKey } from '../../api/vacancies-changed.ts';
import { failure } from '../../texts/ru.ts';
import { type JobsApi, nullIfNotFound, useTimeZone } from '../queries.ts';

export type CompanyDetails = ResponseOf<typeof getCompany>;

const companyKeyOf = (companyId: string, tz: string) => [vacanciesKey, 'company', companyId, tz] as const;

/** Null of a company that has no open vacancy. */
export function useCompany(companyId: string) {
  const tz = useTimeZone();
  return useQuery({
    queryKey: companyKeyOf(companyId, tz),
    queryFn: ({ signal }): Promise<CompanyDetails | null> =>
      callApi(getCompany, { companyId, tz }, signal).catch(nullIfNotFound),
    meta: { failure: { text: failure.company } },
  });
}

/** Puts into the client what `useCompany` will look for, and gives it. */
export async function prepareCompany(
  queryClient: QueryClient,
  companyId: string,
  tz: string,
  api: JobsApi,
): Promise<CompanyDetails | null> {
  const found = await api.findCompany({ companyId, tz });
  queryClient.setQueryData(companyKeyOf(companyId, tz), found);
  return found;
}
