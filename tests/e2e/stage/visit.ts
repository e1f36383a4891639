import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from '../../../infra/commands/screens/browser.ts';
import { startedStack } from '../../support/stack/local-stack.ts';

/** Of the stack that all files share, or of the one that this file has for itself. */
export let site = inject('url');

/** The site, and the bucket that takes documents and gives them. */
let ours = originsOf(site, inject('environment'));

function originsOf(url: string, { AWS_ENDPOINT_URL_S3: bucket }: Readonly<Record<string, string>>): string[] {
  return bucket === undefined ? [url] : [url, bucket];
}

/** For a file that changes which vacancies there are: others count them meanwhile. */
export function useOwnStack(): void {
  let running: Awaited<ReturnType<typeof startedStack>> | undefined;
  beforeAll(async () => {
    running = await startedStack({ from: inject('imported') });
    site = running.stack.url;
    ours = originsOf(site, running.stack.environment);
  });
  afterAll(() => running?.close());
}

export interface Visit extends BrowserContextOptions {
  /** Of the first page: '/?level=Senior'. */
  path?: string;
  /** Where the same site is asked through something else. */
  origin?: string;
  theme?: 'light' | 'dark';
  /** Console errors that the test itself provokes; never a broken policy. */
  expects?: RegExp;
  /** Pages of others that the test goes to, as a person does by a link. */
  leavesTo?: RegExp;
}

const policyBroken = /content security policy|trusted ?type|trusted script/iu;

/** Where a visit lets no service worker in. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/**
 * What went wrong on pages behind the reader's back: an error, a broken policy, a request to somebody else. It grows
 * as long as the context lives, with every page that is opened in it.
 */
export function complaintsOf(
  context: BrowserContext,
  { expects, leavesTo, origin: other }: Pick<Visit, 'expects' | 'leavesTo' | 'origin'> = {},
): string[] {
  const isOurs = (url: string): boolean =>
    [...ours, ...(other === undefined ? [] : [other])].some((origin) => url.startsWith(`${origin}/`));
  const complaints: string[] = [];
  const complain = (text: string, where = '') => {
    if (text === `warning: ${workerBlocked}`) return;
    if (policyBroken.test(text) || !expects?.test(text)) complaints.push(text + where);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()}`, ` (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    const isFollowed = request.isNavigationRequest() && leavesTo?.test(url);
    if (!isOurs(url) && !isFollowed) complaints.push(`request to ${url}`);
  });
  return complaints;
}

const slot = Symbol.for('chromium');

/**
 * The browser of all files that run in this process, which it ends with: one that has just started takes for its first page
 * half as long again as another, and no file leaves anything in it but what is compiled.
 */
export function useChromium(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const running: Browser | undefined = Reflect.get(globalThis, slot);
    browser = running?.isConnected() ? running : await launchBrowser();
    Reflect.set(globalThis, slot, browser);
  });
  afterAll(async () => {
    const left = browser?.contexts() ?? [];
    const addresses = left.map((context) => context.pages().map((page) => page.url()));
    // Or each file behind this one would be blamed.
    await Promise.all(left.map((context) => context.close()));
    expect(addresses).toEqual([]);
  });
  return () => {
    if (!browser) throw new Error('the browser is not launched yet');
    return browser;
  };
}

/** Opens a page of its own for each call, and watches it until `atTheEnd` says that its test, or its suite, is over. */
export function useVisits(browser: () => Browser, atTheEnd: (check: () => Promise<void>) => void) {
  let open: { context: BrowserContext; complaints: string[] }[] = [];
  atTheEnd(async () => {
    const visits = open;
    open = [];
    for (const { context } of visits) {
      // A handler that is still fetching would fail in nobody's hands.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  return async function visit({
    path = '/',
    origin,
    theme,
    expects,
    leavesTo,
    ...options
  }: Visit = {}): Promise<Page> {
    const context = await browser().newContext({
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      // Narrower than what parts in two when a vacancy opens: split.test.ts is about that.
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      // What a test puts in the place of an answer, a worker would ask past: offline.test.ts is about that one.
      serviceWorkers: 'block',
      ...(theme && { colorScheme: theme }),
      ...options,
    });
    context.setDefaultTimeout(15_000);
    open.push({
      context,
      complaints: complaintsOf(context, {
        ...(expects && { expects }),
        ...(leavesTo && { leavesTo }),
        ...(origin !== undefined && { origin }),
      }),
    });
    const page = await context.newPage();
    await page.goto((origin ?? site) + path);
    if (options.javaScriptEnabled !== false) await untilInteractive(page);
    return page;
  };
}

/** Once the server-rendered page answers to clicks and keys. */
export const untilInteractive = (page: Page): Promise<void> =>
  page.locator('#answers').waitFor({ state: 'detached' });

/** `visit` opens a page of its own for each call and watches it to the test's end. */
export const useBrowser = () => useVisits(useChromium(), afterEach);

/** A tick waits a moment for its answer (`pending-step.ts`): takes the step at once, as the reader's next press would. */
export const takeStep = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));

/** 'Найдено 1 204 вакансии' → 1204, once the answer to the last change has come. */
export async function totalOf(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: /^Найден[ао]\s/u });
  await status.waitFor();
  await untilInteractive(page);
  await takeStep(page);
  // Two frames: what an address has changed is drawn by then. What was shown before stays, dimmed and busy, until the next answer.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  // «Найдено 808 вакансий, 784 карточки», on a phone on two lines: of the two the first.
  return Number((await status.innerText()).split(/[,\n]/)[0]?.replace(/\D/g, ''));
}

/** The list's cards, without the recommended block's. */
export const cards = (page: Page): Locator => page.locator('[data-card]').getByRole('article');

/** The number beside the checkbox or switch of that name. */
export async function countOf(control: Locator): Promise<number> {
  const row = control.locator('xpath=ancestor::li[1]');
  const text = await row.innerText();
  return Number(text.split('\n').at(-1)?.replace(/\D/g, ''));
}
