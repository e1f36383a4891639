import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { metricUnits } from '#core/contract/stack/metrics.ts';
import { httpEndpoint, streamEndpoint } from '#functions/http/endpoints.ts';
import type { StreamReader } from '#functions/runtime/http/stream-endpoint.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { restEvent, streamed } from '#tests/support/http/streamed.ts';

const findThing = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'public',
  request: z.object({ q: z.string().default('') }),
  response: z.object({ thing: z.string() }),
});
const writeThing = endpoint({
  method: 'POST',
  path: '/api/ai/things',
  access: 'user',
  request: z.object({ name: z.string() }),
  response: z.object({ thing: z.string() }),
});

const requestId = '0b54f0c4-6d7e-4f3b-9a51-3b2f6a3f0c11';
const requestHeaders = { 'x-request-id': requestId };

let logs: ReturnType<typeof captureLogs>;
beforeEach(() => {
  logs = captureLogs();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const find = httpEndpoint(findThing, async ({ q }) => ({ thing: q }), {
  answered: (SearchMilliseconds) => ({ Searches: 1, SearchMilliseconds }),
  failed: { SignInErrors: 1 },
});
const failing = (error: Error) =>
  httpEndpoint(findThing, () => Promise.reject(error), { failed: { SignInErrors: 1 } });
const findEvent = (headers: Record<string, string> = {}, query = 'q=%D0%90%D0%BD%D0%BD%D0%B0') =>
  httpEvent(findThing, { headers, query });

describe('the line of a request', () => {
  it('tells the first of a function from the others, and nothing of who asks or for what', async () => {
    vi.resetModules();
    const { httpEndpoint: anew } = await import('#functions/http/endpoints.ts');
    const fresh = anew(findThing, async ({ q }) => ({ thing: q }));
    await answerOf(fresh, findEvent(requestHeaders));
    await answerOf(fresh, findEvent(requestHeaders));
    const line = {
      level: 'info',
      event: 'request',
      route: 'GET /api/things',
      status: 200,
      ms: expect.any(Number),
      requestId,
      gatewayId: 'request-1',
    };
    expect(logs().events).toEqual([
      { ...line, isColdStart: true },
      { ...line, isColdStart: false },
    ]);
  });

  it('names the trace that X-Ray keeps of it', async () => {
    vi.stubEnv(
      '_X_AMZN_TRACE_ID',
      'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1',
    );
    await answerOf(find, findEvent());
    expect(logs().events).toMatchObject([{ traceId: '1-5759e988-bd862e3fe1be46a994272793' }]);
  });

  it('of a failure has its status; the cause stands under the same id', async () => {
    const { status, headers, body } = await answerOf(
      failing(new Error('the table is gone')),
      findEvent(requestHeaders),
    );
    expect([status, headers?.['x-request-id'], body.error.requestId]).toEqual([500, requestId, requestId]);
    expect(logs().events).toMatchObject([
      { event: 'request failed', requestId, error: { cause: { message: 'the table is gone' } } },
      { event: 'request', requestId, status: 500 },
    ]);
  });

  it('is there for what is refused, too', async () => {
    await answerOf(failing(new AppError('not_found', 'Нет')), findEvent());
    expect(logs().events).toMatchObject([{ event: 'request', status: 404 }]);
  });
});

describe('the id of a request', () => {
  it('is the browser’s, in whatever letters', async () => {
    const { headers } = await answerOf(find, findEvent({ 'x-request-id': requestId.toUpperCase() }));
    expect(headers?.['x-request-id']).toBe(requestId);
  });

  it.each([
    'anna@example.ru',
    `${requestId} anna@example.ru`,
    `${requestId},${requestId}`,
    '',
    `${requestId}\nanna`,
  ])('is the gateway’s where %j was sent', async (text) => {
    const { headers } = await answerOf(find, findEvent({ 'x-request-id': text }));
    expect(headers?.['x-request-id']).toBe('request-1');
    expect(logs().events).toMatchObject([{ requestId: 'request-1' }]);
    expect(logs().text).not.toContain('anna');
  });
});

describe('a stream', () => {
  const streaming = (answer: (reader: StreamReader) => Promise<{ thing: string }>) =>
    streamEndpoint(writeThing, (_request, _caller, reader) => answer(reader));
  const event = (sub?: string) => restEvent(writeThing, { name: 'Анна' }, sub, { 'X-Request-Id': requestId });

  it('has one line when it is over', async () => {
    const { headers } = await streamed(
      streaming(async ({ onEvent }) => {
        onEvent({ name: 'text', text: 'при' });
        expect(logs().events).toEqual([]);
        return { thing: 'x' };
      }),
      event('u1'),
    );
    expect(headers?.['x-request-id']).toBe(requestId);
    expect(logs().events).toMatchObject([{ route: 'POST /api/ai/things', status: 200, requestId }]);
    expect(logs().text).not.toMatch(/u1|Анна|при/u);
  });

  it('that fails after its first word has the status of its failure', async () => {
    const { status, frames } = await streamed(
      streaming(async ({ onEvent }) => {
        onEvent({ name: 'text', text: 'при' });
        throw new AppError('source_broken', 'Так вышло');
      }),
      event('u1'),
    );
    expect([status, frames.at(-1)?.data.requestId]).toEqual([200, requestId]);
    expect(logs().events.at(-1)).toMatchObject({ event: 'request', status: 502, requestId });
  });

  it('that was refused says so', async () => {
    const { status, headers } = await streamed(
      streaming(async () => ({ thing: 'x' })),
      event(),
    );
    expect([status, headers?.['x-request-id']]).toEqual([401, requestId]);
    expect(logs().events).toMatchObject([{ status: 401, requestId }]);
  });
});

describe('what a request counts as', () => {
  it('is counted by what it came to', async () => {
    await answerOf(find, findEvent());
    await answerOf(failing(new Error('x')), findEvent());
    await answerOf(failing(new AppError('not_found', 'Нет')), findEvent());
    expect(logs().metrics).toEqual([
      { Searches: 1, SearchMilliseconds: expect.any(Number) },
      { SignInErrors: 1 },
    ]);
  });

  it('is nothing for the canary, which has its line all the same', async () => {
    await answerOf(find, findEvent({ 'x-canary': '1' }));
    await answerOf(failing(new Error('x')), findEvent({ 'x-canary': '1' }));
    expect(logs().metrics).toEqual([]);
    expect(logs().events.filter(({ event }) => event === 'request')).toHaveLength(2);
  });
});

it('a metric is a line in CloudWatch’s embedded format, by the stage alone', () => {
  vi.stubEnv('STAGE', 'prod');
  measure({ SearchMilliseconds: 12.5, Searches: 1 }, { kind: 'letter' });
  const line = JSON.parse(logs().text);
  expect(line).toEqual({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        {
          Namespace: 'Prizvanie',
          Dimensions: [['stage']],
          Metrics: [
            { Name: 'SearchMilliseconds', Unit: metricUnits.SearchMilliseconds },
            { Name: 'Searches', Unit: 'Count' },
          ],
        },
      ],
    },
    stage: 'prod',
    kind: 'letter',
    SearchMilliseconds: 12.5,
    Searches: 1,
  });
});
