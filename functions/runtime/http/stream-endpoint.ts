import { PassThrough } from 'node:stream';
import middy, { type MiddlewareObj } from '@middy/core';
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse';
import type { APIGatewayProxyEvent, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { Endpoint, ParsedRequestOf } from '#core/contract/endpoint.ts';
import { requestIdHeader } from '#core/contract/stack/metrics.ts';
import type { WritingEvent } from '#core/contract/writing.ts';
import { errorResponse } from './errors/errors-as-json.ts';
import type { CallerOf, Gate } from './gate.ts';
import { json } from './json.ts';
import { requestContextOf } from './request-context.ts';
import { logRequest } from './request-log.ts';

/** How a stream tells its reader; `signal` is aborted when there is nobody to tell any more. */
export interface StreamReader {
  readonly onEvent: (event: WritingEvent) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds of silence after which a comment says that we are still there: CloudFront waits for 30 seconds. */
const heartbeatInterval = 10_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
};

const frame = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream answers somebody in particular. */
export type StreamedEndpoint = Endpoint & { readonly access: 'user' | 'admin' };

export type StreamedAnswer<E extends StreamedEndpoint> = (
  request: ParsedRequestOf<E>,
  caller: CallerOf<E>,
  reader: StreamReader,
) => Promise<z.input<E['response']>>;

type StreamAnswer = Omit<APIGatewayProxyStructuredResultV2, 'body'> & {
  body?: string | PassThrough | undefined;
};

interface StreamState {
  readonly startedAt: number;
  /** What is still to be done when the last byte has left, or the reader: the environment would freeze over it. */
  readonly work?: Promise<void>;
  /** Of an error that was told after the first word. */
  readonly lateStatus?: number;
}

/** As long as nothing was said, an error has a status of its own. */
const errorsAsJson: MiddlewareObj<APIGatewayProxyEvent, StreamAnswer> = {
  onError: (request) => {
    const context = requestContextOf(request.event);
    const { status, headers, error } = errorResponse(request.error, context);
    const answer = json(status, { error }, 'no-store', headers);
    request.response = { ...answer, headers: { ...answer.headers, [requestIdHeader]: context.requestId } };
  },
};

/**
 * A Lambda behind a REST API that streams (payload 1.0), from its contract: `streamEvents` as they happen, the whole answer
 * last. The status line leaves with the first of them, or with the first heartbeat; an error after it is an event.
 * The runtime's global `awslambda` must be there when the module loads.
 */
export function streamLambda<E extends StreamedEndpoint>(
  gate: Gate,
  operation: E,
  answer: StreamedAnswer<E>,
) {
  const states = new WeakMap<object, StreamState>();

  return middy<APIGatewayProxyEvent, StreamAnswer>({
    executionMode: executionModeStreamifyResponse,
    requestStart: ({ event }) => void states.set(event as object, { startedAt: performance.now() }),
    requestEnd: async ({ event, response }) => {
      const request = event as APIGatewayProxyEvent;
      const state = states.get(request) as StreamState;
      await state.work;
      const status = state.lateStatus ?? response?.statusCode ?? 500;
      logRequest(requestContextOf(request), status, performance.now() - state.startedAt);
    },
  })
    .use(errorsAsJson)
    .handler(async (event) => {
      const { request, caller } = await gate(operation, event);

      const body = new PassThrough();
      const disconnected = new AbortController();
      const started = Promise.withResolvers<void>();
      let hasStarted = false;
      const write = (text: string) => {
        if (body.destroyed) return;
        hasStarted = true;
        body.write(text);
        started.resolve();
      };
      body.once('close', () => {
        if (!body.writableFinished) disconnected.abort(new Error('the reader has gone'));
      });
      body.on('error', () => disconnected.abort(new Error('the reader has gone')));

      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatInterval);
      const onEvent = ({ name, ...data }: WritingEvent) => write(frame(name, data));
      const work = answer(request, caller, { onEvent, signal: disconnected.signal })
        .then((whole) => write(frame('end', z.parse(operation.response, whole))))
        .catch((error) => {
          if (!hasStarted) throw error;
          if (disconnected.signal.aborted) return;
          const response = errorResponse(error, requestContextOf(event));
          Object.assign(states.get(event) as StreamState, { lateStatus: response.status });
          write(frame('error', response.error));
        })
        .finally(() => {
          clearInterval(heartbeat);
          body.end();
        });
      Object.assign(states.get(event) as StreamState, { work: work.catch(() => {}) });
      await Promise.race([started.promise, work]);
      const { requestId } = requestContextOf(event);
      return { statusCode: 200, headers: { ...headers, [requestIdHeader]: requestId }, body };
    });
}
