import { afterAll, beforeAll, expect, it } from 'vitest';
import { startedStack } from '../../support/stack/local-stack.ts';

let running: Awaited<ReturnType<typeof startedStack>>;
beforeAll(async () => {
  running = await startedStack();
});
afterAll(() => running.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: await answer.json() };
};

it('the API answers through the site, and nobody who asks it past the site', async () => {
  const { url, endpoints } = running.stack;
  expect((await get(`${url}/api/catalog`)).status).toBe(200);
  // The CDN puts its own word in the place of a viewer's.
  expect((await get(`${url}/api/catalog`, { 'x-origin-secret': 'guessed' })).status).toBe(200);
  for (const headers of [{}, { 'x-origin-secret': 'guessed' }])
    expect(await get(`${endpoints.api}/api/catalog`, headers)).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', message: 'Запросы к API принимаются только через сайт' } },
    });
});

it('what is no JSON goes the same way', async () => {
  const { url, endpoints } = running.stack;
  const read = async (base: string) => {
    const answer = await fetch(`${base}/robots.txt?utm_source=x`);
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  const text = 'text/plain; charset=utf-8';
  expect(await read(url)).toEqual([200, text, expect.stringMatching(/^User-agent: \*\nDisallow: /)]);
  expect(await read(endpoints.api)).toEqual([
    403,
    text,
    expect.stringMatching(/^Запросы к API принимаются только через сайт\nНомер запроса: /),
  ]);
});
