import { globSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../../infra/commands/screens/browser.ts';
import { complaintsOf, site } from './visit.ts';

/** Every visit ends in a look at what its pages complained of; here stands that it would see what it looks for. */
describe('the watch over the pages of this suite', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  async function watched(expects = /./u) {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const complaints = complaintsOf(context, { expects });
    return { context, complaints };
  }

  const openSite = async (context: BrowserContext) => {
    const page = await context.newPage();
    await page.goto(site);
    return page;
  };

  it('sees a request that the policy stops, whatever else the test expects', async () => {
    const { context, complaints } = await watched();
    const page = await openSite(context);
    await page.evaluate(() => fetch('https://example.com/').catch(() => {}));
    await expect.poll(() => complaints.join()).toMatch(/Content Security Policy/iu);
  });

  it('sees code in the page that the policy stops', async () => {
    const { context, complaints } = await watched();
    const page = await openSite(context);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    });
    await expect.poll(() => complaints.join()).toMatch(/Content Security Policy/iu);
  });

  it('sees a request to somebody else where no policy stops it, in a page that another one has opened', async () => {
    const { context, complaints } = await watched();
    await context.route('https://example.com/**', (route) => route.fulfill({ body: '' }));
    const page = await openSite(context);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('about:blank')),
    ]);
    await opened.goto('https://example.com/pixel');
    expect(complaints).toContain('request to https://example.com/pixel');
  });

  it('names the address that was not answered', async () => {
    const { context, complaints } = await watched(/^never$/u);
    const page = await openSite(context);
    await page.evaluate(() => fetch('/api/jobs/hh-1'));
    await expect.poll(() => complaints.join()).toContain(`404 (Not Found) (${site}/api/jobs/hh-1)`);
  });

  it('has nothing to say of the site itself', async () => {
    const { context, complaints } = await watched(/^never$/u);
    await openSite(context).then((page) => page.getByRole('article').first().waitFor());
    expect(complaints).toEqual([]);
  });
});

it('no page of this suite is opened past the watch', () => {
  const opens = /launchBrowser\(|\.newContext\(|browser\.newPage\(/u;
  const files = globSync('tests/e2e/**/*.ts');
  expect(files.length).toBeGreaterThan(15);
  const past = files.filter((file) => opens.test(readFileSync(file, 'utf8')));
  // The stack's start opens a browser, and no page in it.
  const own = ['running-stack.ts', 'visit.test.ts', 'visit.ts'].map((name) => `tests/e2e/stage/${name}`);
  expect(past.sort()).toEqual(own);
});
