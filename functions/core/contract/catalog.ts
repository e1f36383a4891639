import * as z from 'zod/mini';
import { category, company, industry } from '../domain/search/catalog.ts';
import { endpoint } from './endpoint.ts';
import { ids, searchText } from './jobs.ts';

/** What the pickers list: only what an open vacancy has. */
export const getCatalog = endpoint({
  method: 'GET',
  path: '/api/catalog',
  access: 'public',
  holdsIndex: true,
  takesLongQuery: true,
  request: z.object({
    /** Part of a company's name; without it the first 100 by name (docs/rules.md#picker-companies). */
    companySearch: z._default(searchText, ''),
    /** Companies that must stand in the answer whatever is searched: those selected. */
    company: ids,
  }),
  response: z.object({
    categories: z.readonly(z.array(category)),
    companies: z.readonly(z.array(company)),
    /** How many have an open vacancy, listed or not; a release before does not say it. */
    companyCount: z.optional(z.int()),
    industries: z.readonly(z.array(industry)),
    locations: z.readonly(z.array(z.string())),
  }),
});
