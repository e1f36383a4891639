/**
 * The pages of the site that the browser alone draws (docs/rules.md#routes). Its router and the CDN's 404 read the same
 * list.
 */
export const clientRoutes = ['/profile', '/documents', '/admin'] as const;

/** The public ones, which a function of ours draws first (contract/pages.ts). */
export const drawnRoutes = ['/', '/vacancy/:jobId', '/company/:companyId'] as const;
