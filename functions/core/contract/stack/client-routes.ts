/** The pages that are somebody's own: nothing for a crawler (docs/rules.md#robots). */
export const personalRoutes = ['/applications', '/searches', '/profile', '/documents', '/admin'] as const;

/**
 * The pages of the site that the browser alone draws (docs/rules.md#routes). Its router and the CDN's 404 read the same
 * list.
 */
export const clientRoutes = [...personalRoutes, '/market', '/about/matching', '/developers'] as const;

/** The public ones, which a function of ours draws first (contract/pages.ts). */
export const drawnRoutes = ['/', '/vacancy/:jobId', '/company/:companyId'] as const;

/**
 * Where this is found in a path, of which `decodeURI` has made text, or where that fails, no page can be: ids have 200
 * characters at most, no slash and no control character (docs/rules.md#routes). The CDN's function and the browser's
 * router both go by it.
 */
export const oddPath = '[^/]{201}|[\\0-\\x1f]|%2f';
