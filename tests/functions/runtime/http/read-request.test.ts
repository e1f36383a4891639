import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Endpoint, endpoint } from '#core/contract/endpoint.ts';
import type { AppError } from '#core/contract/errors.ts';
import { readBody } from '#functions/runtime/http/read-body.ts';
import { type RequestEvent, readRequest } from '#functions/runtime/http/read-request.ts';
import { isWellFormed } from '#functions/runtime/parsed-by.ts';
import { assertLinear, assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { repeated } from '#tests/support/growth/hostile-texts.ts';

const change = endpoint({
  method: 'PUT',
  path: '/api/things/{thingId}',
  access: 'user',
  request: z.object({ thingId: z.string(), name: z.string().optional(), tags: z.json().optional() }),
  response: z.object({}),
});

const look = endpoint({ ...change, method: 'GET' });

const eventWith = (overrides: Partial<RequestEvent>): RequestEvent => ({
  headers: { 'content-type': 'application/json' },
  isBase64Encoded: false,
  pathParameters: { thingId: 'a' },
  ...overrides,
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** The code of its refusal; null of what is taken. */
function refusalOf(operation: Endpoint, event: RequestEvent): string | null {
  try {
    readRequest(operation, event);
    return null;
  } catch (error) {
    return (error as AppError).code;
  }
}

describe('a body says that it is JSON (docs/rules.md#api-body)', () => {
  const body = '{"name":"a"}';

  it.each([
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=utf-8' },
    // A REST API leaves names as they were written.
    { 'Content-Type': 'Application/JSON;charset=UTF-8' },
  ])('%j is taken', (headers) => expect(refusalOf(change, eventWith({ body, headers }))).toBeNull());

  it.each([
    // What a page of another site may send without a question before.
    { 'content-type': 'text/plain;charset=UTF-8' },
    { 'content-type': 'text/plain; application/json' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=a' },
    { 'content-type': 'application/jsonp' },
    { 'content-type': '' },
    {},
  ])('%j is refused', (headers) =>
    expect(refusalOf(change, eventWith({ body, headers }))).toBe('invalid_request'),
  );

  it('but for none, and for a form', () => {
    const event = eventWith({ headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(refusalOf(change, event)).toBeNull();
    expect(
      refusalOf({ ...change, body: 'form' }, { ...event, body: 'List-Unsubscribe=One-Click' }),
    ).toBeNull();
  });
});

it.each<[string, Partial<Endpoint>, string]>([
  ['of JSON', {}, 'too_large'],
  ['of a form', { body: 'form' }, 'too_large'],
  ['of JSON-RPC, which knows no such error', { answer: 'rpc' }, 'invalid_request'],
])('a body that is longer than its operation takes is told, %s', (_, facts, code) => {
  const operation: Endpoint = { ...change, ...facts, maxBodyBytes: 12 };
  expect(refusalOf(operation, eventWith({ body: '{"name":"a"}' }))).toBeNull();
  expect(refusalOf(operation, eventWith({ body: '{"name":"ж"}' }))).toBe(code);
  expect(refusalOf(operation, eventWith({ body: btoa('{"name":"ab"}'), isBase64Encoded: true }))).toBe(code);
});

describe('the depth of a body', () => {
  it('may be 32, of which the body itself is one', () => {
    expect(readRequest(change, eventWith({ body: `{"tags":${nested(31)}}` }))).toHaveProperty('tags');
  });

  it.each([
    ['lists', `{"tags":${nested(32)}}`],
    ['lists without end', `{"tags":${'['.repeat(3_000_000)}`],
    ['objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
    ['both', `${'{"a":['.repeat(17)}1${']}'.repeat(17)}`],
    ['a list after a text with brackets', `{"name":"]]]]}}}}\\"[[","tags":${nested(32)}}`],
    ['what nobody asks for', `{"other":${nested(1000)}}`],
  ])('of more is refused before it is parsed: %s', (_, body) => {
    expect(() => readRequest(change, eventWith({ body }))).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining('nested deeper') }),
    );
  });

  it('is not counted within texts', () => {
    const name = `${'[{'.repeat(100)}"\\`;
    expect(readRequest(change, eventWith({ body: JSON.stringify({ name }) })).name).toBe(name);
  });

  it('is read as JSON is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(readBody(JSON.stringify({ value }))).toEqual(JSON.parse(JSON.stringify({ value })));
      }),
    );
  });
});

describe('half of a character is refused', () => {
  it.each([
    ['in a text', eventWith({ body: '{"name":"\\ud800"}' })],
    ['in a text, not escaped', eventWith({ body: '{"name":"\udc00"}' })],
    ['in a list of lists', eventWith({ body: '{"tags":[["a",{"b":"\\ud83d"}]]}' })],
    ['in a name', eventWith({ body: '{"tags":{"\\udfff":1}}' })],
    ['in what nobody asks for', eventWith({ body: '{"other":"a\\ud800b"}' })],
    ['in a body of base64', eventWith({ body: btoa('{"name":"\\ud800"}'), isBase64Encoded: true })],
    ['in the path', eventWith({ pathParameters: { thingId: 'a\ud800' } })],
  ])('%s', (_, event) => {
    expect(() => readRequest(change, event)).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining('half') }),
    );
  });

  it('and a whole one is taken', () => {
    const name = '👩‍💻 \u0000 \ufffd';
    expect(readRequest(change, eventWith({ body: JSON.stringify({ name }) })).name).toBe(name);
  });

  it('of a query, a browser has made a whole one of it', () => {
    expect(readRequest(look, eventWith({ rawQueryString: 'name=%ED%A0%80' })).name?.isWellFormed()).toBe(
      true,
    );
  });
});

it('few of many wrong elements are named', () => {
  const many = endpoint({ ...change, request: z.object({ thingId: z.string(), all: z.array(z.string()) }) });
  const body = JSON.stringify({ all: Array(10_000).fill(1) });
  expect(() => readRequest(many, eventWith({ body }))).toThrow(/^(?:all\.\d: [^;]*(?:; )?){5}$/u);
});

describe('its time grows as the body does', () => {
  const tried = (text: string) => {
    try {
      return isWellFormed(readBody(text));
    } catch {
      return null;
    }
  };

  it('whatever the body is', () => assertLinearInTexts(tried));

  it.each<[string, (size: number) => string]>([
    ['brackets in texts', (size) => JSON.stringify({ a: '['.repeat(size) })],
    ['backslashes', (size) => `{"a":"${'\\\\'.repeat(size / 2)}"}`],
    ['many names', (size) => `{${repeated('"a":1,')(size)}"b":2}`],
    ['many lists', (size) => `{"a":[${repeated('[],')(size)}1]}`],
    ['texts that do not end', repeated('{"', '')],
  ])('%s', (name, make) => assertLinear(name, tried, make));
});
