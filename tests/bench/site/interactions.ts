import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { signIn } from '../../../infra/commands/screens/screen.ts';
import { quantile } from '../quantile.ts';
import { desktop, phone, slowNetwork, slowProcessor, untilAnswered, usable, withPage } from './visit.ts';

/** What a reader meets after the first load, and what it weighs. */
export const interactions = {
  'отметка фильтра → новые числа, мс': (browser, url) => tickToCounts(browser, url, click),
  'то же мышью, кнопка внизу 80 мс, мс': (browser, url) => tickToCounts(browser, url, pressAndRelease),
  'сдвиг: открытие вакансии, 390': (browser, url) => shiftDuring(browser, phone, url, openVacancy),
  'сдвиг: ответ на слово, 390': (browser, url) => shiftDuring(browser, phone, url, searchWord),
  'сдвиг: ответ на фильтр, 1440': (browser, url) => shiftDuring(browser, desktop, url, tickFilter),
} satisfies Record<string, (browser: Browser, url: string) => Promise<number>>;

const ticks = 5;

type Press = (box: Locator) => Promise<unknown>;

/** Without a pointer, as by a key. */
const click: Press = (box) => box.evaluate((element: HTMLInputElement) => element.click());

const pressAndRelease: Press = (box) => box.click({ delay: 80 });

/**
 * From the click to the frame that shows new counts, processor × 4, the median of several boxes. Each is ticked on a
 * page that has come to rest: what the step before it has left to draw is no part of it.
 */
function tickToCounts(browser: Browser, url: string, press: Press): Promise<number> {
  return withPage(browser, desktop, async (page, protocol) => {
    await page.goto(url);
    await usable(page);
    await page.waitForLoadState('networkidle');
    // As anybody's pointer is before they tick.
    await page.locator('aside').hover();
    await slowProcessor(protocol);
    const times: number[] = [];
    const tick = async (box: Locator): Promise<number> => {
      const from = page.url();
      const counted = page.evaluate(clickToCounts);
      await press(box);
      const time = await counted;
      await page.waitForURL(({ href }) => href !== from);
      await untilAnswered(page);
      await atRest(page);
      return time;
    };
    for (let at = 0; at < ticks; at++) {
      const box = page.locator('aside fieldset input[type="checkbox"]').nth(at);
      times.push(await tick(box));
      // Back to the counts of all.
      await tick(box);
    }
    return quantile(times, 0.5);
  });
}

/** Runs in the page. */
function clickToCounts(): Promise<number> {
  const panel = document.querySelector('aside');
  if (!panel) throw new Error('no filters');
  const before = panel.textContent;
  let began = Number.NaN;
  addEventListener(
    'click',
    () => {
      began = performance.now();
    },
    { capture: true, once: true },
  );
  return new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if (panel.textContent === before) return;
      seen.disconnect();
      // A message that is posted in a frame comes after its painting.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(null);
      });
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** Once nothing of the last step is left to be drawn: cards come a frame after the counts. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((rested) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rested))),
      ),
  );

/** Layout shift by the definition of CLS, on a network so slow that no answer comes within its grace of half a second. */
function shiftDuring(
  browser: Browser,
  window: typeof phone | typeof desktop,
  url: string,
  act: (page: Page) => Promise<unknown>,
): Promise<number> {
  return withPage(browser, window, async (page, protocol) => {
    await page.goto(url);
    await usable(page);
    await page.waitForLoadState('networkidle');
    await slowNetwork(protocol);
    await slowProcessor(protocol);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift' });
    });
    await act(page);
    await page.waitForLoadState('networkidle');
    await untilAnswered(page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

export async function openVacancy(page: Page): Promise<void> {
  await page.locator('main article h3 a').first().click();
  await page.getByRole('heading', { level: 1 }).and(page.locator(':visible')).first().waitFor();
}

async function searchWord(page: Page): Promise<void> {
  // Key by key: what follows a key within half a second is no shift by the definition.
  await page.locator('main input[name="q"], main input[type="search"]').first().pressSequentially('python');
  await page.waitForURL(/python/);
}

async function tickFilter(page: Page): Promise<void> {
  await page.locator('aside fieldset input[type="checkbox"]').first().click();
  await page.waitForURL(/\?/);
}

/** Of a load: bytes of script as transferred, and when Amplify was asked for. */
export interface Scripts {
  readonly untilUsable: number;
  readonly atRest: number;
  /** Milliseconds from the first text to the request; null where it was not asked for. */
  readonly amplifyAfterText: number | null;
}

export const visitorScripts = (browser: Browser, url: string): Promise<Scripts> =>
  withPage(browser, phone, (page, protocol) => scriptsOf(page, protocol, url));

export const userScripts = (browser: Browser, url: string): Promise<Scripts> =>
  withPage(browser, desktop, async (page, protocol) => {
    await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
    await page.goto(url);
    await usable(page);
    await signIn(page);
    return scriptsOf(page, protocol, url);
  });

async function scriptsOf(page: Page, protocol: CDPSession, url: string): Promise<Scripts> {
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  protocol.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await usable(page);
  const untilUsable = bytes;
  // A vacancy's code comes while the list is being read, after a second.
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
  const amplifyAfterText = await page.evaluate(() => {
    const [text] = performance.getEntriesByName('first-contentful-paint');
    const amplify = performance.getEntriesByType('resource').find(({ name }) => /\/amplify-/.test(name));
    return text && amplify ? amplify.startTime - text.startTime : null;
  });
  return { untilUsable, atRest: bytes, amplifyAfterText };
}
