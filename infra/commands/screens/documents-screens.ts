import type { Page } from 'playwright-core';
import { type Screen, signIn } from './screen.ts';

const resume = `Анна Иванова
ML-инженер
anna@example.ru

Опыт работы
ML-инженер, «Ромашка», с марта 2021
Отвечала за модели рекомендаций. Ускорила ответ сервиса на 40%.

Навыки
Python, PyTorch, SQL`;

/** A resume without an owner is theirs who signs in. */
const withResume = async (page: Page) => {
  await page.evaluate((text) => localStorage.setItem('user_resume', text), resume);
  await page.reload();
};

const write = async (page: Page) => {
  await withResume(page);
  await signIn(page);
  await page.getByLabel('Компания', { exact: true }).fill('Вектор');
  await page.getByLabel('Должность', { exact: true }).fill('ML-инженер');
  await page.getByRole('button', { name: 'Создать письмо с AI' }).click();
  await page.getByText('Письмо создано').waitFor();
};

const ownData = (action: string) => async (page: Page) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Аккаунт', exact: true }).click();
  await page.getByText(action, { exact: true }).click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
};

/** The documents page, and what one can do with all that is known of oneself. */
export const documentsScreens: readonly Screen[] = [
  {
    name: 'documents',
    path: '/documents',
    prepare: (page) => page.getByRole('textbox', { name: 'Текст резюме' }).waitFor(),
  },
  {
    name: 'documents-advice',
    path: '/documents',
    prepare: async (page) => {
      await withResume(page);
      await signIn(page);
      await page.getByRole('button', { name: 'Получить AI-рекомендации' }).click();
      await page.getByText('Анализ завершен').waitFor();
    },
  },
  {
    name: 'documents-letter',
    path: '/documents?tab=letter',
    prepare: (page) => page.getByText('Резюме пока нет').waitFor(),
  },
  {
    name: 'documents-letter-picker',
    path: '/documents?tab=letter',
    prepare: async (page) => {
      await withResume(page);
      await page.getByRole('button', { name: /^Вакансия/ }).click();
      await page.getByText('Вакансии Призвания').waitFor();
    },
  },
  { name: 'documents-letter-written', path: '/documents?tab=letter', prepare: write },
  {
    name: 'documents-letter-saved',
    path: '/documents?tab=letter',
    prepare: async (page) => {
      await write(page);
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByRole('heading', { name: 'Сохранённые письма' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'own-data-export', path: '/documents', prepare: ownData('Скачать мои данные') },
  { name: 'own-data-erase', path: '/documents', prepare: ownData('Удалить аккаунт') },
];
