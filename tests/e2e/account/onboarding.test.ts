import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newcomer, profileButton, refusals, signIn, signOut, signUp } from '../stage/people.ts';
import { registered, signedIn } from '../stage/signed-in.ts';
import { cards, site, totalOf, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ hasText: 'из 5' });
const next = (page: Page) => dialogOf(page).getByRole('button', { name: 'Далее' });

async function newUser(page: Page) {
  const person = newcomer();
  await signUp(page, person);
  await signIn(page, person);
  await dialogOf(page).waitFor();
}

/** As above, without the form. */
async function arriveAsNewUser() {
  const person = await registered();
  const page = await visit(await signedIn(person, {}));
  await dialogOf(page).waitFor();
  return { page, person };
}

/** The fields of step 2, in the specified order, are plain text inputs. */
async function fillBasics(page: Page, [fullName, position, experience]: string[]) {
  const inputs = dialogOf(page).getByRole('textbox');
  await inputs.nth(0).fill(fullName ?? '');
  await inputs.nth(1).fill(position ?? '');
  await inputs.nth(2).fill(experience ?? '');
}

async function complete(page: Page, name: string) {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Начать' }).click();
  await fillBasics(page, [name, 'ML-инженер', '5 лет']);
  await next(page).click();
  await dialog.getByRole('textbox').fill('Python');
  await page.keyboard.press('Enter');
  await next(page).click();
  await dialog.getByRole('textbox').fill(`${name}: больше двадцати символов о себе`);
  await next(page).click();
  await dialog.getByRole('button', { name: 'Начать поиск' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

async function doNotTouch(first: Locator, second: Locator) {
  const [firstBox, secondBox] = [await first.boundingBox(), await second.boundingBox()];
  if (!firstBox || !secondBox) throw new Error('not shown');
  expect(firstBox.y >= secondBox.y + secondBox.height || secondBox.y >= firstBox.y + firstBox.height).toBe(
    true,
  );
}

/** Who is signed in is known, and drawn: a dialog that is owed to them stands or is being fetched. */
async function isKnown(page: Page) {
  await profileButton(page).waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

const fetched = (page: Page, name: string) =>
  page.evaluate(
    (prefix) =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes(prefix)).length,
    name,
  );

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('onboarding (docs/rules.md#onboarding)', () => {
  it('five steps with their gates, hints, toasts and percentages', async () => {
    const page = await visit({ expects: refusals });
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/documents', {
      timeout: 60_000,
    });
    await newUser(page);
    const dialog = dialogOf(page);
    const seen = async (step: number, percent: number) => {
      await dialog.getByText(`Шаг ${step} из 5`).waitFor();
      await dialog.getByText(`${percent}\u00a0%`, { exact: true }).waitFor();
    };

    await seen(1, 0);
    await dialog.getByRole('heading', { name: 'Добро пожаловать!' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Назад' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Начать' }).click();

    await seen(2, 25);
    await dialog.getByRole('heading', { name: 'Основная информация' }).waitFor();
    expect(await next(page).isDisabled()).toBe(true);
    await fillBasics(page, ['Анна \u202eИвановна\u200b 🎯', 'ML-инженер', '   ']);
    expect(await next(page).isDisabled()).toBe(true);
    await fillBasics(page, ['Анна \u202eИвановна\u200b 🎯', 'ML-инженер', '5 лет']);
    await next(page).click();
    await page.getByText('🎯 Отлично!').waitFor();

    await seen(3, 50);
    await dialog.getByText('Добавьте хотя бы один навык, чтобы продолжить').waitFor();
    expect(await next(page).isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('SQL');
    expect(await next(page).isDisabled()).toBe(true);
    for (const skill of ['  Python ', 'Python', '   ', 'SQL']) {
      await dialog.getByRole('textbox').fill(skill);
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: /^SQL/ }).click();
    expect(await dialog.getByRole('list', { name: 'Добавленные навыки' }).getByRole('listitem').count()).toBe(
      1,
    );
    // Typed, not added: going back does not add it, going on does.
    await dialog.getByRole('textbox').fill('  Go ');
    await dialog.getByRole('button', { name: 'Назад' }).click();
    await seen(2, 25);
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('"Go"');
    await next(page).click();
    await seen(3, 50);
    await next(page).click();
    await page.getByText('⚡ Супер!').waitFor();

    await seen(4, 75);
    await dialog.getByRole('textbox').fill('a'.repeat(20));
    await dialog.getByText('Минимум 20 символов (20/20)').waitFor();
    expect(await next(page).isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('a'.repeat(21));
    // Until the page knows whether the stage takes files, it would keep their names only.
    await listed;
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'x.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await dialog.getByText('Нажимая «Загрузить», вы соглашаетесь').waitFor();
    await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await dialog.getByText('✅ Файл загружен').waitFor();
    await dialog.getByText(/1\sфайл/).waitFor();
    await next(page).click();

    await seen(5, 100);
    await dialog.getByText('AI-подбор включен').waitFor();
    await dialog.getByText('Прямые контакты открыты').waitFor();
    expect(await dialog.getByRole('button', { name: 'Назад' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Начать поиск' }).click();
    await page.getByText('🎉 Поздравляем!').waitFor();
    await page.getByText('🎉 Профиль создан! Теперь вам доступны все функции').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('main');

    expect(await fetched(page, 'onboarding-dialog')).toBeGreaterThan(0);
    expect(await stored(page, 'onboarding_completed')).toBe('true');
    expect(JSON.parse((await stored(page, 'user_profile')) ?? '{}')).toMatchObject({
      fullName: 'Анна \u202eИвановна\u200b 🎯',
      position: 'ML-инженер',
      experience: '5 лет',
      skills: ['Python', 'Go'],
      about: 'a'.repeat(21),
    });
    await page.reload();
    await totalOf(page);
    await isKnown(page);
    expect(await fetched(page, '/assets/')).toBeGreaterThan(0);
    expect(await fetched(page, 'onboarding-dialog')).toBe(0);
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('on a phone its toasts cover neither the heading nor the buttons', async () => {
    const page = await visit({ expects: refusals, viewport: { width: 390, height: 844 } });
    await newUser(page);
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Начать' }).click();
    await fillBasics(page, ['Анна', 'ML-инженер', '5 лет']);
    await next(page).click();
    const toasts = dialog.getByRole('region', { name: 'Уведомления' });
    await toasts.getByText('🎯 Отлично!').waitFor();
    for (const part of [
      dialog.getByRole('heading', { name: 'Ваши навыки' }),
      dialog.getByRole('progressbar'),
      next(page),
      dialog.getByText('Выйти из аккаунта'),
    ])
      await doNotTouch(toasts, part);
  });

  it('is left by nothing but its end or the account’s', async () => {
    const { page } = await arriveAsNewUser();
    const dialog = dialogOf(page);
    const stands = () => dialog.waitFor();
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await stands();
    // Underlined, so that nobody takes it for a label.
    const leave = dialog.getByRole('button', { name: 'Выйти из аккаунта' });
    expect(await leave.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
    await page.mouse.click(5, 5);
    await stands();
    await page.goto(`${site}/?level=Senior&page=2`);
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor();
    await page.goto(`${site}/documents`);
    await page.getByRole('heading', { name: 'Мои документы' }).waitFor();
    expect(await dialog.count()).toBe(0);
    await page.goto(site);
    await dialog.waitFor();
    const vacancy = await cards(page).first().getByRole('link').first().getAttribute('href');
    await page.goto(`${site}${vacancy}`);
    await page.getByRole('link', { name: 'Назад к списку' }).waitFor();
    await isKnown(page);
    expect(await dialog.count()).toBe(0);
    await page.getByRole('link', { name: 'Назад к списку' }).click();
    await dialog.waitFor();
    await dialog.getByText('Выйти из аккаунта').click();
    await page.getByRole('button', { name: 'Войти', exact: true }).first().waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('is everybody’s own; nobody sees another’s data, and it is there again when they return', async () => {
    const { page, person: anna } = await arriveAsNewUser();
    await complete(page, 'Анна');
    await signOut(page);
    for (const key of ['user_profile', 'onboarding_completed', 'user_resume'])
      expect(await stored(page, key)).toBeNull();

    const boris = newcomer();
    await signUp(page, boris);
    await signIn(page, boris);
    await dialogOf(page).waitFor();
    await complete(page, 'Борис');
    expect(await stored(page, 'user_profile')).toContain('Борис');
    await signOut(page);

    await signIn(page, anna);
    await totalOf(page);
    expect(await stored(page, 'user_profile')).toContain('Анна');
    await isKnown(page);
    expect(await dialogOf(page).count()).toBe(0);
  });
});

describe('the profile page (docs/rules.md#profile-page)', () => {
  it('shows what onboarding learnt, is changed and saved, and asks before it is left unsaved', async () => {
    const { page } = await arriveAsNewUser();
    await complete(page, 'Вера');
    await page.getByRole('banner').getByText('Профиль').click();
    await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
    await page.getByText('PDF, DOC, DOCX до 10 MB').waitFor();
    const name = page.getByRole('main').getByRole('textbox').first();
    expect(await name.inputValue()).toBe('Вера');
    await name.fill('Вера Павловна');
    await page.getByRole('button', { name: 'Сохранить изменения' }).click();
    await page.getByText('✅ Профиль сохранен!').waitFor();
    expect(JSON.parse((await stored(page, 'user_profile')) ?? '{}')).toMatchObject({
      fullName: 'Вера Павловна',
      artifacts: [],
    });

    await page.getByText('PDF, DOC, DOCX до 10 MB').waitFor();
    await page.getByRole('button', { name: 'Выбрать файлы' }).waitFor();

    await name.fill('Никто');
    await page.getByRole('banner').getByText('Все вакансии').click();
    await page
      .getByRole('dialog', { name: 'Уйти без сохранения?' })
      .getByRole('button', { name: 'Остаться' })
      .click();
    expect(await name.inputValue()).toBe('Никто');
    await page.getByRole('button', { name: 'Отмена' }).click();
    await totalOf(page);
    expect(await stored(page, 'user_profile')).toContain('Вера Павловна');
  });

  it('two tabs keep what the other has saved, and a skill that was only typed is saved', async () => {
    const { page } = await arriveAsNewUser();
    await complete(page, 'Вера');
    const other = await page.context().newPage();
    const field = (tab: Page, name: string) => tab.locator(`input[name=${name}]`);
    const save = async (tab: Page) => {
      await tab.getByRole('button', { name: 'Сохранить изменения' }).click();
      await tab.getByText('✅ Профиль сохранен!').waitFor();
    };
    for (const tab of [page, other]) await tab.goto(`${site}/profile`);
    await field(page, 'fullName').fill('Вера Павловна');
    await field(other, 'position').fill('Тимлид');
    await other.getByPlaceholder('Например, Python').fill(' Go ');
    await save(page);
    await save(other);
    expect(JSON.parse((await stored(page, 'user_profile')) ?? '{}')).toMatchObject({
      fullName: 'Вера Павловна',
      position: 'Тимлид',
      skills: ['Python', 'Go'],
    });
    expect(await other.getByPlaceholder('Например, Python').inputValue()).toBe('');

    await other.getByPlaceholder('Например, Python').fill('Rust');
    await other.getByRole('banner').getByText('Все вакансии').click();
    await other.getByRole('button', { name: 'Остаться' }).click();
    // The question goes, and the focus is where it was before it.
    await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toBe('Все вакансии');
    await other.getByRole('button', { name: 'Отмена' }).click();
    await totalOf(other);
    expect(await stored(page, 'user_profile')).not.toContain('Rust');
  });

  it('asks a visitor to sign in', async () => {
    const page = await visit({ path: '/profile' });
    await page.getByText('Войдите, чтобы открыть профиль').waitFor();
  });
});
