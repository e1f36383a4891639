import { expect, it } from 'vitest';
import { useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

it('the page for developers: by keys, with nothing wider than a page of 320 px (docs/rules.md#api-described)', async () => {
  const page = await visit({ viewport: { width: 320, height: 640 }, path: '/developers' });
  await page.getByRole('heading', { name: 'Для разработчиков', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Для ИИ-ассистентов' }).waitFor();
  const search = page.locator('details').filter({ hasText: 'Найти вакансии' }).first();
  await search.locator('summary').focus();
  await page.keyboard.press('Enter');
  await search.getByText('Пример ответа').waitFor();
  expect(await search.getByRole('row').count()).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const [file, answer] = await Promise.all([
    page.waitForResponse('**/openapi.json'),
    page.getByRole('link', { name: 'Описание для программ' }).click(),
  ]).then(async ([response]) => [response.headers(), await response.json()]);
  expect(file['content-type']).toContain('application/json');
  expect(answer.openapi).toBe('3.1.0');
});
