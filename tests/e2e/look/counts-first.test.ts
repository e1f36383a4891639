import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, totalOf, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

/** React keeps with an element what it was last drawn with: other props, though equal ones, mean that it was drawn anew. */
const keepProps = (card: Locator) =>
  card.evaluateHandle(
    (element) => Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1],
  );

it('a tick draws no card before there is an answer, and then counts in a frame before the cards', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await totalOf(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/jobs?*', async (route) => {
    await released.promise;
    await route.continue();
  });
  const card = cards(page).nth(4);
  // What the reader makes of a card comes after the list.
  await card.getByRole('button').first().waitFor();
  const before = await keepProps(card);
  await page.getByRole('checkbox', { name: 'Senior', exact: true }).check();
  await page.locator('[aria-busy="true"]').waitFor();
  const after = await keepProps(card);
  expect(await before.evaluate((props) => typeof props)).toBe('object');
  expect(await page.evaluate(([first, second]) => first === second, [before, after])).toBe(true);

  const order = page.evaluate(() => {
    const panel = document.querySelector('aside');
    const list = () => [...document.querySelectorAll('main article h3 a')].map(({ id }) => id).join();
    const [counts, cardsBefore] = [panel?.textContent, list()];
    return new Promise<string[]>((resolve) => {
      const frames: string[] = [];
      const look = () => {
        const isNew = { counts: panel?.textContent !== counts, cards: list() !== cardsBefore };
        const frame = Object.entries(isNew).flatMap(([what, is]) => (is ? [what] : []));
        if (frame.join() !== frames.at(-1)) frames.push(frame.join());
        if (isNew.cards) resolve(frames);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  released.resolve();
  expect(await order).toEqual(['', 'counts', 'counts,cards']);
});

it('a tick asks once, and before it is drawn', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await totalOf(page);
  await page.evaluate(() => {
    const queries: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (...given) => {
      const { pathname, search } = new URL(String(given[0]), location.href);
      if (pathname === '/api/jobs') queries.push(`${search} at ${location.search}`);
      return fetch(...given);
    };
    Object.assign(globalThis, { asked: queries });
  });
  const answered = page.waitForResponse(/\/api\/jobs\?/);
  await page.getByRole('checkbox', { name: 'Senior', exact: true }).check();
  await answered;
  await page.locator('[aria-busy="false"]').first().waitFor();
  const queries = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(queries).toEqual([expect.stringMatching(/level=Senior.* at $/)]);
});

it('a tick of a mouse is asked for while its button is down, once; a press of a finger is not, it may scroll', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await totalOf(page);
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/jobs') queries.push(search);
  });
  const row = page.locator('aside label').filter({ has: page.locator('input[value="Senior"]') });
  await row.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0, bubbles: true });
  await row.hover();
  await page.mouse.down();
  await expect.poll(() => queries).toEqual([expect.stringContaining('level=Senior')]);
  expect(page.url()).not.toContain('level');
  await page.mouse.up();
  await expect.poll(() => page.url()).toContain('level=Senior');
  await totalOf(page);
  // The way back is known already.
  await row.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => page.url()).not.toContain('level=Senior');
  expect(queries).toHaveLength(1);
});

/** No list is answered any more. */
const hold = (page: Page) => page.route('**/api/jobs?*', () => {});

it('a tick whose answer is there at once shows its counts, then the step with the same ones', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await totalOf(page);
  const states = await page.evaluate(async () => {
    const { fetch } = globalThis;
    const answer = await (await fetch('/api/jobs?level=Senior&tz=Europe/Moscow')).text();
    globalThis.fetch = async (...given) =>
      String(given[0]).includes('/api/jobs?')
        ? new Response(answer, { headers: { 'content-type': 'application/json' } })
        : fetch(...given);
    const panel = document.querySelector('aside');
    const [address, before] = [location.search, panel?.textContent];
    return new Promise<{ counts: string; isStepTaken: boolean }[]>((resolve) => {
      const states: { counts: string; isStepTaken: boolean }[] = [];
      new MutationObserver(() => {
        const counts = panel?.textContent ?? '';
        const isStepTaken = location.search !== address;
        if (counts !== before || isStepTaken) states.push({ counts, isStepTaken });
        if (isStepTaken) resolve(states);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      panel?.querySelector<HTMLInputElement>('input[value="Senior"]')?.click();
    });
  });
  expect(states[0]?.isStepTaken).toBe(false);
  expect(states.at(-1)?.isStepTaken).toBe(true);
  expect(new Set(states.map(({ counts }) => counts)).size).toBe(1);
});

it('a tick is seen at once, and its address does not wait for a late answer', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await totalOf(page);
  await hold(page);
  const senior = page.getByRole('checkbox', { name: 'Senior', exact: true });
  expect(
    await senior.evaluate(async (box: HTMLInputElement) => {
      box.click();
      await new Promise((painted) => requestAnimationFrame(painted));
      return box.checked;
    }),
  ).toBe(true);
  await expect.poll(() => page.url()).toContain('level=Senior');
});

it('what is ticked or typed while a tick waits for its answer is asked for with it', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await totalOf(page);
  await hold(page);
  await page.evaluate(() => {
    const box = (value: string) => document.querySelector<HTMLInputElement>(`aside input[value="${value}"]`);
    const searchBox = document.querySelector<HTMLInputElement>('#search-box');
    if (!searchBox) throw new Error('no search box');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(searchBox, 'python');
    searchBox.dispatchEvent(new Event('input', { bubbles: true }));
    // The pause after which a text is asked for ends while the ticks wait.
    setTimeout(() => {
      box('Senior')?.click();
      box('Middle')?.click();
    }, 150);
  });
  const parameters = () =>
    [...new URL(page.url()).searchParams].map(([name, value]) => `${name}=${value}`).sort();
  await expect.poll(parameters).toEqual(['level=Middle', 'level=Senior', 'q=python']);
});
