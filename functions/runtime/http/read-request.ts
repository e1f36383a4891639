import { $ZodArray, $ZodDefault, $ZodOptional } from 'zod/v4/core';
import type { Endpoint, ParsedRequestOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { parsedBy } from '../parsed-by.ts';
import { readBody } from './read-body.ts';
import { headerOf } from './request-context.ts';

/** What both payloads of API Gateway have; a query is read of payload 2.0 alone. */
export interface RequestEvent {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly rawQueryString?: string;
  readonly body?: string | null;
  readonly isBase64Encoded: boolean;
  readonly pathParameters?: Record<string, string | undefined> | null;
}

function isList(type: unknown): boolean {
  if (type instanceof $ZodDefault || type instanceof $ZodOptional) return isList(type._zod.def.innerType);
  return type instanceof $ZodArray;
}

/**
 * From the raw query: API Gateway joins repeated keys with commas, and our values hold commas. A key without a value
 * says nothing; of a repeated single value the first counts.
 */
function fromQuery(shape: Record<string, unknown>, query: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const parameters = new URLSearchParams(query);
  for (const [name, type] of Object.entries(shape)) {
    const texts = parameters.getAll(name).filter((value) => value !== '');
    if (texts.length > 0) values[name] = isList(type) ? texts : texts[0];
  }
  return values;
}

const jsonType = /^application\/json\s*(?:;|$)/i;

function fromBody(
  event: RequestEvent,
  {
    body: format = 'json',
    answer,
    maxBodyBytes: most = Number.POSITIVE_INFINITY,
  }: Pick<Endpoint, 'body' | 'answer' | 'maxBodyBytes'>,
): Record<string, unknown> {
  if (!event.body) return {};
  const encoding = event.isBase64Encoded ? 'base64' : 'utf8';
  if (Buffer.byteLength(event.body, encoding) > most)
    throw new AppError(
      // JSON-RPC knows an invalid request alone.
      answer === 'rpc' ? 'invalid_request' : 'too_large',
      `Запрос слишком большой: в\u00a0нём больше ${most}\u00a0байт`,
    );
  if (format === 'form') return {};
  // A page of another site may send any body but JSON without asking first whether it may.
  if (!jsonType.test(headerOf(event, 'content-type') ?? ''))
    throw new AppError('invalid_request', 'A body is JSON: content-type must be application/json');
  return readBody(event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body);
}

/** The operation's request, parsed; `invalid_request` names what is wrong with which parameter. */
export function readRequest<E extends Endpoint>(operation: E, event: RequestEvent): ParsedRequestOf<E> {
  const hasBody = operation.method !== 'GET' && operation.method !== 'DELETE';
  const input = {
    ...(hasBody
      ? fromBody(event, operation)
      : fromQuery(operation.request._zod.def.shape, event.rawQueryString ?? '')),
    ...event.pathParameters,
  };
  return parsedBy(operation.request, input) as ParsedRequestOf<E>;
}
