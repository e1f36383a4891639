import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faults } from '../stage/faults.ts';
import { newcomer, pastOnboarding, refusals, signIn, signOut, signUp } from '../stage/people.ts';
import { site, totalOf, useBrowser } from '../stage/visit.ts';
import { atSearches } from './kept-searches.ts';

const visit = useBrowser();

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const panel = (page: Page) => page.getByRole('region', { name: 'Хранение поисков' });
const keep = (page: Page) => panel(page).getByRole('button', { name: 'Хранить в\u00a0аккаунте' });
const dialog = (page: Page, name = 'Письма о\u00a0новых вакансиях') => page.getByRole('dialog', { name });
const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** At their searches, of which this browser has so many. */
async function arrive(options: { viewport?: { width: number; height: number } } = {}, of = 2): Promise<Page> {
  const page = await visit({ path: '/nope', expects: refusals, ...options });
  await pastOnboarding(page);
  const at = '2026-10-01T10:00:00.000Z';
  const searches = [
    { id: 'search-1', name: 'Lead', query: 'level=Lead' },
    { id: 'search-2', name: 'Senior', query: 'level=Senior' },
    { id: 'search-3', name: 'Middle', query: 'level=Middle' },
  ].map((search) => ({ ...search, savedAt: at, seenAt: at, isPaused: false }));
  await atSearches(page, searches.slice(0, of));
  return page;
}

async function asNewcomer(page: Page, person = newcomer()) {
  await signUp(page, person);
  await signIn(page, person);
  return person;
}

const body = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().includes(path) && request.method() === 'PUT');

it('a visitor asks for e-mails by keyboard alone, and confirms by the e-mail (docs/rules.md#emails-visitors)', async () => {
  const page = await arrive({ viewport: { width: 320, height: 700 } });
  await card(page, 'Lead').getByRole('button', { name: 'Получать письма: Lead' }).focus();
  await page.keyboard.press('Enter');
  const email = page.getByLabel('E-mail');
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('anna@');
  await page.keyboard.press('Enter');
  await page.getByText('Проверьте адрес').waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await faults(page)).toEqual([]);
  expect(await isNarrow(page)).toBe(true);

  const address = newcomer().email;
  await page.keyboard.press('Control+A');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'раз в\u00a0день в\u00a009:00' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await dialog(page, 'Проверьте почту').getByText(address).waitFor();
  await page.getByText('этот поиск к\u00a0подписке не\u00a0добавится').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page, 'Проверьте почту').waitFor({ state: 'detached' });

  const outbox = await (await fetch(`${site}/local/outbox`)).text();
  const confirmation = outbox.split('<article>').find((article) => article.includes(address)) ?? '';
  const link = /\/api\/subscriptions\/[\w-]{22}\/confirm/u.exec(confirmation)?.[0] ?? '';
  await page.goto(`${site}${link}`);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await page.getByRole('heading', { name: 'Подписка подтверждена' }).waitFor();
});

it('what the server refuses a visitor stands in its words (docs/rules.md#emails-visitors)', async () => {
  const page = await arrive();
  const message = 'Из вашей сети сегодня подписали слишком много адресов. Попробуйте завтра.';
  await page.route('**/api/subscriptions', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'over_quota', message, requestId: null } } }),
  );
  await page.getByRole('button', { name: 'Получать письма: Lead' }).click();
  await page.getByLabel('E-mail').fill('anna@example.ru');
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await dialog(page).getByText(message).waitFor();
});

