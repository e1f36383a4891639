import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  accessToken,
  arriving,
  ask,
  demoUser,
  fillCredentials,
  newcomer,
  openAccountMenu,
  openSignIn,
  profileButton,
  signIn,
  signInDialog,
  signOut,
  signUp,
} from '../stage/people.ts';
import { site, totalOf, useBrowser } from '../stage/visit.ts';

const arrive = arriving(useBrowser());

/** Ended by the server, which a device hears when its access token must be refreshed. */
async function losesSessionAtRefresh(page: Page) {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Войти', exact: true }).first().waitFor();
}

describe('signing up and in (docs/rules.md#sign-in)', () => {
  it('an account is made, the dialog closes, the person signs in and stays over a reload', async () => {
    const page = await arrive();
    const person = newcomer();
    await signUp(page, person);
    await signIn(page, person);
    await profileButton(page).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.reload();
    await profileButton(page).waitFor();
    expect(await page.getByText('Админка').count()).toBe(0);
    await signOut(page);
    expect(await accessToken(page)).toBeNull();
    await page.getByText('Вы вышли из\u00a0системы.').waitFor();
    // The menu has closed.
    expect(await page.getByRole('button', { name: 'Выйти', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Аккаунт', exact: true }).and(page.locator(':focus')).waitFor();
  });

  it('an unknown e-mail and a wrong password read the same, in Russian', async () => {
    const page = await arrive();
    const texts: string[] = [];
    for (const person of [
      { email: 'nobody@example.ru', password: 'prizvanie' },
      { ...demoUser, password: 'not-this' },
    ]) {
      await openSignIn(page);
      await fillCredentials(page, person);
      await page.keyboard.press('Enter');
      const toast = page.getByRole('region', { name: 'Уведомления' });
      await toast.getByText('Неверный e-mail или пароль.').first().waitFor();
      texts.push(await toast.innerText());
      // The field says it, too, and is where one goes on.
      const field = page.getByRole('dialog').locator('input[name="password"]');
      await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const description = await field.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${description?.split(' ')[0]}"]`).innerText()).toContain(
        'Неверный e-mail',
      );
      // Another password is another attempt: what was said of the one before goes.
      await field.press('Backspace');
      await toast.getByText('Неверный e-mail или пароль.').waitFor({ state: 'detached' });
      await page.reload();
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('Ошибка');
  });

  it.each([
    ['nobody', 'prizvanie'],
    ['no@body@x', 'prizvanie'],
    ['short@example.ru', '12345'],
  ])('%s with %s is not sent: the form says why', async (email, password) => {
    const page = await arrive();
    const tokens: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']?.endsWith('SignUp')) tokens.push(request.postData());
    });
    const dialog = await openSignIn(page, 'Регистрация');
    await fillCredentials(page, { email, password });
    const register = dialog.getByRole('button', { name: 'Зарегистрироваться' });
    await register.click();
    expect(await dialog.isVisible()).toBe(true);
    // What may be sent is the first that is.
    const person = newcomer();
    await fillCredentials(page, person);
    await register.click();
    await page.getByText('Аккаунт создан. Вы можете войти.').waitFor();
    expect(tokens).toEqual([expect.stringContaining(person.email)]);
  });

  it('while busy everything is disabled and the button reads «Загрузка...»', async () => {
    const page = await arrive();
    const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>();
    await page.route('**/local/cognito**', async (route) => {
      await seen;
      await route.continue();
    });
    const dialog = await openSignIn(page);
    await fillCredentials(page, demoUser);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Загрузка...' }).waitFor();
    expect(await dialog.getByLabel('Пароль', { exact: true }).isDisabled()).toBe(true);
    // What is under way would sign in all the same.
    expect(await dialog.getByRole('button', { name: 'Закрыть' }).first().isDisabled()).toBe(true);
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    expect(await dialog.isVisible()).toBe(true);
    isSeen();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('a forgotten password is set anew by a code, and whoever knew the old one is signed out', async () => {
    const page = await arrive();
    const person = newcomer();
    await signUp(page, person);
    const thief = await arrive();
    await signIn(thief, person);
    const dialog = await openSignIn(page);
    await dialog.getByText('Забыли пароль?').click();
    const forgot = page.getByRole('dialog');
    await forgot.getByLabel('E-mail', { exact: true }).fill(person.email);
    await forgot.getByRole('button', { name: 'Получить код' }).click();
    await forgot.getByLabel('Код', { exact: true }).waitFor();
    const mails = await (await fetch(`${site}/local/outbox.json`)).json();
    const code = JSON.stringify(
      mails.find((mail: object) => JSON.stringify(mail).includes(person.email)),
    ).match(/\b\d{6}\b/)?.[0];
    await forgot.getByLabel('Код', { exact: true }).fill(code ?? '');
    await forgot.getByLabel('Новый пароль', { exact: true }).fill('совсем другой');
    await forgot.getByRole('button', { name: 'Сохранить и войти' }).click();
    await profileButton(page).waitFor();
    await losesSessionAtRefresh(thief);
    await signOut(page);
    await signIn(page, { ...person, password: 'совсем другой' });
  });
});

describe('Google', () => {
  it('takes one to the chooser and back, signed in, and out again', async () => {
    const page = await arrive('/?level=Senior');
    await totalOf(page);
    const dialog = await openSignIn(page);
    await dialog
      .getByRole('button', { name: /Google/ })
      .filter({ visible: true })
      .click();
    await page.waitForURL(/oauth2\/authorize/);
    expect(await page.title()).toBe('Выберите аккаунт');
    await page.getByRole('button', { name: 'anna.google@prizvanie.local' }).click();
    await page.getByText('Вы вошли в систему.').waitFor();
    await expect.poll(() => page.url()).not.toMatch(/code=|state=/);
    const token = await accessToken(page);
    expect((await (await ask('/api/me', token)).json()).user.email).toBe('anna.google@prizvanie.local');
    await signOut(page);
  });
});

it('who registers another’s e-mail first gains nothing when that person comes by Google', async () => {
  const existingEmail = 'boris.google@prizvanie.local';
  const attacker = await arrive();
  await signUp(attacker, { email: existingEmail, password: 'attacker' });
  await signIn(attacker, { email: existingEmail, password: 'attacker' });

  const page = await arrive();
  const dialog = await openSignIn(page);
  await dialog
    .getByRole('button', { name: /Google/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: existingEmail }).click();
  await expect.poll(() => accessToken(page)).not.toBeNull();
  const userOf = async (tab: typeof page) =>
    (await (await ask('/api/me', await accessToken(tab))).json()).user;
  expect((await userOf(page)).email).toBe(existingEmail);
  expect((await userOf(page)).id).not.toBe((await userOf(attacker)).id);
});

describe('the session over tabs and devices', () => {
  it('a second tab follows in and out', async () => {
    const page = await arrive();
    const other = await page.context().newPage();
    await other.goto(site);
    await totalOf(other);
    await signIn(page, demoUser);
    await profileButton(other).waitFor();
    await signOut(other);
    await page.getByRole('button', { name: 'Войти', exact: true }).first().waitFor();
  });

  it('«Выйти на всех устройствах» ends the other device’s session at its next refresh', async () => {
    const person = newcomer();
    const phone = await arrive();
    await signUp(phone, person);
    await signIn(phone, person);
    const laptop = await arrive();
    await signIn(laptop, person);
    await openAccountMenu(laptop);
    await laptop.getByText('Выйти на\u00a0всех устройствах').click();
    await laptop.getByRole('button', { name: 'Войти', exact: true }).first().waitFor();
    await losesSessionAtRefresh(phone);
  });

  it('a visitor’s page never asks who they are', async () => {
    const page = await arrive('/nope');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(site);
    await totalOf(page);
    // Whoever signs in is asked for: that must be the first time.
    const early = () => requests.filter((url) => url.includes('/api/me') || url.includes('cognito'));
    const dialog = await openSignIn(page);
    await fillCredentials(page, demoUser);
    expect(early()).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(early()[0]).toContain('cognito');
  });
});

describe('two-step sign-in', () => {
  it('is switched on by a code, asked for at the next sign-in, and switched off', async () => {
    const { authenticator } = await import('./one-time-code.ts');
    const page = await arrive();
    const person = newcomer();
    await signUp(page, person);
    await signIn(page, person);
    await openAccountMenu(page);
    await page.getByText('Двухэтапный вход', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Двухэтапный вход' });
    await dialog.getByRole('button', { name: 'Включить', exact: true }).click();
    const link = await dialog.getByRole('link', { name: /приложении/ }).getAttribute('href');
    const codes = authenticator(new URL(link ?? '').searchParams.get('secret') ?? '');
    await dialog.getByLabel('Код из приложения').fill(codes.next());
    await dialog.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText('Двухэтапный вход включён.').waitFor();
    await page.keyboard.press('Escape');
    await signOut(page);

    await openSignIn(page);
    await fillCredentials(page, person);
    await page.keyboard.press('Enter');
    await signInDialog(page).getByLabel('Код', { exact: true }).fill(codes.next());
    await page.keyboard.press('Enter');
    await profileButton(page).waitFor();

    await openAccountMenu(page);
    await page.getByText('Двухэтапный вход', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Выключить', exact: true }).click();
    await page.getByText('Двухэтапный вход выключен.').waitFor();
  });
});

it('an access token that the API refuses is renewed once, unseen', async () => {
  const page = await arrive();
  await signIn(page, demoUser);
  const before = await accessToken(page);
  let requestCount = 0;
  await page.route('**/api/me', async (route) => {
    if (requestCount++ > 0) return route.continue();
    await route.fulfill({ status: 401, json: { message: 'Unauthorized' } });
  });
  await page.reload();
  await expect.poll(() => accessToken(page)).not.toBe(before);
  await profileButton(page).waitFor();
  expect(requestCount).toBeLessThan(5);
});

it('no token, password or e-mail reaches a log line', async () => {
  const page = await arrive();
  await signIn(page, demoUser);
  expect((await ask('/api/me', await accessToken(page))).status).toBe(200);
  const folder = join(inject('localDir'), 'logs');
  const logs = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  expect(logs.length).toBeGreaterThan(100);
  expect(logs).not.toMatch(/eyJ[\w-]+\.|prizvanie\.local|@example\.ru|"password/i);
});

it('a browser that keeps nothing for the site is told so, and not that one is in', async () => {
  const page = await arrive();
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await page.reload();
  const dialog = await openSignIn(page);
  await fillCredentials(page, demoUser);
  await page.keyboard.press('Enter');
  await page.getByText('Браузер не\u00a0сохранил вход.').first().waitFor();
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.getByText('Вы вошли в систему.').count()).toBe(0);
});

it('what is typed into the profile waits for its owner over a sign-out', async () => {
  const page = await arrive();
  const person = newcomer();
  await signUp(page, person);
  await signIn(page, person);
  await profileButton(page).click();
  const name = page.locator('input[name="fullName"]');
  await name.fill('Кунигунда Сарафанова');
  await signOut(page);
  await expect.poll(() => page.title()).toContain('Войдите, чтобы открыть профиль');
  await signIn(page, person);
  await page.getByText('Есть несохранённые изменения').waitFor();
  expect(await name.inputValue()).toBe('Кунигунда Сарафанова');
  // Left for good, it goes.
  await page.getByRole('button', { name: 'Отмена' }).click();
  await totalOf(page);
  await profileButton(page).click();
  await name.waitFor();
  expect(await name.inputValue()).toBe('');
});

it('nobody is signed in by a dialog that was closed', async () => {
  const page = await arrive();
  await openSignIn(page);
  await fillCredentials(page, demoUser);
  await page.keyboard.press('Escape');
  await signInDialog(page).waitFor({ state: 'hidden' });
  expect(await accessToken(page)).toBeNull();
});
