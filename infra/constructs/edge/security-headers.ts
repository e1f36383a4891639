/**
 * Everything comes from our own origin, nothing inline, no eval. `connections` are other hosts that the page may ask,
 * as origins: 'https://cognito-idp.eu-central-1.amazonaws.com'.
 */
export const contentSecurityPolicy = (connections: readonly string[]): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types app-worker',
  ].join('; ');

/** Of this name alone: a site at `example.ru` has no say in what stands at `shop.example.ru`. */
export const strictTransport = { days: 730 } as const;

/** Headers that CloudFront has no setting of its own for. */
export const plainSecurityHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const referrerPolicy = 'strict-origin-when-cross-origin';

/** The same for who answers without a response headers policy: the 404 at the edge. */
export const securityHeaders = (connections: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(connections),
  'strict-transport-security': `max-age=${strictTransport.days * 86_400}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': referrerPolicy,
  ...plainSecurityHeaders,
});
