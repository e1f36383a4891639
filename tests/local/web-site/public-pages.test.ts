import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oddAddresses } from '#tests/support/http/odd-addresses.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';

let running: Awaited<ReturnType<typeof startedStack>>;

beforeAll(async () => {
  running = await startedStack();
});
afterAll(() => running?.close());

/** Of which there is one each, before the vacancies. */
const pages = ['/', '/market', '/about/matching', '/developers'];

/** Of the one file of the sitemap. */
async function sitemapUrls(): Promise<string[]> {
  const file = await (await fetch(`${running.stack.url}/sitemap/1`)).text();
  return [...file.matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => url);
}

it('an import tells search engines of what they may list, and of nothing else (docs/rules.md#page-submitted)', async () => {
  await running.import('trudvsem');
  const { url } = running.stack;
  const open = (await sitemapUrls()).slice(pages.length);
  expect(open.length).toBeGreaterThan(30);
  expect(running.stack.submissions().map(({ host }) => host)).toEqual([new URL(url).host]);
  const submitted = running.stack.submissions().flatMap(({ urlList }) => urlList);
  expect(submitted.filter((address) => !address.startsWith(`${url}/vacancy/trudvsem-`))).toEqual([]);
  expect(open.filter((address) => !submitted.includes(address))).toEqual([]);
  const key = await fetch(`${url}/local-stage-index-now.txt`);
  expect([key.status, await key.text()]).toEqual([200, 'local-stage-index-now']);
});

it('what crawlers are told of leads to this machine, which has no https', async () => {
  const { url } = running.stack;
  const words = async (path: string) => (await fetch(url + path)).text();
  expect(await words('/robots.txt')).toContain(`\nSitemap: ${url}/sitemap.xml\n`);
  expect(await words('/sitemap.xml')).toContain(`<loc>${url}/sitemap/1</loc>`);
  expect((await sitemapUrls()).slice(0, pages.length)).toEqual(pages.map((path) => url + path));
});

it('the sitemap names no page that crawlers may not read (docs/rules.md#robots)', async () => {
  const robots = await (await fetch(`${running.stack.url}/robots.txt`)).text();
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gmu)].map(([, path = '']) => running.stack.url + path);
  expect(closed.length).toBeGreaterThan(3);
  expect((await sitemapUrls()).filter((url) => closed.some((start) => url.startsWith(start)))).toEqual([]);
});

it('past its end the sitemap has no file, and says so in words', async () => {
  const answer = await fetch(`${running.stack.url}/sitemap/2`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toContain('В карте сайта такого файла нет.');
});

describe('an address that is no page’s (docs/rules.md#routes)', () => {
  it.each([...oddAddresses, '/nowhere', '/%00', '/%zz', '/vacancy'])(
    '%.40s is a 404 in words',
    async (path) => {
      const answer = await fetch(running.stack.url + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await answer.text();
      expect(page).toContain('<title>Страница не найдена — Призвание</title>');
      expect(page).toContain('Oops! Page not found');
      expect(page).toContain('Такой страницы нет');
      expect(page).toContain('<a href="/" lang="en">Return to Home</a>');
    },
  );
});
