import type { APIGatewayProxyEvent, APIGatewayProxyEventV2 } from 'aws-lambda';
import { canaryHeader, requestIdHeader } from '#core/contract/stack/metrics.ts';
import { siteOriginHeader } from '#core/contract/stack/origin.ts';
import { viewerOf } from './viewer.ts';

/** What may be said of a request: nothing of who asks, nor for what. */
export interface RequestContext {
  /** By which the browser, the log and the answer name it: 'f1e2…'. */
  readonly requestId: string;
  /** By which the gateway's own log names it. */
  readonly gatewayId: string;
  /** 'POST /api/things' */
  readonly route: string;
  readonly isCanary: boolean;
  /** Of the site, 'https://jobs.example.ru'; empty where no CDN stands before the API. */
  readonly siteOrigin: string;
  /** From where on the net somebody asks: to count by, and to be said nowhere. */
  readonly viewer: string;
}

const origin = /^https:\/\/[a-z\d.:-]{1,260}$/u;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** A REST API leaves the names of headers as they were written. */
export function headerOf(
  { headers }: { readonly headers?: Readonly<Record<string, string | undefined>> | null },
  name: string,
): string | undefined {
  return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Of either payload. An id that is no UUID is not taken: it would bring anybody's words into the log. */
export function requestContextOf(event: APIGatewayProxyEventV2 | APIGatewayProxyEvent): RequestContext {
  const headers = event.headers as APIGatewayProxyEvent['headers'];
  const headerId = headerOf({ headers }, requestIdHeader) ?? '';
  const gatewayId = event.requestContext.requestId;
  return {
    requestId: uuid.test(headerId) ? headerId.toLowerCase() : gatewayId,
    gatewayId,
    route: 'routeKey' in event ? event.routeKey : `${event.httpMethod} ${event.resource}`,
    isCanary: headerOf({ headers }, canaryHeader) === '1',
    siteOrigin: origin.exec(headerOf({ headers }, siteOriginHeader) ?? '')?.[0] ?? '',
    viewer: viewerOf(
      'http' in event.requestContext
        ? event.requestContext.http.sourceIp
        : event.requestContext.identity?.sourceIp,
      headerOf({ headers }, 'x-forwarded-for'),
    ),
  };
}
