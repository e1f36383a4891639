/** The CDN sets it on every request that it brings to the API, whatever the caller has sent under this name. */
export const originSecretHeader = 'x-origin-secret';
