import { apiDescription, emptyPage, sharePicture, styles, unrenderedPage } from 'virtual:empty-page';
import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { matchPath, parsePath, StaticRouter } from 'react-router-dom';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import type { JobOrigin } from '#core/domain/import/source.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { prepareApiDescription } from '../about/developers/api-description.ts';
import { preparePublicEmail } from '../about/public-email.ts';
import { answersOf, dataElement } from '../api/page-answers.ts';
import { type MarketApi, prepareMarket } from '../market/queries.ts';
import { sharePictureAlt } from '../texts/frame-ru.ts';
import { page } from '../texts/ru.ts';
import { prepareCatalog } from '../vacancies/catalog.ts';
import { prepareCompany } from '../vacancies/company/queries.ts';
import { prepareClosedJob, prepareJob } from '../vacancies/detail/queries.ts';
import { type JobsApi, prepareJobs } from '../vacancies/queries.ts';
import { addressOf, feedOf, readSearch, type Search } from '../vacancies/search-address.ts';
import { App } from './app.tsx';
import { jobPosting } from './job-posting.ts';

export interface RenderedPage {
  status: 200 | 404 | 410 | 503;
  /** Not of a page that came empty, or that will soon say more. */
  isShared: boolean;
  /** The whole document. */
  body: string;
}

interface PageSources {
  /** Of the site; empty where it is not known. */
  readonly siteOrigin: string;
  /** Told why a page could not be rendered. */
  failed(error: unknown): void;
}

interface VacancySources extends PageSources {
  readonly api: JobsApi;
  /** Whose vacancies search engines may list. */
  readonly indexedOrigins: readonly JobOrigin[];
}

/** A page about vacancies: '/?level=Senior', '/vacancy/7', '/company/7'. */
export const renderPage = (address: string, sources: VacancySources): Promise<RenderedPage> =>
  drawPage(address, sources, (queryClient) => prepare(queryClient, address, sources));

/** The figures of the market: '/market?month=2026-11'. */
export const renderMarketPage = (
  address: string,
  { api, ...sources }: PageSources & { api: MarketApi },
): Promise<RenderedPage> =>
  drawPage(address, sources, async (queryClient) => {
    const { search, searchParams } = new URL(address, 'https://page');
    const { figures } = await prepareMarket(queryClient, searchParams.get('month'), api);
    const isCounted = figures !== null;
    // Whoever comes after the first import would still read that there are none.
    return {
      status: 200,
      styles: 'marketAndAbout',
      isIndexed: isCounted && search === '',
      isShared: isCounted,
    };
  });

/** How a match is reckoned; where the stage names no address for questions, it is null. */
export const renderMatchingPage = (
  sources: PageSources & { publicEmail: string | null },
): Promise<RenderedPage> =>
  drawPage('/about/matching', sources, async (queryClient) => {
    preparePublicEmail(queryClient, sources.publicEmail);
    return { status: 200, styles: 'marketAndAbout', isIndexed: true };
  });

export const renderDevelopersPage = (sources: PageSources): Promise<RenderedPage> =>
  drawPage('/developers', sources, async (queryClient) => {
    prepareApiDescription(queryClient, apiDescription);
    return { status: 200, styles: 'marketAndAbout', isIndexed: true };
  });

/**
 * A public page as HTML, the same for everybody, rendered by the components that hydrate it in the browser. Where it
 * cannot be rendered it comes empty, as a failure: the browser then asks for itself, and says what is wrong; a search
 * engine that runs scripts must not list what it would see.
 */
