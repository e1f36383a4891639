import { expect, it } from 'vitest';
import { site, untilInteractive, useBrowser } from '../stage/visit.ts';
import { hangingPoints } from './hanging-points.ts';

const visit = useBrowser();

/** Of the newest vacancies, as the list has them. */
async function newest(pages: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; page <= pages; page++) {
    const answer = await fetch(`${site}/api/jobs?page=${page}`);
    const { jobs } = (await answer.json()) as { jobs: { id: string }[] };
    found.push(...jobs.map(({ id }) => id));
  }
  return found;
}

it('no line of the facts of an open vacancy begins or ends with a point or is cut off, at 320 and 390 px', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 } });
  const hanging: string[] = [];
  let folded = 0;
  for (const id of await newest(2)) {
    await page.goto(`${site}/vacancy/${id}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      hanging.push(...(await hangingPoints(page.locator('main'))));
      const height = await page
        .locator('main article > header [data-facts]')
        .evaluate((element) => element.clientHeight);
      if (height > 30) folded++;
    }
  }
  expect(folded).toBeGreaterThan(10);
  expect(hanging).toEqual([]);
});

it('nor does one of the facts of a company and of similar vacancies', async () => {
  const page = await visit({ viewport: { width: 320, height: 844 } });
  const answer = await fetch(`${site}/api/jobs`);
  const { jobs } = (await answer.json()) as { jobs: { id: string; companyId: string }[] };
  let similar = 0;
  for (const { id, companyId } of jobs.slice(0, 4)) {
    const response = page.waitForResponse(/\/similar\?/);
    await page.goto(`${site}/vacancy/${id}`);
    await untilInteractive(page);
    await page.locator('div[data-later]').scrollIntoViewIfNeeded();
    const found = (await (await response).json()) as { jobs: unknown[] };
    const facts = page.locator('section[aria-labelledby="similar-heading"] [data-facts]');
    await expect.poll(() => facts.count()).toBe(found.jobs.length);
    similar += found.jobs.length;
    expect(await hangingPoints(page.locator('main'))).toEqual([]);
    await page.goto(`${site}/company/${companyId}`);
    expect(await page.locator('main header [data-facts]').count()).toBe(1);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await hangingPoints(page.locator('main'))).toEqual([]);
    }
  }
  expect(similar).toBeGreaterThan(5);
});
