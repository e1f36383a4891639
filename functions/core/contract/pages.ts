import * as z from 'zod';
import { byName, type ListName, listFacets, type ToggleName, toggleFacets } from '../domain/search/facets.ts';
import { endpoint, textAnswer } from './endpoint.ts';

/** What a crawler may read. */
export const getRobots = endpoint({
  method: 'GET',
  path: '/robots.txt',
  access: 'public',
  answer: 'text',
  request: z.object({}),
  response: textAnswer,
});

/**
 * A Lambda answers 6 MB, which is less than the 50,000 addresses that a search engine takes in a file: with the longest
 * ids of a source one has some 180 bytes besides the site's own address.
 */
export const addressesInSitemap = 25_000;

/* Within the hour a vacancy that has closed is out of them. */
const sitemap = {
  method: 'GET',
  access: 'public',
  answer: 'xml',
  cachedFor: 1800,
  holdsIndex: true,
} as const;

/** Where the files with addresses are, as https://www.sitemaps.org/protocol.html has it. */
export const getSitemap = endpoint({
  ...sitemap,
  path: '/sitemap.xml',
  request: z.object({}),
  response: textAnswer,
});

/** The addresses of open vacancies that search engines may list, and of the list. */
export const getSitemapPage = endpoint({
  ...sitemap,
  path: '/sitemap/{page}',
  request: z.object({ page: z.coerce.number<number | string>().int().min(1).max(1000) }),
  response: textAnswer,
});

/* Of an address that people edit and pass on nothing is refused: what the page does not know is as if it were not there. */
const optionalText = z.string().max(20_000).optional();
const list = z.array(z.string().max(20_000)).max(5000).default([]);

/** The list under its filters, or the vacancy that is open over it: the site's address, as HTML. */
export const getListPage = endpoint({
  method: 'GET',
  path: '/',
  access: 'public',
  answer: 'html',
  holdsIndex: true,
  staysWarm: true,
  takesLongQuery: true,
  request: z.object({
    q: optionalText,
    ...byName<Record<ToggleName, typeof optionalText>>(toggleFacets.map(({ name }) => [name, optionalText])),
    ...byName<Record<ListName, typeof list>>(listFacets.map(({ name }) => [name, list])),
    exact: list,
    copies: list,
    date: optionalText,
    sort: optionalText,
    page: optionalText,
    vacancy: optionalText,
  }),
  response: textAnswer,
});

/* What changes once a day, or with a release. */
const rarelyChanging = {
  method: 'GET',
  access: 'public',
  answer: 'html',
  cachedFor: 900,
} as const;

/** The figures of the market, as its address chooses them. */
export const getMarketPage = endpoint({
  ...rarelyChanging,
  path: '/market',
  takesLongQuery: true,
  request: z.object({
    month: optionalText,
    role: optionalText,
    level: optionalText,
    city: optionalText,
    pay: optionalText,
    by: optionalText,
  }),
  response: textAnswer,
});

/** How vacancies are ranked for somebody. */
export const getMatchingPage = endpoint({
  ...rarelyChanging,
  path: '/about/matching',
  request: z.object({}),
  response: textAnswer,
});

/** What the API takes and answers. */
export const getDevelopersPage = endpoint({
  ...rarelyChanging,
  path: '/developers',
  request: z.object({}),
  response: textAnswer,
});

/** One vacancy under its own address, by which others know it. */
export const getVacancyPage = endpoint({
  method: 'GET',
  path: '/vacancy/{jobId}',
  access: 'public',
  answer: 'html',
  cachedFor: 60,
  holdsIndex: true,
  staysWarm: true,
  request: z.object({ jobId: z.string().min(1).max(200) }),
  response: textAnswer,
});

/** A company and its newest open vacancies. */
export const getCompanyPage = endpoint({
  method: 'GET',
  path: '/company/{companyId}',
  access: 'public',
  answer: 'html',
  cachedFor: 60,
  holdsIndex: true,
  request: z.object({ companyId: z.string().min(1).max(200) }),
  response: textAnswer,
});
