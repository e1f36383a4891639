import type { Context } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { endpoint, flag } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { httpEndpoint } from '#functions/http/endpoints.ts';
import { indexVersionHeader, noteIndexVersion } from '#functions/runtime/index-version.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/api/things/{thingId}',
  access: 'public',
  request: z.object({
    thingId: z.string(),
    tag: z.array(z.string()).default([]),
    big: z.optional(flag).default(false),
    page: z.coerce.number().int().min(1).default(1),
  }),
  response: z.object({ thing: z.string() }),
});

const changeThing = endpoint({
  method: 'POST',
  path: '/api/things',
  access: 'user',
  request: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});

afterEach(() => vi.restoreAllMocks());

describe('the request', () => {
  const echo = httpEndpoint(readThing, async (request) => ({ thing: JSON.stringify(request) }));
  const parsed = async (query: string) =>
    JSON.parse((await answerOf(echo, httpEvent(readThing, { query, path: { thingId: 'a,b' } }))).body.thing);

  it('holds the path, lists from repeated keys with their commas, flags and numbers', async () =>
    expect(await parsed('tag=x%2Cy&tag=z&big=true&page=2')).toEqual({
      thingId: 'a,b',
      tag: ['x,y', 'z'],
      big: true,
      page: 2,
    }));

  it('takes a key without a value as absent, the first of a repeated single value, and ignores the unknown', async () =>
    expect(await parsed('tag=&big=&page=3&page=x&other=1&__proto__=1')).toEqual({
      thingId: 'a,b',
      tag: [],
      big: false,
      page: 3,
    }));

  it('that does not parse is a 400 which names the parameter', async () => {
    const { status, body } = await answerOf(
      echo,
      httpEvent(readThing, { query: 'page=x', path: { thingId: 'a' } }),
    );
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'invalid_request', requestId: 'request-1' });
    expect(body.error.message).toMatch(/^page: /);
  });
});

describe('the answer', () => {
  it('holds only what the contract names', async () => {
    const leaky = httpEndpoint(readThing, async () => ({ thing: 'x', secret: 'y' }));
    const { status, body, headers } = await answerOf(leaky, httpEvent(readThing, { path: { thingId: 'a' } }));
    expect([status, body]).toEqual([200, { thing: 'x' }]);
    expect(headers?.['cache-control']).toBe('public, max-age=0, s-maxage=2');
  });

  it('to a request for its head alone is the same without a body, an error as well', async () => {
    const headOf = async (answer: () => Promise<{ thing: string }>) => {
      const event = httpEvent(readThing, { path: { thingId: 'a' } });
      event.requestContext.http.method = 'HEAD';
      const found = await httpEndpoint(readThing, answer)(event, {} as Context);
      return [found.statusCode, found.headers?.['content-type'], found.body];
    };
    const type = 'application/json; charset=utf-8';
    expect(await headOf(async () => ({ thing: 'x' }))).toEqual([200, type, '']);
    const missing = new AppError('not_found', 'Нет такой вакансии');
    expect(await headOf(() => Promise.reject(missing))).toEqual([404, type, '']);
  });

  it('that breaks its schema is a 500 without a detail', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = httpEndpoint(readThing, async () => ({ thing: 7 }) as unknown as { thing: string });
    const { status, body } = await answerOf(broken, httpEvent(readThing, { path: { thingId: 'a' } }));
    expect([status, body.error.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('expected string');
    expect(logged.mock.calls.flat().join()).toContain('request-1');
  });

  /** As the SDK throws what a service has refused, with its status. */
  const awsError = (name: string, httpStatusCode = 400) =>
    Object.assign(new Error('Rate exceeded'), { name, $metadata: { httpStatusCode } });

  it.each([
    awsError('TooManyRequestsException'), // Cognito
    awsError('ProvisionedThroughputExceededException'), // DynamoDB
    awsError('ThrottlingException'), // DynamoDB, Bedrock, Step Functions
    awsError('RequestLimitExceeded'), // DynamoDB's limits of an account
    awsError('SlowDown', 503), // S3
    awsError('503', 503), // S3, where it has no body
    awsError('InternalServerError', 500), // DynamoDB
    // Nobody has answered any of the tries.
    Object.assign(new Error('read ECONNRESET: Rate exceeded'), {
      code: 'ECONNRESET',
      $metadata: { attempts: 3 },
    }),
  ])('to a call that AWS cannot answer for now says when to come again: %s', async (error) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = httpEndpoint(readThing, () => Promise.reject(error));
    const event = httpEvent(readThing, { path: { thingId: 'a' } });
    const { status, body, headers } = await answerOf(failing, event);
    expect([status, body.error.code, headers?.['retry-after']]).toEqual([503, 'unavailable', '2']);
    expect(headers?.['cache-control']).toBe('no-store');
    expect(body.error.message).toMatch(/[а-я]/u);
    expect(logged.mock.calls.join()).toContain('Rate exceeded');
  });

  it.each([awsError('AccessDeniedException'), Object.assign(new Error('reset'), { code: 'ECONNRESET' })])(
    'to another fault is a 500: %s',
    async (error) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const failing = httpEndpoint(readThing, () => Promise.reject(error));
      const { status, headers } = await answerOf(failing, httpEvent(readThing, { path: { thingId: 'a' } }));
      expect([status, headers?.['retry-after']]).toEqual([500, undefined]);
    },
  );

  it.each([
    ['not_found', 404],
    ['conflict', 409],
    ['too_large', 413],
  ] as const)('to %s has status %i', async (code, expected) => {
    const failing = httpEndpoint(readThing, async () => {
      throw new AppError(code, 'Так вышло');
    });
    const { status, body } = await answerOf(failing, httpEvent(readThing, { path: { thingId: 'a' } }));
    expect([status, body.error.message]).toEqual([expected, 'Так вышло']);
  });

  it('to a fault we did not foresee says nothing of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = httpEndpoint(readThing, async () => {
      throw new Error('password=hunter2');
    });
    const { status, body } = await answerOf(failing, httpEvent(readThing, { path: { thingId: 'a' } }));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});

