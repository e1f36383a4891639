import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { unreadableBefore } from '../release/contract-before.ts';

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

interface EventInput {
  query?: string;
  path?: Record<string, string>;
  body?: string;
  isBase64?: boolean;
  /** The signed-in user's id, of an access token; or all claims that the gate has verified. */
  sub?: string;
  claims?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The site's own client, as the template of the running test calls it. */
export const ownClientId = (): string => String(process.env.TOKEN_CLIENTS).split(',')[0] ?? '';

/** An event as API Gateway sends it (payload 2.0); a body is JSON, unless its operation takes a form. */
export function httpEvent(
  { method, path: route, body: format = 'json' }: Endpoint,
  input: EventInput = {},
): APIGatewayProxyEventV2 {
  const { query = '', path = {}, body, isBase64 = false, sub } = input;
  const type = body !== undefined && format === 'json' ? { 'content-type': 'application/json' } : {};
  const headers = { ...type, ...input.headers };
  const givenClaims =
    input.claims ?? (sub === undefined ? undefined : { sub, username: sub, token_use: 'access' });
  const claims = givenClaims && { client_id: ownClientId(), ...givenClaims };
  const rawPath = route.replace(/\{(\w+)\}/g, (_, name) => path[name] ?? '');
  return {
    version: '2.0',
    routeKey: `${method} ${route}`,
    rawPath,
    rawQueryString: query,
    headers,
    pathParameters: path,
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: isBase64,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: 'request-1',
      routeKey: `${method} ${route}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
      ...(claims === undefined ? {} : { authorizer: { jwt: { claims, scopes: null } } }),
    } as APIGatewayProxyEventV2['requestContext'],
  };
}

/**
 * The handler's whole answer to the event: status, headers and the parsed body. Each answer of each test is one that a page
 * opened before this release can still read.
 */
export async function answerOf(handler: Handler, event: APIGatewayProxyEventV2) {
  const { statusCode, headers, body: text } = await handler(event, {} as Context);
  const body = JSON.parse(String(text));
  const fault = statusCode === 200 ? unreadableBefore(event.routeKey, body) : null;
  if (fault !== null) throw new Error(`${event.routeKey}: the release before cannot read ${fault}`);
  return { status: statusCode, headers, body };
}
