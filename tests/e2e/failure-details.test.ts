import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { totalOf, useBrowser } from './stage/visit.ts';

const visit = useBrowser();

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const toastOf = (page: Page) => page.getByRole('region', { name: 'Уведомления' });

/** A search that the server fails at, as a function of ours says it; gives the ids that the browser has sent. */
async function failedSearch(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await totalOf(page);
  await page.route('**/api/jobs?*', (route) => {
    const requestId = route.request().headers()['x-request-id'] ?? '';
    sent.push(requestId);
    return route.fulfill({
      status: 500,
      json: { error: { code: 'internal', message: 'Внутренняя ошибка', requestId } },
    });
  });
  await page.getByRole('checkbox', { name: 'Junior', exact: true }).check();
  await toastOf(page).getByText('Не удалось загрузить вакансии').waitFor({ timeout: 30_000 });
  return sent;
}

describe('a failure of the server', () => {
  it('tells under «Подробнее» the number by which its log knows the request, to be copied', async () => {
    const page = await visit({ expects: /500/, permissions: ['clipboard-read', 'clipboard-write'] });
    const sent = await failedSearch(page);
    const toast = toastOf(page);
    const details = toast.getByRole('button', { name: 'Подробнее' });
    expect(await details.getAttribute('aria-expanded')).toBe('false');
    await details.focus();
    await page.keyboard.press('Enter');
    const id = await toast.getByText(uuid).innerText();
    expect(sent).toContain(id);

    await toast.getByRole('button', { name: 'Скопировать номер запроса' }).click();
    await page.getByText('Скопировано', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  });
});

it('a request has one id in the browser, in the function’s log and in the answer', async () => {
  const page = await visit();
  await totalOf(page);
  const answered = page.waitForResponse((response) => response.url().includes('/api/jobs?'));
  await page.getByRole('checkbox', { name: 'Senior', exact: true }).check();
  const response = await answered;
  const id = (await response.request().allHeaders())['x-request-id'] ?? '';
  expect(id).toMatch(uuid);
  expect((await response.allHeaders())['x-request-id']).toBe(id);

  const logs = join(inject('localDir'), 'logs');
  const lines = () =>
    readdirSync(logs)
      .flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n'))
      .filter((line) => line.includes(id));
  await expect.poll(lines).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
    event: 'request',
    route: 'GET /api/jobs',
    status: 200,
    requestId: id,
  });
});
