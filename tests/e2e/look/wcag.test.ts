import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atDesk } from '../desk/kept-desk.ts';
import {
  arriving,
  demoUser,
  openAccountMenu,
  openSignIn,
  profileButton,
  signIn,
  signInDialog,
} from '../stage/people.ts';
import { cards, site, totalOf, useBrowser } from '../stage/visit.ts';

/* What no scan of a screen at rest can find of WCAG 2.2 AA, criterion by criterion; accessibility.test.ts scans the screens. */

const visit = useBrowser();
const arrive = arriving(visit);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
const firstLink = (page: Page) => cards(page).first().getByRole('heading').getByRole('link');

/** What axe finds of contrast, as it is computed now: with what lies over, under and around. */
async function contrastFindings(page: Page): Promise<string[]> {
  await page.evaluate(`${axe.source}; undefined`);
  const { violations } = await page.evaluate<axe.AxeResults>(
    "axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })",
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Of what can be pressed, what is smaller; a link within a text keeps its line's height. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const modal = document.querySelector('dialog:modal');
    const covers = (element: Element, pseudo: string) => {
      const { content, position, width, height } = getComputedStyle(element, pseudo);
      return content !== 'none' && position === 'absolute'
        ? [Number.parseFloat(width), Number.parseFloat(height)]
        : [0, 0];
    };
    const isSmall = (element: Element) => {
      const boxes = [element, element.closest('label')].flatMap(
        (node) => node?.getBoundingClientRect() ?? [],
      );
      const areas = [...boxes.map(({ width, height }) => [width, height]), covers(element, '::after')];
      const sides = [0, 1].map((side) => Math.max(...areas.map((area) => area[side] ?? 0)));
      return sides.some((side) => side < size - 0.5);
    };
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    return [
      ...document.querySelectorAll(
        'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"], [type="file"]), select, textarea, summary',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && (!modal || modal.contains(element)),
      )
      .filter((element) => isSmall(element) && !isInText(element))
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  }, least);

/** Elements that have the focus, one after another, of which nothing at all can be seen: 2.4.11. */
async function hiddenFocus(page: Page, steps: number): Promise<string[]> {
  const hidden = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      const target = element.closest('label') ?? element;
      const { left, top, width, height } = target.getBoundingClientRect();
      const points = [0.05, 0.35, 0.65, 0.95].flatMap((x) =>
        [0.05, 0.35, 0.65, 0.95].map((y) => [left + width * x, top + height * y] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (target.contains(hit) || element.contains(hit));
      });
      return isSeen
        ? null
        : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    });
    if (name !== null) hidden.add(name);
  }
  return [...hidden];
}

