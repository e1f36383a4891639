import { getRobots } from '#core/contract/pages.ts';
import { personalRoutes } from '#core/contract/stack/site-routes.ts';
import { httpEndpoint } from '../endpoints.ts';

/** The pages of somebody signed in hold nothing for a crawler. The API stays open: the list is drawn from it. */
const rules = ['User-agent: *', ...personalRoutes.map((path) => `Disallow: ${path}`)];

export const handler = httpEndpoint(getRobots, async (_request, _caller, { siteOrigin }) => {
  // Without the site's own address there is none that a crawler would take.
  const sitemap = siteOrigin === '' ? [] : [`Sitemap: ${siteOrigin}/sitemap.xml`];
  return { body: [...rules, ...sitemap, ''].join('\n') };
});
