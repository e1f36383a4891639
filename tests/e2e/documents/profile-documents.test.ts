import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawn } from '#tests/support/browser/made-pdfs.ts';
import { longResume } from '#tests/support/browser/made-resumes.ts';
import { registered, signedIn } from '../stage/signed-in.ts';
import { useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

const resume = async () => ({
  name: 'Резюме Анны.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await drawn((pdf) => pdf.text('Анна Иванова, ML-инженер. Опыт пять лет.'))),
});
const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

async function openProfile(options: Parameters<typeof visit>[0] = {}) {
  const page = await visit({ path: '/profile', ...(await signedIn(await registered())), ...options });
  await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
  return page;
}

const card = (page: Page) => page.getByRole('region', { name: 'Документы' });
const listed = (page: Page) => card(page).getByRole('list', { name: 'Список документов' });
const row = (page: Page, name: string) => listed(page).getByRole('listitem').filter({ hasText: name });

async function chooseFiles(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await card(page).locator('input[type=file]').setInputFiles(files);
}

async function upload(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await chooseFiles(page, ...files);
  await card(page)
    .getByRole('button', { name: /^Загрузить/ })
    .click();
  for (const { name } of files) await row(page, name).waitFor();
}

describe('documents of the profile (docs/rules.md#documents)', () => {
  it('are chosen, typed, sent by one press beside the consent, and listed with type and date', async () => {
    const page = await openProfile();
    await card(page).getByText('PDF, DOC, DOCX до 10 MB').waitFor();
    await chooseFiles(page, await resume(), text('Сертификат.txt', 'Сертификат'), text('x.exe', 'MZ'));
    await card(page).getByText('Такой файл не подходит').waitFor();
    await card(page).getByText('Нажимая «Загрузить», вы соглашаетесь').waitFor();
    await card(page).getByLabel('Тип документа: Резюме Анны.pdf').selectOption({ label: 'Портфолио' });
    await card(page)
      .getByRole('button', { name: /Загрузить: 2/ })
      .click();
    await row(page, 'Резюме Анны.pdf').getByText('Портфолио').waitFor();
    await row(page, 'Сертификат.txt').getByText('Сертификат · ').waitFor();
    await card(page).getByRole('button', { name: 'Убрать файл: x.exe' }).click();

    await page.reload();
    expect(await row(page, 'Резюме Анны.pdf').innerText()).toMatch(/Портфолио · \d\d\.\d\d\.\d{4} · \d/);
    expect(await listed(page).getByRole('listitem').count()).toBe(2);
  });

  it('what is not what its name says is refused before it is sent, and so is an empty one', async () => {
    const page = await openProfile();
    await chooseFiles(page, text('cv.pdf', 'just text'), text('empty.txt', ''));
    await card(page).getByText('Содержимое не соответствует имени файла').waitFor();
    await card(page).getByText('Файл пуст').waitFor();
    expect(
      await card(page)
        .getByRole('button', { name: /^Загрузить/ })
        .count(),
    ).toBe(0);
  });

  it('without a connection it fails, says so, and goes on at «Повторить»', async () => {
    const page = await openProfile({ expects: /./ });
    await chooseFiles(page, await resume());
    await page.context().setOffline(true);
    await card(page).getByRole('button', { name: 'Загрузить', exact: true }).click();
    await card(page).getByText('Нет соединения. Проверьте интернет').waitFor();
    await page.context().setOffline(false);
    await card(page).getByRole('button', { name: 'Загрузить ещё раз' }).click();
    // The pressed button goes at once, its row when the file has come.
    expect(await card(page).locator(':focus').count()).toBe(1);
    await row(page, 'Резюме Анны.pdf').waitFor();
    expect(await card(page).locator(':focus').count()).toBe(1);
  });

  it('a document is downloaded under its name, byte by byte', async () => {
    const page = await openProfile();
    const file = await resume();
    await upload(page, file);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row(page, file.name).getByRole('button', { name: 'Скачать' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
    expect(readFileSync(await download.path()).equals(file.buffer)).toBe(true);
  });

  it('a document is deleted after a question, and the focus stays in the list', async () => {
    const page = await openProfile();
    await upload(page, text('one.txt', 'one'), text('two.txt', 'two'));
    const remove = row(page, 'one.txt').getByRole('button', { name: 'Удалить' });
    await remove.click();
    await page
      .getByRole('dialog', { name: 'Удалить документ?' })
      .getByRole('button', { name: 'Оставить' })
      .click();
    await row(page, 'one.txt').waitFor();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await row(page, 'one.txt').waitFor({ state: 'detached' });
    expect(await listed(page).evaluate((list) => list === document.activeElement)).toBe(true);
    await page.reload();
    await row(page, 'two.txt').waitFor();
    expect(await listed(page).getByRole('listitem').count()).toBe(1);

    // With the last one goes the list.
    await row(page, 'two.txt').getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await listed(page).waitFor({ state: 'detached' });
    expect(await card(page).locator(':focus').count()).toBe(1);
  });

  it('«Сделать резюме» keeps the text of a PDF, and asks before it replaces another', async () => {
    const page = await openProfile();
    await upload(page, await resume(), text('new.txt', 'Другой текст'));
    const stored = () => page.evaluate(() => localStorage.getItem('user_resume'));
    const make = row(page, 'Резюме Анны.pdf').getByRole('button', { name: 'Сделать резюме' });
    // Nobody takes it for a label.
    expect(await make.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe('0px');
    await make.click();
    await page.getByText('Текст файла стал вашим резюме').waitFor();
    expect(await stored()).toContain('ML-инженер');
    await row(page, 'new.txt').getByRole('button', { name: 'Сделать резюме' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Заменить' }).click();
    await expect.poll(stored).toBe('Другой текст');
  });

  it('«Сделать резюме» of a long PDF offers the rest, and keeps how the whole looked', async () => {
    const page = await openProfile();
    await upload(page, { ...(await resume()), buffer: Buffer.from(await longResume(30)) });
    const stored = () => page.evaluate(() => localStorage.getItem('user_resume') ?? '');
    const known = () => page.evaluate(() => localStorage.getItem('user_resume_reading') ?? '');
    await row(page, 'Резюме Анны.pdf').getByRole('button', { name: 'Сделать резюме' }).click();
    await page.getByText('Загружены первые 8000 символов').waitFor();
    expect(await stored()).toHaveLength(8000);
    expect(await known()).toContain('Страница 30.');
    await page.getByRole('button', { name: 'Загрузить всё' }).click();
    await expect.poll(stored).toContain('Страница 30.');
  });

  it('a text is shown as it is read', async () => {
    const page = await openProfile();
    await upload(page, text('note.txt', 'Привет\n<b>не разметка</b>'));
    await row(page, 'note.txt').getByRole('button', { name: 'Просмотр' }).click();
    const dialog = page.getByRole('dialog', { name: 'note.txt' });
    await dialog.getByText('<b>не разметка</b>').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});
