import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoAdmin } from '../stage/people.ts';
import { signedIn } from '../stage/signed-in.ts';
import { useBrowser } from '../stage/visit.ts';
import { atDesk, desk, keptDesk, recordOf } from './kept-desk.ts';

const visit = useBrowser();

const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const cardOf = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title });
const waitForStatus = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

async function middleOf(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
}

async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

describe('the board (docs/rules.md#tracker-stages)', () => {
  it('shows each record at its stage, and HTML as the words that it is', async () => {
    const page = await visit();
    await atDesk(page);
    await column(page, 'Сохранено').getByText('Инженер по оценке LLM').waitFor();
    await column(page, 'Отклик').getByText('Похоже, ответа нет?').waitFor();
    expect(await column(page, 'Отклик').getByText('Похоже, ответа нет?').count()).toBe(1);
    await column(page, 'Скрининг').getByText('Завтра: тест').waitFor();
    await column(page, 'Собеседование').getByText('Заметка').waitFor();
    await page.getByText('Отказ 1 (после: Сохранено 1)').waitFor();
    await page.getByRole('button', { name: 'Показать' }).click();
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Мои отклики/ })
        .innerText(),
    ).toContain('5');
  });

  it('a card is dragged by the mouse, and its title is not pressed by that', async () => {
    const page = await visit();
    await atDesk(page);
    const from = await middleOf(
      cardOf(page, 'CV-инженер').getByRole('button', { name: 'CV-инженер', exact: true }),
    );
    const to = await middleOf(column(page, 'Оффер'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await column(page, 'Оффер').getByText('CV-инженер').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await waitForStatus(page, '«CV-инженер»: этап «Оффер»');
    const moved = (await keptDesk(page)).find(({ id }) => id === 'own-2');
    expect(moved?.events.at(-1)?.stage).toBe('offer');
  });

  it('Esc puts back what is being dragged', async () => {
    const page = await visit();
    await atDesk(page);
    const from = await middleOf(cardOf(page, 'CV-инженер'));
    const to = await middleOf(column(page, 'Оффер'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await column(page, 'Отклик').getByRole('article').count()).toBe(2);
    expect(await column(page, 'Оффер').getByRole('article').count()).toBe(0);
  });

  it('a card is dragged by a finger that has rested on it', async () => {
    const page = await visit({ hasTouch: true });
    await atDesk(page);
    const from = await middleOf(cardOf(page, 'CV-инженер'));
    const to = await middleOf(column(page, 'Оффер'));
    const touch = await fingerOn(page);
    await touch('touchStart', [from]);
    await page.locator('[data-dragged]').waitFor();
    await touch('touchMove', [{ x: from.x + 30, y: from.y }]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await column(page, 'Оффер').getByText('CV-инженер').waitFor();
  });

  it('a finger at the edge of the window takes the page along, to the closed ones and no further', async () => {
    const page = await visit({ hasTouch: true });
    await atDesk(
      page,
      Array.from({ length: 12 }, (_, n) => recordOf(`own-${n}`, `Вакансия ${n}`, 'saved', n)),
    );
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const [bottom, edge] = await page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      innerHeight - 20,
    ]);
    const from = await middleOf(page.getByRole('button', { name: 'Вакансия 1', exact: true }));
    const touch = await fingerOn(page);
    await touch('touchStart', [from]);
    await page.locator('[data-dragged]').waitFor();
    await touch('touchMove', [{ x: from.x, y: edge ?? 0 }]);
    await expect.poll(scrolled).toBe(bottom);
    await touch('touchMove', [await middleOf(page.getByText(/^Отказ 0/))]);
    expect(await scrolled()).toBe(bottom);
    await touch('touchEnd', []);
    await page.getByText('Отказ 1 (после: Сохранено 1)').waitFor();
  });

  it('arrows with Shift move a card, and the focus goes with it', async () => {
    const page = await visit();
    await atDesk(page);
    await page.getByRole('button', { name: 'CV-инженер', exact: true }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await waitForStatus(page, '«CV-инженер»: этап «Скрининг»');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('CV-инженер');
    await page.keyboard.press('Shift+ArrowRight');
    await column(page, 'Собеседование').getByText('CV-инженер').waitFor();
  });

  it('what is deleted comes back by «Отменить»', async () => {
    const page = await visit();
    await atDesk(page);
    await cardOf(page, 'Инженер данных')
      .getByRole('button', { name: /^Действия/ })
      .click();
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await cardOf(page, 'Инженер данных').waitFor({ state: 'detached' });
    expect(JSON.stringify(await keptDesk(page))).not.toContain('Ждут портфолио');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await column(page, 'Собеседование').getByText('Заметка').waitFor();
    expect(JSON.stringify(await keptDesk(page))).toContain('Ждут портфолио');
  });

  it('two tabs show the same desk at once', async () => {
    const page = await visit();
    await atDesk(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'CV-инженер', exact: true }).focus();
    await other.keyboard.press('Shift+ArrowRight');
    await column(page, 'Скрининг').getByText('CV-инженер').waitFor();
  });

  it('a note that is open gives way to what another tab has written since', async () => {
    const page = await visit();
    await atDesk(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const note = (of: Page) => of.getByRole('textbox', { name: 'Заметка' });
    const write = async (of: Page, text: string) => {
      await of.getByRole('button', { name: 'CV-инженер', exact: true }).click();
      await note(of).fill(text);
      await expect.poll(async () => (await keptDesk(of)).map(({ note: { value } }) => value)).toContain(text);
    };
    await write(page, 'Первая');
    await write(other, 'Вторая');
    await expect.poll(() => note(page).inputValue()).toBe('Вторая');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await keptDesk(page)).map(({ note: { value } }) => value)).toContain('Вторая');
  });

  it('five columns side by side and a list are a choice that is kept', async () => {
    const page = await visit();
    await atDesk(page);
    await page.getByText('Список', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Этапы' }).waitFor();
    await page.reload();
    await page.getByRole('navigation', { name: 'Этапы' }).waitFor();
  });

  it('500 records are shown, and the 501st is refused', async () => {
    const page = await visit();
    await atDesk(
      page,
      Array.from({ length: 500 }, (_, n) => recordOf(`own-${n}`, `Вакансия ${n}`, 'saved', n % 9)),
    );
    await column(page, 'Сохранено').getByText('Ещё 488').waitFor();
    await page.getByRole('button', { name: 'Добавить вручную' }).click();
    await page.getByRole('textbox', { name: 'Должность' }).fill('Ещё одна');
    await page.keyboard.press('Enter');
    await page.getByText('Достигнут предел 500').waitFor();
  });
});

