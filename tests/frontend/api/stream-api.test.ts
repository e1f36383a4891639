import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopWriting, streamCoverLetter, type WritingEvent } from '#core/contract/writing.ts';
import { turns } from '#tests/support/stack/turns.ts';
import { ApiError, setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { streamApi } from '../../../frontend/src/api/stream-api.ts';

const form = { resumeText: 'Опыт', companyName: 'Ромашка', position: 'Повар' };
const whole = { coverLetter: 'Здравствуйте!', writtenBy: 'rules', left: 19 };
const end = `event: end\ndata: ${JSON.stringify(whole)}\n\n`;
const text = (piece: string) => `event: text\ndata: ${JSON.stringify({ text: piece })}\n\n`;

let answer: (response: ServerResponse, token: string) => void;
let requests: { url: string | undefined; body: Record<string, unknown>; token: string }[] = [];

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  if (request.url === '/last') return void response.end();
  const token = request.headers.authorization ?? '';
  requests.push({ url: request.url, body: JSON.parse(body), token });
  if (request.url === stopWriting.path)
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  answer(response, token);
});

const realFetch = fetch;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    realFetch(new URL(url, `http://127.0.0.1:${port}`), init),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  setTokenSource({
    userId: () => null,
    accessToken: (_, refused) => Promise.resolve(refused ? 'fresh' : 'old'),
    end() {},
  });
});

/** All that was asked, once what is under way has come here. */
async function requestsUntilNow() {
  await turns();
  await fetch('/last');
  return requests;
}

const sends =
  (...parts: (string | Buffer)[]) =>
  async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) {
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    response.end();
  };

async function outcome(signal?: AbortSignal, onEvent: (event: WritingEvent) => void = () => {}) {
  const events: WritingEvent[] = [];
  const listening = {
    onEvent(event: WritingEvent) {
      events.push(event);
      onEvent(event);
    },
    ...(signal && { signal }),
  };
  const result = await streamApi(streamCoverLetter, form, listening).catch((error: unknown) => error);
  return { events, result };
}

describe('streamApi', () => {
  test('hands on each piece, and gives the whole answer', async () => {
    answer = sends(
      ': still here\n\n',
      text('Здрав'),
      'event: again\ndata: {}\n\n',
      text('Здравствуйте!'),
      end,
    );
    expect(await outcome()).toEqual({
      events: [{ name: 'text', text: 'Здрав' }, { name: 'again' }, { name: 'text', text: 'Здравствуйте!' }],
      result: whole,
    });
    expect(requests[0]).toMatchObject({ url: '/api/ai/generate-cover-letter', token: 'Bearer old' });
    expect(requests[0]?.body).toMatchObject(form);
    expect(requests[0]?.body.writingId).toMatch(/^[\da-f-]{36}$/u);
  });

  test('bytes may be cut anywhere, lines may end with a carriage return', async () => {
    const bytes = Buffer.from((text('Ёж') + end).replaceAll('\n', '\r\n'));
    answer = sends(...Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)));
    expect((await outcome()).events).toEqual([{ name: 'text', text: 'Ёж' }]);
  });

  test('a refused token is changed for a fresh one', async () => {
    answer = (response, token) =>
      token === 'Bearer fresh' ? void sends(end)(response) : void response.writeHead(401).end('{}');
    expect((await outcome()).result).toEqual(whole);
  });

  test('an error before the stream has its status, one within it its code', async () => {
    const error = { code: 'over_quota', message: 'Приходите завтра.', requestId: 'r-1' };
    answer = (response) => response.writeHead(429).end(JSON.stringify({ error }));
    expect((await outcome()).result).toMatchObject({ ...error, status: 429 });
    answer = sends(text('Здрав'), `event: error\ndata: ${JSON.stringify(error)}\n\n`);
    const { events, result } = await outcome();
    expect(events).toHaveLength(1);
    expect(result).toMatchObject(error);
  });

  test.each([
    ['breaks off', [text('Здрав')], 'network'],
    ['ends within its end', [text('Здрав'), end.slice(0, 40)], 'network'],
    ['never ends an event', [`event: text\ndata: ${'x'.repeat(1_100_000)}`, 'y\n\n'], 'network'],
    ['is no JSON', ['event: text\ndata: {\n\n'], 'broken_answer'],
    ['breaks the contract', ['event: text\ndata: {"text":1}\n\n'], 'broken_answer'],
    ['ends with what breaks it', ['event: end\ndata: {"coverLetter":1}\n\n'], 'broken_answer'],
  ])('a stream that %s is an error, and nothing more is to be written', async (_, parts, code) => {
    answer = sends(...parts);
    const { result } = await outcome();
    expect(result).toBeInstanceOf(ApiError);
    expect(result).toMatchObject({ code });
    await expect.poll(() => requests.map(({ url }) => url).slice(1)).toEqual(['/api/stop-writing']);
    expect(requests[1]?.body).toEqual({ writingId: requests[0]?.body.writingId });
  });

  test('what the server has ended itself need not be stopped', async () => {
    const error = { code: 'internal', message: 'no', requestId: 'r-1' };
    answer = sends(`event: error\ndata: ${JSON.stringify(error)}\n\n`);
    await outcome();
    expect(await requestsUntilNow()).toHaveLength(1);
  });

  test('an event that an older page does not know is left out', async () => {
    answer = sends('event: weather\ndata: {}\n\n', end);
    expect(await outcome()).toEqual({ events: [], result: whole });
  });

  test('stopped, it ends the server’s work, too, and throws the reason', async () => {
    let isClosed = false;
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text('Здрав'));
      response.once('close', () => {
        isClosed = true;
      });
    };
    const user = new AbortController();
    const reason = new Error('Остановлено');
    const { events, result } = await outcome(user.signal, () => user.abort(reason));
    expect(events).toEqual([{ name: 'text', text: 'Здрав' }]);
    expect(result).toBe(reason);
    await vi.waitFor(() => expect(isClosed).toBe(true), { timeout: 10_000 });
    await vi.waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/stop-writing'), {
      timeout: 10_000,
    });
    expect(requests[1]?.body).toEqual({ writingId: requests[0]?.body.writingId });
  });

  test('an answer that is there is not stopped any more', async () => {
    answer = sends(end);
    const user = new AbortController();
    expect((await outcome(user.signal)).result).toEqual(whole);
    user.abort();
    expect(await requestsUntilNow()).toHaveLength(1);
  });
});
