import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withField } from '#core/domain/tracker/tracked-job.ts';
import { totalOf, useBrowser } from '../stage/visit.ts';
import { expectFocus, tabTo } from './by-keys.ts';
import { atDesk, keptDesk, recordOf } from './kept-desk.ts';

const visit = useBrowser();

it('by keys alone: found, saved, applied to, noted, moved, reminded of, and all of it stays', async () => {
  const page = await visit({ expects: /ERR_FAILED/, leavesTo: /example\.com/ });
  const { keyboard } = page;
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await totalOf(page);

  // Past the header and the filters, to the first vacancy of the list.
  await tabTo(page, 'link "Перейти к содержанию"', 1);
  await keyboard.press('Enter');
  await expectFocus(page);
  await keyboard.press('Tab');
  await expectFocus(page);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  await expectFocus(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await tabTo(page, 'button "Сохранить"');
  await keyboard.press('Space');
  await page.getByText('Сохранено в').waitFor();
  await expectFocus(page);

  await page.context().route(/example\.com/, (route) => route.abort());
  await tabTo(page, 'link "Откликнуться на вакансию"');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), keyboard.press('Enter')]);
  await opened.close();
  // As a browser says it to who comes back from another tab.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('group', { name: `Вы откликнулись на «${title}»?` }).waitFor();
  await expectFocus(page);
  await tabTo(page, 'button "Да"', 80);
  await keyboard.press('Enter');
  await page
    .getByRole('article')
    .getByText(/^Вы откликнулись \d/)
    .waitFor();
  await expectFocus(page);

  await tabTo(page, 'link "Мои отклики', 80);
  await keyboard.press('Enter');
  await column('Отклик').getByText(title).waitFor();
  await expectFocus(page);

  const card = `button "${title}"`;
  await tabTo(page, card);
  await keyboard.press('Enter');
  const pane = page.getByRole('dialog', { name: title });
  await pane.waitFor();
  await expectFocus(page);
  await tabTo(page, 'textbox "Заметка"');
  await keyboard.type('Перезвонить в среду');
  await keyboard.press('Escape');
  await pane.waitFor({ state: 'detached' });
  await column('Отклик').getByText('Заметка').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);

  await tabTo(page, `button "Действия: ${title}"`);
  await keyboard.press('Space');
  await page.getByRole('dialog', { name: `Действия: ${title}` }).waitFor();
  await expectFocus(page);
  await tabTo(page, 'button "Скрининг"', 10);
  await keyboard.press('Enter');
  await column('Скрининг').getByText(title).waitFor();
  await expectFocus(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await keyboard.press('Shift+ArrowRight');
  await column('Собеседование').getByText(title).waitFor();
  await expectFocus(page);

  await keyboard.press('Enter');
  await pane.waitFor();
  await tabTo(page, /^textbox "Когда"/);
  // Day and month are the same number, so that their order does not matter.
  await keyboard.type('01012099');
  await keyboard.press('Tab');
  await keyboard.type('1030');
  await tabTo(page, 'textbox "О чём"', 6);
  await keyboard.type('созвон');
  await tabTo(page, 'button "Поставить"', 4);
  await keyboard.press('Enter');
  await pane.getByText('Стоит на 01.01.2099, 10:30').waitFor();
  await keyboard.press('Escape');
  await pane.waitFor({ state: 'detached' });
  await expectFocus(page);

  await page.reload();
  const kept = column('Собеседование').getByRole('article').filter({ hasText: title });
  await kept.getByText('Заметка').waitFor();
  await kept.getByText(/^Через .*: созвон$/).waitFor();
  const [record, ...others] = await keptDesk(page);
  expect(others).toEqual([]);
  expect([record?.stage.value, record?.note.value, record?.reminder.value?.at]).toEqual([
    'interview',
    'Перезвонить в среду',
    '2099-01-01T07:30:00.000Z',
  ]);
});

/** What has the focus, by the words that it is called. */
const focusIsOn = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
      }),
    )
    .toBe(words);

