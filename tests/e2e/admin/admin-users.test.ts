import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { accessToken, ask, demoAdmin, openPanel, refusals } from '../stage/people.ts';
import { registered, signedIn } from '../stage/signed-in.ts';
import { site, useBrowser, type Visit } from '../stage/visit.ts';

const visit = useBrowser();

async function arriveAtUsers(options: Visit = {}) {
  const page = await visit({ path: '/admin', ...(await signedIn(demoAdmin)), ...options });
  await page.getByRole('tab', { name: 'Пользователи' }).click();
  return page;
}

/** At the users as an admin whom no other test knows: who loses the role here keeps nobody else from their work. */
async function arriveAsNewAdmin() {
  const person = await registered();
  const page = await visit({
    path: '/documents',
    ...(await signedIn(person)),
    expects: new RegExp(`${refusals.source}|ApiError`, 'u'),
  });
  const token = await accessToken(page);
  const { user } = await (await ask('/api/me', token)).json();
  Object.assign(process.env, inject('environment'));
  await userRoles.put(user.id, 'admin');
  await page.reload();
  await openPanel(page);
  await page.getByRole('tab', { name: 'Пользователи' }).click();
  return { page, token, id: user.id as string, email: person.email };
}

const rowOf = (page: Page, email: string) =>
  page.getByRole('table', { name: 'Пользователи' }).getByRole('row').filter({ hasText: email });

/** Those of the pages after the first, too: earlier tests may have made many. */
async function showAll(page: Page) {
  await page.getByRole('table', { name: 'Пользователи' }).waitFor();
  const more = page.getByRole('button', { name: 'Показать ещё' });
  const press = async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => null);
    return more.count();
  };
  await expect.poll(press).toBe(0);
}

describe('the list (docs/rules.md#admin-users)', () => {
  it('finds by the beginning of an e-mail, in any case of letters', async () => {
    const page = await arriveAtUsers();
    const row = rowOf(page, demoAdmin.email);
    await row.getByText(/^\d\d\.\d\d\.\d{4}$/).waitFor();
    await row.getByText('это вы').waitFor();
    const search = page.getByPlaceholder('Начало e-mail');
    await search.fill('USER@priz');
    await row.waitFor({ state: 'hidden' });
    await rowOf(page, 'user@prizvanie.local').getByText('user', { exact: true }).waitFor();
    await search.fill('нет такого');
    await page.getByText('Пользователей с таким началом e-mail нет').waitFor();
    await page.getByRole('button', { name: 'Показать всех' }).click();
    await row.waitFor();
  });

  it('without a directory: only who asks, and why (docs/rules.md#admin-users-directory)', async () => {
    const page = await arriveAtUsers();
    await page.route('**/api/admin/users*', async (route) => {
      const { users } = await (await route.fetch()).json();
      const own = users.filter(({ email }: { email: string }) => email === demoAdmin.email);
      await route.fulfill({ json: { users: own, next: null, isDirectory: false } });
    });
    await page.reload();
    await page.getByText(/^Показан только текущий пользователь/).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    expect(await page.getByPlaceholder('Начало e-mail').count()).toBe(0);
  });

  it('a list that does not come says so, and is asked for again', async () => {
    const page = await arriveAtUsers({ expects: /500|ApiError/ });
    await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    const toast = page.getByLabel('Уведомления');
    await toast.getByText('Не удалось загрузить пользователей').waitFor();
    await toast.getByText('Ошибка', { exact: true }).waitFor();
    await page.unroute('**/api/admin/users*');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await rowOf(page, demoAdmin.email).waitFor();
  });
});

describe('the role', () => {
  it('is given and taken away; the list and the audit follow', async () => {
    const { email } = await registered();
    const page = await arriveAtUsers();
    await page.getByPlaceholder('Начало e-mail').fill(email);
    const row = rowOf(page, email);
    await row.getByRole('button', { name: 'Дать admin' }).click();
    await page.getByText(`${email}: права администратора выданы`).waitFor();
    await page.getByText('Успешно', { exact: true }).first().waitFor();
    await row.getByText('admin', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Убрать admin' }).click();
    await page.getByText(`${email}: права администратора отозваны`).waitFor();
    await row.getByText('user', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Журнал изменений' }).click();
    const audit = page.getByRole('dialog', { name: 'Журнал изменений' });
    await audit.getByText(`Права администратора отозваны: ${email}`).waitFor();
    await audit.getByText(`Права администратора выданы: ${email}`).waitFor();
  });

  it('of the last admin stays: the button says why, and the server refuses', async () => {
    const page = await arriveAtUsers({ expects: /409/ });
    await showAll(page);
    const button = rowOf(page, demoAdmin.email).getByRole('button', { name: 'Убрать admin' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.hover();
    await page
      .getByText('Это единственный администратор. Сначала дайте права кому-нибудь ещё.')
      .filter({ visible: true })
      .waitFor();

    await page.getByPlaceholder('Начало e-mail').fill('admin@');
    await rowOf(page, 'user@prizvanie.local').waitFor({ state: 'hidden' });
    await button.click();
    const question = page.getByRole('dialog', { name: 'Убрать права у себя?' });
    await question.getByRole('button', { name: 'Убрать admin' }).click();
    await page.getByText('Не удалось изменить права пользователя: это единственный администратор.').waitFor();
    await rowOf(page, demoAdmin.email).getByText('admin', { exact: true }).waitFor();
  });

  it('taken away by another admin: the panel closes by itself', async () => {
    const { page, id } = await arriveAsNewAdmin();
    await rowOf(page, demoAdmin.email).waitFor();
    await userRoles.delete(id, 'admin');
    await Promise.all([
      page.getByText('Доступ запрещен').waitFor(),
      page.getByPlaceholder('Начало e-mail').fill('user'),
    ]);
    await page.waitForURL(`${site}/`);
  });

  it('taken away is gone at the very next call', async () => {
    const { id, token } = await arriveAsNewAdmin();
    const { user } = await (await ask('/api/me', token)).json();
    expect(user.roles).toEqual(['admin']);
    expect((await ask('/api/admin/users', token)).status).toBe(200);
    await userRoles.delete(id, 'admin');
    expect((await ask('/api/admin/users', token)).status).toBe(403);
  });

  it('who takes it from themselves is asked, and led away', async () => {
    const { page, email, id, token } = await arriveAsNewAdmin();
    try {
      await page.getByPlaceholder('Начало e-mail').fill(email);
      const own = rowOf(page, email).getByRole('button', { name: 'Убрать admin' });
      await own.click();
      const question = page.getByRole('dialog', { name: 'Убрать права у себя?' });
      await question.getByRole('button', { name: 'Отмена' }).click();
      await question.waitFor({ state: 'hidden' });
      await own.click();
      await Promise.all([
        page.getByText('Доступ запрещен').waitFor(),
        question.getByRole('button', { name: 'Убрать admin' }).click(),
      ]);
      await page.waitForURL(`${site}/`);
      expect(await page.getByRole('banner').getByText('Админка').count()).toBe(0);
      expect((await ask('/api/admin/users', token)).status).toBe(403);
    } finally {
      await userRoles.delete(id, 'admin');
    }
  });
});
