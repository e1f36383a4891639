import type { Page } from 'playwright-core';
import { totalOf } from '../stage/visit.ts';
import { atDesk } from './kept-desk.ts';
import { atLetters, keepLibrary } from './kept-library.ts';
import { atSearches } from './kept-searches.ts';

/** What the desk shows, to be looked at by the accessibility scan. */
export const deskScreens: { name: string; arrive(page: Page): Promise<unknown> }[] = [
  {
    name: 'desk',
    arrive: async (page) => {
      await atDesk(page);
      await page.getByText('Похоже, ответа нет?').waitFor();
    },
  },
  {
    name: 'saved searches',
    arrive: async (page) => {
      await atSearches(page);
      await page
        .getByRole('button', { name: /^Переименовать/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Название поиска' }).waitFor();
    },
  },
  { name: 'no saved searches', arrive: (page) => atSearches(page, []) },
  {
    name: 'hidden companies',
    arrive: async (page) => {
      await totalOf(page);
      await page
        .getByRole('button', { name: /^Скрыть: / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Скрыть компанию' }).click();
      await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
      await page.getByRole('button', { name: /^Вернуть: / }).waitFor();
    },
  },
  { name: 'empty desk', arrive: (page) => atDesk(page, []) },
  {
    name: 'a record of the desk',
    arrive: async (page) => {
      await atDesk(page);
      await page.getByRole('button', { name: 'Аналитик данных', exact: true }).click();
      await page.getByRole('dialog').getByText('Стоит на').waitFor();
    },
  },
  {
    name: 'a record and what went with it',
    arrive: async (page) => {
      await keepLibrary(page);
      await page.getByRole('button', { name: 'Инженер по оценке LLM', exact: true }).click();
      await page.getByText('Открыть: Для ML-инженера').click();
      await page.getByRole('dialog').getByText('Python, PyTorch').waitFor();
    },
  },
  {
    name: 'versions of a resume',
    arrive: async (page) => {
      await keepLibrary(page);
      await page.goto(new URL('/documents?tab=resume', page.url()).href);
      await page.getByRole('button', { name: 'Переименовать: Для ML-инженера' }).click();
      await page.getByText('Открыть текст').first().click();
      await page.getByText('Текущее резюме').waitFor();
    },
  },
  {
    name: 'kept letters',
    arrive: async (page) => {
      await keepLibrary(page);
      await atLetters(page);
      await page.getByText('Ушло с откликом', { exact: true }).waitFor();
    },
  },
  {
    name: 'letters compared',
    arrive: async (page) => {
      await keepLibrary(page);
      await atLetters(page);
      await page.getByRole('button', { name: 'Сравнить два письма' }).click();
      await page.getByRole('dialog').locator('mark').first().waitFor();
    },
  },
];
