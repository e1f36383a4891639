import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawn } from '#tests/support/browser/made-pdfs.ts';
import { accessToken, ask, send } from '../stage/people.ts';
import { registered, signedIn } from '../stage/signed-in.ts';
import { useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

const name = 'cv.pdf';
const cv = () =>
  drawn((pdf) => {
    for (let page = 1; page <= 3; page += 1) {
      if (page > 1) pdf.addPage();
      for (let line = 1; line <= 20; line += 1)
        pdf.text(`Страница ${page}, строка ${line}: Python, SQL и ещё пять лет опыта.`);
    }
  });

async function openCv(options: Parameters<typeof visit>[0] = {}) {
  const page = await visit({ path: '/profile', ...(await signedIn(await registered())), ...options });
  const buffer = Buffer.from(await cv());
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  await page.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await open(page);
  return page;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name });

async function open(page: Page) {
  await page.getByRole('button', { name: `Просмотр: ${name}` }).click();
  await dialogOf(page).locator('.textLayer span').first().waitFor();
  // It comes after the text; the marks come with it.
  await dialogOf(page).locator('.annotationEditorLayer').first().waitFor({ state: 'attached' });
}

async function close(page: Page) {
  await dialogOf(page).getByRole('button', { name: 'Закрыть', exact: true }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
}

const tool = (page: Page, name: string) =>
  dialogOf(page).getByRole('group', { name: 'Пометки' }).getByRole('button', { name: name });
const layers = { Выделить: 'highlight', Заметка: 'freetext', Рисовать: 'ink' };
/** The pages hear of the tool a moment after the press. */
async function pick(page: Page, name: keyof typeof layers) {
  await tool(page, name).click();
  await dialogOf(page).locator('[aria-pressed="true"]').filter({ hasText: name }).waitFor();
  await dialogOf(page).locator(`.annotationEditorLayer.${layers[name]}Editing`).first().waitFor();
}
const saved = (page: Page) => dialogOf(page).getByText('Сохранено', { exact: true }).waitFor();

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
}

async function highlight(page: Page, line: number) {
  await pick(page, 'Выделить');
  const { x, y, height } = await boxOf(dialogOf(page).locator('.textLayer span').nth(line));
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 180, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await dialogOf(page).locator('.highlightEditor').first().waitFor();
}

async function begin(page: Page, words: string) {
  await pick(page, 'Заметка');
  const { x, y } = await boxOf(dialogOf(page).locator('.page').first());
  await page.mouse.click(x + 150, y + 420);
  await dialogOf(page).locator('.freeTextEditor [contenteditable="true"]:focus').waitFor();
  await page.keyboard.type(words);
}

async function write(page: Page, words: string) {
  await begin(page, words);
  await page.keyboard.press('Escape');
}

async function draw(page: Page) {
  await pick(page, 'Рисовать');
  const { x, y } = await boxOf(dialogOf(page).locator('.page').first());
  await page.mouse.move(x + 300, y + 500);
  await page.mouse.down();
  for (let at = 0; at < 12; at += 1) await page.mouse.move(x + 300 + at * 10, y + 500 + 20 * Math.sin(at));
  await page.mouse.up();
  await dialogOf(page).locator('.inkEditor').first().waitFor();
}

async function tabTo(page: Page, there: Locator, tab = 'Tab') {
  const hasFocus = () => there.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 60; steps += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(tab);
  }
  throw new Error('not to be reached by Tab');
}

async function press(page: Page, button: Locator, tab?: string) {
  await tabTo(page, button, tab);
  await page.keyboard.press('Enter');
}

const pagesOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Страницы документа' });

interface Stored {
  marks: { annotationType: number; rect: number[] }[];
  revision: number;
}

async function stored(page: Page): Promise<Stored> {
  const token = await accessToken(page);
  const { documents } = await (await ask('/api/documents', token)).json();
  return (await ask(`/api/documents/${documents[0].id}/annotations`, token)).json();
}

