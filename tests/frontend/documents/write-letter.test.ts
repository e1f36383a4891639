import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { writeLetter } from '../../../frontend/src/documents/letter/write-letter.ts';

const request = { resumeText: 'Резюме', companyName: 'Вектор', position: 'ML-инженер' };
const whole = { coverLetter: 'Здравствуйте! Это письмо.', writtenBy: 'model', left: 19 };

type Answer = (response: ServerResponse) => unknown;

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream =
  (...frames: string[]): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frames.join(''));

let streamed: Answer;
let plain: Answer;
let requests: { path: string; body: Record<string, unknown> }[];

async function bodyOf(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of incoming) text += String(part);
  return JSON.parse(text);
}

const server = createServer(async (incoming, response) => {
  const path = incoming.url ?? '';
  requests.push({ path, body: await bodyOf(incoming) });
  if (path === '/api/ai/generate-cover-letter') streamed(response);
  else if (path === '/api/generate-cover-letter') plain(response);
  else json(200, {})(response);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const realFetch = fetch;
  // A page's addresses are relative to its origin; Node has none.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    realFetch(new URL(url, `http://127.0.0.1:${port}`), init),
  );
  setTokenSource({ userId: () => null, accessToken: () => Promise.resolve('token'), end() {} });
});
beforeEach(() => {
  requests = [];
  streamed = stream(event('end', whole));
  plain = json(200, whole);
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** With what was on the screen one after another. */
async function written(stopAfter = Number.POSITIVE_INFINITY) {
  const texts: string[] = [];
  const stopping = new AbortController();
  const letter = await writeLetter(request, {
    signal: stopping.signal,
    onText(text) {
      texts.push(text);
      if (texts.length === stopAfter) stopping.abort();
    },
  });
  return { letter, texts };
}

const pathsAsked = () => requests.map(({ path }) => path);

test('words appear as they are written; the end is the whole, checked letter', async () => {
  streamed = stream(
    event('text', { text: 'Здравствуйте' }),
    ': still here\n\n',
    event('text', { text: '!' }),
    event('end', whole),
  );
  const { letter, texts } = await written();
  expect(texts).toEqual(['Здравствуйте', 'Здравствуйте!']);
  expect(letter).toEqual({ text: whole.coverLetter, writtenBy: 'model', left: 19 });
  expect(requests[0]?.body).toMatchObject(request);
  expect(pathsAsked()).toEqual(['/api/ai/generate-cover-letter']);
});

test('another writer begins anew', async () => {
  streamed = stream(
    event('text', { text: 'Выдумка' }),
    event('again', {}),
    event('text', { text: 'Правда' }),
    event('end', { ...whole, writtenBy: 'rules' }),
  );
  const { letter, texts } = await written();
  expect(texts).toEqual(['Выдумка', '', 'Правда']);
  expect(letter?.writtenBy).toBe('rules');
});

const stopsAsked = () => requests.filter(({ path }) => path === '/api/stop-writing');

test.each<[string, Answer, stops: number]>([
  ['breaks before its first word', (response) => response.destroy(), 1],
  ['does not speak our language', stream(event('end', { coverLetter: 1 })), 1],
  ['is not there', json(404, { message: 'Not Found' }), 1],
  ["is refused by another gateway's rules", json(403, { message: 'Missing Authentication Token' }), 0],
])('where the stream %s, the plain operation answers', async (_, answer, stops) => {
  streamed = answer;
  const { letter, texts } = await written();
  expect(texts).toEqual([]);
  expect(letter?.text).toBe(whole.coverLetter);
  expect(pathsAsked().filter((path) => path === '/api/generate-cover-letter')).toHaveLength(1);
  await expect.poll(stopsAsked).toHaveLength(stops);
});

test.each([
  ['over_quota', 429],
  ['too_large', 413],
  ['internal', 500],
])('a refusal is one by either road: %s', async (code, status) => {
  streamed = json(status, { error: { code, message: 'no' } });
  await expect(written()).rejects.toMatchObject({ code });
  expect(pathsAsked()).toEqual(['/api/ai/generate-cover-letter']);
});

test('what breaks off after its first word is not written a second time by itself', async () => {
  streamed = stream(event('text', { text: 'Здравствуйте' }));
  await expect(written()).rejects.toBeInstanceOf(ApiError);
  await expect.poll(pathsAsked).toEqual(['/api/ai/generate-cover-letter', '/api/stop-writing']);
});

test('stopped: no letter and no error, and the server is told', async () => {
  streamed = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event('text', { text: 'Здравствуйте' }));
  };
  const { letter, texts } = await written(1);
  expect(letter).toBeNull();
  expect(texts).toEqual(['Здравствуйте']);
  await expect
    .poll(() => requests.find(({ path }) => path === '/api/stop-writing')?.body)
    .toEqual({
      writingId: requests[0]?.body.writingId,
    });
});
