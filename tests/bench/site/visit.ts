import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** A page of a context of its own, with what Chromium's protocol knows of it. */
export async function withPage<Result>(
  browser: Browser,
  window: BrowserContextOptions,
  work: (page: Page, protocol: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...window,
    timezoneId: 'Europe/Moscow',
    locale: 'ru-RU',
    // What it asks for is not seen by the page that is measured.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Lighthouse's slow 4G (1.6 Mbit/s, a journey of 150 ms) in the terms in which it has Chromium apply it. */
export async function slowNetwork(protocol: CDPSession): Promise<void> {
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
}

/** Lighthouse's phone: four times slower than this machine. */
export const slowProcessor = (protocol: CDPSession): Promise<unknown> =>
  protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/**
 * Once a vacancy can be read and the application answers to clicks: also of a site that draws nothing ahead, whose
 * first articles are empty. A page that is still arriving has not named its answers yet.
 */
export const usable = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      Boolean(document.querySelector('main article')?.textContent?.trim()) &&
      document.getElementById('answers') === null,
    null,
    { polling: 50, timeout: 120_000 },
  );

/** Once the answer to the last change is on the screen. */
export const untilAnswered = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, null, { polling: 50 });
