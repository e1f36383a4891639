import * as z from 'zod/mini';
import { job } from '../domain/job/shown-job.ts';
import { company } from '../domain/search/catalog.ts';
import { categoryMedians, salaryMarket } from '../domain/search/market.ts';
import { endpoint } from './endpoint.ts';
import { count, id, timeZone } from './jobs.ts';

/** A company as its open vacancies show it (docs/rules.md#company); `not_found` where it has none. */
export const getCompany = endpoint({
  method: 'GET',
  path: '/api/companies/{companyId}',
  access: 'public',
  cachedFor: 60,
  holdsIndex: true,
  request: z.object({ companyId: id, tz: timeZone }),
  response: z.object({
    company,
    /** How many are open, copies among them. */
    open: count,
    /** Publication of the oldest of its vacancies that we have, an ISO instant. */
    firstPublishedAt: z.string(),
    salary: z.nullable(salaryMarket),
    /** The newest twenty; of copies in several cities the newest alone. */
    jobs: z.array(job),
    medians: categoryMedians,
  }),
});
