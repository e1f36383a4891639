import type { Page } from 'playwright-core';
import { totalOf } from '../visit.ts';
import { atDesk } from './kept-desk.ts';
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
];
