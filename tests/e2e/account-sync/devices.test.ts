import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faults } from '../stage/faults.ts';
import { newcomer, profileButton, refusals, signIn, signUp } from '../stage/people.ts';
import { site, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

const kept = (page: Page, what: string): Locator => page.getByRole('region', { name: `Хранение ${what}` });
const keep = (page: Page, what: string) =>
  kept(page, what).getByRole('button', { name: 'Хранить в\u00a0аккаунте', exact: true });
const isSaved = (page: Page, what: string) =>
  kept(page, what)
    .getByText(/^Сохранено в\sаккаунте \d{1,2}\s[а-я]+, \d\d:\d\d$/)
    .waitFor();

const go = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).click();

it('what its owner keeps in the account is on a second device, which begins without onboarding (docs/rules.md#account-sync)', async () => {
  const person = newcomer();
  const first = await visit({ path: '/nope', expects: refusals });
  await first.addInitScript(() => {
    if (localStorage.getItem('storage_owner')) return;
    localStorage.setItem('onboarding_completed', 'true');
    localStorage.setItem('user_profile', JSON.stringify({ fullName: 'Анна Петрова', skills: ['Python'] }));
    localStorage.setItem('user_resume', 'Анна Петрова, аналитик');
  });
  await first.goto(`${site}/applications`);
  expect(await kept(first, 'откликов').count()).toBe(0);
  await signUp(first, person);
  await signIn(first, person);

  // Each with its own consent beside the button, and nothing before it is pressed.
  await keep(first, 'откликов').waitFor();
  await kept(first, 'откликов').getByText('за\u00a0пределами России').waitFor();
  await first.getByRole('button', { name: 'Добавить вручную' }).click();
  await first.getByLabel('Должность').fill('Инженер по данным');
  await first.getByRole('button', { name: 'Добавить', exact: true }).dblclick();
  await first.getByRole('article').filter({ hasText: 'Инженер по данным' }).waitFor();
  expect(await faults(first)).toEqual([]);
  await keep(first, 'откликов').click();
  await isSaved(first, 'откликов');
  await first.goto(`${site}/profile`);
  await keep(first, 'профиля').click();
  await isSaved(first, 'профиля');
  expect(await faults(first)).toEqual([]);
  await first.goto(`${site}/documents`);
  await keep(first, 'резюме').click();
  await isSaved(first, 'резюме');
  await first.getByRole('textbox', { name: 'Название версии' }).fill('Для аналитика');
  await first.keyboard.press('Enter');
  await first.getByRole('heading', { name: 'Для аналитика' }).waitFor();
  await keep(first, 'версий резюме').click();
  await isSaved(first, 'версий резюме');

  const second = await visit({ expects: refusals });
  await signIn(second, person);
  await profileButton(second).waitFor();
  await expect.poll(() => second.evaluate(() => localStorage.getItem('onboarding_completed'))).toBe('true');
  expect(await second.getByRole('dialog').filter({ hasText: 'из 5' }).count()).toBe(0);
  await go(second, /^Мои отклики/);
  const record = second.getByRole('article').filter({ hasText: 'Инженер по данным' });
  await record.waitFor();
  expect(await record.count()).toBe(1);
  await isSaved(second, 'откликов');
  await second.goto(`${site}/profile`);
  await expect.poll(() => second.getByLabel('Имя и\u00a0фамилия').inputValue()).toBe('Анна Петрова');
  await second.goto(`${site}/documents`);
  await expect
    .poll(() => second.locator('textarea[name=resume]').inputValue())
    .toBe('Анна Петрова, аналитик');
  await second.getByRole('heading', { name: 'Для аналитика' }).waitFor();
  await second.getByText('Открыть текст').click();
  await second.getByRole('region', { name: 'Текст версии «Для аналитика»' }).waitFor();

  // Off again, and out of the account: the other device says so, and keeps what it has.
  await second.goto(`${site}/applications`);
  await kept(second, 'откликов').getByRole('button', { name: 'Не хранить в\u00a0аккаунте' }).click();
  const dialog = second.getByRole('dialog', { name: 'Больше не\u00a0хранить в\u00a0аккаунте?' });
  await dialog.waitFor();
  expect(await faults(second)).toEqual([]);
  await dialog.getByRole('button', { name: 'Удалить из\u00a0аккаунта' }).click();
  await keep(second, 'откликов').waitFor();
  await first.goto(`${site}/applications`);
  await kept(first, 'откликов')
    .getByText(/^На\sдругом устройстве хранение выключили/)
    .waitFor();
  await first.getByRole('article').filter({ hasText: 'Инженер по данным' }).waitFor();
}, 120_000);

it('offline it says what will be, and sends once the network is back (docs/rules.md#account-sync-state)', async () => {
  const person = newcomer();
  const page = await visit({ path: '/nope', expects: /40[0-9]|429|ERR_INTERNET_DISCONNECTED/ });
  await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
  await page.goto(`${site}/applications`);
  await signUp(page, person);
  await signIn(page, person);
  await keep(page, 'откликов').click();
  await isSaved(page, 'откликов');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Не хранить в\u00a0аккаунте');
  // Loaded before the network goes.
  await page.getByRole('button', { name: 'Добавить вручную' }).click();
  await page.getByLabel('Должность').fill('Инженер по данным');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await kept(page, 'откликов').getByText('Нет соединения: отправим, когда оно появится').waitFor();
  await page.context().setOffline(false);
  await isSaved(page, 'откликов');
}, 120_000);
