import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { xml } from './xml.ts';

export const corsConfiguration = z.object({
  CorsRules: z.array(
    z.object({
      AllowedOrigins: z.array(z.string()),
      AllowedMethods: z.array(z.string()),
      AllowedHeaders: z.array(z.string()).default([]),
      ExposedHeaders: z.array(z.string()).default([]),
      MaxAge: z.number().optional(),
    }),
  ),
});
export type CorsRules = z.infer<typeof corsConfiguration>['CorsRules'];

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.?+^$()|[\]\\{}]/g, '\\$&').replaceAll('*', '.*')}$`, 'i').test(text);

const listOf = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Says whose pages may read the answer; a browser's question beforehand is answered whole, and then it is true. */
export function answerCors(rules: CorsRules, request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  const isPreflight = request.method === 'OPTIONS';
  if (origin === undefined && !isPreflight) return false;
  const method = isPreflight ? request.headers['access-control-request-method'] : request.method;
  const headers = isPreflight ? listOf(request.headers['access-control-request-headers']) : [];
  const rule = rules.find(
    (candidate) =>
      candidate.AllowedOrigins.some((allowed) => matches(allowed, origin ?? '')) &&
      candidate.AllowedMethods.includes(method ?? '') &&
      headers.every((name) => candidate.AllowedHeaders.some((allowed) => matches(allowed, name))),
  );
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
  if (rule) {
    response.setHeader('access-control-allow-origin', origin ?? '*');
    response.setHeader('access-control-allow-methods', rule.AllowedMethods.join(', '));
    if (headers.length > 0) response.setHeader('access-control-allow-headers', headers.join(', '));
    if (rule.ExposedHeaders.length > 0)
      response.setHeader('access-control-expose-headers', rule.ExposedHeaders.join(', '));
    if (rule.MaxAge !== undefined) response.setHeader('access-control-max-age', rule.MaxAge);
  }
  if (!isPreflight) return false;
  response.writeHead(rule ? 200 : 403, { 'content-type': 'application/xml' });
  response.end(
    rule
      ? ''
      : xml('Error', { Code: 'AccessForbidden', Message: 'CORSResponse: This CORS request is not allowed.' }),
  );
  return true;
}
