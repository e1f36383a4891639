import { expect, it } from 'vitest';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import { cards, totalOf, useBrowser } from './visit.ts';

const visit = useBrowser();

it.each([1440, 390])(
  'an answer that comes late moves nothing that is on the screen, %i px wide',
  async (width) => {
    const page = await visit({ viewport: { width, height: 844 } });
    const before = await totalOf(page);
    const released = Promise.withResolvers<void>();
    await page.route('**/api/jobs?*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.getByPlaceholder('Поиск вакансий...').fill('инженер');
    // What has been asked for is said at once, above the cards.
    await page.locator('[aria-busy="true"]').waitFor();
    const shifts = await watchShifts(page);
    const shown = await cards(page).first().innerText();
    released.resolve();
    expect(await totalOf(page)).toBeLessThan(before);
    await expect.poll(() => cards(page).first().innerText()).not.toBe(shown);
    expect(await shifts()).toBeLessThan(0.02);
  },
);

it.each([
  ['a vacancy whose code', '**/assets/vacancy-detail*', 'Загрузка вакансии...'],
  ['a text that', '**/api/jobs/*', 'Описание'],
])('%s comes late moves nothing that is on a phone’s screen', async (_, late, meanwhile) => {
  const page = await visit({ viewport: { width: 390, height: 844 } });
  await totalOf(page);
  const released = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await released.promise;
    await route.continue();
  });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByText(meanwhile).first().waitFor({ state: 'attached' });
  const shifts = await watchShifts(page);
  released.resolve();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Comes with the text, under it.
  await page.getByText(/^Открыта /).waitFor({ state: 'attached' });
  expect(await shifts()).toBeLessThan(0.02);
});
