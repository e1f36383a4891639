import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '#core/contract/errors.ts';
import { httpClient, retryAfterSeconds, sourceErrorOf } from '#functions/sources/http-client.ts';
import { type Replay, type ReplayServer, startReplay } from '#tests/support/http/http-replay.ts';

let server: ReplayServer | undefined;
afterEach(() => server?.close());

const waited: number[] = [];
async function clientOver(answer: () => Replay) {
  server = await startReplay(answer);
  waited.length = 0;
  return httpClient({
    source: 'test',
    access: {
      url: server.url,
      token: '',
      userAgent: 'Prizvanie/1.0 (api@prizvanie.test)',
      requestsPerSecond: 0,
      wait: async (milliseconds) => void waited.push(milliseconds),
    },
    headers: { 'x-own': 'yes' },
    timeout: 5000,
    backoff: 100,
    retryWithin: 60_000,
    maxBytes: 1000,
    reasons: {
      timeout: (seconds) => `timeout ${seconds}`,
      unreachable: 'unreachable',
      empty: 'empty',
      html: 'html',
      truncated: 'truncated',
      tooLarge: 'too large',
      throttled: 'throttled',
    },
    errorOf: ({ status }) => new AppError('source_broken', `status ${status}`),
    read: (body) => body,
  });
}

it('reads an answer up to its bound, letters of several bytes whole', async () => {
  const body = { text: 'я'.repeat(490) };
  expect(await (await clientOver(() => ({ body })))('/any')).toEqual(body);
  expect(server?.requests[0]?.headers).toMatchObject({ 'x-own': 'yes', accept: 'application/json' });
});

it('and whole where it comes byte by byte', async () => {
  const ask = await clientOver(() => ({ body: {} }));
  const bytes = new TextEncoder().encode('{"text":"Ёж, 5 €"}');
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  expect(await ask('/any').finally(() => vi.unstubAllGlobals())).toEqual({ text: 'Ёж, 5 €' });
});

it('reads no further than its bound, and asks no second time', async () => {
  const ask = await clientOver(() => ({ body: { text: 'x'.repeat(1000) } }));
  const error = await ask('/any').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'source_broken', message: 'too large' });
  expect(sourceErrorOf(error)).toMatchObject({ status: 200, isRetryable: false });
  expect(server?.requests).toHaveLength(1);
});

it.each<[string, Replay, string, number]>([
  ['no answer', {}, 'unreachable', 3],
  ['an empty one', { body: ' ' }, 'empty', 3],
  ['a page', { body: '<html>' }, 'html', 3],
  ['half an answer', { body: '{"a":' }, 'truncated', 3],
  ['an error of its own', { status: 500, body: 'x' }, 'status 500', 1],
  ['too many requests', { status: 429, body: 'x' }, 'throttled', 1],
])('%s is «%s» to the run, after as many tries as make sense', async (_, replay, reason, tries) => {
  const ask = await clientOver(() => replay);
  await expect(ask('/any')).rejects.toThrow(reason);
  expect(server?.requests).toHaveLength(tries);
  expect(waited).toHaveLength(tries - 1);
});

it.each<[string | null, number | null]>([
  ['5', 5],
  ['2026', 2026],
  ['Fri, 20 Nov 2026 10:02:00 GMT', 120],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('a source that says «%s» is asked again after so many seconds: %s', (header, seconds) =>
  expect(retryAfterSeconds(header, Date.parse('2026-11-20T10:00:00Z'))).toBe(seconds),
);
