import type { Page } from 'playwright-core';
import { type Screen, signIn } from './screen.ts';

const waitForResults = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Найден/ })
    .waitFor();

/** From a page without one: the list at its own address comes with its vacancies, and asks for none. */
const goToList = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });

const openFilters = async (page: Page) => {
  const drawer = page.getByRole('button', { name: /^Фильтры/ });
  if (await drawer.isVisible()) await drawer.click();
};

const openFirst = async (page: Page) => {
  await waitForResults(page);
  await page.locator('[data-card]').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  await page.waitForLoadState('networkidle');
};

const saveThree = async (page: Page) => {
  for (const title of ['Лингвист', 'Аналитик данных', 'ML-инженер']) {
    await page.getByRole('button', { name: 'Добавить вручную' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новая запись' });
    await dialog.getByRole('textbox', { name: 'Должность' }).fill(title);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  }
};

const saveSearch = async (page: Page) => {
  await waitForResults(page);
  await page.getByRole('button', { name: 'Сохранить поиск' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Поиск сохранён' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Сохранённые поиски', level: 1 }).waitFor();
};

const openSignIn = async (page: Page) => {
  await waitForResults(page);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Вход' }).waitFor();
};

const walkOnboarding = async (page: Page, to: number) => {
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Далее' });
  await dialog.getByText('Шаг 1 из 5').waitFor();
  if (to > 1) await dialog.getByRole('button', { name: 'Начать' }).click();
  if (to > 2) {
    const values = ['Анна Иванова', 'ML-инженер', '5 лет', 'Москва', 'от 300 000 ₽'];
    for (const [n, value] of values.entries()) await dialog.getByRole('textbox').nth(n).fill(value);
    await next.click();
  }
  if (to > 3) {
    for (const skill of ['Python', 'PyTorch', 'SQL']) {
      await dialog.getByRole('textbox').fill(skill);
      await page.keyboard.press('Enter');
    }
    await next.click();
  }
  if (to > 4) {
    await dialog.getByRole('textbox').fill('Обучаю модели и довожу их до пользователей.');
    await next.click();
  }
  await dialog.getByText(`Шаг ${to} из 5`).waitFor();
};

/** Every screen and dialog of those who seek. */
export const seekersScreens: readonly Screen[] = [
  { name: 'list', path: '/', prepare: waitForResults },
  {
    name: 'list-filtered',
    path: '/?ai=true&level=Senior&level=Middle&type=Удаленная+работа&q=ml',
    prepare: waitForResults,
  },
  { name: 'list-page-2', path: '/?page=2&sort=salary-desc', prepare: waitForResults },
  {
    name: 'list-loading',
    path: '/about/matching',
    prepare: async (page) => {
      await page.waitForLoadState('networkidle');
      await goToList(page);
      await page.getByText('Загрузка вакансий...').waitFor({ state: 'attached' });
      // Nothing under 300 ms has a loader.
      await page.waitForTimeout(800);
    },
  },
  { name: 'list-empty', path: '/?q=нет+таких+слов&level=Senior', prepare: waitForResults },
  {
    name: 'list-failed',
    path: '/about/matching',
    prepare: async (page) => {
      await page.waitForLoadState('networkidle');
      await goToList(page);
      await page.getByRole('button', { name: 'Повторить' }).waitFor();
    },
  },
  {
    name: 'filters',
    path: '/',
    prepare: async (page) => {
      await waitForResults(page);
      await openFilters(page);
    },
  },
  {
    name: 'filters-picker',
    path: '/?location=Москва',
    prepare: async (page) => {
      await waitForResults(page);
      await openFilters(page);
      await page.getByRole('button', { name: /^Локация/ }).click();
    },
  },
  { name: 'detail', path: '/?ai=true', prepare: openFirst },
  { name: 'detail-plain', path: '/?category=finance', prepare: openFirst },
  {
    name: 'detail-missing',
    path: '/?vacancy=nobody',
    prepare: (page) => page.getByRole('heading', { name: 'Вакансия не найдена' }).waitFor(),
  },
  {
    name: 'applications-empty',
    path: '/applications',
    prepare: (page) => page.getByText('Здесь будет всё, куда вы откликнулись').waitFor(),
  },
  { name: 'applications', path: '/applications', prepare: saveThree },
  {
    name: 'searches-empty',
    path: '/searches',
    prepare: (page) => page.getByText('Здесь будут поиски, которые вы сохраните').waitFor(),
  },
  { name: 'searches', path: '/?level=Senior&q=ml', prepare: saveSearch },
  {
    name: 'applications-record',
    path: '/applications',
    prepare: async (page) => {
      await saveThree(page);
      await page.getByRole('button', { name: 'ML-инженер', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Заметка' }).waitFor();
    },
  },
  {
    name: 'account-menu',
    path: '/',
    prepare: async (page) => {
      await waitForResults(page);
      await page.getByRole('button', { name: 'Аккаунт' }).click();
    },
  },
  {
    name: 'keyboard-help',
    path: '/',
    prepare: async (page) => {
      // The list is there before what hears keys.
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'sign-in', path: '/', prepare: openSignIn },
  {
    name: 'sign-up',
    path: '/',
    prepare: async (page) => {
      await openSignIn(page);
      await page.getByRole('tab', { name: 'Регистрация' }).click();
    },
  },
  {
    name: 'sign-in-forgot',
    path: '/',
    prepare: async (page) => {
      await openSignIn(page);
      await page.getByText('Забыли пароль?').click();
    },
  },
  ...[1, 2, 3, 4, 5].map((step) => ({
    name: `onboarding-${step}`,
    path: '/',
    prepare: async (page: Page) => {
      await signIn(page);
      await walkOnboarding(page, step);
    },
  })),
  {
    name: 'profile',
    path: '/documents',
    prepare: async (page) => {
      await signIn(page);
      await page.getByRole('banner').getByRole('link', { name: 'Профиль' }).click();
      await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
    },
  },
  {
    name: 'profile-visitor',
    path: '/profile',
    prepare: (page) => page.getByText('Войдите, чтобы открыть профиль').waitFor(),
  },
  {
    name: 'account-menu-user',
    path: '/documents',
    prepare: async (page) => {
      await signIn(page);
      await page.getByRole('button', { name: 'Аккаунт', exact: true }).click();
      await page.getByText('Выйти', { exact: true }).waitFor();
    },
  },
  {
    name: 'two-step',
    path: '/documents',
    prepare: async (page) => {
      await signIn(page);
      await page.getByRole('button', { name: 'Аккаунт', exact: true }).click();
      await page.getByText('Двухэтапный вход', { exact: true }).click();
      await page.getByRole('button', { name: 'Включить', exact: true }).click();
      await page.getByLabel('Код из приложения').waitFor();
    },
  },
  {
    name: 'developers',
    path: '/developers',
    prepare: async (page) => {
      await page.getByText('GET /api/jobs', { exact: true }).click();
      await page.getByText('Пример запроса').first().waitFor();
    },
  },
  {
    name: 'market',
    path: '/market?role=development&by=city',
    prepare: (page) => page.getByRole('heading', { name: 'Разработка' }).waitFor(),
  },
  {
    name: 'company',
    path: '/?ai=true',
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('main').locator('a[href^="/company/"]').last().click();
      await page.getByRole('heading', { name: 'Открытые вакансии' }).waitFor();
    },
  },
  {
    name: 'about-matching',
    path: '/about/matching',
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  { name: 'not-found', path: '/nope', prepare: (page) => page.getByRole('heading').first().waitFor() },
];
