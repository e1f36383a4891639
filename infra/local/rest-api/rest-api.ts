import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { type Gateway, GatewayError, inTime, maxBodyBytes, toGatewayError } from '../gateway/gateway.ts';
import type { Issuers } from '../gateway/jwt-authorizer.ts';
import type { LambdaRunner } from '../lambda/lambda.ts';
import type { StreamedAnswer } from '../lambda/lambda-stream.ts';
import { serveOnLoopback } from '../loopback.ts';
import { readBody } from '../request-body.ts';
import type { Template } from '../template.ts';
import { type RestRoute, restRoutesOf } from './rest-routes.ts';

/** The template's REST API, whose answers flow to the reader as the function writes them; null where there is none. */
export async function startRestApi(
  template: Template,
  lambdas: LambdaRunner,
  issuers: Issuers,
): Promise<Gateway | null> {
  const restApi = restRoutesOf(template, issuers);
  if (!restApi) return null;
  const { apiId, stage, routes } = restApi;
  const awsHost = `${apiId}.execute-api.${template.region}.amazonaws.com`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, maxBodyBytes);
    if (body === null) throw new GatewayError(413, 'Request Too Long');
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const route = routes.find(
      (candidate) => candidate.method === request.method && path === `/${stage}${candidate.path}`,
    );
    if (!route) throw new GatewayError(403, 'Missing Authentication Token');
    const claims = await route.authorize(request.headers.authorization);
    if (claims === 'unauthorized') throw new GatewayError(401, 'Unauthorized');

    const event = {
      ...eventOf(request, route, { query, stage, claims, apiId, account: template.account, awsHost }),
      body: body.length === 0 ? null : body.toString('utf8'),
      isBase64Encoded: false,
    };
    const timeoutError = () => new GatewayError(504, 'Endpoint request timed out');
    await pass(
      await inTime(lambdas.stream(route.functionArn, event), route.timeoutMs, timeoutError),
      response,
    );
  }

  const server = await serveOnLoopback(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      // What has begun cannot be taken back; the reader sees that it broke off.
      if (response.headersSent) response.destroy();
      else sendError(response, error);
    }
  });
  return { url: server.url, awsHost, close: server.close };
}

function sendError(response: ServerResponse, error: unknown): void {
  const { status, message } = toGatewayError(error, new GatewayError(502, 'Internal server error'));
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}

const streamMetadata = z.object({
  statusCode: z.int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  multiValueHeaders: z.record(z.string(), z.array(z.string())).default({}),
  cookies: z.array(z.string()).default([]),
});

/** Without a status before the first byte the gateway knows no answer. */
async function pass({ metadata, body }: StreamedAnswer, response: ServerResponse): Promise<void> {
  const parsed = streamMetadata.safeParse(metadata);
  if (!parsed.success) {
    body.destroy();
    throw new Error(`the function announced no answer: ${z.prettifyError(parsed.error)}`);
  }
  const { statusCode, headers, multiValueHeaders, cookies } = parsed.data;
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(multiValueHeaders)) response.setHeader(name, values);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.flushHeaders();
  await pipeline(body, response);
}

interface RequestDetails {
  readonly query: string;
  readonly stage: string;
  readonly claims: Readonly<Record<string, string>>;
  readonly apiId: string;
  readonly account: string;
  readonly awsHost: string;
}

const orNull = <Values extends object>(values: Values): Values | null =>
  Object.keys(values).length > 0 ? values : null;

/** Payload 1.0. Of a name that is given twice the plain maps hold the last. */
function eventOf(
  request: IncomingMessage,
  { path, method }: RestRoute,
  { query, stage, claims, apiId, account, awsHost }: RequestDetails,
) {
  const lists = Object.entries(request.headersDistinct).map(
    ([name, values]) => [name, values ?? []] as const,
  );
  const parameters = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  const values = [...parameters].map(([name, pairs]) => [name, pairs.map(([, value]) => value)] as const);
  const last = (entries: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(entries.map(([name, list]) => [name, list.at(-1) ?? '']));
  const now = new Date();
  return {
    resource: path,
    path,
    httpMethod: method,
    headers: last(lists),
    multiValueHeaders: Object.fromEntries(lists),
    queryStringParameters: orNull(last(values)),
    multiValueQueryStringParameters: orNull(Object.fromEntries(values)),
    pathParameters: null,
    stageVariables: null,
    requestContext: {
      accountId: account,
      apiId,
      authorizer: { claims },
      domainName: awsHost,
      domainPrefix: apiId,
      extendedRequestId: randomUUID(),
      httpMethod: method,
      identity: { sourceIp: request.socket.remoteAddress, userAgent: request.headers['user-agent'] ?? null },
      path: `/${stage}${path}`,
      protocol: `HTTP/${request.httpVersion}`,
      requestId: randomUUID(),
      requestTime: now.toUTCString(),
      requestTimeEpoch: now.getTime(),
      resourceId: path,
      resourcePath: path,
      stage,
    },
  };
}
