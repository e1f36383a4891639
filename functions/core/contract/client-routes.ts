/** The pages of the site (spec §2). The browser's router and the CDN's 404 read the same list. */
export const clientRoutes = ['/', '/profile', '/documents', '/admin'] as const;
