/** The CDN sets it on every request that it brings to the API, whatever the caller has sent under this name. */
export const originSecretHeader = 'x-origin-secret';

/** The site's own origin, as the CDN knows it: 'https://jobs.example.ru'. It, too, sets this on whatever it may keep. */
export const siteOriginHeader = 'x-site-origin';
