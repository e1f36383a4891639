import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site, totalOf, untilInteractive, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

/** As the browser computes it where it stands. */
const groundOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

const tokenOf = (page: Page, name: string) =>
  page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = `var(--${token})`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

const none = 'rgba(0, 0, 0, 0)';

describe.each(['light', 'dark'] as const)('%s: the colours of a token are the token’s', (theme) => {
  it('«Откликнуться на вакансию» has the accent, alone, over the list and beside it', async () => {
    const { jobs } = await (await fetch(`${site}/api/jobs`)).json();
    const paths = [`/vacancy/${jobs[0].id}`, `/?vacancy=${jobs[0].id}`];
    for (const width of [1280, 1440, 390]) {
      const page = await visit({ theme, viewport: { width, height: 900 } });
      const accent = await tokenOf(page, 'accent');
      expect(accent).not.toBe(none);
      const apply = page.getByRole('link', { name: 'Откликнуться на вакансию' });
      for (const path of paths) {
        await page.goto(site + path);
        await untilInteractive(page);
        expect(await groundOf(apply), path).toBe(accent);
      }
      // Opened from the list, its styles come after those of the list.
      await page.goto(site);
      await totalOf(page);
      await page.locator(`[id="job-${jobs[0].id}"]`).click();
      await apply.waitFor();
      expect(await groundOf(apply), 'from the list').toBe(accent);
    }
  });

  it('an error stands on that of failures', async () => {
    const page = await visit({ theme, expects: /500/ });
    await page.route('**/api/jobs?*', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    );
    await page.getByRole('checkbox', { name: 'Junior', exact: true }).check();
    const toast = page.getByRole('region', { name: 'Уведомления' });
    const words = toast.getByText('Не удалось загрузить вакансии');
    await words.waitFor({ timeout: 30_000 });
    const failed = await tokenOf(page, 'failed');
    expect(failed).not.toBe(none);
    const grounds = await words.evaluate((element) => {
      const found: string[] = [];
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
        found.push(getComputedStyle(ancestor).backgroundColor);
      return found;
    });
    expect(grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)')).toBe(failed);
  });
});
