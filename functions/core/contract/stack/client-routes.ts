/** The pages of the site (docs/rules.md#routes). The browser's router and the CDN's 404 read the same list. */
export const clientRoutes = ['/', '/profile', '/documents', '/admin'] as const;
