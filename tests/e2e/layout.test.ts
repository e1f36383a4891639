import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atDesk, recordOf } from './desk/kept-desk.ts';
import { severalCities } from './several-cities.ts';
import { demoAdmin, demoUser, pastOnboarding, refusals, signIn } from './stage/people.ts';
import { signedIn } from './stage/signed-in.ts';
import { cards, site, totalOf, useBrowser } from './stage/visit.ts';

const visit = useBrowser();

const phone = { viewport: { width: 390, height: 844 } };
const narrow = { viewport: { width: 320, height: 640 } };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function expectWholeTabs(page: Page, width: number, names: string[]) {
  for (const name of names) {
    const tab = page.getByRole('tab', { name, exact: true });
    const words = await boxOf(tab.locator('span').last());
    const room = await boxOf(tab);
    expect([words.x >= room.x, words.right <= room.right + 1, room.x >= 0]).toEqual([true, true, true]);
    expect(room.right).toBeLessThanOrEqual(width - 16);
  }
}

/** Whether a finger would meet it, at its middle as at its lower edge. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [height / 2, height - 2].every((down) =>
      node.contains(document.elementFromPoint(left + width / 2, top + down)),
    );
  });

describe('what is in sight of the list at once (docs/rules.md#list-layout)', () => {
  it('on a phone the first card begins at 170 px at most', async () => {
    const page = await visit(phone);
    await totalOf(page);
    expect((await boxOf(cards(page).first())).y).toBeLessThanOrEqual(170);
  });

  it('on a phone cards are laid out when they are near, and all of them where a reader comes back to a place', async () => {
    const page = await visit(phone);
    await totalOf(page);
    const isLaidOut = () =>
      cards(page)
        .nth(12)
        .getByRole('heading')
        .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await cards(page).nth(12).scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    const topOf = async () => Math.round((await boxOf(cards(page).nth(12))).y);
    const top = await topOf();
    await page.reload();
    await totalOf(page);
    await expect.poll(topOf).toBe(top);
  });

  it.each(['/', '/?level=Senior'])(
    'five whole cards on 1440 × 900, most of them 107 px high: %s',
    async (path) => {
      const page = await visit({ path, viewport: { width: 1440, height: 900 } });
      await totalOf(page);
      const whole = await page.locator('main article').evaluateAll(
        (all) =>
          all.filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }).length,
      );
      expect(whole).toBeGreaterThanOrEqual(5);
      const heights = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      const usual = heights.filter((height) => height >= 107 && height <= 108);
      expect(usual.length).toBeGreaterThan(heights.length / 2);
    },
  );
});

describe('an open vacancy is seen in the order in which it is read aloud (docs/rules.md#detail)', () => {
  it.each([390, 800])(
    'the description before what is offered, the one action below, %i px wide',
    async (width) => {
      const page = await visit({ path: '/?ai=true&sort=salary-desc', viewport: { width, height: 844 } });
      await totalOf(page);
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await page.getByText('Анализ зарплаты').waitFor();
      const parts = page.locator('main article').filter({ has: page.getByRole('heading', { level: 1 }) });
      // In the order of the document.
      const tops = await parts
        .locator('h1, h2, a[href^="/documents"]')
        .evaluateAll((all) =>
          all.map((element) => [element.textContent, element.getBoundingClientRect().top] as const),
        );
      const names = tops.map(([name]) => name);
      expect(names.slice(-5)).toEqual([
        'Описание',
        'Написать сопроводительное письмо',
        expect.stringMatching(/^насколько вакансия про ИИ/iu),
        'Анализ зарплаты',
        'Как давно открыта',
      ]);
      expect(tops.map(([, top]) => top)).toEqual(tops.map(([, top]) => top).sort((a, b) => a - b));
      const pay = parts.locator('p').filter({ hasText: /^~?\d[\d\u00a0]*\u00a0₽$/ });
      await expect.poll(() => pay.filter({ visible: true }).count()).toBe(1);
      const apply = await boxOf(page.getByRole('link', { name: 'Откликнуться на вакансию' }));
      expect(apply.bottom).toBeLessThanOrEqual(844);
      expect(apply.y).toBeGreaterThan(844 - 60);
    },
  );
});

it('in a low window the end of what stands beside the description can be reached while it is read', async () => {
  const page = await visit({
    path: '/?ai=true&sort=salary-desc',
    viewport: { width: 1366, height: 600 },
  });
  await totalOf(page);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  const last = page.getByRole('heading', { name: 'Как давно открыта' });
  await last.waitFor();
  const apply = page.getByRole('link', { name: 'Откликнуться на вакансию' });
  const top = (await boxOf(apply)).y;
  await last.scrollIntoViewIfNeeded();
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(600);
  // The page itself has not moved; what is to be done comes back.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await apply.scrollIntoViewIfNeeded();
  expect((await boxOf(apply)).y).toBe(top);
});

it.each([1366, 1440])(
  'the ring of what has the focus beside the description is whole, %i px wide',
  async (width) => {
    const page = await visit({ path: '/?ai=true&sort=salary-desc', viewport: { width, height: 900 } });
    await totalOf(page);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByText('Анализ зарплаты').waitFor();
    const room = await boxOf(page.locator('main article > div').last());
    const link = await boxOf(page.getByRole('main').getByRole('link', { name: 'Укажите должность' }));
    expect(link.x - room.x).toBeGreaterThanOrEqual(4);
  },
);

it('on a phone links of other cities have a finger’s size, and one long word scrolls nothing sideways', async () => {
  const { id, title } = await severalCities();
  const page = await visit({ ...phone, path: `/?q=${encodeURIComponent(title)}` });
  await totalOf(page);
  const word = 'Электро'.repeat(10);
  await page.route('**/api/jobs/*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, job: { ...answer.job, title: word } } });
  });
  await page
    .getByRole('button', { name: /^ещё в/ })
    .first()
    .click();
  const cities = page.locator('[data-card] li a[href*="vacancy="]');
  await cities.first().waitFor();
  const sizesOf = async (links: Locator) => {
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    return boxes.filter(({ width, height }) => width < 44 || height < 44);
  };
  expect(await sizesOf(cities)).toEqual([]);

  await page.locator(`[id="job-${id}"]`).click();
  await page.getByRole('heading', { level: 1, name: word }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const elsewhere = page.getByRole('list', { name: 'Также в городах:' }).getByRole('link');
  await elsewhere.first().waitFor();
  expect(await elsewhere.count()).toBeGreaterThan(1);
  expect(await sizesOf(elsewhere)).toEqual([]);
});

describe('at 320 px nothing is cut or covered', () => {
  /** Of a region, the newest message. */
  const toastOf = (page: Page, text: string) =>
    page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem').filter({ hasText: text });

  it('a message stands over the action of an open vacancy (docs/rules.md#toasts)', async () => {
    const page = await visit(narrow);
    await totalOf(page);
    await page.route('**/api/jobs/*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, job: { ...answer.job, sourceUrl: null } } });
    });
    await cards(page).first().getByRole('heading').getByRole('link').click();
    const apply = page.getByRole('button', { name: 'Откликнуться на вакансию' });
    await apply.click();
    const toast = await boxOf(toastOf(page, 'Заявка отправлена!'));
    const button = await boxOf(apply);
    expect(toast.bottom).toBeLessThanOrEqual(button.y);
    expect([toast.x >= 0, toast.right <= 320]).toEqual([true, true]);
  });

  it('a message stands over the buttons of the profile, and the sections are readable', async () => {
    const page = await visit({ ...narrow, path: '/documents', expects: refusals });
    await signIn(page, demoUser);
    const sections = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
    for (const link of await sections.all()) {
      const label = await boxOf(link.locator('span').first());
      expect([label.x >= 0, label.right <= 320]).toEqual([true, true]);
      expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Профиль' }).click();
    await page.getByRole('button', { name: 'Сохранить изменения' }).click();
    const toast = await boxOf(toastOf(page, 'Профиль сохранен!'));
    for (const name of ['Сохранить изменения', 'Отмена'])
      expect(toast.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('button', { name }))).y);
  });

  it.each([320, 640, 801, 980])('six sections stand side by side, %i px wide', async (width) => {
    const page = await visit({
      path: '/documents',
      viewport: { width, height: 640 },
      ...(await signedIn(demoAdmin)),
    });
    const sections = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
    await expect.poll(() => sections.count()).toBe(6);
    const boxes = await Promise.all((await sections.all()).map((link) => boxOf(link)));
    for (const [at, { x }] of boxes.entries())
      if (at > 0) expect(x).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
    for (const link of await sections.all())
      expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    // The tabs of a phone lie elsewhere.
    if (width < 640) return;
    const buttonBox = await boxOf(page.getByRole('banner').getByRole('button').first());
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(buttonBox.x);
  });

  it.each([320, 360])('tabs of documents and of signing in are whole, %i px wide', async (width) => {
    const page = await visit({ path: '/documents', viewport: { width, height: 640 }, expects: refusals });
    await pastOnboarding(page);
    const expectWhole = (names: string[]) => expectWholeTabs(page, width, names);
    await page.getByRole('tab').first().waitFor();
    await expectWhole(['Резюме', 'Сопроводительное письмо']);
    await page.getByRole('tab', { name: 'Сопроводительное письмо' }).click();
    await page.getByText('Резюме пока нет').waitFor();
    await expectWhole(['Резюме', 'Сопроводительное письмо']);
    await page.goto(site);
    await totalOf(page);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Вход' }).waitFor();
    await expectWhole(['Вход', 'Регистрация']);
  });

  it.each([320, 360])("the admin's tabs are whole, %i px wide", async (width) => {
    const page = await visit({
      path: '/admin',
      viewport: { width, height: 640 },
      ...(await signedIn(demoAdmin)),
    });
    await page.getByRole('tab', { name: 'Пользователи' }).waitFor();
    await expectWholeTabs(page, width, ['Вакансии', 'Парсинг', 'Пользователи']);
  });

  it.each([{ width: 1440, height: 900 }, phone.viewport, { width: 390, height: 600 }])(
    'a menu at the end of a page is whole, above what stands at the lower edge: $width × $height',
    async (viewport) => {
      const page = await visit({ viewport });
      await atDesk(
        page,
        Array.from({ length: 6 }, (_, n) => recordOf(`own-${n}`, `Лингвист ${n}`, 'applied', n)),
      );
      await page.getByRole('button', { name: 'Действия: Лингвист 5' }).click();
      const last = page.getByRole('dialog').getByRole('button', { name: 'Удалить' });
      await last.scrollIntoViewIfNeeded();
      expect(await isOnTop(last)).toBe(true);
      const { bottom } = await boxOf(page.getByRole('dialog'));
      const tabs = page.getByRole('navigation').filter({ has: page.getByText('Поиски') });
      const edge = viewport.width < 640 ? (await boxOf(tabs)).y : viewport.height;
      expect(bottom).toBeLessThanOrEqual(edge - 8);
    },
  );

  it('on the smallest phone the button that asks again is not under the message of the failure', async () => {
    const page = await visit({ ...narrow, expects: /500/ });
    await page.route('**/api/jobs?*', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    );
    await page.getByPlaceholder('Поиск вакансий...').fill('python');
    await page.getByRole('region', { name: 'Уведомления' }).getByText('Не удалось').waitFor();
    expect(await isOnTop(page.getByRole('button', { name: 'Повторить' }))).toBe(true);
  });
});

const strip = {
  pay: 'gross',
  n: 20,
  min: 90_000,
  p25: 100_000,
  median: 120_000,
  p75: 150_000,
  max: 200_000,
  bins: Array.from({ length: 32 }, () => 0),
};

it.each([true, false])('a company’s cards leave no room empty, with a strip of pay: %s', async (hasStrip) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await totalOf(page);
  await page.route('**/api/companies/*', async (route) => {
    const answer = await route.fetch();
    const salary = hasStrip ? strip : null;
    await route.fulfill({ response: answer, json: { ...(await answer.json()), salary } });
  });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.locator('a[href^="/company/"]').first().click();
  const heading = page.getByRole('heading', { name: 'Открытые вакансии' });
  await heading.waitFor();
  const main = await boxOf(
    page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) }),
  );
  const list = await boxOf(page.locator('section').filter({ has: heading }));
  expect(list.x).toBe(main.x);
  expect(main.right - list.right).toBe(hasStrip ? 352 : 0);
});
