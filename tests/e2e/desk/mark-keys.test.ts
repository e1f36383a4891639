import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults } from '../stage/faults.ts';
import { cards, site, totalOf, useBrowser } from '../stage/visit.ts';
import { keptDesk } from './kept-desk.ts';

const visit = useBrowser();

const star = (page: Page, at = 0) =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Сохранить/ });
const stagesKept = async (page: Page) =>
  (await keptDesk(page)).filter((record) => !record.isDeleted.value).map(({ stage }) => stage.value);

async function atFirstCard(page: Page): Promise<void> {
  await totalOf(page);
  await star(page).waitFor();
  await page.keyboard.press('j');
}

/** By its place alone, with the letter that a Russian layout has there. */
const pressRussian = (page: Page, code: string, key: string) =>
  page.evaluate(
    ([code, key]) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true } as KeyboardEventInit),
      ),
    [code, key],
  );

describe('s, h and a (docs/rules.md#list-keys)', () => {
  it('save, note an application and hide the card that has the focus, each said aloud and to be taken back', async () => {
    const page = await visit();
    await atFirstCard(page);
    const notifications = page.getByRole('region', { name: 'Уведомления' });

    await page.keyboard.press('s');
    await notifications.getByText('Сохранено в').waitFor();
    expect(await star(page).getAttribute('aria-pressed')).toBe('true');
    expect(await star(page, 1).getAttribute('aria-pressed')).toBe('false');
    await pressRussian(page, 'KeyS', 'ы');
    await expect.poll(() => star(page).getAttribute('aria-pressed')).toBe('false');

    await page.keyboard.press('a');
    await notifications.getByText('Отклик отмечен').waitFor();
    expect(await stagesKept(page)).toEqual(['applied']);
    await cards(page)
      .first()
      .getByText(/^Вы откликнулись/)
      .waitFor();
    // Once is enough, and what was applied to is not taken off the desk by a slip.
    for (const key of ['a', 's']) await page.keyboard.press(key);
    expect(await stagesKept(page)).toEqual(['applied']);
    await notifications
      .locator('li')
      .filter({ hasText: 'Отклик отмечен' })
      .getByRole('button', { name: 'Отменить' })
      .click();
    await star(page).waitFor();
    expect(await stagesKept(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    const id = await page.evaluate(() => document.activeElement?.id ?? '');
    await page.keyboard.press('h');
    await page.getByText('Скрыто вами: 1').waitFor();
    expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(false);
  });

  it('mean the open vacancy, beside the list too, unless a card has the focus', async () => {
    const page = await visit({ viewport: { width: 1500, height: 900 } });
    await atFirstCard(page);
    const first = await page.evaluate(() => document.activeElement?.id.replace('job-', ''));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    await page.keyboard.press('s');
    await expect.poll(async () => (await keptDesk(page)).map(({ id }) => id)).toEqual([first]);
    await page.keyboard.press('j');
    const second = await page.evaluate(() => document.activeElement?.id.replace('job-', ''));
    await page.keyboard.press('a');
    await expect
      .poll(async () => (await keptDesk(page)).map(({ id }) => id).sort())
      .toEqual([first, second].sort());
    expect((await stagesKept(page)).sort()).toEqual(['applied', 'saved']);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Описание' }).waitFor({ state: 'detached' });
  });

  it('keep still where something is typed, with a modifier, in a dialog, and when they are switched off', async () => {
    const page = await visit();
    await atFirstCard(page);
    const link = await page.evaluate(() => document.activeElement?.id ?? '');
    for (const key of ['Control+KeyA', 'Alt+KeyS', 'Shift+KeyH', 'Meta+KeyS']) await page.keyboard.press(key);
    await page.keyboard.press('/');
    for (const key of ['s', 'h', 'a']) await page.keyboard.press(key);
    expect(await page.getByRole('searchbox').inputValue()).toBe('sha');
    await page.getByRole('searchbox').fill('');
    await totalOf(page);
    await page.locator(`[id="${link}"]`).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Горячие клавиши' });
    for (const words of ['Сохранить вакансию', 'Скрыть вакансию', 'Отметить отклик'])
      await help.getByText(words).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page)).toEqual([]);
    }
    for (const key of ['s', 'h', 'a']) await page.keyboard.press(key);
    await help.getByRole('switch', { name: 'Работают клавиши' }).uncheck();
    await help.getByRole('button', { name: 'Закрыть' }).click();

    await page.locator(`[id="${link}"]`).focus();
    for (const key of ['s', 'h', 'a']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    const open = page.url();
    for (const key of ['s', 'h', 'a', 'Escape']) await page.keyboard.press(key);
    // What each of them would have done is done at once: by now it would be there.
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Сохранено в').waitFor();
    expect(page.url()).toBe(open);
    expect(await stagesKept(page)).toEqual(['saved']);
    expect(await page.evaluate(() => localStorage.getItem('hidden_jobs'))).toBeNull();
  });

  it('work on the page of one vacancy, which has the help as well', async () => {
    const page = await visit();
    await totalOf(page);
    const address = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
    await page.goto(`${site}/vacancy/${new URL(address ?? '', site).searchParams.get('vacancy')}`);
    await page.getByRole('button', { name: 'Сохранить', exact: true }).waitFor();
    await page.locator('#answers').waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await page.getByText('Сохранено в').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Горячие клавиши' }).waitFor();
  });
});
