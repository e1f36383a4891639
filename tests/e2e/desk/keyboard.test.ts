import { expect, it } from 'vitest';
import { totalOf, useBrowser } from '../visit.ts';
import { expectFocus, tabTo } from './by-keys.ts';
import { keptDesk } from './kept-desk.ts';

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
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);

  await tabTo(page, `button "Действия: ${title}"`);
  await keyboard.press('Space');
  await page.getByRole('dialog', { name: `Действия: ${title}` }).waitFor();
  await expectFocus(page);
  await tabTo(page, 'button "Скрининг"', 10);
  await keyboard.press('Enter');
  await column('Скрининг').getByText(title).waitFor();
  await expectFocus(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
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
