import { getSitemapPage } from '#core/contract/pages.ts';
import { sitemapPage } from '#functions/actions/search-engines/sitemap.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getSitemapPage, async ({ page }, _caller, { siteOrigin }) => ({
  body: await sitemapPage(page, siteOrigin),
}));
