import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from '../stage/faults.ts';
import { cards, site, totalOf, useBrowser } from '../stage/visit.ts';
import { useFront } from './front.ts';
import { savedUrls, underWorker, withWorker } from './saved.ts';

const visit = useBrowser();
const front = useFront();

const read = async (path: string) => (await fetch(site + path)).text();
const newVersionNotice = (page: Page) => page.getByText('Вышла новая версия сайта.');

/** As a deploy leaves it: another build, with the same files. */
const nextWorker = async () => (await read('/sw.js')).replace(/"id":"\w{16}"/, '"id":"0123456789abcdef"');

const updateWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** By the browser's number of it; filled as they change. */
async function statesOfWorkers(page: Page): Promise<ReadonlyMap<string, string>> {
  const states = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return states;
}

describe('a new build (docs/rules.md#new-build)', () => {
  it('is told in every tab, and each is loaded anew by its reader’s press alone', async () => {
    front.files.clear();
    const page = await visit({ ...withWorker(), origin: front.origin });
    await totalOf(page);
    await underWorker(page);
    const other = await page.context().newPage();
    await other.goto(`${front.origin}/?level=Senior`);
    await totalOf(other);
    await page.getByRole('searchbox').fill('не отправлено');

    front.files.set('/sw.js', await nextWorker());
    await updateWorker(page);
    await newVersionNotice(page).waitFor();
    await newVersionNotice(other).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page)).toEqual([]);
    }
    // Nothing was loaded anew meanwhile, and the pages go on.
    expect(await page.getByRole('searchbox').inputValue()).toBe('не отправлено');
    await cards(other).first().getByRole('heading').getByRole('link').click();
    await other.getByRole('heading', { name: 'Описание' }).waitFor();

    front.files.clear();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Обновить', exact: true }).click(),
    ]);
    await totalOf(page);
    expect(await newVersionNotice(page).count()).toBe(0);
    expect(await newVersionNotice(other).count()).toBe(1);
  });

  it('is told where a file of the page is there no more, and nothing is told where it was the connection', async () => {
    const page = await visit({ expects: /404|ERR_FAILED|Failed to fetch|Unable to preload/ });
    await totalOf(page);
    const crash = page.getByRole('heading', { name: 'Что-то пошло не так' });
    const open = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
    await page.route('**/assets/{searches,applications}-page-*', (route) => route.abort());
    await page.route('**/sw.js', (route) => route.abort());
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/sw.js'));
    await open('Поиски');
    await crash.waitFor();
    await failedRequest;
    expect(await newVersionNotice(page).count()).toBe(0);

    await page.route('**/assets/{searches,applications}-page-*', (route) => route.fulfill({ status: 404 }));
    await page.route('**/sw.js', async (route) => route.fulfill({ body: await nextWorker() }));
    await open('Мои отклики');
    await newVersionNotice(page).waitFor();
    await crash.waitFor();
  });
});

it('a server that does not answer is said to, with what was saved (docs/rules.md#offline)', async () => {
  front.files.clear();
  const page = await visit({ ...withWorker('ERR_|Failed to fetch'), origin: front.origin });
  await totalOf(page);
  await underWorker(page);
  front.isDown = true;
  await page.reload();
  await page
    .getByText(/^Сервер пока не\sответил\. Показано то, что сохранено сегодня в\s\d\d:\d\d\.$/)
    .waitFor();
  expect(await cards(page).count()).toBeGreaterThan(0);
  front.isDown = false;
  // As a browser says it whose network has come back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('checkbox', { name: 'Senior', exact: true }).click();
  await page.getByText(/^Сервер пока/).waitFor({ state: 'detached' });
});

it('a worker that is retired goes, with all that it has saved (infra/RUNBOOK.md)', async () => {
  front.files.clear();
  const page = await visit({ ...withWorker(), origin: front.origin });
  await totalOf(page);
  await underWorker(page);
  await page.goto(`${front.origin}/?level=Senior`);
  await totalOf(page);
  expect(await savedUrls(page)).not.toEqual([]);
  const workers = await statesOfWorkers(page);
  front.files.set('/sw.js', await read('/sw-retired.js'));
  await updateWorker(page);
  // With a page open Chromium hands over when the former one has had nothing to do for up to a minute, and never where
  // it is watched, as here; without one at once.
  await page.goto('about:blank');
  await expect.poll(() => [...new Set(workers.values())], { timeout: 20_000 }).toEqual(['redundant']);
  await page.goto(front.origin);
  await totalOf(page);
  // This page has asked for a worker too, which is gone as soon.
  const left = () =>
    page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()]);
  await expect.poll(left, { timeout: 20_000 }).toEqual([[], []]);
  expect(await newVersionNotice(page).count()).toBe(0);
});

it('the worker is asked for anew each time, under the policy of every page', async () => {
  for (const path of ['/sw.js', '/sw-retired.js']) {
    const { status, headers } = await fetch(site + path);
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-cache',
      'text/javascript',
    ]);
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  }
});
