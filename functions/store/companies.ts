import * as z from 'zod';
import { env } from '#functions/runtime/env.ts';
import { getAll, putAll } from './dynamodb.ts';

/*
 * Table Companies: partition key `id`, `<source>-<employer id>`.
 *   the employers of a page of vacancies   findMany
 */
const table = () => env('COMPANIES_TABLE');

export const storedCompany = z.object({
  id: z.string(),
  name: z.string(),
  industry_id: z.string().nullable(),
  /** ISO instant at which the source was asked for the industry; null before that. */
  checked_at: z.string().nullable(),
});
export type StoredCompany = z.infer<typeof storedCompany>;

/** Those that exist, by id. */
export async function findMany(ids: readonly string[]): Promise<Map<string, StoredCompany>> {
  const items = await getAll(
    table(),
    [...new Set(ids)].map((id) => ({ id })),
  );
  const found = items.map((item) => storedCompany.parse(item));
  return new Map(found.map((company) => [company.id, company]));
}

export const put = (companies: readonly StoredCompany[]): Promise<void> =>
  putAll(
    table(),
    companies.map((company) => storedCompany.parse(company)),
  );
