import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  path: string;
  /** What is done before the picture; the screen is settled when it ends. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** As a demo account of the local stack. */
export const signIn = async (page: Page, email = 'user@prizvanie.local') => {
  await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Вход в аккаунт' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
  await dialog.getByLabel('Пароль', { exact: true }).first().fill('prizvanie');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
};
