import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { Refusal, refuse } from '../refusal.ts';
import { launchBrowser } from './browser.ts';
import { runningStack } from './running-stack.ts';

interface Screen {
  name: string;
  path: string;
  /** What is done before the picture; the screen is settled when it ends. */
  prepare?: (page: Page) => Promise<unknown>;
}

const settled = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Найден/ })
    .waitFor();

const openFilters = async (page: Page) => {
  const drawer = page.getByRole('button', { name: /^Фильтры/ });
  if (await drawer.isVisible()) await drawer.click();
};

const openFirst = async (page: Page) => {
  await settled(page);
  await page.locator('[data-cards]').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** Every screen and dialog of the product. */
const screens: readonly Screen[] = [
  { name: 'list', path: '/', prepare: settled },
  {
    name: 'list-filtered',
    path: '/?ai=true&level=Senior&level=Middle&type=Удаленная+работа&q=ml',
    prepare: settled,
  },
  { name: 'list-page-2', path: '/?page=2&sort=salary-desc', prepare: settled },
  {
    name: 'list-loading',
    path: '/',
    prepare: (page) => page.getByText('Загрузка вакансий...').waitFor({ state: 'attached' }),
  },
  { name: 'list-empty', path: '/?q=нет+таких+слов&level=Senior', prepare: settled },
  {
    name: 'list-failed',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: 'Повторить' }).waitFor(),
  },
  {
    name: 'filters',
    path: '/',
    prepare: async (page) => {
      await settled(page);
      await openFilters(page);
    },
  },
  {
    name: 'filters-picker',
    path: '/?location=Москва',
    prepare: async (page) => {
      await settled(page);
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
    name: 'account-menu',
    path: '/',
    prepare: async (page) => {
      await settled(page);
      await page.getByRole('button', { name: 'Аккаунт' }).click();
    },
  },
  {
    name: 'keyboard-help',
    path: '/',
    prepare: async (page) => {
      await settled(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'not-found', path: '/nope', prepare: (page) => page.getByRole('heading').first().waitFor() },
];

/** Answers that a running stack does not give by itself. */
async function pretend(page: Page, { name }: Screen): Promise<void> {
  if (name === 'list-loading') await page.route('**/api/jobs?*', () => {});
  if (name === 'list-failed')
    await page.route('**/api/jobs?*', (route) => route.fulfill({ status: 500, body: '{}' }));
}

const widths = [1440, 390] as const;
const themes = ['light', 'dark'] as const;

async function photograph(browser: Browser, site: string, out: string, screen: Screen): Promise<void> {
  for (const width of widths)
    for (const theme of themes) {
      const context = await browser.newContext({
        locale: 'ru-RU',
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await pretend(page, screen);
      await page.goto(site + screen.path);
      await screen.prepare?.(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(out, `${screen.name}-${width}-${theme}.png`) });
      await context.close();
    }
}

try {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, url: { type: 'string' }, only: { type: 'string' } },
  });
  if (!values.out) throw new Refusal('Куда сохранять? npm run screenshots -- --out ПАПКА');
  const site = values.url ?? (await runningStack()).url;
  mkdirSync(values.out, { recursive: true });
  const browser = await launchBrowser();
  const chosen = screens.filter(({ name }) => !values.only || name.startsWith(values.only));
  for (const screen of chosen) {
    await photograph(browser, site, values.out, screen);
    console.log(`${screen.name}: ${widths.length * themes.length} снимка`);
  }
  await browser.close();
} catch (error) {
  refuse(error);
}
