import * as z from 'zod';
import { category, company, industry } from '../domain/search/catalog.ts';
import { collapse } from '../domain/text/words.ts';
import { endpoint } from './endpoint.ts';

/** What the pickers list: only what an open vacancy has. */
export const getCatalog = endpoint({
  method: 'GET',
  path: '/api/catalog',
  access: 'public',
  holdsIndex: true,
  takesLongQuery: true,
  request: z.object({
    /** Part of a company's name; without it the first 100 by name (docs/rules.md#picker-companies). */
    companySearch: z.string().max(1000).transform(collapse).pipe(z.string().max(200)).default(''),
    /** Companies that must stand in the answer whatever is searched: those selected. */
    company: z.array(z.string().min(1).max(200)).max(200).default([]),
  }),
  response: z.object({
    categories: z.array(category).readonly(),
    companies: z.array(company).readonly(),
    industries: z.array(industry).readonly(),
    locations: z.array(z.string()).readonly(),
  }),
});
