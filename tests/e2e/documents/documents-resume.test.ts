import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bombAsImage, linksOf } from '../../support/browser/crafted-pdfs.ts';
import { lockedResume, longResume, madeResumes, pictureResume } from '../../support/browser/made-resumes.ts';
import { fillCredentials, newcomer, refusals, signInDialog, signUp } from '../stage/people.ts';
import { site, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

const area = (page: Page) => page.getByRole('textbox', { name: 'Текст резюме' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Уведомления' }).getByText(text);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const advice = (page: Page) => page.getByRole('list', { name: 'Рекомендации' }).getByRole('listitem');

async function load(page: Page, name: string, bytes: Uint8Array) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
}

/** Where the next line lights up that has changed. */
const flashOverText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const [flash, text] = ['[data-flash]', 'textarea'].map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          );
          if (!flash || !text) return;
          const isWithin = flash.top >= text.top && flash.bottom <= text.bottom && flash.height > 10;
          resolve(
            isWithin ? 'within the text' : `${flash.top}–${flash.bottom} of ${text.top}–${text.bottom}`,
          );
          observer.disconnect();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

const weak = `Иван Петров
Backend-разработчик

Опыт работы
Отвечал за сервис заказов. Участвовал в разработке.

Навыки
Java`;

describe('the resume tab (docs/rules.md#resume-page)', () => {
  it('begins with the sample, which is neither sent nor saved; tabs are in the address', async () => {
    const page = await visit({ path: '/documents' });
    await page.getByText('Это пример — замените своим').waitFor();
    expect(await area(page).getAttribute('rows')).toBe('20');
    await button(page, 'Получить AI-рекомендации').click();
    await toast(page, 'Замените его своим: напишите или загрузите файл').waitFor();
    await button(page, 'Сохранить').click();
    expect(await stored(page, 'user_resume')).toBeNull();
    expect(await signInDialog(page).count()).toBe(0);
    // What was said of the sample goes with it.
    await area(page).press('End');
    await area(page).pressSequentially('!');
    await toast(page, 'Замените его своим').waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: 'Сопроводительное письмо' }).click();
    await page.waitForURL(`${site}/documents?tab=letter`);
    await page.goBack();
    await page.getByRole('tab', { name: 'Резюме', selected: true }).waitFor();
  });

  it('what is typed outlives a reload and the other tab, is saved and downloaded; leaving asks', async () => {
    const page = await visit({ path: '/documents' });
    page.on('dialog', (dialog) => void dialog.accept());
    await area(page).fill(weak);
    await page.getByText(/^14\sслов из 2\s000$/).waitFor();
    await page.getByRole('tab', { name: 'Сопроводительное письмо' }).click();
    await page.getByRole('tab', { name: 'Резюме' }).click();
    expect(await area(page).inputValue()).toBe(weak);
    await page.reload();
    expect(await area(page).inputValue()).toBe(weak);
    await page.getByText('Есть несохранённые изменения').waitFor();
    await button(page, 'К вакансиям').click();
    await page.getByRole('dialog', { name: 'Уйти без сохранения?' }).getByText('Остаться').click();

    await button(page, 'Сохранить').click();
    await toast(page, 'Резюме сохранено').waitFor();
    expect(await stored(page, 'user_resume')).toBe(weak);
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Скачать').click()]);
    expect(file.suggestedFilename()).toBe('resume.txt');
    expect(await readFile(await file.path(), 'utf8')).toBe(weak);
    await button(page, 'К вакансиям').click();
    await page.getByRole('heading', { level: 1, name: 'Вакансии', exact: true }).waitFor();
  });

  it('files: read in the page by their kind, cut with a word about it, refused with the reason', async () => {
    const page = await visit({ path: '/documents' });
    await load(page, 'photo.png', Buffer.from('\u0089PNG', 'latin1'));
    await toast(page, /^Пожалуйста, загрузите PDF или текстовый файл \(\.txt или \.pdf\)/).waitFor();
    expect(await page.locator('input[type=file]').first().inputValue()).toBe('');

    const [, columns] = madeResumes;
    await load(page, 'CV.PDF', (await columns?.pdf()) ?? new Uint8Array());
    await toast(page, 'PDF загружен').waitFor();
    expect(await area(page).inputValue()).toBe(columns?.text);
    expect(await stored(page, 'user_resume')).toBe(columns?.text);

    await load(page, 'book.pdf', await longResume(30));
    await page
      .getByText(/^Загружены первые 8000 символов из \d+\s\d{3}$/)
      .first()
      .waitFor();
    expect(await area(page).inputValue()).toHaveLength(8000);
    await button(page, 'Загрузить всё').click();
    await expect.poll(async () => (await area(page).inputValue()).length).toBeGreaterThan(15_000);
    await button(page, 'Загрузить всё').waitFor({ state: 'detached' });
    await button(page, 'Вернуть прежний текст').click();
    expect(await area(page).inputValue()).toBe(columns?.text);
    await button(page, 'Сохранить').click();

    for (const [bytes, reason] of [
      [await lockedResume(), 'PDF защищён паролем'],
      [await pictureResume(), 'похоже, это скан'],
      [
        Buffer.from('%PDF-1.7 и больше ничего'),
        'Не удалось извлечь текст из PDF. Попробуйте конвертировать в .txt',
      ],
    ] as const) {
      await load(page, 'broken.pdf', bytes);
      await toast(page, new RegExp(reason)).waitFor();
      expect(await area(page).inputValue()).toBe(columns?.text);
    }

    const folder = await mkdtemp(join(tmpdir(), 'prizvanie-'));
    try {
      const huge = join(folder, 'huge.pdf');
      await writeFile(huge, '%PDF-1.7');
      await truncate(huge, 50 * 2 ** 20);
      await page.locator('input[type=file]').first().setInputFiles(huge);
      await toast(page, /Файл больше 10/).waitFor();
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(await area(page).inputValue()).toBe(columns?.text);

    const children = ['Анна Иванова', 'ML-инженер'].map((line) => new Paragraph(line));
    await load(page, 'cv.docx', await Packer.toBuffer(new Document({ sections: [{ children }] })));
    await toast(page, 'Файл загружен').waitFor();
    expect(await area(page).inputValue()).toBe('Анна Иванова\nML-инженер');

    await load(page, 'cv.rtf', Buffer.from(String.raw`{\rtf1\ansicpg1251 \'c0\'ed\'ed\'e0\par SQL}`));
    await expect.poll(() => area(page).inputValue()).toBe('Анна\nSQL');
    await load(page, 'cv.md', Buffer.from('# Анна\n\n- SQL'));
    await expect.poll(() => area(page).inputValue()).toBe('Анна\n\n• SQL');

    await load(page, 'cv.txt', Uint8Array.from([0xd0, 0xe5, 0xe7, 0xfe, 0xec, 0xe5]));
    await expect.poll(() => area(page).inputValue()).toBe('Резюме');
  });

  it('a small file that asks for gigabytes is answered, and the page goes on', async () => {
    const page = await visit({ path: '/documents' });
    await load(page, 'bomb.pdf', bombAsImage());
    await toast(page, /слишком много весит внутри/).waitFor();
    await load(page, 'links.pdf', linksOf(12_000));
    await toast(page, 'PDF загружен').waitFor();
    expect(await area(page).inputValue()).toBe('Experience and education (https://example.org/a)');
  });

  it('a visitor signs in and the analysis goes on; each recommendation is taken, refused and taken back', async () => {
    const page = await visit({ path: '/documents', expects: refusals });
    const person = newcomer();
    await signUp(page, person);
    await area(page).fill(weak);
    await page.getByText(/Нажимая кнопку, вы соглашаетесь/).waitFor();
    await button(page, 'Получить AI-рекомендации').click();
    await signInDialog(page).waitFor();
    await fillCredentials(page, person);
    await page.keyboard.press('Enter');
    await toast(page, 'Анализ завершен').waitFor();
    expect(await area(page).inputValue()).toBe(weak);
    expect(await advice(page).count()).toBeGreaterThan(1);
    await page.getByText(/^Составлено по\sправилам, без\sнейросети$/).waitFor();
    await page.getByText(/На\sсегодня осталось: 19/).waitFor();

    const first = advice(page)
      .filter({ has: page.getByRole('button', { name: /^Принять/ }) })
      .first();
    const flash = flashOverText(page);
    await first.getByRole('button', { name: /^Принять/ }).click();
    expect(await flash).toBe('within the text');
    const acceptedAdvice = advice(page).filter({ hasText: 'Принято' });
    await page.getByText(/^Принято 1\sиз\s\d+$/).waitFor();
    expect(await area(page).inputValue()).not.toBe(weak);
    // However long the advice is, the text that it is about stays in sight.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = await area(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(300);
    await acceptedAdvice.getByRole('button', { name: /^Отменить/ }).click();
    expect(await area(page).inputValue()).toBe(weak);
    await advice(page)
      .first()
      .getByRole('button', { name: /^Отклонить/ })
      .click();
    await advice(page).first().getByText('Отклонено').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Отменить');
    await button(page, 'Сохранить').click();
    await page.reload();
    await advice(page).first().getByText('Отклонено').waitFor();
  });

  it('too long a resume is not even sent', async () => {
    const page = await visit({ path: '/documents' });
    await area(page).fill('слово '.repeat(2001));
    await button(page, 'Получить AI-рекомендации').click();
    await toast(page, 'Ошибка анализа').waitFor();
    await toast(page, 'Резюме слишком большое. Сократите текст до 2000 слов.').waitFor();
  });

  it('on a phone nothing is wider than the screen', async () => {
    const page = await visit({ path: '/documents', viewport: { width: 390, height: 844 } });
    await area(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