it('what its owner keeps in the account is on a second device, with its e-mails (docs/rules.md#searches-account)', async () => {
  const first = await arrive();
  const person = await asNewcomer(first);
  await panel(first).getByText('Только в\u00a0этом браузере: 2\u00a0поиска.').waitFor();
  await panel(first).getByText('за\u00a0пределами России').waitFor();
  expect(await faults(first)).toEqual([]);
  await keep(first).click();
  await panel(first).getByText('Поиски хранятся в\u00a0аккаунте.').waitFor();

  await first.getByRole('button', { name: 'Изменить письма: Lead' }).click();
  await dialog(first).getByText('письма о\u00a0новых вакансиях, если вы их\u00a0включите').waitFor();
  expect(await faults(first)).toEqual([]);
  const sent = body(first, '/api/searches/search-1');
  await dialog(first).getByRole('button', { name: 'Сохранить' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ schedule: 'first-import', tz: 'Europe/Moscow' });
  await card(first, 'Lead').getByText('Письмо: после первого импорта дня').waitFor();
  const paused = body(first, '/api/searches/search-1');
  await first.getByRole('button', { name: 'Приостановить: Lead' }).click();
  expect((await paused).postDataJSON()).toMatchObject({ isPaused: true, schedule: 'first-import' });
  await card(first, 'Lead').getByText('Пока поиск на\u00a0паузе, писем о\u00a0нём не\u00a0будет.').waitFor();

  const second = await arrive({ viewport: { width: 390, height: 800 } }, 0);
  await signIn(second, person);
  await card(second, 'Senior').getByText('Письмо: никогда').waitFor();
  await card(second, 'Lead').getByText('Пока поиск на\u00a0паузе, писем о\u00a0нём не\u00a0будет.').waitFor();
  expect(await faults(second)).toEqual([]);
  expect(await isNarrow(second)).toBe(true);
}, 120_000);

it('what was deleted is told the account though the page goes at once, or its owner (docs/rules.md#searches-account)', async () => {
  const first = await arrive({}, 3);
  const person = await asNewcomer(first);
  await keep(first).click();
  await panel(first).getByText('Поиски хранятся в\u00a0аккаунте.').waitFor();
  const remove = (page: Page, name: string) =>
    card(page, name)
      .getByRole('button', { name: `Удалить: ${name}` })
      .click();
  await remove(first, 'Senior');
  await first.goto(`${site}/robots.txt`);

  const second = await arrive({}, 0);
  await signIn(second, person);
  await card(second, 'Lead').waitFor();
  expect(await card(second, 'Senior').count()).toBe(0);
  await remove(second, 'Lead');
  await signOut(second);

  const third = await arrive({}, 0);
  await signIn(third, person);
  await card(third, 'Middle').waitFor();
  expect(await card(third, 'Lead').count()).toBe(0);
}, 120_000);

it('where the account cannot be reached it says so, and is asked again (docs/rules.md#searches-account)', async () => {
  const page = await visit({ path: '/nope', expects: /40[0-9]|429|ERR_FAILED/ });
  await pastOnboarding(page);
  await atSearches(page, []);
  await asNewcomer(page);
  await page.route('**/api/searches', (route) => route.abort());
  await page.reload();
  await panel(page).getByText('Нет соединения').waitFor();
  await page.unroute('**/api/searches');
  await panel(page).getByRole('button', { name: 'Повторить' }).click();
  await panel(page).getByText('Нет соединения').waitFor({ state: 'detached' });
});

it('who saves a search above the list is offered e-mails at once (docs/rules.md#searches-emails)', async () => {
  const page = await arrive({}, 0);
  await asNewcomer(page);
  await page.getByRole('banner').getByRole('link', { name: 'Все вакансии' }).click();
  await page.getByRole('checkbox', { name: /^Lead/ }).check();
  await totalOf(page);
  await page.getByRole('button', { name: 'Сохранить поиск' }).filter({ visible: true }).click();
  const offer = dialog(page, 'Поиск сохранён');
  await offer.getByRole('radio', { name: 'никогда' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await offer.getByRole('radio', { name: 'раз в\u00a0день в\u00a009:00' }).check();
  await offer.getByRole('button', { name: 'Хранить в\u00a0аккаунте' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Поиск сохранён' }).filter({ visible: true }).click();
  await card(page, 'Lead').getByText('Письмо: раз в\u00a0день в\u00a009:00').waitFor();
}, 60_000);

it('where the stage offers no e-mails all is as it was (docs/rules.md#searches)', async () => {
  const page = await visit({ path: '/nope', expects: refusals });
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), subscriptions: false } });
  });
  await atSearches(page);
  await page
    .getByText(/^\d+\u00a0нов/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /^Получать письма/ }).count()).toBe(0);
});
