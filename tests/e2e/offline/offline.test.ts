import { describe, expect, it } from 'vitest';
import { severalCities } from '../several-cities.ts';
import { faults } from '../stage/faults.ts';
import { demoAdmin, demoUser, refusals, signIn, signOut } from '../stage/people.ts';
import { cards, site, totalOf, untilInteractive, useBrowser } from '../stage/visit.ts';
import { savedUrls, underWorker, withWorker } from './saved.ts';

const visit = useBrowser();

const withoutNetwork = 'ERR_INTERNET_DISCONNECTED|ERR_FAILED|no answer';
const savedToday = /^Нет связи\. Показано то, что сохранено сегодня в\s\d\d:\d\d\.$/;

describe('without a connection (docs/rules.md#offline)', () => {
  it('the list, a vacancy of the desk and the desk open, and say that they were saved', async () => {
    const page = await visit(withWorker(withoutNetwork));
    const total = await totalOf(page);
    await underWorker(page);
    const [first, second] = [cards(page).first(), cards(page).nth(1)];
    const title = await first.getByRole('heading').innerText();
    const other = await second.getByRole('heading').getByRole('link').getAttribute('href');
    await first.getByRole('button', { name: /^Сохранить/ }).click();
    await expect.poll(() => savedUrls(page)).toContainEqual(expect.stringMatching(/^\/api\/jobs\/[^/]+\?/));

    await page.context().setOffline(true);
    await page.reload();
    expect(await totalOf(page)).toBe(total);
    await page.getByRole('status').filter({ hasText: savedToday }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page)).toEqual([]);
    }

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Мои отклики/ })
      .click();
    await page.getByRole('button', { name: title, exact: true }).waitFor();
    const id = new URL(other ?? '', site).searchParams.get('vacancy');
    const saved = (await savedUrls(page)).find((url) => /^\/api\/jobs\/[^/]+\?/.test(url)) ?? '';
    const own = /^\/api\/jobs\/([^/]+)\?/.exec(saved)?.[1];
    await page.goto(`${site}/vacancy/${own}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { name: 'Описание' }).locator('xpath=following-sibling::div').waitFor();
    await page.getByRole('status').filter({ hasText: savedToday }).waitFor();

    // Nothing is made up of one that was not saved.
    await page.goto(`${site}/vacancy/${id}`);
    await page.getByText('эта вакансия не\u00a0сохранена').waitFor();
    await page.getByRole('status').filter({ hasText: 'Нет соединения' }).waitFor();

    await page.context().setOffline(false);
    // Playwright gives the network back to the page first: the worker's one more try may come before its own is there.
    const description = page.getByRole('heading', { name: 'Описание' });
    const again = page.getByRole('button', { name: 'Повторить', exact: true });
    await description.or(again).first().waitFor();
    await expect
      .poll(async () => {
        if (await again.isVisible()) await again.click();
        return description.isVisible();
      })
      .toBe(true);
    await page.getByRole('status').filter({ hasText: 'Нет' }).waitFor({ state: 'detached' });
  });
});

describe('what was not saved and is opened from a list', () => {
  it('says so, and opens once the connection is back', async () => {
    const { title } = await severalCities();
    const page = await visit({ path: `/?q=${encodeURIComponent(title)}`, expects: /ERR_FAILED/ });
    await totalOf(page);
    // The code that draws what is opened still comes.
    await page.route(/\/api\/(jobs|companies)\//, (route) => route.abort());
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    const stack = cards(page)
      .filter({ has: page.getByRole('button', { name: /^ещё в/ }) })
      .first();
    await stack.getByRole('button', { name: /^ещё в/ }).click();
    await stack.getByText('Список загрузится сам').waitFor();

    const link = stack.getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByText('эта вакансия не\u00a0сохранена').waitFor();
    await page.getByRole('button', { name: 'Повторить', exact: true }).waitFor();

    await page.locator('article > header a[href^="/company/"]').click();
    await page.getByText('страница этой компании не\u00a0сохранена').waitFor();
    await page.unroute(/\/api\/(jobs|companies)\//);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('heading', { name: 'Открытые вакансии' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByText('эта вакансия не\u00a0сохранена').waitFor({ state: 'detached' });
    await page.locator('[aria-labelledby="description-heading"] :is(p, li)').first().waitFor();
  });
});

describe('what is saved (docs/rules.md#offline-owner)', () => {
  it('goes with whoever has left, and holds nothing that came for a token', async () => {
    const page = await visit(withWorker(refusals.source));
    await totalOf(page);
    await underWorker(page);
    await page.goto(`${site}/?q=python`);
    await untilInteractive(page);
    await page.goto(`${site}/?level=Senior`);
    await totalOf(page);
    expect((await savedUrls(page)).filter((url) => /python|Senior/.test(url))).toHaveLength(2);

    await signIn(page, demoUser);
    await expect.poll(() => savedUrls(page)).not.toContainEqual(expect.stringMatching(/python|Senior/));
    await page.goto(`${site}/?q=java`);
    await totalOf(page);
    await page.goto(`${site}/documents`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => savedUrls(page)).toContain('/?q=java');
    const ofPeople = /\/api\/(me|documents|synced|tracker|searches|letters|admin)/;
    expect((await savedUrls(page)).filter((url) => ofPeople.test(url))).toEqual([]);

    await signOut(page);
    await expect.poll(() => savedUrls(page)).not.toContain('/?q=java');
    await signIn(page, demoAdmin);
    expect(JSON.stringify(await savedUrls(page))).not.toMatch(/java|python|Senior/);
  });
});
