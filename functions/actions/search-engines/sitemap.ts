import { AppError } from '#core/contract/errors.ts';
import { serverRenderedRoutes, vacancyAddress } from '#core/contract/stack/site-routes.ts';
import { vacanciesOfSitemapPage } from './list-indexed.ts';

interface Address {
  path: string;
  modifiedAt: string | null;
}

/** Of which there is one each. They change with every vacancy or release: none names a time. */
const pages = serverRenderedRoutes.filter((route) => !route.includes(':'));

/** An id has no character that XML would read as its own, once it is encoded. */
function urlElement({ path, modifiedAt }: Address, siteOrigin: string): string {
  const lastmod = modifiedAt === null ? '' : `<lastmod>${modifiedAt}</lastmod>`;
  return `<url><loc>${siteOrigin}${path.replaceAll("'", '&apos;')}</loc>${lastmod}</url>`;
}

/** One file of the sitemap, from 1 on, as XML; throws `not_found` of a file after the last. */
export async function sitemapPage(page: number, siteOrigin: string): Promise<string> {
  const vacancies = await vacanciesOfSitemapPage(page);
  const addresses: Address[] = [
    ...(page === 1 ? pages.map((path) => ({ path, modifiedAt: null })) : []),
    ...vacancies.map(({ id, modifiedAt }) => ({ path: vacancyAddress(id), modifiedAt })),
  ];
  if (addresses.length === 0) throw new AppError('not_found', 'В карте сайта такого файла нет.');
  const urls = addresses.map((address) => urlElement(address, siteOrigin));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
