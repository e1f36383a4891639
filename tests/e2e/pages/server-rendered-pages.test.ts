import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { copyViews, sortOrders } from '#core/domain/search/listing.ts';
import { severalCities } from '../several-cities.ts';
import { cards, site, totalOf, untilInteractive, useBrowser, type Visit } from '../stage/visit.ts';
import { publicPaths } from './public-paths.ts';

const visit = useBrowser();

/** A page that has seen nothing of the application yet: what is to be watched from its first byte on is opened next. */
const blankVisit = (options: Visit = {}) => visit({ path: '/robots.txt', ...options });

/** Without what only a script answers, what comes once the page stands, and what stands there instead of it. */
const wordsOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    for (const element of root.querySelectorAll('option[value="match"], [data-later]')) element.remove();
    for (const element of root.querySelectorAll<HTMLElement>('button[type="button"], noscript'))
      element.style.display = 'none';
    return (root as HTMLElement).innerText;
  });

const tenFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });

/**
 * All words of a page's content: of `html` as it came, or of the page itself, as soon as `wanted` is there or after five
 * seconds.
 */
async function wordsOfMain({ html, wanted: selector }: { html?: string; wanted?: string }): Promise<string> {
  const of = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const words = () => {
    const main = of.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const element of main.querySelectorAll('noscript, option[value="match"], [data-later]'))
      element.remove();
    return main.textContent;
  };
  const until = performance.now() + 5_000;
  while (selector !== undefined && words() !== selector && performance.now() < until)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return words();
}

