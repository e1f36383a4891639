import emptyPage, { vacancyLinks } from 'virtual:empty-page';
import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { type JobsApi, prepareJob, prepareList } from '../vacancies/queries.ts';
import { activeGroups, readSearch } from '../vacancies/search-address.ts';
import { App } from './app.tsx';
import { answersElement } from './page-answers.ts';

export interface RenderedPage {
  status: 200 | 404;
  /** Not of a page that came empty. */
  isShared: boolean;
  /** The whole document. */
  body: string;
}

export interface PageSources {
  readonly api: JobsApi;
  /** Whose vacancies search engines may list; the site's own are always among them. */
  readonly indexedSources: readonly string[];
  /** Told why a page could not be drawn. */
  failed(error: unknown): void;
}

/**
 * A public page as HTML, the same for everybody, drawn by the components that take it over in the browser. `address` is
 * the page's own: '/?level=Senior', '/vacancy/7'. Where it cannot be drawn it comes empty: the browser then asks for
 * itself, and says what is wrong.
 */
export async function renderPage(address: string, sources: PageSources): Promise<RenderedPage> {
  const queryClient = new QueryClient();
  try {
    const subject = await prepare(queryClient, address, sources);
    const { prelude } = await prerender(
      <StaticRouter location={address}>
        <App queryClient={queryClient} />
      </StaticRouter>,
      // What is ready stands in its place: parts that follow would need scripts, which the CSP forbids.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const { head, content } = parted(await new Response(prelude).text());
    const more = [
      subject.isIndexed ? '' : '<meta name="robots" content="noindex, follow">',
      subject.isVacancy ? vacancyLinks : '',
    ];
    return {
      status: subject.isThere ? 200 : 404,
      isShared: true,
      body: pageOf(head + more.join(''), content, answersElement(queryClient)),
    };
  } catch (error) {
    sources.failed(error);
    return { status: 200, isShared: false, body: emptyPage };
  } finally {
    queryClient.clear();
  }
}

interface Subject {
  isThere: boolean;
  isVacancy: boolean;
  isIndexed: boolean;
}

/** Gets the answers that the page's queries will look for, and says what the page is about. */
async function prepare(
  queryClient: QueryClient,
  address: string,
  { api, indexedSources }: PageSources,
): Promise<Subject> {
  const { pathname, searchParams } = new URL(address, 'https://page');
  const search = readSearch(searchParams);
  const jobId = matchPath('/vacancy/:jobId', pathname)?.params.jobId ?? search.vacancy;
  if (jobId === null) {
    await prepareList(queryClient, search, defaultTimeZone, api);
    return { isThere: true, isVacancy: false, isIndexed: activeGroups(search).length === 0 };
  }
  const found = await prepareJob(queryClient, jobId, defaultTimeZone, api);
  const isIndexed = found !== null && ['manual', ...indexedSources].includes(found.job.source);
  return { isThere: found !== null, isVacancy: true, isIndexed };
}

/** React puts what belongs in the head before everything else. */
function parted(html: string): { head: string; content: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, content: html.slice(head.length) };
}

const pageOf = (head: string, content: string, answers: string): string =>
  emptyPage
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${answers}`);
