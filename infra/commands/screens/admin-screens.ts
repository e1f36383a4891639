import type { Page } from 'playwright-core';
import { type Screen, signIn } from './screen.ts';

const openAdmin = async (page: Page) => {
  await signIn(page, 'admin@prizvanie.local');
  await page.getByRole('link', { name: 'Админка' }).click();
  await page.getByText(/^Показано \d/).waitFor();
};

export const adminScreens: readonly Screen[] = [
  { name: 'admin', path: '/documents', prepare: openAdmin },
  {
    name: 'admin-selected',
    path: '/documents',
    prepare: async (page) => {
      await openAdmin(page);
      for (const n of [1, 3])
        await page
          .getByRole('checkbox', { name: /^Выбрать: / })
          .nth(n)
          .check();
    },
  },
  {
    name: 'admin-editor',
    path: '/documents',
    prepare: async (page) => {
      await openAdmin(page);
      await page
        .getByRole('button', { name: /^Изменить: / })
        .first()
        .click();
      await page.getByLabel('Название').waitFor();
    },
  },
  {
    name: 'admin-editor-problems',
    path: '/documents',
    prepare: async (page) => {
      await openAdmin(page);
      await page.getByRole('button', { name: 'Добавить вакансию' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Добавить вакансию' }).click();
      await page.getByText('Укажите название').waitFor();
    },
  },
  {
    name: 'admin-delete',
    path: '/documents',
    prepare: async (page) => {
      await openAdmin(page);
      await page
        .getByRole('button', { name: /^Удалить: / })
        .first()
        .click();
      await page.getByText('Вы уверены, что хотите удалить эту вакансию?').waitFor();
    },
  },
  {
    name: 'admin-imports',
    path: '/documents',
    prepare: async (page) => {
      await openAdmin(page);
      await page.getByRole('tab', { name: 'Парсинг' }).click();
      await page.getByRole('table', { name: 'История' }).waitFor();
    },
  },
  {
    name: 'admin-users',
    path: '/documents',
    prepare: async (page) => {
      await openAdmin(page);
      await page.getByRole('tab', { name: 'Пользователи' }).click();
      await page.getByRole('table', { name: 'Пользователи' }).waitFor();
    },
  },
  {
    name: 'admin-audit',
    path: '/documents',
    prepare: async (page) => {
      await openAdmin(page);
      await page.getByRole('button', { name: 'Журнал изменений' }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'admin-denied',
    path: '/admin',
    prepare: (page) => page.getByText('Доступ запрещен').waitFor(),
  },
];
