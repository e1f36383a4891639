import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessToken, ask, fillCredentials, openAccountMenu, openSignIn, send } from '../stage/people.ts';
import { registered, signedIn } from '../stage/signed-in.ts';
import { site, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

async function arrive() {
  const person = await registered();
  const page = await visit({ path: '/documents', ...(await signedIn(person)) });
  await page.evaluate(() => localStorage.setItem('user_resume', 'Анна Иванова, ML-инженер'));
  const token = await accessToken(page);
  const letter = { id: 'hh-1', companyName: 'Вектор', position: 'ML-инженер', text: 'Здравствуйте!' };
  expect((await send('PUT', '/api/letters', token, letter)).status).toBe(200);
  return { page, person, token, letter };
}

async function choose(page: Page, action: string) {
  await openAccountMenu(page);
  await page.getByText(action, { exact: true }).click();
  return page.getByRole('dialog').last();
}

it('all that is known of somebody, as a file (docs/rules.md#personal-export)', async () => {
  const { page, person, letter } = await arrive();
  const dialog = await choose(page, 'Скачать мои данные');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Скачать', exact: true }).click(),
  ]);
  await dialog.getByText('Данные скачаны.').waitFor();
  expect(download.suggestedFilename()).toMatch(/^prizvanie-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.user.email).toBe(person.email);
  expect(data.letters).toMatchObject([letter]);
  expect(data.consents).toMatchObject([{ kind: 'letters' }]);
  expect(data.browser.user_resume).toBe('Анна Иванова, ML-инженер');
  expect(JSON.stringify(data)).not.toMatch(/eyJ|accessToken/);
});

it('an account goes with everything, once its e-mail is typed', async () => {
  const { page, person, token } = await arrive();
  const dialog = await choose(page, 'Удалить аккаунт');
  await dialog.getByText('Исчезнет сразу').waitFor();
  await dialog.getByText('Останется').waitFor();
  const yes = dialog.getByRole('button', { name: 'Удалить аккаунт' });
  await yes.click();
  await dialog.getByText(`Не совпадает. Введите ${person.email}`).waitFor();
  await dialog.getByRole('textbox').fill(person.email.toUpperCase());
  await yes.click();
  await page.getByRole('heading', { name: 'Аккаунт удалён' }).waitFor();

  expect(
    await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /^user_|@./.test(key)),
    ),
  ).toEqual([]);
  expect(await accessToken(page)).toBeNull();
  const letters = await ask('/api/letters', token);
  expect(letters.status === 401 || (await letters.json()).letters.length === 0).toBe(true);

  await page.getByRole('dialog').getByRole('button', { name: 'К вакансиям' }).click();
  await page.waitForURL(`${site}/`);
  await openSignIn(page);
  await fillCredentials(page, person);
  await page.keyboard.press('Enter');
  await page.getByText('Неверный e-mail или пароль.').first().waitFor();
});

it('nothing happens to who changes their mind', async () => {
  const { page, token } = await arrive();
  const dialog = await choose(page, 'Удалить аккаунт');
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await (await ask('/api/letters', token)).json()).letters).toHaveLength(1);
});

it('what this browser keeps of somebody goes once they say so (docs/rules.md#storage-forget)', async () => {
  const { page } = await arrive();
  const action = 'Удалить мои данные с\u00a0этого устройства';
  const storedResume = () => page.evaluate(() => localStorage.getItem('user_resume'));
  const dialogs = page.locator('dialog');
  const dialog = await choose(page, action);
  await dialog.getByRole('button', { name: 'Отмена', exact: true }).click();
  await dialogs.waitFor({ state: 'detached' });
  expect(await storedResume()).toBe('Анна Иванова, ML-инженер');
  const dialogAgain = await choose(page, action);
  await dialogAgain.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByText('Ваши данные удалены с\u00a0этого устройства.').waitFor();
  await dialogs.waitFor({ state: 'detached' });
  expect(await storedResume()).toBeNull();
});
