import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from './caches.ts';

const site = 'https://jobs.example.ru';
const url = `${site}/api/jobs?page=1`;

type Listener = (event: object) => void;

let fake: FakeCaches;
let listeners: Map<string, Listener>;

beforeEach(async () => {
  fake = new FakeCaches();
  listeners = new Map();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', { origin: site });
  vi.stubGlobal('build', { id: '1a2b', files: [] });
  vi.stubGlobal('clients', { get: async () => undefined });
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener));
  // It listens once, when it is loaded.
  vi.resetModules();
  await import('../../../frontend/src/offline/worker/service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Asks the worker, whose network answers when the body is given. */
function ask() {
  const body = Promise.withResolvers<string>();
  vi.stubGlobal('fetch', async () => {
    const headers = { 'cache-control': 'public, max-age=0, s-maxage=2' };
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(await body.promise));
        controller.close();
      },
    });
    return new Response(stream, { headers });
  });
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: new Request(url),
    clientId: 'page',
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
    waitUntil: (promise: Promise<unknown>) => waits.push(promise),
  });
  return { body, read: async () => (await answer)?.text(), settled: () => Promise.all(waits) };
}

const forget = () => listeners.get('message')?.({ data: 'forget', source: null });

test('what everybody may see is saved once it is whole', async () => {
  const { body, read, settled } = ask();
  body.resolve('vacancies');
  expect(await read()).toBe('vacancies');
  await settled();
  expect(fake.urlsIn('saved-answers')).toEqual([url]);
});

test('what was on its way when somebody left is not saved (docs/rules.md#offline-owner)', async () => {
  const { body, read, settled } = ask();
  forget();
  body.resolve('vacancies');
  expect(await read()).toBe('vacancies');
  await settled();
  expect(fake.urlsIn('saved-answers')).toEqual([]);
});

test('nor what was being written then', async () => {
  const { body, settled } = ask();
  fake.onPut = forget;
  body.resolve('vacancies');
  await settled();
  expect(fake.urlsIn('saved-answers')).toEqual([]);
});

test('what is asked for after that is saved', async () => {
  forget();
  const { body, settled } = ask();
  body.resolve('vacancies');
  await settled();
  expect(fake.urlsIn('saved-answers')).toEqual([url]);
});
