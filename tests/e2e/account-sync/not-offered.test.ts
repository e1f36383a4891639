import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atDesk } from '../desk/kept-desk.ts';
import { atSearches } from '../desk/kept-searches.ts';
import { newcomer, refusals, signIn, signUp } from '../stage/people.ts';
import { site, totalOf, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

/** What only a stage that offers them could keep: neither account nor mail. */
const promise = /аккаунт|на\sдругих? устройств|подпис|рассыл|получать письма|пришлём|на\sпочту/iu;

/** Of the frame, and of what was done: they speak of signing in itself. */
const pageOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ');

/** Somebody past onboarding at a stage that has both switched off; what is asked of either is written down. */
async function arrive(): Promise<{ page: Page; requests: string[] }> {
  const page = await visit({ path: '/nope', expects: refusals });
  const requests: string[] = [];
  await page.context().route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, accountSync: false, subscriptions: false } });
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(tracker(?!\/vacancies)|synced|searches(?!\/new)|subscriptions)/.test(pathname))
      requests.push(pathname);
  });
  await page.addInitScript(() => {
    if (localStorage.getItem('storage_owner')) return;
    localStorage.setItem('onboarding_completed', 'true');
    localStorage.setItem('user_profile', JSON.stringify({ fullName: 'Анна Петрова', skills: ['Python'] }));
    localStorage.setItem('user_resume', 'Анна Петрова, аналитик');
  });
  await page.goto(`${site}/applications`);
  return { page, requests };
}

/** Each screen on which either would stand, once it is there. */
async function promisesOn(page: Page): Promise<string[]> {
  const promisesFound: string[] = [];
  const look = async (name: string) => {
    // What is offered is said once the stage and the account have answered.
    await page.waitForLoadState('networkidle');
    const found = promise.exec(await pageOf(page));
    if (found) promisesFound.push(`${name}: ${found[0]}`);
  };
  await atDesk(page);
  await page.getByText('Похоже, ответа нет?').waitFor();
  await look('desk');
  await atDesk(page, []);
  await look('empty desk');
  await atSearches(page);
  await page.getByRole('button', { name: 'Переименовать: Senior' }).waitFor();
  await look('searches');
  await atSearches(page, []);
  await look('no searches');
  await page.goto(`${site}/?level=Senior`);
  await totalOf(page);
  await page.getByRole('button', { name: 'Сохранить поиск' }).click();
  await page
    .getByText(/^Поиск сохранён/)
    .first()
    .waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await look('list');
  return promisesFound;
}

it('where a stage offers neither, a visitor sees nothing of them (docs/rules.md#account-sync, docs/rules.md#emails)', async () => {
  const { page, requests } = await arrive();
  expect(await promisesOn(page)).toEqual([]);
  expect(requests).toEqual([]);
}, 60_000);

it('nor does who has signed in', async () => {
  const { page, requests } = await arrive();
  const person = newcomer();
  await signUp(page, person);
  await signIn(page, person);
  expect(await promisesOn(page)).toEqual([]);
  for (const [path, heading] of [
    ['profile', /^Личный кабинет/],
    ['documents?tab=resume', /^Версии резюме/],
  ] as const) {
    await page.goto(`${site}/${path}`);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await pageOf(page)).not.toMatch(/хранить в\sаккаунте|хранится в\sаккаунте|вашем аккаунте/iu);
  }
  expect(await page.getByRole('region', { name: /^Хранение/ }).count()).toBe(0);
  expect(requests).toEqual([]);
}, 60_000);