async function drawPage(
  address: string,
  sources: PageSources,
  prepareAnswers: (queryClient: QueryClient) => Promise<Subject>,
): Promise<RenderedPage> {
  const queryClient = new QueryClient();
  try {
    const subject = await prepareAnswers(queryClient);
    const { prelude } = await prerender(
      <StaticRouter location={address}>
        <App queryClient={queryClient} siteOrigin={sources.siteOrigin} />
      </StaticRouter>,
      // What is ready stands in its place: parts that follow would need scripts, which the CSP forbids.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const { head, content } = splitHead(await new Response(prelude).text());
    const more = [
      subject.isIndexed ? openGraph(head, sources.siteOrigin) : noindex,
      subject.feed === undefined ? '' : feedLink(subject.feed),
      subject.posting ? dataElement('type="application/ld+json"', subject.posting) : '',
    ];
    return {
      status: subject.status,
      isShared: subject.isShared ?? true,
      body: pageOf(
        head + more.join(''),
        subject.styles === null ? '' : styles[subject.styles],
        content,
        answersOf(queryClient),
      ),
    };
  } catch (error) {
    sources.failed(error);
    return { status: 503, isShared: false, body: emptyPage.replace('</head>', `${noindex}</head>`) };
  } finally {
    queryClient.clear();
  }
}

interface Subject {
  status: RenderedPage['status'];
  /** That the first view does not have. */
  styles: keyof typeof styles | null;
  isIndexed: boolean;
  /** @default true */
  isShared?: boolean;
  /** The address of the list as a feed. */
  feed?: string;
  /** For search engines. */
  posting?: object | null;
}

/** What the page's own router takes from the path: undefined of another path. */
function idIn(pathname: string, pattern: `/${string}/:id`): string | undefined {
  const id = matchPath(pattern, pathname)?.params.id;
  return id === undefined ? undefined : decodeURIComponent(id);
}

/** Gets the answers that the page's queries will look for, and says what the page is about. */
async function prepare(
  queryClient: QueryClient,
  address: string,
  { api, indexedOrigins, siteOrigin }: VacancySources,
): Promise<Subject> {
  // Not as a URL: that takes '/vacancy/..' for '/', and the router does not.
  const { pathname = '/', search: query } = parsePath(address);
  const companyId = idIn(pathname, '/company/:id');
  if (companyId !== undefined) {
    const found = await prepareCompany(queryClient, companyId, defaultTimeZone, api);
    // Its page tells of each vacancy: one source that forbids that is enough.
    const isIndexed = found?.jobs.every(({ source }) => indexedOrigins.includes(source)) ?? false;
    return { status: found ? 200 : 404, styles: 'views', isIndexed };
  }
  const search = readSearch(new URLSearchParams(query));
  const ownId = idIn(pathname, '/vacancy/:id');
  // What is open over the list may as well stand beside it: the page is rendered for any window.
  const [list] =
    ownId === undefined
      ? await Promise.all([
          prepareJobs(queryClient, search, defaultTimeZone, api),
          prepareCatalog(queryClient, search.company, api),
        ])
      : [null];
  const jobId = ownId ?? search.vacancy;
  if (jobId === null)
    // Past the end stands what the last page shows.
    return {
      status: 200,
      styles: null,
      isIndexed: isPlain(search) && list?.page === search.page,
      feed: feedOf(search),
    };
  const found = await prepareJob(queryClient, jobId, defaultTimeZone, api);
  if (!found) {
    const closed = await prepareClosedJob(queryClient, jobId, api);
    return { status: closed ? 410 : 404, styles: 'views', isIndexed: false };
  }
  const isIndexed = indexedOrigins.includes(found.job.source);
  return {
    status: 200,
    styles: 'views',
    isIndexed,
    // A copy leads search engines to the one that stands for all.
    posting:
      isIndexed && found.canonicalId === jobId ? jobPosting(found, siteOrigin + vacancyAddress(jobId)) : null,
  };
}

/** All that is chosen is the page: neither filters nor another order or view. */
const isPlain = (search: Search): boolean => addressOf({ ...search, page: 1 }) === '/';

/** React puts what belongs in the head before everything else. */
function splitHead(html: string): { head: string; content: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, content: html.slice(head.length) };
}

/** For readers of feeds: in an address only what parts its values needs another spelling. */
const feedLink = (address: string): string =>
  `<link rel="alternate" type="application/atom+xml" href="${address.replaceAll('&', '&amp;')}">`;

const noindex = '<meta name="robots" content="noindex, follow">';

/** As infra/commands/share-picture.ts draws it. */
const sharePictureSize = { width: 1200, height: 630 };

/** What a chat shows of a link: the page's own words, and the product's picture. */
function openGraph(head: string, siteOrigin: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const [, url = ''] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  // Chats take no picture's address that is not whole.
  const picture = siteOrigin !== '' && {
    image: siteOrigin + sharePicture,
    'image:type': 'image/png',
    'image:width': sharePictureSize.width,
    'image:height': sharePictureSize.height,
    'image:alt': sharePictureAlt,
  };
  const properties = { type: 'website', site_name: page.brand, title, description, url, ...picture };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="og:${name}" content="${content}">`,
  );
  return [...tags, picture ? '<meta name="twitter:card" content="summary_large_image">' : ''].join('');
}

/** Styles of a view stand last, as where the browser asks for them itself: they say more than the rules they build on. */
const pageOf = (head: string, styleLink: string, content: string, answers: string): string =>
  unrenderedPage
    .replace('</head>', () => `${styleLink}</head>`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${answers}`);
