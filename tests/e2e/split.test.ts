import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import { hangingPoints } from './look/hanging-points.ts';
import { cards, countOf, site, totalOf, untilInteractive, useBrowser } from './stage/visit.ts';

const visit = useBrowser();

const wide = { viewport: { width: 1440, height: 900 } };

const linkOf = (page: Page, n: number) => cards(page).nth(n).getByRole('heading').getByRole('link');
const paneOf = (page: Page) => page.getByRole('region', { name: 'Открытая вакансия' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** The list marks a card as the open one a moment after the vacancy is there. */
const marked = (page: Page, n: number) => linkOf(page, n).and(page.locator('[aria-current]')).waitFor();
const vacancyIn = (page: Page) => new URL(page.url()).searchParams.get('vacancy');

/** Opens the card and waits until the whole answer is in the pane. */
async function openCard(page: Page, n: number): Promise<string> {
  const title = await linkOf(page, n).innerText();
  await linkOf(page, n).click();
  await paneOf(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await paneOf(page).locator('[aria-labelledby="description-heading"] :is(p, li)').first().waitFor();
  return title;
}

const topOf = (page: Page, n: number) =>
  cards(page)
    .nth(n)
    .evaluate((card) => card.getBoundingClientRect().top);

describe('from 1440 px on an open vacancy stands beside the list (docs/rules.md#list-split)', () => {
  it.each(['/?page=1', '/?page=2', '/?copies=apart&q=ai'])(
    'no point between facts hangs at a line’s end: %s',
    async (path) => {
      const page = await visit({ viewport: { width: 1720, height: 900 }, path });
      await totalOf(page);
      await openCard(page, 0);
      const lines = await page
        .locator('main form article [data-facts]')
        .evaluateAll((facts) => facts.filter((fact) => fact.clientHeight > 30).length);
      expect(lines).toBeGreaterThan(0);
      expect(await hangingPoints(page.locator('main form'))).toEqual([]);
    },
  );

  it('the list is 540 px wide, the pane has the rest of 1,520 px, the panel is behind a button', async () => {
    const page = await visit({ viewport: { width: 1720, height: 900 } });
    await totalOf(page);
    await openCard(page, 0);
    const list = await page.locator('main form').boundingBox();
    const pane = await paneOf(page).boundingBox();
    expect([list?.x, list?.width, pane?.x, pane?.width]).toEqual([100, 540, 664, 956]);
    expect(await page.getByRole('complementary', { name: 'Фильтры' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Фильтры' }).click();
    const drawer = page.getByRole('dialog', { name: 'Фильтры' });
    const senior = drawer.getByRole('checkbox', { name: 'Senior', exact: true });
    const promised = await countOf(senior);
    const open = vacancyIn(page);
    await senior.check();
    await drawer.getByRole('button', { name: /^Показать/ }).click();
    expect(await totalOf(page)).toBe(promised);
    expect(vacancyIn(page)).toBe(open);
    await page.keyboard.press('Escape');
    expect(await totalOf(page)).toBe(promised);
    expect(page.url()).toBe(`${site}/?level=Senior`);
    await page.getByRole('complementary', { name: 'Фильтры' }).waitFor();
  });

  it('opening and closing leave the card where it was, and the focus comes back to it', async () => {
    const page = await visit(wide);
    await totalOf(page);
    await linkOf(page, 9).scrollIntoViewIfNeeded();
    const [top, scrolled] = [await topOf(page, 9), await page.evaluate(() => scrollY)];
    expect(scrolled).toBeGreaterThan(300);
    const title = await openCard(page, 9);
    expect(await focused(page)).toBe(title);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await linkOf(page, 9).getAttribute('aria-current')).toBe('true');
    expect(await page.locator('[data-card] [aria-current]').count()).toBe(1);
    expect(Math.abs((await topOf(page, 9)) - top)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(title);
    expect(page.url()).toBe(`${site}/`);
    expect(Math.abs((await topOf(page, 9)) - top)).toBeLessThan(2);
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(2);
  });

  it('another card takes the place of the open one without moving anything; «Назад к списку» leads back at once', async () => {
    const page = await visit(wide);
    await totalOf(page);
    // Far enough down: at the page's top there is nothing to scroll back.
    await openCard(page, 9);
    const first = vacancyIn(page);
    await paneOf(page).evaluate((pane) => pane.scrollTo(0, 200));
    await linkOf(page, 10).scrollIntoViewIfNeeded();
    const top = await topOf(page, 10);
    const shifts = await watchShifts(page);
    const title = await openCard(page, 10);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    expect(await topOf(page, 10)).toBe(top);
    expect(await paneOf(page).evaluate((pane) => pane.scrollTop)).toBe(0);
    const second = vacancyIn(page);
    await page.goBack();
    await expect.poll(() => vacancyIn(page)).toBe(first);
    await page.goForward();
    await expect.poll(() => vacancyIn(page)).toBe(second);
    await paneOf(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await paneOf(page).getByRole('link', { name: 'Назад к списку' }).click();
    await expect.poll(() => focused(page)).toBe(title);
    expect(page.url()).toBe(`${site}/`);
    expect(Math.abs((await topOf(page, 10)) - top)).toBeLessThan(2);
    await page.goForward();
    await expect.poll(() => vacancyIn(page)).toBe(first);
  });

  it('the open card pressed once more changes nothing of the way back', async () => {
    const page = await visit(wide);
    await totalOf(page);
    const title = await openCard(page, 0);
    await marked(page, 0);
    const open = page.url();
    await linkOf(page, 0).dblclick();
    await marked(page, 0);
    expect(page.url()).toBe(open);
    await paneOf(page).getByRole('link', { name: 'Назад к списку' }).click();
    await expect.poll(() => focused(page)).toBe(title);
    expect(page.url()).toBe(`${site}/`);
  });

  it('j and k walk on from the open card, Enter opens, Esc in the search closes nothing', async () => {
    const page = await visit(wide);
    await totalOf(page);
    await openCard(page, 1);
    await marked(page, 1);
    await page.keyboard.press('j');
    const next = await linkOf(page, 2).innerText();
    expect(await focused(page)).toBe(next);
    await page.keyboard.press('Enter');
    await paneOf(page).getByRole('heading', { level: 1, name: next, exact: true }).waitFor();
    await marked(page, 2);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(await linkOf(page, 1).innerText());
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    expect(await paneOf(page).count()).toBe(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect.poll(() => paneOf(page).count()).toBe(0);
  });

  it('comes server-rendered with both; narrower, the vacancy alone is to be seen', async () => {
    const { jobs } = await (await fetch(`${site}/api/jobs?q=python`)).json();
    const path = `/?q=python&vacancy=${jobs[1].id}`;
    const page = await visit({ ...wide, path, javaScriptEnabled: false });
    expect(await cards(page).count()).toBeGreaterThan(1);
    await cards(page).first().waitFor();
    await paneOf(page).getByRole('heading', { level: 1, name: jobs[1].title }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.setViewportSize({ width: 1439, height: 900 });
    await cards(page).first().waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: jobs[1].title }).waitFor();

    const live = await visit({ ...wide, path });
    await untilInteractive(live);
    await linkOf(live, 0).click();
    await expect.poll(() => vacancyIn(live)).toBe(jobs[0].id);
    await live.setViewportSize({ width: 1280, height: 900 });
    await cards(live).first().waitFor({ state: 'hidden' });
    await live.keyboard.press('Escape');
    await totalOf(live);
    expect(vacancyIn(live)).toBeNull();
  });
});

describe('the way from a card to its vacancy (docs/rules.md#motion)', () => {
  interface Seen {
    names: string[][];
    pointerEvents: string[];
    /** Of what title and tile pass over. */
    opacities: string[];
  }

  /** Keeps what carries a name when the old and the new picture are taken. */
  const watchTransitions = (page: Page) =>
    page.evaluate(() => {
      const seen: Seen = { names: [], pointerEvents: [], opacities: [] };
      const lookAtFacts = () => {
        const facts = document.querySelector('article > header [data-facts]');
        seen.opacities.push(facts ? getComputedStyle(facts).opacity : 'none');
      };
      Object.assign(globalThis, { seen });
      const look = () =>
        seen.names.push(
          [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) =>
            element.style.viewTransitionName
              ? [`${element.tagName} ${element.style.viewTransitionName}`]
              : [],
          ),
        );
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        look();
        const transition = start(update);
        transition.ready.then(() => {
          look();
          lookAtFacts();
          seen.pointerEvents.push(
            getComputedStyle(document.documentElement, '::view-transition').pointerEvents,
          );
        });
        transition.finished.then(() =>
          requestAnimationFrame(() => {
            look();
            lookAtFacts();
          }),
        );
        return transition;
      };
    });
  const seenIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

  /** Of the vacancy's code, which comes a while after the list. */
  async function arriveWithCode(page: Page): Promise<void> {
    await totalOf(page);
    await linkOf(page, 0).click();
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    await page.keyboard.press('Escape');
    await totalOf(page);
    await expect.poll(() => vacancyIn(page)).toBeNull();
  }

  it.each([1440, 390])(
    'title and tile carry names, one element each at a time, %i px wide',
    async (width) => {
      const page = await visit({ viewport: { width, height: 844 }, reducedMotion: 'no-preference' });
      await arriveWithCode(page);
      await watchTransitions(page);
      const title = await linkOf(page, 1).innerText();
      await linkOf(page, 1).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await expect
        .poll(async () => (await seenIn(page)).names)
        .toEqual([['SPAN tile', 'H3 title'], ['SPAN tile', 'H1 title'], []]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      const { pointerEvents, opacities } = await seenIn(page);
      expect(pointerEvents).toEqual(['none']);
      expect(opacities).toEqual(['0', '1']);
    },
  );

  it('nothing moves where that is asked for, and a tick never does', async () => {
    const still = await visit();
    await arriveWithCode(still);
    await watchTransitions(still);
    await linkOf(still, 0).click();
    await still.getByRole('heading', { name: 'Описание' }).waitFor();
    const page = await visit({ reducedMotion: 'no-preference' });
    await totalOf(page);
    await watchTransitions(page);
    await page.getByRole('checkbox', { name: 'Senior', exact: true }).check();
    await totalOf(page);
    expect([(await seenIn(still)).names, (await seenIn(page)).names]).toEqual([[], []]);
  });
});
