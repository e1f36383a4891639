import { getSitemap } from '#core/contract/pages.ts';
import { countSitemapPages } from '#functions/actions/search-engines/list-indexed.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getSitemap, async (_request, _caller, { siteOrigin }) => {
  const pages = Array.from({ length: await countSitemapPages() }, (_, at) => at + 1);
  const files = pages.map((page) => `<sitemap><loc>${siteOrigin}/sitemap/${page}</loc></sitemap>`);
  return {
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>\n`,
  };
});
