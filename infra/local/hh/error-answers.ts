/**
 * The refusals of the hh.ru API in its own words (github.com/hhru/api, its page on errors and the OpenAPI description).
 * The stand-in gives some of them by itself; a fault can give any.
 */

/** Sent as it stands: a body may be HTML, empty or half an object. */
export interface HhReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const requestId = '0000000000000000000000000000dede';

const errorReply = (status: number, body: object): HhReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8' },
  body: JSON.stringify({ ...body, request_id: requestId }),
});

const tooDeep = "you can't look up more than 2000 items in the list";
const depthArguments = ['page', 'per_page'];

export const badArgument = (...names: string[]): HhReply =>
  errorReply(400, { errors: names.map((value) => ({ type: 'bad_argument', value })) });

const badUserAgent = (value: string): HhReply =>
  errorReply(400, { errors: [{ type: 'bad_user_agent', value }] });

const oauth = (value: string): HhReply =>
  errorReply(403, {
    description: 'Forbidden',
    oauth_error: value.replaceAll('_', '-'),
    errors: [{ type: 'oauth', value }],
  });

export const errorAnswers = {
  depth: errorReply(400, {
    errors: depthArguments.map((value) => ({ type: 'bad_argument', value })),
    bad_arguments: [{ name: depthArguments.join(', '), description: tooDeep }],
    description: tooDeep,
    bad_argument: depthArguments.join(', '),
  }),
  userAgentUnset: badUserAgent('unset'),
  userAgentBlacklisted: badUserAgent('blacklisted'),
  forbidden: errorReply(403, { description: 'Forbidden', errors: [{ type: 'forbidden' }] }),
  badAuthorization: oauth('bad_authorization'),
  tokenExpired: oauth('token_expired'),
  tokenRevoked: oauth('token_revoked'),
  applicationNotFound: oauth('application_not_found'),
  userAuthExpected: oauth('user_auth_expected'),
  captchaRequired: errorReply(403, {
    description: 'Forbidden',
    errors: [
      {
        type: 'captcha_required',
        value: 'captcha_required',
        captcha_url: 'https://hh.ru/account/captcha?state=demo',
        fallback_url: 'https://hh.ru/auth/employer?captcha=true',
      },
    ],
  }),
  /** The edge in front of the API refuses an address before the API sees it. */
  ddosGuard: {
    status: 403,
    headers: { server: 'ddos-guard', 'content-type': 'text/html' },
    body: '<!doctype html><html><head><title>DDoS-Guard</title></head><body>Access denied</body></html>',
  },
  notFound: errorReply(404, { description: 'Not Found', errors: [{ type: 'not_found' }] }),
  /** The API promises neither a body nor a Retry-After. */
  tooManyRequests: { status: 429 },
  serviceUnavailable: errorReply(503, { errors: [{ type: 'service_unavailable' }] }),
} satisfies Record<string, HhReply>;
