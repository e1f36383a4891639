import type { getCompany as operation } from '#core/contract/companies.ts';
import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { rowsOf } from '#functions/search/loader/row-cache.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { shownJobs } from './shown-jobs.ts';

type Request = ParsedRequestOf<typeof operation>;
type Response = ResponseOf<typeof operation>;

/** Null of a company that has no open vacancy. */
export async function findCompany({ companyId, tz }: Request): Promise<Response | null> {
  const index = await currentIndex();
  const facts = index.company(companyId);
  const name = index.catalog('', [companyId]).companies.find(({ id }) => id === companyId)?.name;
  if (!facts || name === undefined) return null;
  const { ids, firstPublished, open, salary } = facts;
  const cards = shownJobs(index, await rowsOf(index, ids), ids, new Date(), tz);
  return {
    company: { id: companyId, name },
    open,
    firstPublishedAt: new Date(firstPublished).toISOString(),
    salary,
    jobs: cards,
    medians: index.categoryMedians(cards),
  };
}

/** The same; `not_found` of a company that has no open vacancy. */
export async function getCompany(request: Request): Promise<Response> {
  const found = await findCompany(request);
  if (!found) throw new AppError('not_found', 'Компания не найдена');
  return found;
}
