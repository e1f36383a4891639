import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faults } from '../stage/faults.ts';
import { newcomer, refusals, signIn, signUp } from '../stage/people.ts';
import { site, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

const kept = (page: Page, what: string): Locator => page.getByRole('region', { name: `Хранение ${what}` });
const keep = (page: Page, what: string) =>
  kept(page, what).getByRole('button', { name: 'Хранить в\u00a0аккаунте', exact: true });
const isSaved = (page: Page, what: string) =>
  kept(page, what)
    .getByText(/^Сохранено в\sаккаунте/)
    .waitFor();

interface Own {
  profile: object;
  resume: string;
}

/** A browser in which somebody past onboarding has written these before they sign in. */
async function device({ profile, resume }: Own): Promise<Page> {
  const page = await visit({ path: '/nope', expects: refusals });
  await page.addInitScript(
    ([own, text]) => {
      if (localStorage.getItem('storage_owner')) return;
      localStorage.setItem('onboarding_completed', 'true');
      localStorage.setItem('user_profile', own);
      localStorage.setItem('user_resume', text);
    },
    [JSON.stringify(profile), resume] as const,
  );
  await page.goto(`${site}/profile`);
  return page;
}

const own = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const profileOf = async (page: Page) => JSON.parse((await own(page, 'user_profile')) ?? '{}');

/** Opens the choice, which changes nothing by itself. */
async function choice(page: Page, what: string): Promise<Locator> {
  await kept(page, what)
    .getByText(/^Здесь и\sв\sаккаунте записано разное/)
    .waitFor();
  await kept(page, what).getByRole('button', { name: 'Выбрать' }).click();
  const dialog = page.getByRole('dialog', { name: 'Что оставить?' });
  await dialog.waitFor();
  return dialog;
}

it('two that differ are both shown, neither changes before its owner chooses, and each choice stands on both sides (docs/rules.md#account-sync-conflict)', async () => {
  const person = newcomer();
  const first = await device({
    profile: { fullName: 'Анна Петрова', position: 'Аналитик', skills: ['SQL'] },
    resume: 'Анна Петрова, аналитик',
  });
  await signUp(first, person);
  await signIn(first, person);
  await keep(first, 'профиля').click();
  await isSaved(first, 'профиля');
  await first.goto(`${site}/documents`);
  await keep(first, 'резюме').click();
  await isSaved(first, 'резюме');

  const second = await device({
    profile: { fullName: 'Анна Петрова', position: 'ML-инженер', skills: ['Python'] },
    resume: 'Анна Петрова, ML-инженер',
  });
  await signIn(second, person);
  const profile = await choice(second, 'профиля');
  const position = profile.getByRole('region', { name: 'Должность' });
  await position.getByText('ML-инженер').waitFor();
  await position.getByText('Аналитик').waitFor();
  // What is the same on both sides is no question.
  expect(await profile.getByRole('region', { name: 'Имя' }).count()).toBe(0);
  expect(await faults(second)).toEqual([]);
  await profile.getByRole('button', { name: 'Решить позже' }).click();
  expect((await profileOf(second)).position).toBe('ML-инженер');

  await (await choice(second, 'профиля'))
    .getByRole('button', { name: 'Оставить с\u00a0этого устройства' })
    .click();
  await isSaved(second, 'профиля');
  const joined = await profileOf(second);
  expect([joined.position, joined.skills.toSorted()]).toEqual(['ML-инженер', ['Python', 'SQL']]);
  await first.goto(`${site}/profile`);
  await expect.poll(async () => (await profileOf(first)).position).toBe('ML-инженер');

  await second.goto(`${site}/documents`);
  const resume = await choice(second, 'резюме');
  await resume.getByText('Анна Петрова, аналитик').waitFor();
  await resume.getByText('Анна Петрова, ML-инженер').waitFor();
  expect(await faults(second)).toEqual([]);
  await resume.getByRole('button', { name: 'Взять из\u00a0аккаунта' }).click();
  await isSaved(second, 'резюме');
  await expect
    .poll(() => second.locator('textarea[name=resume]').inputValue())
    .toBe('Анна Петрова, аналитик');
  expect(await own(second, 'user_resume')).toBe('Анна Петрова, аналитик');
  expect(await own(first, 'user_resume')).toBe('Анна Петрова, аналитик');
}, 120_000);
