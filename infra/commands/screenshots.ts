import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { exitWithError, UserError } from '../user-error.ts';
import { runningStack } from './local-stack/running-stack.ts';
import { adminScreens } from './screens/admin-screens.ts';
import { launchBrowser } from './screens/browser.ts';
import { documentsScreens } from './screens/documents-screens.ts';
import type { Screen } from './screens/screen.ts';
import { seekersScreens } from './screens/seekers-screens.ts';

/** Answers that a running stack does not give by itself. */
async function mockApi(page: Page, { name }: Screen): Promise<void> {
  const list = /\/api\/jobs(?:\?|$)/;
  if (name === 'list-loading') await page.route(list, () => {});
  if (name === 'list-failed') await page.route(list, (route) => route.fulfill({ status: 500, body: '{}' }));
}

const widths = [1440, 390] as const;
const themes = ['light', 'dark'] as const;

async function takeScreenshots(browser: Browser, site: string, out: string, screen: Screen): Promise<void> {
  for (const width of widths)
    for (const theme of themes) {
      const context = await browser.newContext({
        locale: 'ru-RU',
        colorScheme: theme,
        reducedMotion: 'reduce',
        // What it asks for, nobody mocks.
        serviceWorkers: 'block',
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await mockApi(page, screen);
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
  if (!values.out) throw new UserError('Куда сохранять? npm run screenshots -- --out ПАПКА');
  const site = values.url ?? (await runningStack()).url;
  mkdirSync(values.out, { recursive: true });
  const browser = await launchBrowser();
  const chosen = [...seekersScreens, ...documentsScreens, ...adminScreens].filter(
    ({ name }) => !values.only || name.startsWith(values.only),
  );
  for (const screen of chosen) {
    await takeScreenshots(browser, site, values.out, screen);
    console.log(`${screen.name}: ${widths.length * themes.length} снимка`);
  }
  await browser.close();
} catch (error) {
  exitWithError(error);
}
