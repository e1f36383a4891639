import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Role and name of what has the focus, as a screen reader says them: 'button "Сохранить" [pressed]'; YAML may quote it. */
const focused = async (page: Page): Promise<string> =>
  (await page.locator(':focus, input:focus-within').ariaSnapshot()).split('\n')[0]?.replace(/^- '?/, '') ??
  '';

/** What is wrong with where the focus is; null where it can be seen. */
const problemOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus is lost';
    // A part of a control that the browser draws, as the calendar of a date is.
    if (!element.matches(':focus')) return null;
    // A heading or a part from which reading goes on is no stop, and has no ring.
    if (element.getAttribute('tabindex') === '-1') return null;
    // A hidden radio button or checkbox is seen by its label.
    const isUnseen = element instanceof HTMLInputElement && element.classList.contains('visually-hidden');
    const visible = (isUnseen && element.closest('label')) || element;
    const { left, top, width, height } = visible.getBoundingClientRect();
    if (width < 4 || height < 4) return 'what has the focus has no size';
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y]),
    );
    const isSeen = points.some(([x = 0, y = 0]) => {
      const above = document.elementFromPoint(x, y);
      return above !== null && (visible.contains(above) || above.contains(visible));
    });
    if (!isSeen) return 'what has the focus is covered, or off the screen';
    const isRinged = (candidate: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // A card of the list has it in the place of its link.
    return [visible, visible.closest('article')].some((candidate) => candidate && isRinged(candidate))
      ? null
      : 'the focus has no ring';
  });

/** The focus is somewhere on the page and can be seen there, if not at once then soon. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => problemOfFocus(page)).toBeNull();
}

/**
 * Tab until what has the focus is that; the focus is seen at each stop. Fails after so many stops, and where a round ends
 * without it.
 */
export async function tabTo(page: Page, wanted: string | RegExp, most = 40): Promise<void> {
  const stops: string[] = [];
  const isThere = (stop: string) =>
    typeof wanted === 'string' ? stop.startsWith(wanted) : wanted.test(stop);
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    // Behind the last stop the browser's own frame has it.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    const stop = await focused(page);
    stops.push(stop);
    expect([stop, await problemOfFocus(page)]).toEqual([stop, null]);
    if (isThere(stop)) return;
  }
  throw new Error(`no stop is ${wanted}, but ${stops.join(' · ')}`);
}
