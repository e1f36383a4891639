import { getSitemapPage } from '#core/contract/pages.ts';
import { idsOfSitemapPage } from '#functions/actions/jobs/list-indexed.ts';
import { httpEndpoint } from '../endpoints.ts';

/** An id has no character that XML would read as its own, once it is encoded. */
export const handler = httpEndpoint(getSitemapPage, async ({ page }, _caller, { siteOrigin }) => {
  const ids = await idsOfSitemapPage(page);
  const paths = [...(page === 1 ? ['/'] : []), ...ids.map((id) => `/vacancy/${encodeURIComponent(id)}`)];
  if (paths.length === 0) return { status: 404 as const, body: '' };
  const urls = paths.map((path) => `<url><loc>${siteOrigin}${path.replaceAll("'", '&apos;')}</loc></url>`);
  return {
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  };
});
