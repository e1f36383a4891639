import type { Page } from 'playwright-core';

function watch() {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift' });
}

/** Resolves with what the page draws next, and a little after it. */
export const framesOf = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });

async function sumOf(page: Page): Promise<number> {
  await framesOf(page);
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}

/** Adds up all that moves from here on, also at once after a press; asked, it waits for five frames more. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(watch);
  return () => sumOf(page);
}

/** The same of the page that it goes to next, from its first frame on. */
export async function watchNextPage(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(watch);
  return () => sumOf(page);
}
