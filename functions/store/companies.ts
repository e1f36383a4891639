import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { searchable } from '#core/domain/text/searchable.ts';
import { env } from '#functions/runtime/env.ts';
import { dynamodb, getAll, putAll } from './dynamodb.ts';
import { readable } from './readable.ts';

/*
 * Table Companies: partition key `id`, `<source>-<employer id>`.
 *   the employers of a page of vacancies   findMany
 *   whom an admin means by a name (rare)   findIdByName: the whole table
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
  const found = readable(table(), items, (item) => storedCompany.parse(item));
  return new Map(found.map((company) => [company.id, company]));
}

/** In any case of letters. Where several sources know the name, the first of their ids. */
export async function findIdByName(name: string): Promise<string | null> {
  const searchableName = searchable(name);
  const ids: string[] = [];
  for await (const { Items = [] } of paginateScan({ client: dynamodb }, { TableName: table() }))
    for (const { id, name } of readable(table(), Items, (item) => storedCompany.parse(item)))
      if (searchable(name) === searchableName) ids.push(id);
  return ids.toSorted()[0] ?? null;
}

export const put = (companies: readonly StoredCompany[]): Promise<void> =>
  putAll(
    table(),
    companies.map((company) => storedCompany.parse(company)),
  );
