import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAdmin, demoUser, openAccountMenu, refusals, signIn, signOut } from '../stage/people.ts';
import { cards, totalOf, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

/** Looked at without making what is not there yet. */
const keptTexts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tracker')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('tracker');
      opening.onsuccess = () => {
        const db = opening.result;
        const count = db.transaction('texts').objectStore('texts').count();
        count.onsuccess = () => {
          db.close();
          resolve(count.result);
        };
      };
    });
  });

const empty = 'Здесь будет всё, куда вы откликнулись';

it('a desk goes with its owner, nobody else sees it, and forgetting takes the texts along (docs/rules.md#storage-forget)', async () => {
  const page = await visit({ expects: refusals });
  await totalOf(page);
  const star = cards(page)
    .first()
    .getByRole('button', { name: /^Сохранить/ });
  const title = await cards(page).first().getByRole('heading').innerText();
  await star.click();
  await expect.poll(() => keptTexts(page)).toBe(1);

  // Whoever signs in first takes it along.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Мои отклики/ })
    .click();
  await signIn(page, demoUser);
  await page.getByRole('button', { name: title, exact: true }).waitFor();
  await signOut(page);
  await page.getByText(empty).waitFor();
  await signIn(page, demoAdmin);
  await page.getByText(empty).waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: 'Мои отклики', exact: true }).count()).toBe(
    1,
  );
  await signOut(page);

  await signIn(page, demoUser);
  await page.getByRole('button', { name: title, exact: true }).waitFor();
  await openAccountMenu(page);
  await page.getByText('Удалить мои данные с\u00a0этого устройства', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByText(empty).waitFor();
  await expect.poll(() => keptTexts(page)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(title);
});
