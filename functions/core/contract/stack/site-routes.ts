/** The pages that are somebody's own: the browser alone draws them, nothing for a crawler (docs/rules.md#robots). */
export const personalRoutes = ['/applications', '/searches', '/profile', '/documents', '/admin'] as const;

/** The public ones, which a function of ours draws first (contract/pages.ts). */
export const serverRenderedRoutes = [
  '/',
  '/vacancy/:jobId',
  '/company/:companyId',
  '/market',
  '/about/matching',
  '/developers',
] as const;

const addressOn = (route: (typeof serverRenderedRoutes)[number], id: string): string =>
  route.replace(/:.*/, () => encodeURIComponent(id));

/** A vacancy's own address, the one that others are to know it by: '/vacancy/hh-7'. */
export const vacancyAddress = (id: string): string => addressOn('/vacancy/:jobId', id);

/** '/company/7' */
export const companyAddress = (id: string): string => addressOn('/company/:companyId', id);

/**
 * Pages of which the CDN's routes know one spelling alone: where a slash stands at the end, they are elsewhere
 * (docs/rules.md#routes).
 */
export const routesWithoutSlash: readonly string[] = serverRenderedRoutes.filter(
  (route) => route !== '/' && !route.includes(':'),
);

/**
 * Where this is found in a path, of which `decodeURI` has made text, or where that fails, no page can be: ids have 200
 * characters at most, no slash and no control character, and are no way up (docs/rules.md#routes). The CDN's function and
 * the browser's router both go by it.
 */
export const malformedPath = '[^/]{201}|[\\0-\\x1f]|%2f|/\\.\\.?$';
