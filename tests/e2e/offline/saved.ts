import type { Page } from 'playwright-core';

/** What Chromium says where a page began to load a file before its worker was there, and had it from the worker. */
const preloaded = 'preload for|preloaded using';

/** Of a visit that lets the worker in; `expects` as in any. */
export const withWorker = (expects = preloaded) => ({
  serviceWorkers: 'allow' as const,
  expects: new RegExp(`${preloaded}|${expects}`, 'u'),
});

/** Once the service worker answers for this page. */
export const underWorker = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** What the browser keeps for the site, but its own files: path and query. */
export const savedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('saved-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });
