import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { deskScreens } from './desk/desk-screens.ts';
import { demoAdmin, demoUser, openSignIn, refusals, signIn } from './stage/people.ts';
import { registered, signedIn } from './stage/signed-in.ts';
import { cards, totalOf, useChromium, useVisits, type Visit } from './stage/visit.ts';

const browser = useChromium();

interface Screen extends Visit {
  name: string;
  /** Of somebody signed in. */
  session?: () => Promise<Visit>;
  arrive(page: Page): Promise<unknown>;
}

const screens: Screen[] = [
  { name: 'list', arrive: totalOf },
  {
    name: 'list with filters and an open picker',
    path: '/?ai=true&level=Senior&q=ml',
    arrive: async (page) => {
      await totalOf(page);
      const opener = page.getByRole('button', { name: /^Фильтры/ });
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('button', { name: /^Компания/ }).click();
      await page.getByPlaceholder('Поиск компании...').waitFor();
    },
  },
  { name: 'empty list', path: '/?q=нет+такого+слова&level=Senior', arrive: totalOf },
  {
    name: 'a failure with its details',
    expects: /500/,
    arrive: async (page) => {
      await totalOf(page);
      await page.route('**/api/jobs?*', (route) =>
        route.fulfill({
          status: 500,
          json: {
            error: { code: 'internal', message: '', requestId: '0b54f0c4-6d7e-4f3b-9a51-3b2f6a3f0c11' },
          },
        }),
      );
      await page.getByPlaceholder('Поиск вакансий...').fill('python');
      await page.getByRole('button', { name: 'Подробнее' }).click();
      await page.getByText('0b54f0c4').waitFor();
      await page.getByRole('button', { name: 'Скопировать номер запроса' }).click();
      await page.getByText(/^Скопировано|^Не удалось скопировать/).waitFor();
    },
  },
  {
    name: 'detail',
    path: '/?ai=true&sort=salary-desc',
    arrive: async (page) => {
      await totalOf(page);
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await page.getByText('Анализ зарплаты').waitFor();
      await page.getByRole('heading', { name: 'Описание' }).waitFor();
    },
  },
  ...deskScreens,
  {
    name: 'company',
    path: '/?ai=true',
    arrive: async (page) => {
      await totalOf(page);
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await page.getByRole('heading', { name: 'Описание' }).waitFor();
      const vacancy = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
      await vacancy.getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Открытые вакансии' }).waitFor();
    },
  },
  {
    name: 'the page for developers, an operation unfolded',
    path: '/developers',
    arrive: async (page) => {
      const operation = page.getByRole('group').filter({ hasText: 'POST /api/match/jobs' });
      await operation.getByText('POST /api/match/jobs').click();
      await operation.getByText('Пример ответа').waitFor();
    },
  },
  {
    name: 'the market of a role',
    path: '/market?role=development&level=Middle',
    arrive: (page) => page.getByRole('heading', { name: 'Разработка · Middle' }).waitFor(),
  },
  {
    name: 'sign-in dialog',
    arrive: async (page) => {
      await totalOf(page);
      await openSignIn(page, 'Регистрация');
    },
  },
  {
    name: 'onboarding',
    session: async () => signedIn(await registered(), {}),
    arrive: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Начать' }).click();
      await dialog.getByText('Шаг 2 из 5').waitFor();
    },
  },
  {
    name: 'profile',
    path: '/documents',
    expects: refusals,
    arrive: async (page) => {
      await signIn(page, demoUser);
      await page.getByRole('banner').getByRole('link', { name: 'Профиль' }).click();
      await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
    },
  },
  {
    name: 'resume with recommendations',
    path: '/documents',
    session: async () => signedIn(await registered()),
    arrive: async (page) => {
      await page.getByText('Это пример — замените своим').waitFor();
      await page
        .getByRole('textbox', { name: 'Текст резюме' })
        .fill('Иван Петров\nОтвечал за сервис заказов');
      await page.getByRole('button', { name: 'Получить AI-рекомендации' }).click();
      await page.getByText('Анализ завершен').waitFor();
      await page
        .getByRole('button', { name: /^Отклонить рекомендацию/ })
        .first()
        .click();
      await page.getByText('Отклонено').waitFor();
    },
  },
  {
    name: 'documents: cover letter without a resume',
    path: '/documents?tab=letter',
    arrive: (page) => page.getByText('Резюме пока нет').waitFor(),
  },
  {
    name: 'documents: the picker of a letter’s vacancy',
    path: '/documents?tab=letter',
    arrive: async (page) => {
      await page.getByRole('button', { name: /^Вакансия/ }).click();
      await page.getByText('Вакансии Призвания').waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'erasing an account',
    path: '/documents',
    session: () => signedIn(demoUser),
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Аккаунт', exact: true }).click();
      await page.getByText('Удалить аккаунт', { exact: true }).click();
      await page.getByText('Исчезнет сразу').waitFor();
    },
  },
  {
    name: 'admin: vacancies, some selected',
    path: '/admin',
    session: () => signedIn(demoAdmin),
    arrive: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Выбрать: / })
        .first()
        .check();
    },
  },
  {
    name: 'admin: editor with problems',
    path: '/admin',
    session: () => signedIn(demoAdmin),
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Добавить вакансию' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Добавить вакансию' }).click();
      await page.getByText('Укажите название').waitFor();
    },
  },
  {
    name: 'admin: imports',
    path: '/admin',
    session: () => signedIn(demoAdmin),
    arrive: async (page) => {
      await page.getByRole('tab', { name: 'Парсинг' }).click();
      await page.getByRole('table', { name: 'История' }).waitFor();
    },
  },
  {
    name: 'admin: users',
    path: '/admin',
    session: () => signedIn(demoAdmin),
    arrive: async (page) => {
      await page.getByRole('tab', { name: 'Пользователи' }).click();
      await page.getByRole('table', { name: 'Пользователи' }).waitFor();
    },
  },
  {
    name: 'admin: audit',
    path: '/admin',
    session: () => signedIn(demoAdmin),
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Журнал изменений' }).click();
      await page.getByRole('dialog').getByText('Записи нельзя изменить или удалить').waitFor();
    },
  },
  {
    name: '404',
    path: '/nope',
    expects: /404/,
    arrive: (page) => page.getByRole('heading').first().waitFor(),
  },
];

/** What a theme can change: it is a class of the page, and nothing but colours hangs on that. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe's findings that keep people out, each with the elements. */
async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger's protocol: the page's own policy would not let a script in.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(`${axe.source}; undefined`);
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })})`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Letters keep their shape in the accessibility of a page: nobody scrolls sideways to read. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(
    (isDark) => document.body.classList.contains('awsui-dark-mode') === isDark,
    theme === 'dark',
  );
  // A colour on its way is neither theme's.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.all(transitions.map(({ finished }) => finished.catch(() => null)));
  });
}

for (const { name, session, arrive, ...screen } of screens)
  describe(name, () => {
    const visit = useVisits(browser, afterAll);
    const arrived = new Map<number, Promise<Page>>();

    /** The page of that width: arrived at once, as people do, for all tests of its screen. */
    function at(width: number): Promise<Page> {
      const open = async () => {
        const page = await visit({ ...screen, ...(await session?.()), viewport: { width, height: 900 } });
        await arrive(page);
        // Cards out of sight, too.
        await page.evaluate(() => {
          document.documentElement.dataset.eagerLayout = 'true';
        });
        return page;
      };
      const page = arrived.get(width) ?? open();
      arrived.set(width, page);
      // Another try begins anew.
      page.catch(() => arrived.delete(width));
      return page;
    }

    it.each([
      ['light', 1440],
      ['light', 390],
      ['dark', 1440],
      ['dark', 390],
    ] as const)('%s at %i px has nothing serious for axe', async (theme, width) => {
      const page = await at(width);
      await inTheme(page, theme);
      expect(await seriousFindings(page, theme === 'dark' ? rulesOfColour : undefined)).toEqual([]);
    });

    // What is open on a phone (a drawer) is open at 768 too; from 1000 the panel stands beside the list.
    it.each([
      [320, 390],
      [768, 390],
      [1024, 1440],
    ])('does not scroll sideways at %i px', async (width, arrivedAt) => {
      const page = await at(arrivedAt);
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
      // Of a new width the page is drawn anew in more than one step.
      await expect.poll(() => overflow(page)).toBe(0);
    });
  });