/** Holds answers of the list back until it is told to let them go. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/jobs?*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isVisible = (tip: Locator) =>
  tip.evaluate((element) => getComputedStyle(element).visibility === 'visible');

describe('2.1.4 keys of one character', () => {
  it('are switched off in their help, and on in the account menu (docs/rules.md#list-keys)', async () => {
    const page = await visit();
    await totalOf(page);
    await page.keyboard.press('j');
    const first = await firstLink(page).getAttribute('id');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Горячие клавиши' });
    const keys = (within: Locator) => within.getByRole('switch', { name: 'Работают клавиши' });
    await keys(help).uncheck();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });

    await page.reload();
    await totalOf(page);
    for (const key of ['j', '/', 'k', '?']) await page.keyboard.press(key);
    expect(await focused(page)).toBe('');
    expect(await help.count()).toBe(0);

    await openAccountMenu(page);
    await keys(page.getByRole('dialog', { name: 'Аккаунт' })).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(first);
  });
});

describe('1.4.13 what comes with the pointer or the focus', () => {
  it('can be entered, stays, and goes by Esc', async () => {
    const page = await visit({ path: '/?sort=salary-desc' });
    await totalOf(page);
    const salary = cards(page).locator('p').filter({ hasText: '₽' }).first();
    const tip = salary
      .locator('span')
      .filter({ hasText: /\d/ })
      .filter({ has: page.locator('span') })
      .first();
    await salary.hover();
    await expect.poll(() => isVisible(tip)).toBe(true);
    const from = await salary.boundingBox();
    const to = await tip.boundingBox();
    if (!from || !to) throw new Error('neither is shown');
    // Pixel by pixel over what lies between the two, at the edge that they share.
    const x = Math.min(from.x + from.width, to.x + to.width) - 8;
    await page.mouse.move(x, from.y + from.height - 2);
    await page.mouse.move(x, to.y + to.height / 2, { steps: Math.ceil(to.height) });
    expect(await isVisible(tip)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isVisible(tip)).toBe(false);
    expect(page.url()).toBe(`${site}/?sort=salary-desc`);

    await page.mouse.move(0, 0);
    await page.keyboard.press('j');
    await expect.poll(() => isVisible(tip)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isVisible(tip)).toBe(false);
    expect(await focused(page)).toBe(await firstLink(page).getAttribute('id'));
  });
});

describe('1.4.3 contrast', () => {
  it('holds while an answer is awaited, and without a connection', async () => {
    const page = await visit({ expects: /ERR_INTERNET_DISCONNECTED/ });
    await totalOf(page);
    const releaseAnswers = await holdAnswers(page);
    await page.getByRole('checkbox', { name: 'Senior', exact: true }).click();
    const list = page.locator('[aria-busy="true"]');
    await list.waitFor();
    await list.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ ready }) => ready)),
    );
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect.poll(() => contrastFindings(page)).toEqual([]);
    }
    releaseAnswers();
    await totalOf(page);
    await page.context().setOffline(true);
    await page.getByRole('checkbox', { name: 'Junior', exact: true }).click();
    await page.getByText('Ниже прежний список').waitFor();
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect.poll(() => contrastFindings(page)).toEqual([]);
    }
    await page.context().setOffline(false);
  });
});

describe('3.3.2 labels and instructions', () => {
  it('what a password must be is read before anything is typed', async () => {
    const page = await visit();
    await openSignIn(page, 'Регистрация');
    const password = signInDialog(page).getByLabel('Пароль', { exact: true });
    await signInDialog(page).getByText('Не меньше 6\u00a0символов').waitFor();
    const described = await password.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described).toContain('Не меньше 6\u00a0символов');
  });
});

describe('2.5.8 size of targets (docs/rules.md#targets)', () => {
  it.each([
    [1440, 24],
    [390, 44],
  ])('at %i px each is of %i px at least', async (width, least) => {
    const page = await arrive('/?level=Senior&q=ml&salary=400k%2B');
    await page.setViewportSize({ width, height: 844 });
    await totalOf(page);
    expect(await smallTargets(page, least), 'list').toEqual([]);
    // An act in words does not look like a label.
    const words = page.getByRole('link', { name: /^Сбросить всё|^Скрыть/ });
    expect(
      await words.evaluateAll((all) => all.map((element) => getComputedStyle(element).textDecorationLine)),
    ).toEqual(['underline', 'underline']);
    if (width < 1000) {
      await page.getByRole('button', { name: /^Фильтры/ }).click();
      await page.getByRole('dialog').waitFor();
      expect(await smallTargets(page, least), 'filters').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await openSignIn(page, 'Регистрация');
    expect(await smallTargets(page, least), 'sign-in').toEqual([]);
    await page.keyboard.press('Escape');
    await firstLink(page).click();
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    expect(await smallTargets(page, least), 'vacancy').toEqual([]);
    await page.goto(`${site}/documents?tab=letter`);
    await page.getByRole('heading', { name: 'Данные для письма' }).waitFor();
    expect(await smallTargets(page, least), 'letter').toEqual([]);
    await atDesk(page);
    await page.getByText('Похоже, ответа нет?').waitFor();
    expect(await smallTargets(page, least), 'desk').toEqual([]);
    await page
      .getByRole('button', { name: /^Действия/ })
      .first()
      .click();
    expect(await smallTargets(page, least), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Аналитик данных', exact: true }).click();
    await page.getByText('Стоит на').waitFor();
    expect(await smallTargets(page, least), 'record').toEqual([]);
  });
});

describe('2.4.11 the focus', () => {
  it('never lies wholly under what is sticky, on a phone', async () => {
    const page = await arrive('/documents');
    await page.setViewportSize({ width: 390, height: 700 });
    await signIn(page, demoUser);
    await page.getByRole('button', { name: 'Закрыть уведомление' }).click();
    await profileButton(page).click();
    await page.getByRole('heading', { name: 'Личный кабинет' }).waitFor();
    expect(await hiddenFocus(page, 25)).toEqual([]);
    await page.goto(`${site}/?level=Senior`);
    await totalOf(page);
    expect(await hiddenFocus(page, 25)).toEqual([]);
  });
});

describe('forced colours', () => {
  it('leave buttons, badges and charts their shapes', async () => {
    const page = await visit({ path: '/?ai=true&sort=salary-desc', forcedColors: 'active' });
    await totalOf(page);
    const isOutlined = (element: Locator) =>
      element.evaluate((node) => {
        const style = getComputedStyle(node);
        const canvas = getComputedStyle(document.body).backgroundColor;
        const lines = [
          [style.borderTopStyle, style.borderTopWidth, style.borderTopColor],
          [style.outlineStyle, style.outlineWidth, style.outlineColor],
        ];
        const hasLine = lines.some(
          ([kind, width, colour]) =>
            kind !== 'none' && Number.parseFloat(width ?? '') > 0 && colour !== canvas,
        );
        return hasLine || (style.fill !== canvas && node instanceof SVGElement);
      });
    const card = cards(page).first();
    expect(await isOutlined(card.getByText('% match')), 'badge').toBe(true);
    expect(await isOutlined(page.getByRole('link', { name: 'Страница 1', exact: true })), 'this page').toBe(
      true,
    );
    expect(await isOutlined(card.locator('svg rect').last()), 'rail').toBe(true);
    await firstLink(page).click();
    expect(await isOutlined(page.getByRole('link', { name: 'Откликнуться на вакансию' })), 'button').toBe(
      true,
    );
    const bar = page
      .getByText('Основано на анализе')
      .locator('xpath=preceding-sibling::div')
      .locator('svg')
      .last();
    expect(await isOutlined(bar.locator('xpath=..')), 'bar').toBe(true);
  });
});

describe('1.4.10 reflow', () => {
  it('at 200 % what is sticky leaves most of a small window to what is read', async () => {
    const page = await visit({ viewport: { width: 640, height: 400 } });
    await totalOf(page);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const covered = await page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        document.elementFromPoint(innerWidth / 2, y),
      );
      return rows.filter((hit) => !hit?.closest('[data-card], main ul')).length / innerHeight;
    });
    expect(covered).toBeLessThan(0.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });
});

describe('pickers', () => {
  it('open within the window, however low it is', async () => {
    const page = await visit({ viewport: { width: 1280, height: 520 } });
    await totalOf(page);
    for (const name of ['Категория', 'Сфера']) {
      await page.getByRole('button', { name: new RegExp(`^${name} \\(`) }).click();
      const picker = page.getByRole('dialog', { name });
      const isWithin = () =>
        picker.evaluate((element) => {
          const { top, bottom, left } = element.getBoundingClientRect();
          const isOnTop = (y: number) => element.contains(document.elementFromPoint(left + 20, y));
          return top >= 0 && bottom <= innerHeight && isOnTop(top + 8) && isOnTop(bottom - 8);
        });
      await expect.poll(isWithin, { message: name }).toBe(true);
      await page.keyboard.press('Escape');
    }
  });
});
