import type { Page } from 'playwright-core';

/** Adds up all that moves from here on, also at once after a press; asked, it waits for five frames more. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0);
    });
}
