import { getRobots } from '#core/contract/pages.ts';
import { clientRoutes } from '#core/contract/stack/client-routes.ts';
import { httpEndpoint } from '../endpoints.ts';

/** The pages of somebody signed in hold nothing for a crawler. The API stays open: the list is drawn from it. */
const body = ['User-agent: *', ...clientRoutes.map((path) => `Disallow: ${path}`), ''].join('\n');

export const handler = httpEndpoint(getRobots, async () => ({ body }));