describe('the viewer (docs/rules.md#viewer)', () => {
  it('shows pages, goes to one, zooms and finds', async () => {
    const page = await openCv();
    const profile = await page.evaluate(() => localStorage.getItem('user_profile'));
    const dialog = dialogOf(page);
    await dialog.getByText('из 3').waitFor();
    await dialog.getByLabel('Страница', { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    await dialog.getByText('Страница 3, строка 1:').first().waitFor();
    const scale = dialog.getByText(/^\d+\s%$/);
    const before = await scale.innerText();
    await dialog.getByRole('button', { name: 'Крупнее' }).click();
    await expect.poll(() => scale.innerText()).not.toBe(before);
    await dialog.getByLabel('Найти в документе').fill('страница 2, строка 5');
    await page.keyboard.press('Enter');
    await dialog.getByText('1 из 1', { exact: true }).waitFor();
    // The profile's form stands under the viewer: Enter has not sent it.
    expect(await page.evaluate(() => localStorage.getItem('user_profile'))).toBe(profile);
  });

  it('keeps highlight, note and drawing where they were over three cycles', async () => {
    const page = await openCv();
    await highlight(page, 3);
    await write(page, 'Спросить про опыт');
    await draw(page);
    await close(page);
    const first = await stored(page);
    expect(first.marks.map(({ annotationType }) => annotationType).toSorted()).toEqual([15, 3, 9]);

    const cycles: Stored[] = [];
    for (let cycle = 0; cycle < 3; cycle += 1) {
      await open(page);
      await dialogOf(page).getByText('Спросить про опыт').waitFor();
      await close(page);
      cycles.push(await stored(page));
    }
    for (const { marks } of cycles)
      for (const [at, { rect }] of marks.entries())
        for (const [side, value] of rect.entries())
          expect(Math.abs(value - (first.marks[at]?.rect[side] ?? 0))).toBeLessThan(0.1);
    expect(cycles[2]?.marks).toEqual(cycles[1]?.marks);
  });

  it('keeps a note and a highlight that were made by keyboard alone', async () => {
    const page = await openCv();
    await press(page, tool(page, 'Заметка'));
    await dialogOf(page).getByText('клавишу Enter').waitFor();
    await tabTo(page, pagesOf(page));
    await page.keyboard.press('Enter');
    await dialogOf(page).locator('.freeTextEditor [contenteditable="true"]:focus').waitFor();
    await page.keyboard.type('Без мыши');
    await page.keyboard.press('Escape');

    await press(page, tool(page, 'Выделить'), 'Shift+Tab');
    await dialogOf(page).getByText('стрелками в документе').waitFor();
    await tabTo(page, pagesOf(page));
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.keyboard.down('Shift');
    for (let letters = 0; letters < 6; letters += 1) await page.keyboard.press('ArrowRight');
    const selected = await page.evaluate(() => {
      const selection = document.getSelection();
      return [selection?.toString(), selection?.anchorNode?.textContent];
    });
    expect(selected).toEqual(['раница', expect.stringContaining('строка 2')]);
    await page.keyboard.up('Shift');
    await dialogOf(page).locator('.highlightEditor').waitFor();
    await saved(page);
    await press(page, dialogOf(page).getByRole('button', { name: 'Закрыть', exact: true }));
    await dialogOf(page).waitFor({ state: 'detached' });

    const { marks } = await stored(page);
    expect(marks.map(({ annotationType }) => annotationType).toSorted()).toEqual([3, 9]);
    await press(page, page.getByRole('button', { name: `Просмотр: ${name}` }));
    await dialogOf(page).getByText('Без мыши').waitFor();
    await dialogOf(page).locator('.highlightEditor').waitFor();
  });

  it('undoes, deletes, and takes no restored mark for something to undo', async () => {
    const page = await openCv();
    await write(page, 'Лишнее');
    await saved(page);
    const note = dialogOf(page).getByText('Лишнее');
    await dialogOf(page).getByRole('button', { name: 'Отменить' }).click();
    await note.waitFor({ state: 'detached' });
    await dialogOf(page).getByRole('button', { name: 'Вернуть' }).click();
    await note.waitFor();
    await close(page);
    await open(page);
    await note.waitFor();
    expect(await dialogOf(page).getByRole('button', { name: 'Отменить' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await tool(page, 'Заметка').click();
    await dialogOf(page).locator('.freeTextEditor').click();
    await dialogOf(page).getByRole('button', { name: 'Удалить пометку' }).click();
    await note.waitFor({ state: 'detached' });
    await close(page);
    expect((await stored(page)).marks).toEqual([]);
  });

  it('Esc ends one thing at a time, and closing loses nothing', async () => {
    const page = await openCv();
    await begin(page, 'Не потерять');
    const press = async () => {
      if (await dialogOf(page).isVisible()) await page.keyboard.press('Escape');
      return dialogOf(page).count();
    };
    await expect.poll(press, { interval: 300 }).toBe(0);
    expect(JSON.stringify((await stored(page)).marks)).toContain('Не');
  });

  it('tells that another tab has saved, and shows the marks of both', async () => {
    const page = await openCv();
    await write(page, 'Моя заметка');
    await saved(page);
    const token = await accessToken(page);
    const { documents } = await (await ask('/api/documents', token)).json();
    const { marks, revision } = await stored(page);
    const [mine] = marks as Record<string, unknown>[];
    const other = { ...mine, value: 'Чужая заметка', rect: [100, 700, 190, 720] };
    const path = `/api/documents/${documents[0].id}/annotations`;
    expect((await send('PUT', path, token, { marks: [...marks, other], revision })).status).toBe(200);
    await highlight(page, 5);
    await dialogOf(page).getByText('на другом устройстве пометки изменили').waitFor();
    const answered = Promise.withResolvers<void>();
    await page.route('**/annotations', async (route) => {
      if (route.request().method() === 'GET') await answered.promise;
      await route.continue();
    });
    await dialogOf(page).getByRole('button', { name: 'Показать все пометки' }).click();
    // Drawn while the answer is awaited, its pen not put down.
    await draw(page);
    answered.resolve();
    await dialogOf(page).getByText('Чужая заметка').waitFor();
    await dialogOf(page).getByText('Моя заметка').waitFor();
    await dialogOf(page).locator('.inkEditor').waitFor();
    await saved(page);
    expect((await stored(page)).marks).toHaveLength(4);
  });

  it.each(['light', 'dark'] as const)('is Russian and passes the scan, %s', async (theme) => {
    const page = await openCv({ theme, viewport: { width: 390, height: 844 } });
    await write(page, 'Заметка с телефона');
    await saved(page);
    const english = await dialogOf(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('[title], [aria-label]')]
        .flatMap((element) => [element.getAttribute('title'), element.getAttribute('aria-label')])
        .filter((text) => text && /[a-z]{4}/i.test(text)),
    );
    expect(english).toEqual([]);
    await page.evaluate(`${axe.source}; undefined`);
    const { violations } = await page.evaluate<axe.AxeResults>(
      "axe.run('dialog', { resultTypes: ['violations'] })",
    );
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