describe('a public page (docs/rules.md#server-rendered-pages)', () => {
  it('says the same before and after the browser has taken it over, and asks for nothing again', async () => {
    for (const path of await publicPaths()) {
      const plain = await visit({ path, javaScriptEnabled: false, timezoneId: 'Europe/Moscow' });
      const requests: string[] = [];
      const live = await blankVisit();
      live.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await live.goto(`${site}${path}`);
      await untilInteractive(live);
      expect(await wordsOf(live)).toBe(await wordsOf(plain));
      // What is like a vacancy comes once it is near the screen.
      expect(
        requests.filter((address) => /^\/api\/(?!.*\/similar$)/.test(address)),
        path,
      ).toEqual([]);
    }
  });

  it('the list comes with a line’s first flight, 14.6 KB, its headers included', async () => {
    const answer = await fetch(site, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    // Compressed as the CDN does it.
    const html = brotliCompressSync(await answer.text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(html.length).toBeGreaterThan(5_000);
    expect(html.length).toBeLessThan(12_800);
  });

  it('says what the application says at 200 random addresses', { timeout: 180_000 }, async () => {
    const page = await visit({ timezoneId: 'Europe/Moscow' });
    await totalOf(page);
    const { jobs } = await (await fetch(`${site}/api/jobs?sort=salary-desc`)).json();
    const someOf = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 });
    const address = fc.record({
      q: fc.constantFrom('', '', 'python', 'инженер', 'data scientist', 'нет такого слова'),
      type: someOf(jobTypes),
      level: someOf(levels),
      salary: someOf(salaryBuckets),
      location: someOf(['Москва', 'Казань', 'Тверь']),
      ai: fc.constantFrom('', '', 'true'),
      date: fc.constantFrom('', '', 'month'),
      sort: fc.constantFrom('', ...sortOrders),
      copies: fc.constantFrom('', '', ...copyViews),
      page: fc.constantFrom('', '', '2', '7'),
    });
    const paths = fc.sample(address, { numRuns: 170, seed: 7 }).map((address) => {
      const pairs = Object.entries(address).flatMap(([name, values]) =>
        [values].flat().flatMap((value) => (value === '' ? [] : [[name, value]])),
      );
      return `/?${new URLSearchParams(pairs)}`;
    });
    const firstJobs = jobs.slice(0, 15) as { id: string; companyId: string }[];
    // Companies first: of a vacancy that was opened its card says so, which the server cannot know.
    paths.push(...firstJobs.map(({ companyId }) => `/company/${companyId}`));
    paths.push(...firstJobs.map(({ id }) => `/vacancy/${id}`));
    // Only its parser is wanted: 200 pages need not be laid out and painted as well.
    const parser = await blankVisit();
    await parser.goto('about:blank');
    const different: string[] = [];
    const drawnAt = async (path: string) => {
      const answer = await fetch(site + path);
      return parser.evaluate(wordsOfMain, { html: await answer.text() });
    };
    for (const path of paths) {
      const served = await drawnAt(path);
      // Not through a link: the address alone makes the page.
      await page.evaluate((next) => {
        history.pushState(null, '', next);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      const text = await page.evaluate(wordsOfMain, { wanted: served });
      // Others may have changed a vacancy in between: then the server now says what the application does.
      if (text !== served && (await drawnAt(path)) !== text) different.push(`${path}\n${served}\n${text}`);
    }
    expect(paths).toHaveLength(200);
    expect(different).toEqual([]);
  });

  it('is the same for everybody: neither a cookie nor a token changes a byte', async () => {
    for (const path of await publicPaths()) {
      const headers = { cookie: 'a=1; session=anna', authorization: 'Bearer e30.e30.e30' };
      const [nobody, somebody] = await Promise.all([
        fetch(site + path).then((answer) => answer.text()),
        fetch(site + path, { headers }).then((answer) => answer.text()),
      ]);
      expect(nobody.length).toBeGreaterThan(5_000);
      expect(somebody).toBe(nobody);
    }
  });

  it.each([1440, 390])('does not move while it is hydrated in another zone, %i px wide', async (width) => {
    for (const path of await publicPaths()) {
      const page = await blankVisit({ viewport: { width, height: 844 }, timezoneId: 'Asia/Omsk' });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${site}${path}`);
      await untilInteractive(page);
      await page.getByRole('button', { name: 'Аккаунт' }).waitFor();
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThan(0.02);
    }
  });
});

it('keeps its words when the colours of the system change before the code of its parts is there', async () => {
  const [, , ...withParts] = await publicPaths();
  for (const path of withParts) {
    const page = await blankVisit();
    const parts = /assets\/(?:vacancy-detail|description|company-page|pay-strip)-[^/]*\.js$/;
    const released = Promise.withResolvers<void>();
    await page.route(parts, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const lengths: number[] = [];
      Object.assign(globalThis, { lengths });
      const look = () => {
        const main = document.querySelector('main');
        if (main && document.readyState !== 'loading') lengths.push(main.innerText.length);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    await tenFrames(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await tenFrames(page);
    released.resolve();
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Аккаунт' }).waitFor();
    const lengths = await page.evaluate(() => (globalThis as unknown as { lengths: number[] }).lengths);
    expect(Math.min(...lengths), path).toBeGreaterThan(0.8 * Math.max(...lengths));
  }
});

describe('before it is hydrated', () => {
  /** The page without the application's code, and what lets that through. */
  async function heldPage(path: string): Promise<{ page: Page; release(): void }> {
    const page = await blankVisit();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`${site}${path}`, { waitUntil: 'commit' });
    return { page, release };
  }

  it('what is typed and ticked is not lost (docs/rules.md#page-early)', async () => {
    const { page, release } = await heldPage('/?type=Полная+занятость');
    await page.getByRole('searchbox').fill('разработчик');
    await page.getByRole('checkbox', { name: 'Senior', exact: true }).check();
    release();
    await page.waitForURL(/\?q=[^&]+&type=[^&]+&level=Senior$/);
    expect(await page.getByRole('searchbox').inputValue()).toBe('разработчик');
    const found = await totalOf(page);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(200);
  });

  it('a button that is pressed does its work when it can', async () => {
    const { page, release } = await heldPage('/');
    await page.getByRole('button', { name: 'Войти' }).click();
    release();
    await page.getByRole('dialog', { name: 'Вход в аккаунт' }).waitFor();
  });
});

it('days are the reader’s own from their first step on', async () => {
  const page = await visit({ timezoneId: 'Asia/Omsk' });
  const request = page.waitForRequest(/\/api\/jobs\?/);
  await page.getByRole('checkbox', { name: 'Senior', exact: true }).check();
  expect(new URL((await request).url()).searchParams.get('tz')).toBe('Asia/Omsk');
});

describe('without a script', () => {
  const foundOf = async (page: Page) =>
    Number(
      (
        await page
          .getByRole('status')
          .filter({ hasText: /^Найден/ })
          .innerText()
      ).replace(/\D/g, ''),
    );

  it.each([1440, 390])('filters are a form, pages and cards are links, %i px wide', async (width) => {
    const page = await visit({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const all = await foundOf(page);
    await page.getByRole('searchbox').fill('разработчик');
    await page.getByRole('checkbox', { name: 'Senior', exact: true }).check();
    await page.getByRole('button', { name: 'Найти' }).click();
    await page.waitForURL(/level=Senior/);
    const found = await foundOf(page);
    expect(found).toBeGreaterThan(20);
    expect(found).toBeLessThan(all);
    expect(await page.getByRole('searchbox').inputValue()).toBe('разработчик');
    const first = await cards(page).first().getByRole('heading').innerText();
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await page.waitForURL(/page=2/);
    expect(await foundOf(page)).toBe(found);
    expect(await cards(page).first().getByRole('heading').innerText()).not.toBe(first);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      new RegExp(`^${site}/vacancy/`),
    );
  });
});

it('without a script filters stay in a search beside an open vacancy', async () => {
  const { jobs } = await (await fetch(`${site}/api/jobs?level=Senior&ai=true`)).json();
  const { id, categoryId } = jobs[0];
  const kept = `level=Senior&ai=true&category=${categoryId}&exact=category&copies=apart&sort=salary-asc`;
  const page = await visit({
    path: `/?${kept}&vacancy=${id}`,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('searchbox').fill('инженер');
  await page.getByRole('button', { name: 'Найти' }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'инженер');
  const { searchParams } = new URL(page.url());
  for (const [name, value] of new URLSearchParams(kept))
    expect([name, searchParams.getAll(name)]).toEqual([name, [value]]);
});

it('a page that needs a script says so without one, and that the vacancies do not', async () => {
  for (const path of ['/profile', '/documents', '/admin']) {
    const page = await visit({ path, javaScriptEnabled: false });
    const words = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
    expect(words.trim()).toBe(
      'Эта страница работает с JavaScript: включите его в браузере. Вакансии можно искать и без него.',
    );
  }
});

describe('without a script nothing stands there that only a script answers', () => {
  const visitPlain = (path: string, width: number) =>
    visit({ path, javaScriptEnabled: false, viewport: { width, height: 844 } });

  it.each([1440, 390])('no button but that of the form, %i px wide', async (width) => {
    for (const path of await publicPaths()) {
      const page = await visitPlain(path, width);
      const names = await page.getByRole('button').allInnerTexts();
      expect(
        [...new Set(names)].filter((name) => !['Найти', 'Показать'].includes(name)),
        path,
      ).toEqual([]);
    }
  });

  it('the figures of the market are chosen by a form (docs/rules.md#market-page)', async () => {
    const page = await visitPlain('/market', 390);
    await page.getByLabel('Сравнить').selectOption('По местам');
    await page.getByLabel('Роль').selectOption('Разработка');
    await page.getByRole('button', { name: 'Показать' }).click();
    await page.waitForURL(/role=development/);
    expect(await page.getByLabel('Роль').inputValue()).toBe('development');
    await page.getByRole('region', { name: 'Разработка' }).waitFor();
    await page.getByRole('rowheader', { name: 'Москва' }).first().waitFor();
  });

  it('«Сбросить фильтры» and the skip link are links, and a card says how many cities it has', async () => {
    const page = await visitPlain(`/?q=python&level=Senior`, 1280);
    await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'python' && !url.searchParams.has('level'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#main$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    const { title } = await severalCities();
    await page.goto(`${site}/?q=${encodeURIComponent(title)}`);
    expect(await cards(page).locator('noscript').first().innerText()).toMatch(/^ещё в\s\d+\sгород/u);
  });
});

it('a vacancy that nobody may see is not found, and says where to go on', async () => {
  const page = await visit({ expects: /404/ });
  const answer = await page.goto(`${site}/vacancy/hh-0`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Вакансия не найдена' }).waitFor();
  await page.getByRole('link', { name: 'Назад к списку' }).click();
  await totalOf(page);
});
