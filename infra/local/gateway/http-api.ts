import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { LambdaRunner } from '../lambda/lambda.ts';
import { serveOnLoopback } from '../loopback.ts';
import { readBody } from '../request-body.ts';
import type { Template } from '../template.ts';
import { type Gateway, GatewayError, inTime, maxBodyBytes, toGatewayError } from './gateway.ts';
import { type Route, routesOf } from './http-routes.ts';
import type { Authorized, Issuers } from './jwt-authorizer.ts';
import { throttlesOf } from './throttles.ts';

/**
 * The template's HTTP API: its routes, the event in format 2.0, and the limits of API Gateway. Whoever measures how fast it
 * answers lifts those of each route.
 */
export async function startHttpApi(
  template: Template,
  lambdas: LambdaRunner,
  issuers: Issuers = new Map(),
  isThrottled = true,
): Promise<Gateway> {
  const { apiId, find } = routesOf(template, issuers);
  const isWithinLimit = isThrottled ? throttlesOf(template) : () => true;
  const awsHost = `${apiId}.execute-api.${template.region}.amazonaws.com`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const decodedPath = decodePath(path);
    const match = find(request.method ?? 'GET', path);
    if (!match) throw new GatewayError(404, 'Not Found');
    if (!isWithinLimit(match.route.key)) throw new GatewayError(429, 'Too Many Requests');
    const authorized = await authorize(match.route, request.headers.authorization);
    const event = {
      ...eventOf(request, decodedPath, query.join('?'), match.route, {
        apiId,
        awsHost,
        account: template.account,
        authorized,
      }),
      ...(Object.keys(match.parameters).length > 0 && { pathParameters: match.parameters }),
      ...body,
    };
    const { functionArn, timeoutMs } = match.route;
    const timeoutError = () => new GatewayError(503, 'Service Unavailable');
    reply(response, await inTime(lambdas.invoke(functionArn, event), timeoutMs, timeoutError));
  }

  const server = await serveOnLoopback(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      const { status, message } = toGatewayError(error, new GatewayError(500, 'Internal Server Error'));
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      });
      response.end(JSON.stringify({ message }));
    }
  });
  return { url: server.url, awsHost, close: server.close };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new GatewayError(400, 'Bad Request');
  }
}

async function authorize({ authorizer }: Route, header: string | undefined): Promise<Authorized | null> {
  const outcome = authorizer && (await authorizer(header));
  if (outcome === 'unauthorized') throw new GatewayError(401, 'Unauthorized');
  if (outcome === 'forbidden') throw new GatewayError(403, 'Forbidden');
  return outcome;
}

/** Repeated keys are joined by commas, as API Gateway does; rawQueryString keeps them apart. */
function joinRepeated(entries: Iterable<[string, string]>): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [key, value] of entries) {
    const earlier = joined.get(key);
    joined.set(key, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(joined);
}

function eventOf(
  request: IncomingMessage,
  path: string,
  rawQueryString: string,
  route: Route,
  {
    apiId,
    awsHost,
    account,
    authorized,
  }: { apiId: string; awsHost: string; account: string; authorized: Authorized | null },
) {
  const { cookie, ...others } = request.headers;
  const headers = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
  const now = new Date();
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: path,
    rawQueryString,
    headers,
    ...(cookie !== undefined && { cookies: cookie.split(/; */) }),
    ...(rawQueryString !== '' && {
      queryStringParameters: joinRepeated(new URLSearchParams(rawQueryString)),
    }),
    requestContext: {
      accountId: account,
      apiId,
      ...(authorized && { authorizer: { jwt: authorized } }),
      domainName: awsHost,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
  };
}

const textual = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|.+\+(json|xml)))/i;

async function bodyOf(request: IncomingMessage): Promise<{ body?: string; isBase64Encoded: boolean }> {
  const body = await readBody(request, maxBodyBytes);
  if (body === null) throw new GatewayError(413, 'Request Entity Too Large');
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = textual.test(request.headers['content-type'] ?? 'text/plain');
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

const structured = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/** What a function returns is an answer if it has a status, and otherwise the body of one. */
function reply(response: ServerResponse, result: unknown): void {
  const isStructured = typeof result === 'object' && result !== null && 'statusCode' in result;
  if (!isStructured) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(typeof result === 'string' ? result : JSON.stringify(result));
    return;
  }
  const { statusCode, headers, cookies, body, isBase64Encoded } = structured.parse(result);
  response.statusCode = statusCode;
  response.setHeader('content-type', 'text/plain;charset=UTF-8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.end(isBase64Encoded ? Buffer.from(body, 'base64') : body);
}
