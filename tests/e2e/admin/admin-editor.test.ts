import { describe, expect, it } from 'vitest';
import { demoAdmin, openPanel } from '../stage/people.ts';
import { signedIn } from '../stage/signed-in.ts';
import { useBrowser, useOwnStack } from '../stage/visit.ts';
import { expectedErrors, failing, openTab, rows, toasts } from './admin-panel.ts';

useOwnStack();
const visit = useBrowser();

it('of a source keeps what an admin has written, and the editor says so', async () => {
  const page = await openTab(visit);
  const line = rows(page)
    .filter({ has: page.getByRole('link') })
    .nth(7);
  const title = (await line.getByRole('rowheader').innerText()).trim();
  await line.getByRole('button', { name: 'Изменить' }).click();
  const edit = page.getByRole('dialog', { name: 'Изменение вакансии' });
  const before = await edit.getByLabel('Локация').inputValue();
  await edit.getByLabel('Локация').fill(`${before} и область`);
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  await toasts(page).getByText('Вакансия сохранена').waitFor();
  await page
    .getByRole('button', { name: `Изменить: ${title}` })
    .nth(0)
    .waitFor();
  await line.getByRole('button', { name: 'Изменить' }).click();
  await edit.getByText('изменено вами: импорт не перезапишет').waitFor();
  expect(await edit.getByText('изменено вами').count()).toBe(1);
  await edit.getByLabel('Локация').fill(before);
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  await edit.waitFor({ state: 'hidden' });
});

describe('the editor does not lose what was typed', () => {
  it('asks before it closes, by Esc and by Back, and stays when told', async () => {
    // From another page: where the panel is the first one, Back would leave the site.
    const page = await visit({ path: '/documents', ...(await signedIn(demoAdmin)) });
    await openPanel(page);
    await page.getByRole('button', { name: 'Добавить вакансию' }).click();
    const editor = page.getByRole('dialog', { name: 'Новая вакансия' });
    await editor.getByLabel('Название').fill('Аналитик');
    const confirmation = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
    await editor.getByRole('button', { name: /Категория/ }).click();
    await page.keyboard.press('Escape');
    expect(await confirmation.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await confirmation.getByRole('button', { name: 'Остаться' }).click();
    await page.evaluate(() => history.back());
    await confirmation.getByRole('button', { name: 'Остаться' }).click();
    expect(await editor.getByLabel('Название').inputValue()).toBe('Аналитик');
    await editor.getByRole('button', { name: 'Отмена' }).click();
    await confirmation.getByRole('button', { name: 'Уйти' }).click();
    await editor.waitFor({ state: 'hidden' });
  });

  it('nor when the server fails', async () => {
    const page = await openTab(visit, expectedErrors);
    await page
      .getByRole('button', { name: /^Изменить: / })
      .first()
      .click();
    const editor = page.getByRole('dialog', { name: 'Изменение вакансии' });
    await editor.getByLabel('Локация').fill('Тула');
    const refuse = await failing(page, 'PATCH');
    refuse();
    await editor.getByRole('button', { name: 'Сохранить' }).click();
    await toasts(page).getByText('Сервер не ответил, и вакансия могла сохраниться.').waitFor();
    expect(await editor.getByLabel('Локация').inputValue()).toBe('Тула');
  });
});
