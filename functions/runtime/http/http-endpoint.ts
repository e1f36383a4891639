import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import {
  type AnswerFormat,
  type Endpoint,
  type ParsedRequestOf,
  rpcAnswer,
  secondsCached,
  textAnswer,
} from '#core/contract/endpoint.ts';
import { requestIdHeader } from '#core/contract/stack/metrics.ts';
import { withIndexVersion } from '../index-version.ts';
import { type MetricValues, measure } from '../metrics.ts';
import { errorsAsJson } from './errors/errors-as-json.ts';
import { errorsAsRpc } from './errors/errors-as-rpc.ts';
import { errorsAsText } from './errors/errors-as-text.ts';
import type { CallerOf, Gate } from './gate.ts';
import { json } from './json.ts';
import { type RequestContext, requestContextOf } from './request-context.ts';
import { logRequest } from './request-log.ts';
import { text } from './text.ts';

/** CloudFront keeps a public answer for a while, a browser asks again. */
function cacheControlOf(operation: Endpoint): string | undefined {
  const seconds = secondsCached(operation);
  return seconds === null ? undefined : `public, max-age=0, s-maxage=${seconds}`;
}

/** What a request counts as; one of the canary counts as nothing. */
export interface RequestMetrics {
  readonly answered?: (milliseconds: number) => MetricValues;
  /** By a fault of ours. */
  readonly failed?: MetricValues;
}

export type HttpAnswer<E extends Endpoint> = (
  request: ParsedRequestOf<E>,
  caller: CallerOf<E>,
  context: RequestContext,
  /** As they came, their names in lower case; a protocol of its own reads some of them. */
  headers: Readonly<Record<string, string | undefined>>,
) => Promise<z.input<E['response']>>;

/** Seconds after which a page that could not be drawn is asked for again. */
const pageRetryAfter = 30;

type Http = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/** Stands around all others: every request has one line, and every answer names it. */
function requestMetrics({ answered, failed }: RequestMetrics): Http {
  const startedAt = new WeakMap<object, number>();
  const report: NonNullable<Http['after']> = ({ event, response }) => {
    const context = requestContextOf(event);
    const { statusCode: status = 500 } = response ?? {};
    const milliseconds = performance.now() - (startedAt.get(event) ?? performance.now());
    if (response) response.headers = { ...response.headers, [requestIdHeader]: context.requestId };
    logRequest(context, status, milliseconds);
    const measured = status >= 500 ? failed : status < 400 && answered?.(milliseconds);
    if (measured && !context.isCanary) measure(measured);
  };
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: report,
    onError: report,
  };
}

const omitHeadBody: NonNullable<Http['after']> = ({ event, response }) => {
  if (response && event.requestContext.http.method === 'HEAD') response.body = '';
};

function errorsAs(format: AnswerFormat, operation: Endpoint): Http {
  if (format === 'json') return errorsAsJson(operation);
  return format === 'rpc' ? errorsAsRpc : errorsAsText(operation);
}

/** Neither an answer nor an error has a body where none is asked for. */
const bodyOfHead: Http = { after: omitHeadBody, onError: omitHeadBody };

/**
 * A Lambda behind API Gateway (payload 2.0) from its contract: the gate, then the answer. An answer that breaks its own
 * schema is a 500, so that no field leaks.
 */
export const httpLambda = <E extends Endpoint>(
  gate: Gate,
  operation: E,
  answer: HttpAnswer<E>,
  metrics: RequestMetrics = {},
) => {
  const { answer: format = 'json' } = operation;
  const cacheControl = cacheControlOf(operation);
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(requestMetrics(metrics))
    .use(bodyOfHead)
    .use(errorsAs(format, operation))
    .handler(async (event) => {
      const { request, caller } = await gate(operation, event);
      const result = await withIndexVersion(() =>
        answer(request, caller, requestContextOf(event), event.headers),
      );
      const { headers } = result;
      const whole = z.parse(operation.response, result.answer);
      if (format === 'json') {
        const isAnswerShared = operation.isShared?.(whole) ?? true;
        return json(200, whole, isAnswerShared ? cacheControl : undefined, headers);
      }
      if (format === 'rpc') {
        const { status, body } = rpcAnswer.parse(whole);
        return text(format, status, body, undefined, headers);
      }
      const { status, body, isShared } = textAnswer.parse(whole);
      return text(format, status, body, status === 200 && isShared ? cacheControl : undefined, {
        ...headers,
        ...(status === 503 && { 'retry-after': String(pageRetryAfter) }),
      });
    });
};