describe('a record by itself (docs/rules.md#tracker)', () => {
  it('by keys alone: added, noted, moved, reminded', async () => {
    const page = await visit({ path: '/applications' });
    await page.getByText('Здесь будет всё, куда вы откликнулись. Работает и без входа').waitFor();
    await page.getByRole('button', { name: 'Добавить вручную' }).focus();
    await page.keyboard.press('Enter');
    const added = page.getByRole('dialog', { name: 'Новая запись' });
    await added.getByRole('textbox', { name: 'Должность' }).focus();
    await page.keyboard.type('Лингвист');
    await added.getByRole('textbox', { name: 'Ссылка' }).focus();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await added.getByText('Ссылка начинается с').waitFor();
    await added.getByRole('textbox', { name: 'Ссылка' }).fill('https://example.ru/1');
    await page.keyboard.press('Enter');
    await column(page, 'Отклик').getByText('Лингвист').waitFor();

    await page.getByRole('button', { name: 'Лингвист', exact: true }).focus();
    await page.keyboard.press('Enter');
    const pane = page.getByRole('dialog', { name: 'Лингвист' });
    await pane.getByRole('textbox', { name: 'Заметка' }).focus();
    await page.keyboard.type('<b>перезвонить</b>');
    await pane.getByRole('combobox', { name: 'Этап' }).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    await pane.getByLabel('Когда').first().fill('2020-01-01T10:00');
    await pane.getByRole('button', { name: 'Поставить' }).focus();
    await page.keyboard.press('Enter');
    await pane.getByText('Это время уже прошло').waitFor();
    await pane.getByLabel('Когда').first().fill('2099-01-01T10:00');
    await pane.getByRole('button', { name: 'Поставить' }).focus();
    await page.keyboard.press('Enter');
    await pane.getByText('Стоит на 01.01.2099, 10:00').waitFor();
    await page.keyboard.press('Escape');
    await pane.waitFor({ state: 'detached' });
    await column(page, 'Скрининг').getByText('Заметка').waitFor();
    const [record] = await keptDesk(page);
    expect(record?.note.value).toBe('<b>перезвонить</b>');
    expect(record?.reminder.value?.at).toBe('2099-01-01T07:00:00.000Z');
    expect(record?.events.map(({ stage }) => stage)).toEqual(['applied', 'screening']);
    expect(record?.facts.value.link).toBe('https://example.ru/1');
  });

  it('who presses «Добавить» twice adds one', async () => {
    const page = await visit({ path: '/applications' });
    await page.getByRole('button', { name: 'Добавить вручную' }).click();
    await page.getByRole('textbox', { name: 'Должность' }).fill('Лингвист');
    // Both before the dialog has gone.
    await page
      .getByRole('dialog')
      .locator('form')
      .evaluate((form) => {
        for (const _ of [1, 2]) if (form instanceof HTMLFormElement) form.requestSubmit();
      });
    await column(page, 'Отклик').getByText('Лингвист').waitFor();
    expect(await keptDesk(page)).toHaveLength(1);
  });

  it('what its owner wrote can be corrected, and what a vacancy said cannot', async () => {
    // A mouse that rests on a link asks for its vacancy, and hh-1 is in no feed.
    const page = await visit({ expects: /404/ });
    await atDesk(page, [
      recordOf('own-1', 'Лингвситка', 'applied', 1),
      recordOf('hh-1', 'Инженер', 'saved', 1),
    ]);
    const pane = (name: string) => page.getByRole('dialog', { name, exact: true });
    await page.getByRole('button', { name: 'Инженер', exact: true }).click();
    await pane('Инженер').getByText('Заметка').first().waitFor();
    expect(await pane('Инженер').getByRole('button', { name: 'Изменить' }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Лингвситка', exact: true }).click();
    await pane('Лингвситка').getByRole('button', { name: 'Изменить' }).click();
    const form = pane('Запись');
    const title = form.getByRole('textbox', { name: 'Должность' });
    expect(await title.inputValue()).toBe('Лингвситка');
    await title.fill(' ');
    await page.keyboard.press('Enter');
    await form.getByText('Укажите должность.').waitFor();
    await title.fill('Лингвистка');
    await form.getByRole('textbox', { name: 'Зарплата' }).fill('от 150 000 ₽');
    await page.keyboard.press('Enter');
    await waitForStatus(page, 'Запись изменена: «Лингвистка»');
    await pane('Лингвистка').getByText('от 150 000 ₽').waitFor();
    await expect
      .poll(() => pane('Лингвистка').evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);

    // Given up, nothing changes; either way it ends at the record.
    await pane('Лингвистка').getByRole('button', { name: 'Изменить' }).click();
    await title.fill('Никто');
    for (const key of ['Escape', 'Tab', 'Enter']) await page.keyboard.press(key);
    await pane('Лингвистка').waitFor();
    await page.keyboard.press('Escape');
    await column(page, 'Отклик').getByText('Лингвистка').waitFor();
    const storedRecord = (await keptDesk(page)).find(({ id }) => id === 'own-1');
    expect(storedRecord?.facts.value).toMatchObject({ title: 'Лингвистка', pay: 'от 150 000 ₽' });
    expect(storedRecord?.stage.value).toBe('applied');

    // One that goes meanwhile, in another tab, takes its form along: nothing is told of it.
    await page.getByRole('button', { name: 'Лингвистка', exact: true }).click();
    await pane('Лингвистка').getByRole('button', { name: 'Изменить' }).click();
    await form.waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Лингвистка', exact: true }).click();
    await other.getByRole('button', { name: 'Удалить запись' }).click();
    await form.waitFor({ state: 'detached' });
  });

  it('the table and the calendar are files of this browser', async () => {
    const page = await visit();
    await atDesk(page);
    const download = async (name: RegExp) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
    };
    const table = await download(/CSV/);
    expect(table.name).toBe('moi-otkliki.csv');
    expect(table.text.split('\r\n')).toHaveLength(desk.length + 2);
    const calendar = await download(/\.ics/);
    expect(calendar.text).toContain('SUMMARY:тест: Аналитик данных\\, Доктор Рядом');
  });

  it.each(['{', '[{"id":"x"}]', 'null'])('a broken desk is an empty one: %s', async (text) => {
    const page = await visit();
    await page.evaluate((broken) => localStorage.setItem('tracker', broken), text);
    await page.goto(new URL('/applications', page.url()).href);
    await page.getByText('Здесь будет всё, куда вы откликнулись').waitFor();
  });
});

it.each([640, 720, 800])('five sections stand in one row of the header, %i px wide', async (width) => {
  const page = await visit({
    path: '/documents',
    viewport: { width, height: 700 },
    ...(await signedIn(demoAdmin)),
  });
  await page.getByRole('banner').getByRole('link', { name: 'Админка' }).waitFor();
  await atDesk(page);
  await page.getByRole('link', { name: /^Мои отклики 5/ }).waitFor();
  const edges = await page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(edges.length).toBeGreaterThan(6);
  for (const [at, [left = 0, right = 0]] of edges.entries()) {
    expect(right).toBeLessThanOrEqual(width);
    expect(left).toBeGreaterThanOrEqual((edges[at - 1]?.[1] ?? 0) - 0.5);
  }
});
