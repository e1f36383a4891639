import { describe, expect, it } from 'vitest';
import { accessToken, arriving, ask, demoAdmin, demoUser, signIn } from '../stage/people.ts';
import { site, useBrowser } from '../stage/visit.ts';

const arrive = arriving(useBrowser());

describe('roles (docs/rules.md#role-access)', () => {
  it('an admin sees «Админка»; a user is denied in the quoted words and sent to the list', async () => {
    const page = await arrive();
    await signIn(page, demoAdmin);
    await page.getByRole('banner').getByText('Админка').click();
    await page.getByRole('heading', { name: 'Панель администратора' }).waitFor();
    const token = await accessToken(page);
    expect((await ask('/api/admin/users', token)).status).toBe(200);

    const user = await arrive();
    await signIn(user, demoUser);
    expect(await user.getByRole('banner').getByText('Админка').count()).toBe(0);
    // It stands for a moment only: the look begins before the page does.
    await Promise.all([
      user.getByText('Доступ запрещен').waitFor(),
      user.getByText('У вас нет прав администратора для доступа к этой странице.').waitFor(),
      user.goto(`${site}/admin`),
    ]);
    await user.waitForURL(`${site}/`);
    expect((await ask('/api/admin/users', await accessToken(user))).status).toBe(403);
  });

  it('the server takes only an access token of its own pool', async () => {
    const page = await arrive();
    await signIn(page, demoUser);
    const token = (await accessToken(page)) ?? '';
    const idToken = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken')) ?? '';
      return localStorage.getItem(key);
    });
    const [head = '', body = '', signature = ''] = token.split('.');
    const forged = `${head}.${btoa(JSON.stringify({ ...JSON.parse(atob(body)), sub: 'somebody-else' }))}.${signature}`;
    expect((await ask('/api/me', null)).status).toBe(401);
    expect((await ask('/api/admin/users', null)).status).toBe(401);
    expect((await ask('/api/me', token)).status).toBe(200);
    expect((await ask('/api/me', forged)).status).toBe(401);
    expect((await ask('/api/me', 'nonsense')).status).toBe(401);
    expect([401, 403]).toContain((await ask('/api/me', idToken)).status);
  });
});
