import { describe, expect, it } from 'vitest';
import { accessToken, ask, demoAdmin, demoUser, openAdmin, send } from '../stage/people.ts';
import { signedIn } from '../stage/signed-in.ts';
import { site, useBrowser, useOwnStack } from '../stage/visit.ts';
import {
  expectedErrors,
  failing,
  find,
  openTab,
  removeAll,
  row,
  rows,
  shownCount,
  toasts,
  totalOf,
  uniquePrefix,
  waitUntilFound,
  withJobs,
} from './admin-panel.ts';

useOwnStack();
const visit = useBrowser();

describe('the table (docs/rules.md#admin-jobs)', () => {
  it('shows the newest hundred of the true total, and more when asked', async () => {
    const page = await openTab(visit);
    const total = await totalOf(page);
    expect(total).toBeGreaterThan(200);
    expect(await rows(page).count()).toBe(100);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Название',
      'Компания',
      'Локация',
      'Зарплата',
      'Статус',
      'Дата',
      'Действия',
    ]);
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await page.getByText(`Показано 200 из ${total}`).waitFor();
    expect(await rows(page).count()).toBe(200);
    await page.getByRole('button', { name: 'Обновить' }).click();
    await page.getByText(`Показано 200 из ${total}`).waitFor();
  });

  it('whose controls that go leave the focus beside them', async () => {
    const page = await openTab(visit);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
    await page.getByRole('button', { name: 'Снять выделение' }).click();
    await expect.poll(focused).toMatch(/^Показано 100 из/);
    const more = page.getByRole('button', { name: 'Показать ещё' });
    const press = async () => {
      if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => null);
      return more.count();
    };
    await expect.poll(press, { timeout: 30_000 }).toBe(0);
    await expect.poll(focused).toBe('Больше ничего нет');
  });

  it('waits where nobody says who is an admin, and is there when asked again (docs/rules.md#role-denied)', async () => {
    const page = await openTab(visit, /503|Service Unavailable/);
    await page.route('**/api/me', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await page.getByText('Не удалось узнать, есть ли у вас права администратора').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await shownCount(page).waitFor();
  });

  it('is searched on the server, and the search stands in the address', async () => {
    const page = await openTab(visit);
    await page.getByRole('searchbox').fill('ml-инженер');
    await page.waitForURL(/\?.*q=ml-/);
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await expect.poll(() => rows(page).first().innerText()).toMatch(/ml-инженер/i);
    await page.reload();
    await shownCount(page).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('ml-инженер');
    await page.getByRole('searchbox').fill('нет такой вакансии');
    await page.getByText('По запросу «нет такой вакансии» ничего не найдено').waitFor();
    await page.getByRole('button', { name: 'Очистить поиск' }).last().click();
    await page.getByText(/^Показано 100 из/).waitFor();
    expect(await rows(page).count()).toBe(100);
  });

  it('says when it cannot be loaded, and loads when asked again', async () => {
    const page = await visit({ path: '/documents', expects: expectedErrors });
    await page.route('**/api/admin/jobs?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.route('**/api/admin/jobs', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openAdmin(page);
    await toasts(page).getByText('Не удалось загрузить вакансии').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await shownCount(page).waitFor();
  });
});

