import type { Page } from 'playwright-core';
import { site, type useBrowser } from './visit.ts';

export const demoUser = { email: 'user@prizvanie.local', password: 'prizvanie' };
export const demoAdmin = { email: 'admin@prizvanie.local', password: 'prizvanie' };

/** Of somebody whom vacancies can be matched with. */
export const profile = {
  fullName: 'Кунигунда Сарафанова',
  position: 'Python-разработчик',
  experience: '5 лет',
  location: 'Москва',
  salary: '250 000',
  skills: ['Python', 'Django', 'PostgreSQL', 'RabbitMQ'],
  about: 'Живу на улице Пилюгина, пишите на kunigunda@example.ru',
  artifacts: [],
};

let made = 0;

/** Somebody nobody has met yet. */
export const newcomer = () => ({
  email: `newcomer-${process.pid}-${Date.now()}-${made++}@example.ru`,
  password: 'пароль',
});

export type Person = ReturnType<typeof newcomer>;

/** Browsers write every refused request to the console; these the tests provoke. */
export const refusals = /40[0-9]|429/;

/** Values without an owner belong to the next who signs in: then onboarding is behind them. */
export const pastOnboarding = (page: Page) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('storage_owner')) localStorage.setItem('onboarding_completed', 'true');
  });

/** A page of somebody past onboarding. */
export const arriving =
  (visit: ReturnType<typeof useBrowser>) =>
  async (path = '/'): Promise<Page> => {
    const page = await visit({ path: '/nope', expects: refusals });
    await pastOnboarding(page);
    await page.goto(site + path);
    return page;
  };

export const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Вход в аккаунт' });

export async function openSignIn(page: Page, tab: 'Вход' | 'Регистрация' = 'Вход') {
  await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
  const dialog = signInDialog(page);
  await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

export async function fillCredentials(page: Page, { email, password }: Person) {
  const form = signInDialog(page).getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel('E-mail', { exact: true }).fill(email);
  await form.getByLabel('Пароль', { exact: true }).fill(password);
}

export async function signUp(page: Page, person: Person) {
  const dialog = await openSignIn(page, 'Регистрация');
  await fillCredentials(page, person);
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByText('Аккаунт создан. Вы можете войти.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

export async function signIn(page: Page, person: Person) {
  const dialog = await openSignIn(page);
  await fillCredentials(page, person);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Вы вошли в систему.').waitFor();
}

export const profileButton = (page: Page) => page.getByRole('banner').getByText('Профиль');

export async function openAccountMenu(page: Page) {
  await page.getByRole('button', { name: 'Аккаунт', exact: true }).click();
}

export async function signOut(page: Page) {
  await openAccountMenu(page);
  await page.getByText('Выйти', { exact: true }).click();
  await page.getByRole('button', { name: 'Войти', exact: true }).first().waitFor();
}

/** The access token that the browser keeps, as any script of the page could read it. */
export const accessToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return key ? localStorage.getItem(key) : null;
  });

export const ask = (path: string, token: string | null) =>
  fetch(`${site}${path}`, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });

/** The same with a body, by any method. */
export const send = (method: string, path: string, token: string | null, body?: unknown) =>
  fetch(`${site}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** From any screen into the admin's panel. */
export async function openPanel(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Админка' }).click();
  await page.getByRole('heading', { name: 'Панель администратора' }).waitFor();
}

/** From any screen of a visitor into the admin's panel. */
export async function openAdmin(page: Page) {
  await signIn(page, demoAdmin);
  await openPanel(page);
}
