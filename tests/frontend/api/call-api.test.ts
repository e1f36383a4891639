import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#core/contract/endpoint.ts';
import { ApiError, callApi, failedRequest } from '../../../frontend/src/api/call-api.ts';

const listThings = endpoint({
  method: 'GET',
  path: '/api/things/{thingId}/parts',
  access: 'public',
  request: z.object({
    thingId: z.string(),
    name: z.array(z.string()).default([]),
    q: z.string().default(''),
    isNew: z.boolean().default(false),
  }),
  response: z.object({ names: z.array(z.string()) }),
});

const renameThing = endpoint({
  method: 'PATCH',
  path: '/api/things/{thingId}',
  access: 'public',
  request: z.object({ thingId: z.string(), name: z.string() }),
  response: z.object({ names: z.array(z.string()) }),
});

let answer: { status: number; body: string; headers?: Record<string, string> } = {
  status: 200,
  body: '{"names":[]}',
};
let received: { method: string | undefined; url: string | undefined; body: string };
let askedIds: unknown[] = [];

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const server = createServer(async (request, response) => {
  received = { method: request.method, url: request.url, body: await textOf(request) };
  askedIds.push(request.headers['x-request-id']);
  response
    .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    .end(answer.body);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const realFetch = fetch;
  // A page's addresses are relative to its origin; Node has none.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    realFetch(new URL(url, `http://127.0.0.1:${port}`), init),
  );
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('callApi', () => {
  test('path parameters are encoded, lists are repeated keys, what says nothing is left out', async () => {
    answer = { status: 200, body: '{"names":["a"],"secret":1}' };
    const things = await callApi(listThings, { thingId: 'a/б', name: ['x, y', 'z'], q: '', isNew: false });
    expect(things).toEqual({ names: ['a'] });
    expect(received.url).toBe(`/api/things/a%2F%D0%B1/parts?name=x%2C+y&name=z`);
  });

  test('other methods send the rest as JSON', async () => {
    answer = { status: 200, body: '{"names":[]}' };
    await callApi(renameThing, { thingId: '1', name: 'new' });
    expect(received).toEqual({ method: 'PATCH', url: '/api/things/1', body: '{"name":"new"}' });
  });

  test('half of a character is sent as the mark that shows it', async () => {
    await callApi(renameThing, { thingId: 'a\ud800', name: 'b\udc00👩' });
    expect(decodeURIComponent(received.url ?? '')).toBe('/api/things/a\ufffd');
    expect(received.body).toBe('{"name":"b\ufffd👩"}');
  });

  test('an error answer keeps its code, message and request id', async () => {
    answer = { status: 404, body: '{"error":{"code":"not_found","message":"нет","requestId":"r-1"}}' };
    expect(await failureOf(callApi(listThings, { thingId: '1' }))).toMatchObject({
      code: 'not_found',
      message: 'нет',
      status: 404,
      requestId: 'r-1',
      isRetryable: false,
    });
  });

  test('each request goes under a name of its own', async () => {
    askedIds = [];
    answer = { status: 200, body: '{"names":[]}' };
    await callApi(listThings, { thingId: '1' });
    await callApi(renameThing, { thingId: '1', name: 'new' });
    expect(new Set(askedIds).size).toBe(2);
    for (const id of askedIds)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
  });

  test.each([
    [
      'of the function, where it says none',
      503,
      '{"error":{"code":"internal","message":"?"}}',
      'x-request-id',
    ],
    [
      'of the gateway, where no function has answered',
      503,
      '{"message":"Service Unavailable"}',
      'apigw-requestid',
    ],
    ['of the gateway that streams', 504, '{"message":"Endpoint request timed out"}', 'x-amzn-requestid'],
    ['of an answer that breaks the contract', 200, '{"names":1}', 'x-request-id'],
  ])('a failure has the id %s', async (_, status, body, header) => {
    answer = { status, body, headers: { [header]: 'r-2' } };
    const error = await failureOf(callApi(listThings, { thingId: '1' }));
    expect(error).toMatchObject({ requestId: 'r-2', isServerError: true });
    expect(failedRequest(error)).toEqual({ requestId: 'r-2' });
  });

  test.each([
    [404, 'not_found'],
    [409, 'conflict'],
    [429, 'over_quota'],
  ])('%i is no failure of the server', async (status, code) => {
    answer = { status, body: JSON.stringify({ error: { code, message: 'нет', requestId: 'r-1' } }) };
    const error = await failureOf(callApi(listThings, { thingId: '1' }));
    expect(error.isServerError).toBe(false);
    expect(failedRequest(error)).toEqual({});
  });

  test.each([
    [502, '<html>', 'broken_answer', true],
    [500, '{"error":{"code":"strange","message":"?"}}', 'internal', false],
    [200, '{"names":1}', 'broken_answer', false],
    [200, '{"na', 'broken_answer', false],
  ])('%i %s is %s', async (status, body, code, isRetryable) => {
    answer = { status, body };
    expect(await failureOf(callApi(listThings, { thingId: '1' }))).toMatchObject({ code, isRetryable });
  });

  test.each([
    ['7', 7],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [undefined, null],
  ])('that is to be asked again after %s', async (retryAfter, expected) => {
    const body = JSON.stringify({ error: { code: 'unavailable', message: 'занято' } });
    answer = { status: 503, body, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
    const error = await failureOf(callApi(listThings, { thingId: '1' }));
    expect(error).toMatchObject({ code: 'unavailable', isRetryable: true, retryAfter: expected });
  });

  test('an answer that breaks off on its way is one of the network, too', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"names":'));
        controller.error(new TypeError('network error'));
      },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    expect(await failureOf(callApi(listThings, { thingId: '1' }))).toMatchObject({
      code: 'network',
      isRetryable: true,
      isServerError: false,
    });
  });

  test('no answer at all is a passing network failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(callApi(listThings, { thingId: '1' }))).toMatchObject({
      code: 'network',
      isRetryable: true,
    });
  });
});
