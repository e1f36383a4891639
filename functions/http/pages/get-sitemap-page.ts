import { AppError } from '#core/contract/errors.ts';
import { getSitemapPage } from '#core/contract/pages.ts';
import { serverRenderedRoutes } from '#core/contract/stack/site-routes.ts';
import { vacanciesOfSitemapPage } from '#functions/actions/search-engines/list-indexed.ts';
import { httpEndpoint } from '../endpoints.ts';

interface SitemapEntry {
  path: string;
  modifiedAt: string | null;
}

/** Of which there is one each. They change with every vacancy or release: none names a time. */
const pages = serverRenderedRoutes.filter((route) => !route.includes(':'));

/** An id has no character that XML would read as its own, once it is encoded. */
export const handler = httpEndpoint(getSitemapPage, async ({ page }, _caller, { siteOrigin }) => {
  const vacancies = await vacanciesOfSitemapPage(page);
  const entries: SitemapEntry[] = [
    ...(page === 1 ? pages.map((path) => ({ path, modifiedAt: null })) : []),
    ...vacancies.map(({ id, modifiedAt }) => ({ path: `/vacancy/${encodeURIComponent(id)}`, modifiedAt })),
  ];
  if (entries.length === 0) throw new AppError('not_found', 'В карте сайта такого файла нет.');
  const urls = entries.map(({ path, modifiedAt }) => {
    const lastmod = modifiedAt === null ? '' : `<lastmod>${modifiedAt}</lastmod>`;
    return `<url><loc>${siteOrigin}${path.replaceAll("'", '&apos;')}</loc>${lastmod}</url>`;
  });
  return {
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  };
});
