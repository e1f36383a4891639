import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  fillCredentials,
  newcomer,
  pastOnboarding,
  refusals,
  signIn,
  signOut,
  signUp,
} from '../stage/people.ts';
import { cards, site, totalOf, useBrowser, type Visit } from '../stage/visit.ts';

const visit = useBrowser();

const resume = `Анна Иванова
ML-инженер
anna@example.ru

Опыт работы: 5 лет
ML-инженер, «Ромашка»: обучила 12 моделей на Python и PyTorch, ускорила ответ сервиса на 40%.

Навыки
Python, PyTorch, SQL, Docker`;

const tab = '/documents?tab=letter';

/** On the tab, with a resume that belongs to nobody yet: so it will be theirs who signs in. */
async function arrive(options: Visit & { resume?: string | null } = {}) {
  const { resume: text = resume, path = tab, ...rest } = options;
  const page = await visit({ path: '/nope', expects: refusals, ...rest });
  await pastOnboarding(page);
  await page.addInitScript((text) => {
    if (text && !localStorage.getItem('storage_owner')) localStorage.setItem('user_resume', text);
  }, text);
  await page.goto(site + path);
  return page;
}

const create = (page: Page) => page.getByRole('button', { name: 'Создать письмо с AI' });
const company = (page: Page) => page.getByLabel('Компания', { exact: true });
const position = (page: Page) => page.getByLabel('Должность', { exact: true });
const letterText = (page: Page) => page.getByRole('textbox', { name: 'Текст письма' });
const picker = (page: Page) => page.getByRole('button', { name: /^Вакансия/ });
const savedList = (page: Page) => page.getByRole('list', { name: 'Письма для этой вакансии' });

