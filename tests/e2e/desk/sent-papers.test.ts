import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pastOnboarding } from '../stage/people.ts';
import { useBrowser } from '../stage/visit.ts';
import { atDesk, keptDesk, recordOf } from './kept-desk.ts';
import { atLetters, keepLetters } from './kept-library.ts';

const visit = useBrowser();

const resume = 'Анна Иванова\nML-инженер\n\nНавыки\nPython, PyTorch';

const versions = (page: Page) => page.getByRole('list', { name: 'Сохранённые версии' });
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Answers how often this page has written the desk since. */
async function countDeskWrites(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { writes: 0 };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'tracker') counted.writes++;
      setItem.call(this, key, value);
    };
    return counted;
  });
  return () => counter.evaluate(({ writes }) => writes);
}

it('a version of the resume is kept, goes with an application by itself, and stays (docs/rules.md#tracker-sent)', async () => {
  const page = await visit({ path: '/documents?tab=resume' });
  await pastOnboarding(page);
  const text = page.getByRole('textbox', { name: 'Текст резюме' });
  await page.getByRole('button', { name: 'Сохранить версию' }).click();
  await notice(page, 'Это пример: замените его своим');
  await text.fill(resume);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByRole('textbox', { name: 'Название версии' }).fill('Для ML-инженера');
  await page.keyboard.press('Enter');
  await versions(page).getByRole('heading', { name: 'Для ML-инженера' }).waitFor();
  await versions(page).getByText('Текущее резюме').waitFor();

  // The same once more is said; another text gets a name of its own.
  await page.getByRole('button', { name: 'Сохранить версию' }).click();
  await notice(page, 'Этот текст уже сохранён: «Для ML-инженера»');
  await text.fill(`${resume}, Docker`);
  await page.getByRole('button', { name: 'Сохранить версию' }).click();
  await versions(page)
    .getByRole('heading', { name: /^Версия от/ })
    .waitFor();

  // The first is taken back as the resume; what was typed is gone, and can be brought back.
  await versions(page)
    .getByRole('button', { name: 'Сделать текущим: Для ML-инженера' })
    .waitFor({ state: 'detached' });
  await text.fill(resume);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();

  await atDesk(page, [recordOf('own-1', 'Инженер по оценке LLM', 'saved', 1)]);
  await page.getByRole('button', { name: 'Действия: Инженер по оценке LLM' }).click();
  await page.getByRole('button', { name: 'Отклик', exact: true }).click();
  await expect.poll(async () => (await keptDesk(page))[0]?.resume.value).toBe('Для ML-инженера');
  await page.getByRole('button', { name: 'Инженер по оценке LLM', exact: true }).click();
  const chosen = page.getByRole('combobox', { name: 'Резюме, которое ушло' });
  expect(await chosen.locator('option:checked').innerText()).toBe('Для ML-инженера');
  await page.getByText('Открыть: Для ML-инженера').click();
  await page.getByRole('dialog').getByText('Python, PyTorch').waitFor();

  await page.goto(new URL('/documents?tab=resume', page.url()).href);
  await versions(page).getByText('Ушла с откликом: «Инженер по оценке LLM», Доктор Рядом').waitFor();
  expect(await page.getByRole('button', { name: 'Удалить: Для ML-инженера' }).count()).toBe(0);
  await page.getByRole('button', { name: /^Удалить: Версия от/ }).click();
  await expect.poll(() => versions(page).getByRole('heading').count()).toBe(1);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(() => versions(page).getByRole('heading').count()).toBe(2);
});

it('letters of a vacancy are compared, and the one that went stays (docs/rules.md#letter-library)', async () => {
  const page = await visit({ path: '/documents?tab=resume' });
  await pastOnboarding(page);
  const ids = await keepLetters(page, ['Здравствуйте! Пишу на Python.', 'Здравствуйте! Пишу на Java.']);

  await atDesk(page, [recordOf('own-1', 'Инженер по оценке LLM', 'applied', 1)]);
  await page.getByRole('button', { name: 'Инженер по оценке LLM', exact: true }).click();
  const chosen = page.getByRole('combobox', { name: 'Письмо, которое ушло' });
  await chosen.selectOption(`kept ${ids[0]}`);
  await page.getByText(/^Открыть: Письмо от/).click();
  await page.getByRole('dialog').getByText('Пишу на Python').waitFor();
  expect((await keptDesk(page))[0]?.letter).toMatchObject({ id: ids[0] });
  // Its owner's own words, and back.
  await chosen.selectOption({ label: 'Другое, своими словами' });
  const writes = await countDeskWrites(page);
  await page.getByRole('textbox', { name: 'Письмо, которое ушло: название' }).pressSequentially('Из почты');
  await expect.poll(async () => (await keptDesk(page))[0]?.letter.value).toBe('Из почты');
  // Not the whole desk with each letter.
  expect(await writes()).toBeLessThan('Из почты'.length);
  await chosen.selectOption(`kept ${ids[0]}`);

  await atLetters(page);
  const list = page.getByRole('list', { name: 'Письма для этой вакансии' });
  await list.getByText('Ушло с откликом').waitFor();
  expect(await list.getByRole('button', { name: /^Удалить письмо/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Сравнить два письма' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сравнение писем' });
  await expect.poll(() => dialog.locator('mark').allInnerTexts()).toEqual(['Python', 'Java']);
  await dialog.getByRole('combobox', { name: 'Первое письмо' }).selectOption(`${ids[1]}`);
  await dialog.getByText('Тексты одинаковы.').waitFor();
  await page.keyboard.press('Escape');

  await list.getByRole('button', { name: /^Удалить письмо/ }).click();
  await page.getByText('Письмо удалено').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
});