describe('access', () => {
  const change = httpEndpoint(changeThing, async ({ name }) => ({ name }));

  it('of a user needs a verified token', async () => {
    const { status, headers } = await answerOf(change, httpEvent(changeThing, { body: '{"name":"x"}' }));
    expect([status, headers?.['cache-control']]).toEqual([401, 'no-store']);
  });

  it('comes before the body is read', async () =>
    expect((await answerOf(change, httpEvent(changeThing, { body: '{' }))).status).toBe(401));

  it.each([
    ['{"name":"x"}', false, 200],
    [btoa('{"name":"x"}'), true, 200],
    ['{"name":', false, 400],
    ['[]', false, 400],
    ['', false, 400],
  ])('body %s', async (body, isBase64, expected) =>
    expect((await answerOf(change, httpEvent(changeThing, { body, isBase64, sub: 'u1' }))).status).toBe(
      expected,
    ),
  );
});

describe('an answer from the index', () => {
  const readAt = Date.parse('2026-11-20T12:03:01.500Z');
  const slow = Promise.withResolvers<void>();
  const handler = httpEndpoint(readThing, async ({ thingId, page }) => {
    if (thingId === 'indexed') {
      noteIndexVersion({ version: page, snapshot: page === 1 ? 'v9/one' : null, readAt });
      if (page === 1) await slow.promise;
    }
    return { thing: thingId };
  });
  const versionOf = async (thingId: string, page: number) => {
    const event = httpEvent(readThing, { query: `page=${page}`, path: { thingId } });
    return (await answerOf(handler, event)).headers?.[indexVersionHeader];
  };

  it('names the index that its own request was given, whatever another is given meanwhile', async () => {
    const first = versionOf('indexed', 1);
    expect(await versionOf('indexed', 812)).toBe('812;read="2026-11-20T12:03:01.500Z"');
    slow.resolve();
    expect(await first).toBe('1;snapshot="v9/one";read="2026-11-20T12:03:01.500Z"');
  });

  it('names none where none was asked', async () => expect(await versionOf('plain', 1)).toBeUndefined());
});