describe('before anything is asked (docs/rules.md#letter-form)', () => {
  it('without a resume it warns, and nothing can be created', async () => {
    const page = await arrive({ resume: null });
    await page.getByText('Резюме пока нет').waitFor();
    expect(await create(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Перейти к резюме' }).click();
    await page.getByRole('textbox', { name: 'Текст резюме' }).waitFor();
  });

  it('what is typed in the other tab is a resume', async () => {
    const page = await arrive({ resume: null });
    await page.getByRole('tab', { name: 'Резюме', exact: true }).click();
    await page.getByRole('textbox', { name: 'Текст резюме' }).fill(resume);
    await page.getByRole('tab', { name: 'Сопроводительное письмо' }).click();
    await expect.poll(() => create(page).isEnabled()).toBe(true);
  });

  it('company and position are wanted first', async () => {
    const page = await arrive();
    await company(page).fill('Вектор');
    await create(page).click();
    await page.getByText('Заполните данные').waitFor();
    await page.getByText('Укажите компанию и должность').waitFor();
    await page.getByText('Укажите должность', { exact: true }).waitFor();
    await expect
      .poll(() => position(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('what was typed outlives a reload', async () => {
    const page = await arrive();
    await company(page).fill('Вектор');
    await page.getByLabel('Почему интересно').fill('Люблю векторы');
    await page.reload();
    await expect.poll(() => company(page).inputValue()).toBe('Вектор');
    expect(await page.getByLabel('Почему интересно').inputValue()).toBe('Люблю векторы');
  });
});

describe('the picker', () => {
  it('by the keyboard: the built-in ones, then the real base', async () => {
    const page = await arrive();
    await picker(page).focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('listbox');
    await list.getByText('Frontend-разработчик (React)').waitFor();
    await list.getByText('Вакансии Призвания').waitFor();
    await page.keyboard.type('кедр диджитал');
    await expect.poll(() => list.getByRole('option').count()).toBe(1);
    // Nothing has been chosen yet, and the form is not sent: the focus would go to its first empty field.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const search = page.getByRole('combobox', { name: 'Поиск вакансии...' });
    const active = await search.getAttribute('aria-activedescendant');
    expect(await list.getByRole('option').getAttribute('id')).toBe(active);
    await page.keyboard.press('Enter');
    expect(await company(page).inputValue()).toBe('Кедр Диджитал');
    expect(await position(page).inputValue()).toBe('Frontend-разработчик (React)');
    const chosen = page.getByRole('button', { name: 'Вакансия Frontend-разработчик (React) Кедр Диджитал' });
    await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await expect.poll(() => list.getByRole('option', { selected: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('goes on with the base as it is scrolled, and tries again what did not come', async () => {
    const page = await arrive({ expects: /40[0-9]|500|Internal/ });
    let isBroken = true;
    await page.route('**/api/jobs?*page=2*', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    );
    await picker(page).click();
    const options = page.getByRole('listbox').getByRole('option');
    await page.getByText('Вакансии Призвания').waitFor();
    const first = await options.count();
    await options.last().scrollIntoViewIfNeeded();
    await page.getByText('Не удалось загрузить вакансии').waitFor();
    isBroken = false;
    await page.getByRole('dialog').getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(() => options.count()).toBeGreaterThan(first);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => options.first().getAttribute('data-active')).toBe('true');
  });

  it('says so when there is nothing', async () => {
    const page = await arrive();
    await picker(page).click();
    await page.getByPlaceholder('Поиск вакансии...').fill('нет таких слов');
    await page.getByText('Вакансии не найдены.').waitFor();
  });
});

describe('a letter', () => {
  it('from a vacancy through the sign-in to a kept letter', async () => {
    const page = await arrive({ path: '/nope' });
    const person = newcomer();
    await signUp(page, person);
    await page.goto(`${site}/?ai=true`);
    await totalOf(page);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    const id = new URL(page.url()).searchParams.get('vacancy');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: 'Написать сопроводительное письмо' }).click();
    await expect.poll(() => position(page).inputValue(), { timeout: 10_000 }).toBe(title);
    expect(page.url()).toBe(site + tab);

    const request = page.waitForRequest(/\/api\/ai\/generate-cover-letter/);
    await create(page).click();
    await fillCredentials(page, person);
    await page.keyboard.press('Enter');
    expect((await request).postDataJSON()).toMatchObject({
      jobUrl: `Job ID: ${id}`,
      position: title,
      resumeText: resume,
    });
    await page.getByText('Письмо создано').waitFor();
    expect(await letterText(page).inputValue()).toContain(await company(page).inputValue());
    await page.getByText('Составлено по правилам, без нейросети').waitFor();
    await page.getByText(/На\sсегодня осталось: \d+/).waitFor();

    await letterText(page).fill('Здравствуйте! Я сама всё написала.');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Письмо сохранено').waitFor();
    await savedList(page).getByText(title).waitFor();

    await page.getByRole('button', { name: 'Перегенерировать' }).click();
    await expect.poll(() => letterText(page).inputValue(), { timeout: 10_000 }).not.toContain('сама');
    await page.getByRole('button', { name: 'Вернуть прежнее письмо' }).click();
    expect(await letterText(page).inputValue()).toContain('сама');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cover-letter.txt');
    expect(readFileSync(await download.path(), 'utf8')).toBe('Здравствуйте! Я сама всё написала.');

    await signOut(page);
    expect(await letterText(page).count()).toBe(0);
    expect(await savedList(page).count()).toBe(0);
    await signIn(page, person);
    await savedList(page)
      .getByRole('button', { name: /^Открыть письмо/ })
      .click();
    expect(await letterText(page).inputValue()).toContain('сама');
    await page.getByRole('button', { name: /^Удалить письмо/ }).click();
    await page.getByText('Письмо удалено').waitFor();
    expect(await savedList(page).getByRole('listitem').count()).toBe(0);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await savedList(page).getByText(title).waitFor();
  });

  it('stopped, or refused, leaves everything as it was', async () => {
    const page = await arrive({ path: '/nope', expects: /40[0-9]|413/ });
    const person = newcomer();
    await signUp(page, person);
    await signIn(page, person);
    await page.goto(site + tab);
    await company(page).fill('Вектор');
    await position(page).fill('ML-инженер');
    await page.route('**/api/ai/generate-cover-letter', () => {});
    await create(page).click();
    await page.getByRole('button', { name: 'Создаю письмо...' }).waitFor();
    await page.getByRole('button', { name: 'Остановить' }).click();
    await create(page).waitFor();
    expect(await letterText(page).count()).toBe(0);

    await page.unroute('**/api/ai/generate-cover-letter');
    await page.route('**/api/ai/generate-cover-letter', (route) =>
      route.fulfill({ status: 413, json: { error: { code: 'too_large', message: 'too large' } } }),
    );
    await create(page).click();
    await page.getByText('Ошибка создания письма').waitFor();
    await page.getByText('Резюме или данные слишком большие. Сократите текст.').waitFor();
    expect(await company(page).inputValue()).toBe('Вектор');
  });
});
