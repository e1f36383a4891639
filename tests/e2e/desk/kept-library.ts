import type { Page } from 'playwright-core';
import { withSent } from '#core/domain/tracker/tracked-job.ts';
import { atDesk, recordOf } from './kept-desk.ts';

const putTexts = (page: Page, texts: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (texts) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('library', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
      opening.onsuccess = () => resolve(opening.result);
    });
    const putting = db.transaction('texts', 'readwrite');
    for (const [id, text] of Object.entries(texts)) putting.objectStore('texts').put(text, id);
    await new Promise((resolve) => {
      putting.oncomplete = resolve;
    });
    db.close();
  }, texts);

async function keep(
  page: Page,
  key: string,
  entries: readonly { id: string; text: string }[],
): Promise<void> {
  const list = entries.map(({ text: _, ...entry }) => entry);
  await page.evaluate(([key, list]) => localStorage.setItem(key, list), [key, JSON.stringify(list)] as const);
  await putTexts(page, Object.fromEntries(entries.map(({ id, text }) => [id, text])));
}

const savedAt = (at: number): string => `2026-11-0${at + 1}T09:00:00.000Z`;

/** As if this browser had kept them, each a day after the other, of one vacancy; answers their ids. */
export async function keepLetters(page: Page, texts: readonly string[]): Promise<string[]> {
  const group = 'доктор рядом#инженер по оценке llm';
  const letters = texts.map((text, at) => ({
    id: at === 0 ? group : `${group}#00000000-0000-4000-8000-00000000000${at}`,
    companyName: 'Доктор Рядом',
    position: 'Инженер по оценке LLM',
    savedAt: savedAt(at),
    isInAccount: false,
    text,
  }));
  await keep(page, 'saved_letters', letters);
  return letters.map(({ id }) => id);
}

const resume = 'Анна Иванова\nML-инженер\n\nНавыки\nPython, PyTorch';

/** Two versions of a resume, and two letters; a record says that the first of either went. */
export async function keepLibrary(page: Page): Promise<void> {
  const names = ['Для ML-инженера', 'Версия от\u00a02 ноября 2026'];
  const versions = names.map((name, at) => ({
    id: `version-${at}`,
    name,
    savedAt: savedAt(at),
    text: `${resume}${at}`,
  }));
  await keep(page, 'resume_versions', versions);
  await page.evaluate((text) => localStorage.setItem('user_resume', text), `${resume}1`);
  const [letter = ''] = await keepLetters(page, [
    'Здравствуйте!\n\nМеня зовут Анна, пять лет обучаю модели на Python и PyTorch. Буду рада поговорить.',
    'Здравствуйте!\n\nМеня зовут Анна, пять лет обучаю модели на Python и SQL. Могу выйти через две недели.',
  ]);
  const record = recordOf('own-1', 'Инженер по оценке LLM', 'applied', 1);
  const now = new Date().toISOString();
  const named = withSent(record, 'resume', { id: 'version-0', name: names[0] ?? '' }, now);
  await atDesk(page, [withSent(named, 'letter', { id: letter, name: 'Письмо' }, now)]);
}

/** Of the vacancy whose letters are kept. */
export async function atLetters(page: Page): Promise<void> {
  await page.goto(new URL('/documents?tab=letter', page.url()).href);
  await page.getByLabel('Компания', { exact: true }).fill('Доктор Рядом');
  await page.getByLabel('Должность', { exact: true }).fill('Инженер по оценке LLM');
  await page.getByRole('list', { name: 'Письма для этой вакансии' }).waitFor();
}
