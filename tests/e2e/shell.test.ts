import { describe, expect, it } from 'vitest';
import { cards, site, takeStep, totalOf, useBrowser } from './stage/visit.ts';

const visit = useBrowser();

const background = (page: Awaited<ReturnType<typeof visit>>) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(246, 245, 242)';
const dark = 'rgb(18, 19, 22)';

describe('theme (docs/rules.md#theme): system, light or dark, default system, stored under `theme`', () => {
  it('follows the system until it is chosen', async () => {
    const page = await visit({ theme: 'dark' });
    await totalOf(page);
    expect(await background(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => background(page)).toBe(light);
  });

  it('the toggle switches, is kept, and the account menu goes back to the system', async () => {
    const page = await visit({ theme: 'light' });
    await totalOf(page);
    await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
    await expect.poll(() => background(page)).toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await totalOf(page);
    expect(await background(page)).toBe(dark);
    await page.getByRole('button', { name: 'Аккаунт' }).click();
    await page.getByText('Системная', { exact: true }).click();
    await expect.poll(() => background(page)).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  });
});

describe('unknown addresses', () => {
  it.each(['/nope', '/jobs/1', '/admin/else', '/vacancy/a/b', '/company/%zz', `/vacancy/${'a'.repeat(201)}`])(
    '%.40s is a 404 with the page that says so',
    async (path) => {
      const page = await visit({ expects: /404|malformed URL/, path });
      expect((await fetch(site + path)).status).toBe(404);
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      expect(await totalOf(page)).toBeGreaterThan(0);
      expect(page.url()).toBe(`${site}/`);
    },
  );

  it.each(['/', '/applications', '/searches', '/profile', '/documents', '/admin'])(
    '%s is a page of the product',
    async (path) => {
      expect((await fetch(site + path)).status).toBe(200);
    },
  );

  it('an unknown operation is a 404 in JSON, never the page', async () => {
    const answer = await fetch(`${site}/api/nope`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});

it('the header leads back to the list from anywhere', async () => {
  const page = await visit({ path: '/?level=Senior' });
  await totalOf(page);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const section = page.getByRole('banner').getByRole('link', { name: 'Все вакансии' });
  expect(await section.getAttribute('aria-current')).toBe('page');
  await section.click();
  await totalOf(page);
  expect(page.url()).toBe(`${site}/`);
});

it('a drawer holds what is said meanwhile, and a turned tablet does not bring it back', async () => {
  const page = await visit({ viewport: { width: 768, height: 1024 }, hasTouch: true });
  await totalOf(page);
  const drawer = page.getByRole('dialog', { name: 'Фильтры' });
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await drawer.getByRole('region', { name: 'Уведомления' }).waitFor({ state: 'attached' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('complementary', { name: 'Фильтры' }).waitFor();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: 'Фильтры' }).waitFor();
  expect(await drawer.count()).toBe(0);
});

it('a company’s page says that it comes, and is read from its name on', async () => {
  const page = await visit();
  await totalOf(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/companies/*', async (route) => {
    await asked;
    await route.continue();
  });
  await cards(page).first().locator('a[href^="/company/"]').click();
  await page.getByText('Загрузка компании').waitFor({ state: 'attached' });
  expect(await page.title()).toContain('Компания');
  answer();
  await page.locator('h1:focus').waitFor();
  expect(await page.title()).toContain(await page.locator('h1').innerText());
});

it('a company’s first vacancy is from a day of Moscow’s calendar for everybody (docs/rules.md#company)', async () => {
  const page = await visit({ timezoneId: 'Europe/Kaliningrad' });
  await page.route('**/api/companies/*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), firstPublishedAt: '2026-08-31T21:00:00.000Z' };
    await route.fulfill({ response, json });
  });
  await cards(page).first().locator('a[href^="/company/"]').click();
  await page.getByText('первая из известных нам вышла 1 сентября 2026').waitFor();
});

it('on a phone the panel is a drawer which says how many it will show', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await totalOf(page);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: 'Senior', exact: true }).check();
  await takeStep(page);
  await drawer.getByRole('button', { name: /^Показать \d+/ }).waitFor();
  await expect
    .poll(async () =>
      (await drawer.getByRole('button', { name: /^Показать/ }).innerText()).replace(/\D/g, ''),
    )
    .not.toBe('');
  const shownTotal = Number(
    (await drawer.getByRole('button', { name: /^Показать/ }).innerText()).replace(/\D/g, ''),
  );
  await drawer.getByRole('button', { name: /^Показать/ }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await totalOf(page)).toBe(shownTotal);
});

describe('a part that cannot be loaded takes nothing else of the page with it', () => {
  it('of the account menu', async () => {
    const page = await visit({ expects: /account-actions|ERR_FAILED|dynamically imported/ });
    await totalOf(page);
    await page.route('**/assets/account-actions-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Аккаунт' }).click();
    await page.getByRole('button', { name: 'Обновить страницу' }).waitFor();
    expect(await page.getByText('Системная', { exact: true }).isVisible()).toBe(true);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  it('of the notifications: their words are to be read, and what they offer can be done', async () => {
    const page = await visit({
      expects: /notification-list|account-actions|ERR_FAILED|dynamically imported/,
    });
    await page.route(/assets\/(notification-list|account-actions)-/, (route) => route.abort());
    await page.reload();
    await totalOf(page);
    await page.getByRole('button', { name: 'Аккаунт' }).click();
    const told = page.getByRole('region', { name: 'Уведомления' });
    await told.getByText('Что-то пошло не так').waitFor();
    await told.getByRole('button', { name: 'Закрыть уведомление' }).click();
    await expect.poll(() => told.textContent()).toBe('');
    expect(await cards(page).count()).toBeGreaterThan(0);

    await cards(page)
      .first()
      .getByRole('button', { name: /^Скрыть/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /вакансию$/ })
      .click();
    await told.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => told.textContent()).toBe('');
  });
});