describe('one vacancy', () => {
  it('is added, edited, hidden, shown and deleted, and readers see each', async () => {
    const page = await openTab(visit, expectedErrors);
    const total = await totalOf(page);
    const prefix = uniquePrefix();
    await page.getByRole('button', { name: 'Добавить вакансию' }).click();
    const editor = page.getByRole('dialog', { name: 'Новая вакансия' });
    await editor.getByRole('button', { name: 'Добавить вакансию' }).click();
    await editor.getByText('Укажите название').waitFor();
    await editor.getByText('Выберите категорию').last().waitFor();
    await editor.getByLabel('Название').fill(`${prefix} аналитик`);
    await editor.getByLabel('Компания').fill('ООО «Вектор»');
    await editor.getByRole('button', { name: /Категория/ }).click();
    await page.getByRole('option', { name: 'Бизнес-аналитика' }).click();
    await editor.getByLabel('Зарплата от').fill('250 000');
    await editor.getByLabel('Навык', { exact: true }).fill('SQL');
    await editor.getByLabel('Описание').fill('Ищем аналитика.\n\n- Считать\n- Проверять');
    await editor.getByLabel('E-mail').fill('jobs@vector.example');
    // The answer to the first press is lost: the second one makes no second vacancy.
    let lostAnswers = 0;
    await page.route('**/api/admin/jobs', async (route) => {
      if (route.request().method() !== 'POST' || lostAnswers++ > 0) return route.fallback();
      await route.fetch();
      await route.fulfill({ status: 500, body: '{}' });
    });
    await editor.getByRole('button', { name: 'Добавить вакансию' }).click();
    await toasts(page).getByText('Сервер не ответил, и вакансия могла сохраниться.').waitFor();
    await editor.getByRole('button', { name: 'Добавить вакансию' }).click();
    await toasts(page).getByText('Вакансия добавлена').waitFor();
    await editor.waitFor({ state: 'hidden' });
    await find(page, prefix, 1);
    await expect.poll(() => totalOf(page)).toBe(total + 1);
    const line = row(page, prefix);
    expect(await line.innerText()).toMatch(/от\s250\s000\s₽\s+Активна/u);
    await waitUntilFound(prefix, 1);

    await line.getByRole('button', { name: 'Изменить' }).click();
    const edit = page.getByRole('dialog', { name: 'Изменение вакансии' });
    expect(await edit.getByLabel('Описание').inputValue()).toBe('Ищем аналитика.\n\n- Считать\n- Проверять');
    expect(await edit.getByLabel('E-mail').inputValue()).toBe('jobs@vector.example');
    await edit.getByLabel('Название').fill(`${prefix} главный аналитик`);
    const sent = page.waitForRequest((request) => request.url().endsWith('/content'));
    await edit.getByRole('button', { name: 'Сохранить' }).click();
    expect((await sent).postDataJSON()).toEqual({ title: `${prefix} главный аналитик` });
    await row(page, `${prefix} главный аналитик`).waitFor();

    await line.getByRole('button', { name: 'Скрыть' }).click();
    await line.getByText('Неактивна').waitFor();
    await toasts(page).getByText('Вакансия деактивирована').waitFor();
    await waitUntilFound(prefix, 0);
    await line.getByRole('button', { name: 'Показать' }).click();
    await toasts(page).getByText('Вакансия активирована').waitFor();
    await waitUntilFound(prefix, 1);

    await line.getByRole('button', { name: 'Удалить' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Удаление вакансии' });
    await confirmation.getByText('Вы уверены, что хотите удалить эту вакансию?').waitFor();
    await confirmation.getByRole('button', { name: 'Отмена' }).click();
    await expect
      .poll(() =>
        line
          .getByRole('button', { name: 'Удалить' })
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Enter');
    await confirmation.getByRole('button', { name: 'Удалить' }).click();
    await toasts(page).getByText('Вакансия удалена').waitFor();
    await line.waitFor({ state: 'detached' });
    await expect.poll(() => totalOf(page)).toBe(total);
    await waitUntilFound(prefix, 0);
  });

  it('opens at its source in another tab', async () => {
    const page = await openTab(visit);
    const link = page.getByRole('link', { name: 'Открыть источник' }).first();
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('a refused change is taken back', () => {
  it('of the status, with the quoted toast', async () => {
    const page = await openTab(visit, expectedErrors);
    const prefix = await withJobs(page, 'раз');
    const refuse = await failing(page, 'PATCH');
    await row(page, prefix).getByRole('button', { name: 'Скрыть' }).click();
    await row(page, prefix).getByText('Неактивна').waitFor();
    refuse();
    await toasts(page).getByText('Не удалось изменить статус вакансии').waitFor();
    await toasts(page).getByText('Ошибка', { exact: true }).first().waitFor();
    await row(page, prefix).getByText('Активна', { exact: true }).waitFor();
    await page.unrouteAll();
    await removeAll(page);
    await toasts(page).getByText('Вакансия удалена').waitFor();
  });

  it('of a deletion: the row is there again', async () => {
    const page = await openTab(visit, expectedErrors);
    const prefix = await withJobs(page, 'раз', 'два');
    const refuse = await failing(page, 'DELETE');
    await row(page, `${prefix} два`).getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await row(page, `${prefix} два`).waitFor({ state: 'detached' });
    await page.getByText('Показано 1 из 1').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Удалить: ${prefix} раз`);
    refuse();
    await toasts(page).getByText('Не удалось удалить вакансию').waitFor();
    await row(page, `${prefix} два`).waitFor();
    await page.unrouteAll();
    await removeAll(page);
    await toasts(page).getByText('Удалено: 2 вакансии').waitFor();
  });
});

it('several at once are hidden, shown and deleted', async () => {
  const page = await openTab(visit);
  const prefix = await withJobs(page, 'раз', 'два', 'три', 'четыре');
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await page.getByText('Выбрано: 3 вакансии').waitFor();
  const group = page.getByRole('group', { name: /выбранными/ });
  await group.getByRole('button', { name: 'Скрыть' }).click();
  await toasts(page).getByText('Деактивировано: 3 вакансии').waitFor();
  expect(await page.locator('tbody').getByText('Неактивна').count()).toBe(3);
  await waitUntilFound(prefix, 1);
  await group.getByRole('button', { name: 'Показать' }).click();
  await toasts(page).getByText('Активировано: 3 вакансии').waitFor();
  await group.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByText('Вы уверены, что хотите удалить 3 вакансии?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await toasts(page).getByText('Удалено: 3 вакансии').waitFor();
  await page.getByText('Показано 1 из 1').waitFor();
  await removeAll(page);
  await page.getByText(`По запросу «${prefix}» ничего не найдено`).waitFor();
});

it('on a phone each vacancy is a card, and nothing scrolls sideways', async () => {
  const page = await visit({
    path: '/admin',
    ...(await signedIn(demoAdmin)),
    viewport: { width: 390, height: 844 },
  });
  await shownCount(page).waitFor();
  const card = page
    .getByRole('list', { name: 'Вакансии в базе' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  for (const name of ['Открыть источник', 'Скрыть', 'Изменить', 'Удалить'])
    expect(await card.getByLabel(new RegExp(`^${name}: `)).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('a plain user is denied by the page and by the server', async () => {
  const page = await visit({ path: '/documents', ...(await signedIn(demoUser)) });
  const token = await accessToken(page);
  expect((await ask('/api/admin/jobs', token)).status).toBe(403);
  expect((await send('DELETE', '/api/admin/jobs/any', token)).status).toBe(403);
  expect((await ask('/api/admin/jobs', null)).status).toBe(401);
  // It stands for a moment only: the look begins before the page does.
  await Promise.all([
    page.getByRole('heading', { name: 'Доступ запрещен' }).waitFor(),
    page.goto(`${site}/admin`),
  ]);
  await page.waitForURL(`${site}/`);
});
