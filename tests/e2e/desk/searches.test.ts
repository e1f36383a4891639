import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAdmin, demoUser, refusals, signIn, signOut } from '../stage/people.ts';
import { totalOf, useBrowser } from '../stage/visit.ts';
import { atDesk } from './kept-desk.ts';
import { atSearches } from './kept-searches.ts';

const visit = useBrowser();

const keep = (page: Page) => page.getByRole('button', { name: 'Сохранить поиск' }).filter({ visible: true });
const kept = (page: Page) => page.getByRole('link', { name: 'Поиск сохранён' }).filter({ visible: true });
const toSearches = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Сохранённые поиски/ })
    .click();
const named = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

it('a search is saved, run, renamed, paused, deleted and brought back (docs/rules.md#searches)', async () => {
  const page = await visit({ path: '/?level=Senior&date=month' });
  const total = await totalOf(page);
  await keep(page).click();
  await page.getByText('Поиск сохранён: «Senior». Дата размещения').waitFor();
  // The link has taken the place of the pressed button.
  await kept(page).and(page.locator(':focus')).waitFor();
  await kept(page).click();
  await page.getByRole('heading', { name: 'Сохранённые поиски', level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.getByRole('button', { name: 'Переименовать: Senior' }).click();
  await page.keyboard.type('Старшие');
  await page.keyboard.press('Enter');
  await named(page, 'Старшие').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Старшие');
  await page.getByRole('button', { name: 'Приостановить: Старшие' }).click();
  await page.getByText('На\u00a0паузе', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Возобновить: Старшие' }).click();
  await page.getByText('На\u00a0паузе', { exact: true }).waitFor({ state: 'detached' });

  const feed = await page.getByRole('link', { name: 'Лента Atom: Старшие' }).getAttribute('href');
  expect(feed).toBe('/api/feed?level=Senior');
  await page.getByRole('button', { name: 'Удалить: Старшие' }).click();
  await page.getByText('Здесь будут поиски, которые вы сохраните').waitFor();
  await page.getByRole('button', { name: 'Отменить' }).last().click();
  await named(page, 'Старшие').click();
  expect(await totalOf(page)).toBeGreaterThanOrEqual(total);
  expect(new URL(page.url()).search).toBe('?level=Senior');
  await kept(page).waitFor();
});

it('where its code does not come, «Сохранить поиск» says so', async () => {
  const page = await visit({ path: '/?level=Senior', expects: /ERR_FAILED|Failed to load/ });
  await totalOf(page);
  await page.route(/save-this-search/, (route) => route.abort());
  await keep(page).click();
  await page.getByRole('region', { name: 'Уведомления' }).getByText('Нет ответа от').waitFor();
});

it.each(['/', '/?date=week', '/?q=я'])(
  'what finds nearly everything is not offered to be saved: %s',
  async (path) => {
    const page = await visit({ path });
    await totalOf(page);
    expect(await keep(page).count()).toBe(0);
  },
);

it('two users of one browser see each their own (docs/rules.md#storage-owner)', async () => {
  const page = await visit({ path: '/?level=Lead', expects: refusals });
  await totalOf(page);
  await keep(page).click();
  await toSearches(page);
  await named(page, 'Lead').waitFor();
  // Whoever signs in first takes it along.
  await signIn(page, demoUser);
  await named(page, 'Lead').waitFor();
  await signOut(page);
  await toSearches(page);
  await page.getByText('Здесь будут поиски, которые вы сохраните').waitFor();
  await signIn(page, demoAdmin);
  await page.getByText('Здесь будут поиски, которые вы сохраните').waitFor();
  await signOut(page);
  await signIn(page, demoUser);
  await toSearches(page);
  await named(page, 'Lead').waitFor();
});

it('on a phone it stands among the chips', async () => {
  const page = await visit({ path: '/?level=Senior', viewport: { width: 320, height: 700 } });
  await totalOf(page);
  await keep(page).click();
  await kept(page).waitFor();
  await toSearches(page);
  await named(page, 'Senior').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it('says how many are new since the last look, and after a look none (docs/rules.md#searches-new)', async () => {
  const page = await visit();
  await totalOf(page);
  await atSearches(page);
  const card = page.getByRole('listitem').filter({ has: named(page, 'Senior') });
  const fresh = card.getByText(/^\d+\u00a0нов/);
  const count = Number.parseInt(await fresh.innerText(), 10);
  await named(page, 'Senior').click();
  await totalOf(page);
  const cardsFound = await page
    .getByRole('status')
    .filter({ hasText: /^Найден/ })
    .innerText();
  const all = Number(cardsFound.split(', ').at(-1)?.replace(/\D/g, ''));
  expect([count > 0, count <= all]).toEqual([true, true]);
  // A look counts a moment later: until then the answer may turn out to be what was saved.
  const looks = () => page.evaluate(() => localStorage.getItem('saved_searches') ?? '');
  const today = new Date().toISOString().slice(0, 10);
  await expect.poll(looks).toContain(`"seenAt":"${today}`);
  await toSearches(page);
  await card.getByText('Новых вакансий нет').waitFor();
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: named(page, 'Аналитик') })
      .getByText('На\u00a0паузе')
      .count(),
  ).toBe(1);
});

it('where new ones could not be counted it says so, and counts again', async () => {
  const page = await visit({ expects: /500|Internal Server Error/ });
  await totalOf(page);
  await page.route('**/api/searches/new', (route) => route.fulfill({ status: 500, json: {} }));
  await atSearches(page);
  const failed = page.getByText('Не\u00a0удалось посчитать новые.').first();
  await failed.waitFor();
  await page.unroute('**/api/searches/new');
  await page.getByRole('button', { name: 'Посчитать ещё раз' }).first().click();
  await failed.waitFor({ state: 'detached' });
});

it('a name that nobody can see is none: of a search, of a record, of what happened', async () => {
  const unseen = '\u200b\u2060\u00ad';
  const page = await visit();
  await atSearches(page);
  await page.getByRole('button', { name: 'Переименовать: Senior' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill(unseen);
  await page.keyboard.press('Enter');
  await page.getByText('Укажите название.').waitFor();

  await atDesk(page);
  await page.getByRole('button', { name: 'Добавить вручную' }).click();
  const title = page.getByRole('textbox', { name: 'Должность' });
  await title.fill(unseen);
  await page.keyboard.press('Enter');
  await page.getByText('Укажите должность.').waitFor();
  await title.fill('');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'CV-инженер', exact: true }).click();
  await page.getByRole('textbox', { name: 'Что было' }).fill(unseen);
  await page.getByRole('button', { name: 'Добавить событие' }).click();
  await page.getByText('Укажите, когда и\u00a0что было.').waitFor();
});