/** From the menu of a card, or of the dialog that is open. */
async function press(page: Page, name: string, menuOf?: string) {
  if (menuOf !== undefined) {
    await page.getByRole('button', { name: `Действия: ${menuOf}`, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

const due = new Date(Date.now() - 3_600_000).toISOString();
const inRow = Array.from({ length: 14 }, (_, n) =>
  recordOf(`own-${n}`, `Вакансия ${n}`, 'applied', n + 1),
).map((record, n) => (n === 2 ? withField(record, 'reminder', { at: due, text: '' }, due) : record));

it('what goes from under the focus leaves it on the desk', async () => {
  const page = await visit();
  await atDesk(page, inRow);
  // To where no card is drawn: on to the next one; the last of all leaves the heading.
  await press(page, 'Отказ', 'Вакансия 0');
  await focusIsOn(page, 'Вакансия 1');
  // Whose reminder has fallen due stands first.
  await press(page, 'Удалить', 'Вакансия 1');
  await focusIsOn(page, 'Вакансия 3');
  await press(page, 'Отменить');
  await focusIsOn(page, 'Вакансия 1');
  await press(page, 'Ещё 1: Отклик');
  await focusIsOn(page, 'Вакансия 13');

  await press(page, 'Вакансия 2');
  const pane = page.getByRole('dialog', { name: 'Вакансия 2' });
  await pane.getByText(/^Стояло на\s.*: это время пришло$/).waitFor();
  await press(page, 'Снять');
  await focusIsOn(page, 'Поставить');
  await pane.getByRole('combobox', { name: 'Этап' }).selectOption('offer');
  await press(page, 'Закрыть');
  await focusIsOn(page, 'Вакансия 2');
  await press(page, 'Вакансия 2');
  await press(page, 'Удалить запись');
  await focusIsOn(page, 'Мои отклики 12\u00a0в\u00a0работе');

  await press(page, 'Добавить вручную');
  await press(page, 'Добавить');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true');
});

it('what is typed about a record goes neither with Esc nor with its page (docs/rules.md#tracker)', async () => {
  const page = await visit();
  await atDesk(page, [recordOf('own-1', 'CV-инженер', 'applied', 3)]);
  const question = page.getByRole('dialog', { name: 'Закрыть без сохранения?' });

  await page.getByRole('button', { name: 'Добавить вручную' }).click();
  const form = page.getByRole('dialog', { name: 'Новая запись' });
  await form.getByRole('textbox', { name: 'Должность' }).fill('Лингвист');
  // Chromium lets a page say no to the first Esc alone.
  for (const _ of [1, 2]) {
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Остаться' }).click();
    expect(await form.getByRole('textbox', { name: 'Должность' }).inputValue()).toBe('Лингвист');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  expect(await keptDesk(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'CV-инженер', exact: true }).click();
  const pane = page.getByRole('dialog', { name: 'CV-инженер' });
  const event = pane.getByRole('textbox', { name: 'Что было' });
  await event.fill('Позвонили');
  await pane.getByRole('textbox', { name: 'О чём' }).fill('созвон');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Остаться' }).click();
  await pane.getByRole('button', { name: 'Добавить событие' }).click();
  await pane.getByRole('listitem').filter({ hasText: 'Позвонили' }).waitFor();
  const reminderAt = pane.getByLabel('Когда').first();
  const unchanged = await reminderAt.inputValue();
  await reminderAt.fill('2099-01-01T10:00');
  await pane.getByRole('textbox', { name: 'О чём' }).fill('');
  await pane.getByRole('button', { name: 'Изменить' }).click();
  await question.getByRole('button', { name: 'Остаться' }).click();
  await pane.getByRole('link', { name: /^К\sписьмам$/ }).click();
  await question.getByRole('button', { name: 'Остаться' }).click();
  expect(await reminderAt.inputValue()).toBe('2099-01-01T10:00');
  await reminderAt.fill(unchanged);
  await page.keyboard.press('Escape');
  await pane.waitFor({ state: 'detached' });
});
