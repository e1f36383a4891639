import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

const resume = `Анна Примерова
Бухгалтер
Телефон: +7 900 000-00-01
Телефон: +7 900 000-00-02

Опыт работы
март 2019 — настоящее время
ООО «Образец»
Ведущий бухгалтер
— Вела учёт трёх компаний

Разное
Стройбаза, склад`;

const card = (page: Page) => page.getByRole('region', { name: 'Вот что мы прочли' });
const action = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    return element === body
      ? 'nothing'
      : (element?.ariaLabel ?? element?.textContent ?? '').replaceAll('\u00a0', ' ');
  });
/** What the card says after each change from now on. */
const everDrawn = (page: Page) =>
  card(page).evaluateHandle((element) => {
    const seen = [element.textContent];
    new MutationObserver(() => seen.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('user_resume_reading'));

describe('«Вот что мы прочли» (docs/rules.md#resume-reading-confirmed)', () => {
  it('shows nothing of the sample; of a resume each value, to be put right, confirmed once and kept', async () => {
    const page = await visit({ path: '/documents' });
    await page.getByText('Это пример — замените своим').waitFor();
    expect(await card(page).count()).toBe(0);

    await page.getByRole('textbox', { name: 'Текст резюме' }).fill(resume);
    await card(page).getByText('Анна Примерова', { exact: true }).waitFor();
    await card(page).getByText('Ведущий бухгалтер', { exact: true }).waitFor();

    await action(page, 'Исправить: Компания, Место работы 1').click();
    const input = card(page).getByRole('textbox', { name: 'Компания, Место работы 1' });
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    await input.fill('ООО «Верное»');
    await page.keyboard.press('Enter');
    await card(page).getByText('ООО «Верное»', { exact: true }).waitFor();
    // What its owner has typed stands nowhere in the text.
    expect(await action(page, 'Показать в тексте: Компания, Место работы 1').count()).toBe(0);

    await action(page, 'Показать в тексте: Имя').click();
    const selected = await page
      .getByRole('textbox', { name: 'Текст резюме' })
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(selected).toBe('Анна Примерова');

    await action(page, 'Всё верно').click();
    await card(page).getByText('Вы всё проверили').waitFor();
    // The pressed button is gone.
    expect(await focused(page)).toContain('Вы всё проверили');
    await page.goto(`${site}/documents`);
    await card(page).getByText('ООО «Верное»', { exact: true }).waitFor();
    await card(page).getByText('Вы всё проверили').waitFor();
    expect(await kept(page)).toContain('ООО «Верное»');
  });

  it('a confirmed value whose line is gone is to be checked again; another resume begins anew', async () => {
    const page = await visit({ path: '/documents' });
    const area = page.getByRole('textbox', { name: 'Текст резюме' });
    await area.fill(resume);
    await action(page, 'Всё верно').click();
    await card(page).getByText('Вы всё проверили').waitFor();

    await area.fill(resume.replace('Ведущий бухгалтер', 'Главный бухгалтер'));
    await card(page).getByText('Проверьте', { exact: true }).waitFor();
    await action(page, 'Верно: Должность, Место работы 1').click();
    await card(page).getByText('Вы всё проверили').waitFor();
    expect(await focused(page)).toBe('Исправить: Должность, Место работы 1');

    const drawn = await everDrawn(page);
    await area.fill('Иван Образцов\nПовар\n\nНавыки\nВыпечка, супы');
    await card(page).getByText('Иван Образцов', { exact: true }).waitFor();
    expect(await card(page).getByText('ООО «Образец»').count()).toBe(0);
    // While it was read, nothing of it stood among what was read of the former one.
    const texts = await drawn.evaluate((seen) => seen);
    expect(texts.some((text) => text.includes('ООО «Образец»'))).toBe(true);
    expect(texts.filter((text) => text.includes('Иван') && text.includes('ООО «Образец»'))).toEqual([]);
  });

  it('what is typed stays with its entry when one before it goes, and so does the focus', async () => {
    const page = await visit({ path: '/documents' });
    await page.getByRole('textbox', { name: 'Текст резюме' }).fill(resume);
    await card(page).getByText('ООО «Образец»', { exact: true }).waitFor();
    await action(page, 'Добавить место работы').click();
    await action(page, 'Добавить место работы').click();
    await action(page, 'Указать: Компания, Место работы 2').click();
    await card(page).getByRole('textbox', { name: 'Компания, Место работы 2' }).fill('ООО «Второе»');

    await action(page, 'Убрать место работы 1').click();
    const typed = card(page).getByRole('textbox', { name: 'Компания, Место работы 1' });
    expect(await typed.inputValue()).toBe('ООО «Второе»');
    expect(await focused(page)).toBe('Готово');
    await typed.press('Enter');
    await action(page, 'Исправить: Компания, Место работы 1').waitFor();
    await action(page, 'Убрать место работы 2').click();
    expect(await focused(page)).toBe('Добавить место работы');
    expect(await card(page).getByRole('listitem', { name: 'Место работы' }).count()).toBe(1);
  });

  it('of two phones one goes and the other stays', async () => {
    const page = await visit({ path: '/documents' });
    await page.getByRole('textbox', { name: 'Текст резюме' }).fill(resume);
    const contacts = card(page).getByRole('region', { name: 'Контакты' });
    for (const [gone, next] of [
      ['1', 'Исправить: Телефон: +7 900 000-00-02'],
      ['2', 'Проверьте один раз'],
    ]) {
      await action(page, `Исправить: Телефон: +7 900 000-00-0${gone}`).click();
      await contacts.getByRole('textbox').fill('');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toContain(next);
    }
    expect(await contacts.count()).toBe(0);
  });
});
