import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessToken, ask, demoAdmin, refusals, send } from '../stage/people.ts';
import { signedIn } from '../stage/signed-in.ts';
import type { useBrowser } from '../stage/visit.ts';

type Visitor = ReturnType<typeof useBrowser>;

let made = 0;

/** A word that no other vacancy has. */
export const uniquePrefix = () => `Проба${process.pid}x${made++}`;

/** The tab «Вакансии», as an admin sees it. */
export async function openTab(visit: Visitor, expects: RegExp = refusals) {
  const page = await visit({ path: '/admin', ...(await signedIn(demoAdmin)), expects });
  // The functions behind the panel have yet to start when a stack's first visitor comes.
  await shownCount(page).waitFor({ timeout: 60_000 });
  return page;
}

export const shownCount = (page: Page) => page.getByText(/^Показано \d/);
const heading = (page: Page) => page.getByRole('heading', { name: /^Вакансии \(/ });
export const totalOf = async (page: Page) => Number((await heading(page).innerText()).replace(/\D/g, ''));
export const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
export const rows = (page: Page) => page.locator('tbody').getByRole('row');
export const toasts = (page: Page) => page.getByRole('region', { name: 'Уведомления' });

export async function find(page: Page, text: string, count: number) {
  await page.getByRole('searchbox').fill(text);
  await page.getByText(`Показано ${count} из ${count}`).waitFor();
}

/** Made behind the panel's back, and found in it. */
export async function withJobs(page: Page, ...endings: string[]) {
  const prefix = uniquePrefix();
  const token = await accessToken(page);
  for (const ending of endings) {
    const { status } = await send('POST', '/api/admin/jobs', token, {
      title: `${prefix} ${ending}`,
      company: 'Вектор',
      categoryId: 'analysts',
    });
    expect(status).toBe(200);
  }
  await find(page, prefix, endings.length);
  return prefix;
}

export async function removeAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
  await page
    .getByRole('group', { name: /выбранными/ })
    .getByRole('button', { name: 'Удалить' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
}

/** What a reader finds, once the edge keeps no older answer. */
export async function waitUntilFound(text: string, count: number) {
  const found = async () => (await (await ask(`/api/jobs?q=${text}`, null)).json()).total;
  await expect.poll(found, { timeout: 30_000, interval: 300 }).toBe(count);
}

/** Such requests fail, but not before the answered function is called. */
export async function failing(page: Page, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin/jobs**', async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  return resolve;
}

/** What the browser writes of answers that a test fakes. */
export const expectedErrors = /40[0-9]|500|Failed to load/;
