import { expect, it } from 'vitest';
import { framesOf, watchNextPage, watchShifts } from '#tests/support/browser/shifts.ts';
import { pastOnboarding, refusals } from './stage/people.ts';
import { registered, signedIn } from './stage/signed-in.ts';
import { cards, site, totalOf, useBrowser } from './stage/visit.ts';

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
    const textBefore = await cards(page).first().innerText();
    released.resolve();
    expect(await totalOf(page)).toBeLessThan(before);
    await expect.poll(() => cards(page).first().innerText()).not.toBe(textBefore);
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

it.each([1440, 390])(
  'what its reader has hidden moves nothing once it is known, %i px wide',
  async (width) => {
    const page = await visit({ viewport: { width, height: 844 } });
    await totalOf(page);
    const links = await cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map(({ id }) => id));
    const hidden = [1, 4, 5, 8, 11].map((at) => ({
      id: links[at]?.replace('job-', ''),
      name: `Вакансия ${at}`,
    }));
    await page.evaluate((text) => localStorage.setItem('hidden_jobs', text), JSON.stringify(hidden));
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/desk-*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.reload();
    const shifts = await watchShifts(page);
    const card = page.locator('[data-card]').nth(1);
    expect(await card.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
    released.resolve();
    const run = page.locator('[data-hidden-run]');
    await run.first().waitFor();
    expect(await run.count()).toBe(4);
    expect(await shifts()).toBeLessThan(0.001);
    await run.first().click();
    await card.getByRole('link').first().waitFor();
  },
);

it('what its reader has hidden is not recommended before the page knows of it', async () => {
  const page = await visit({ viewport: { width: 1440, height: 844 } });
  await totalOf(page);
  const recommended = page.locator('[data-recommended]');
  const ids = await recommended.evaluateAll((all) => all.map((item) => item.dataset.recommended ?? ''));
  expect(ids.length).toBeGreaterThan(1);
  await page.route('**/assets/desk-*.js', () => {});
  const areSeen = async (...hidden: string[]) => {
    const kept = JSON.stringify(hidden.map((id) => ({ id, name: id })));
    await page.evaluate((text) => localStorage.setItem('hidden_jobs', text), kept);
    await page.reload();
    await totalOf(page);
    const parts = [page.locator('li').filter({ has: recommended }).first(), ...(await recommended.all())];
    return Promise.all(parts.map((part) => part.isVisible()));
  };
  expect(await areSeen(...ids.slice(0, 1))).toEqual([true, ...ids.map((_, at) => at > 0)]);
  expect(await areSeen(...ids)).toEqual([false, ...ids.map(() => false)]);
});

const lazyChunks = /assets\/(?:documents-page|(?:letter|resume)-tab|sync-panel|versions-card)-[^/]*\.js$/;

it.each([
  ['a visitor', 'letter', 390],
  ['a visitor', 'letter', 1440],
  ['somebody', 'letter', 390],
  ['somebody', 'letter', 1440],
  ['somebody', 'resume', 390],
  ['somebody', 'resume', 1440],
] as const)(
  'for %s the tab «%s» of documents stands still as it comes, %i px wide',
  async (who, tab, width) => {
    const person = who === 'somebody' ? await signedIn(await registered()) : { expects: refusals };
    const page = await visit({ path: '/nope', ...person, viewport: { width, height: 844 } });
    await pastOnboarding(page);
    // Each part comes after the page has been seen without it.
    await page.route(lazyChunks, async (route) => {
      await framesOf(page);
      await route.continue();
    });
    const shifts = await watchNextPage(page);
    await page.goto(`${site}/documents?tab=${tab}`);
    if (tab === 'letter') await page.getByLabel('Компания', { exact: true }).waitFor();
    else await page.getByRole('button', { name: 'Хранить в\u00a0аккаунте' }).nth(1).waitFor();
    expect(await shifts()).toBeLessThan(0.005);
  },
);

it('the letters that are kept stand still when the one on the screen comes', async () => {
  const page = await visit({ path: '/nope', expects: refusals, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    const [companyName, position] = ['Вектор', 'Бухгалтер'];
    const kept = { id: 'вектор#бухгалтер', companyName, position, isInAccount: false };
    const letter = { ...kept, text: 'Здравствуйте!', writtenBy: null, isWhole: true };
    sessionStorage.setItem('letter_draft@', JSON.stringify({ companyName, position, letter }));
    localStorage.setItem('saved_letters', JSON.stringify([{ ...kept, savedAt: '2026-09-01T09:00:00.000Z' }]));
  });
  const released = Promise.withResolvers<void>();
  await page.route(/assets\/letter-result-[^/]*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  const shifts = await watchNextPage(page);
  await page.goto(`${site}/documents?tab=letter`);
  await page.getByRole('list', { name: 'Письма для этой вакансии' }).waitFor();
  released.resolve();
  await page.getByRole('textbox', { name: 'Текст письма' }).waitFor();
  expect(await shifts()).toBeLessThan(0.005);
});
