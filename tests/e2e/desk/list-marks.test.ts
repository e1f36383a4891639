import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cards, totalOf, useBrowser } from '../stage/visit.ts';
import { keptDesk } from './kept-desk.ts';

const visit = useBrowser();

const titleOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link');
const star = (card: Locator): Locator => card.getByRole('button', { name: /^Сохранить/ });
const shownCards = (page: Page): Locator => page.locator('[data-card]:not([hidden])').getByRole('article');

/** What comes after the list is there, too. */
async function atList(page: Page): Promise<number> {
  const total = await totalOf(page);
  await star(cards(page).first()).waitFor();
  return total;
}

async function hide(page: Page, card: Locator, what: string): Promise<void> {
  await card.getByRole('button', { name: /^Скрыть/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: what }).click();
}

/** As a browser says it to who comes back from another tab. */
const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

async function openFirst(page: Page): Promise<string> {
  const title = await titleOf(cards(page).first()).innerText();
  await titleOf(cards(page).first()).click();
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  return title;
}

/** The source itself is nobody's to visit. */
async function apply(page: Page): Promise<void> {
  await page.context().route(/example\.com/, (route) => route.abort());
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Откликнуться на вакансию' }).click(),
  ]);
  await opened.close();
}

describe('a card of the list (docs/rules.md#tracker-marks)', () => {
  it('a double click on the star is one record, a click more takes it off, and «Отменить» brings it back', async () => {
    const page = await visit();
    await atList(page);
    const first = cards(page).first();
    const title = await titleOf(first).innerText();
    await star(first).dblclick();
    await page.getByText('Сохранено в').waitFor();
    expect(await star(first).getAttribute('aria-pressed')).toBe('true');
    const [record, ...others] = await keptDesk(page);
    expect([record?.facts.value.title, others]).toEqual([title, []]);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Мои отклики 1' }).count()).toBe(1);

    await star(first).click();
    await expect.poll(() => star(first).getAttribute('aria-pressed')).toBe('false');
    await page.getByText('Убрано из').waitFor();
    await page
      .getByRole('region', { name: 'Уведомления' })
      .getByRole('listitem')
      .filter({ hasText: 'Убрано' })
      .getByRole('button', { name: 'Отменить' })
      .click();
    await expect.poll(() => star(first).getAttribute('aria-pressed')).toBe('true');
    expect((await keptDesk(page)).filter(({ isDeleted }) => !isDeleted.value)).toHaveLength(1);
  });

  it('keeps the text of the vacancy, which is shown as words', async () => {
    const page = await visit();
    await atList(page);
    const title = await titleOf(cards(page).first()).innerText();
    const kept = page.waitForResponse(/\/api\/jobs\/[^/?]+\?/);
    await star(cards(page).first()).click();
    await kept;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Мои отклики/ })
      .click();
    await page.getByRole('button', { name: title, exact: true }).click();
    await page.getByText('Текст вакансии на').click();
    expect(await page.getByRole('dialog').locator('details p').innerText()).not.toMatch(/<\/?[a-z]/);
  });

  it('what is hidden collapses in place, counts stay, and it comes back', async () => {
    const page = await visit();
    const total = await atList(page);
    const all = await cards(page).count();
    for (const n of [1, 2]) {
      await hide(page, shownCards(page).nth(1), 'Скрыть вакансию');
      await page
        .getByRole('button', { name: `Скрыто вами: ${n}` })
        .and(page.locator(':focus'))
        .waitFor();
    }
    expect(await shownCards(page).count()).toBe(all - 2);
    expect(await totalOf(page)).toBe(total);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Скрыто вами: 2');
    await page.keyboard.press('Enter');
    await expect.poll(() => shownCards(page).count()).toBe(all);
    await page.reload();
    await page.getByRole('button', { name: 'Скрыто вами: 2' }).click();
    await shownCards(page)
      .nth(1)
      .getByRole('button', { name: /^Скрыть/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть вакансию' }).click();
    await page.getByRole('button', { name: 'Скрыто вами: 1' }).waitFor();
  });

  it('a hidden company is left out of list and counts, and «Отменить» brings it back (docs/rules.md#filter-not-company)', async () => {
    const page = await visit();
    const total = await atList(page);
    const card = cards(page)
      .filter({ has: page.locator('[data-facts] a') })
      .first();
    const id = await titleOf(card).getAttribute('id');
    const company = await card.locator('[data-facts] a').first().getAttribute('href');
    await hide(page, card, 'Скрыть компанию');
    await page.locator(`#${id}`).waitFor({ state: 'detached' });
    const line = page.getByText(/^Скрыта вами: 1\u00a0компания, \d+\u00a0ваканси/);
    const left = await totalOf(page);
    expect(left).toBeLessThan(total);
    expect(await line.innerText()).toContain(` ${total - left}\u00a0`);
    expect(new URL(page.url()).search).toBe('');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-card]') !== null))
      .toBe(true);

    await page.getByRole('button', { name: 'Отменить' }).click();
    await page.locator(`[data-card]:not([hidden]) #${id}`).waitFor();
    await expect.poll(() => totalOf(page)).toBe(total);

    await hide(page, card, 'Скрыть компанию');
    await page.locator(`#${id}`).waitFor({ state: 'detached' });
    await page.reload();
    await line.waitFor();
    // Its own page shows all, as does a list of its vacancies.
    await page.goto(new URL(company ?? '', page.url()).href);
    await page.getByRole('article').first().waitFor();
    await page.goto(new URL(`/?company=${company?.split('/').at(-1)}&exact=company`, page.url()).href);
    await shownCards(page).first().waitFor();
    await star(shownCards(page).first()).waitFor();
    expect(await page.locator('[data-hidden-run]').count()).toBe(0);

    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Вернуть: / })
      .click();
    await expect.poll(() => totalOf(page)).toBe(total);
    expect(await line.count()).toBe(0);
  });

  it('«Вернуть все» brings hidden companies back at once, and reading goes on at the answer', async () => {
    const companies = [1, 2].map((n) => ({ id: `firma-${n}`, name: `Фирма ${n}` }));
    const page = await visit({ path: '/nope', expects: /404/ });
    await page.evaluate((list) => localStorage.setItem('hidden_companies', list), JSON.stringify(companies));
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть все' }).click();
    await page.locator('#found-count:focus').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('hidden_companies'))).toBe('[]');
  });

  it('a hidden vacancy is not recommended, nor shown as like another', async () => {
    const page = await visit();
    await atList(page);
    const hideAndReload = async (id: string) => {
      await page.evaluate(
        (list) => localStorage.setItem('hidden_jobs', list),
        JSON.stringify([{ id, name: 'Скрытая' }]),
      );
      await page.reload();
    };
    const recommended = page.locator('a[id^="recommended-"]');
    const [first = '', ...others] = await recommended.evaluateAll((links) => links.map(({ id }) => id));
    expect(others.length).toBeGreaterThan(0);
    await hideAndReload(first.replace('recommended-', ''));
    await atList(page);
    await expect.poll(() => recommended.evaluateAll((links) => links.map(({ id }) => id))).toEqual(others);

    await page.goto(new URL('/?q=python', page.url()).href);
    await atList(page);
    await openFirst(page);
    const similar = page.getByRole('region', { name: 'Похожие вакансии' }).getByRole('link');
    const addresses = async () => {
      await page.locator('div[data-later]').scrollIntoViewIfNeeded();
      await similar.first().waitFor();
      return similar.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    };
    const [near = '', ...rest] = await addresses();
    expect(rest.length).toBeGreaterThan(0);
    await hideAndReload(new URL(near, page.url()).searchParams.get('vacancy') ?? '');
    await expect.poll(addresses).toEqual(rest);
  });

  it('a vacancy that was opened is dimmed, and said to have been seen', async () => {
    const page = await visit();
    await atList(page);
    const id = await titleOf(cards(page).first()).getAttribute('id');
    const colour = () => page.locator(`#${id}`).evaluate((link) => getComputedStyle(link).color);
    const before = await colour();
    await openFirst(page);
    await page.getByRole('link', { name: 'Назад к списку' }).click();
    await cards(page).first().getByText('Просмотрено').waitFor({ state: 'attached' });
    expect(await colour()).not.toBe(before);
  });
});

it('a company’s page marks its vacancies as the list does (docs/rules.md#tracker-marks)', async () => {
  const page = await visit();
  await atList(page);
  const company = await cards(page).locator('[data-facts] a').first().getAttribute('href');
  await page.goto(new URL(company ?? '', page.url()).href);
  const own = page.getByRole('region', { name: 'Открытые вакансии' }).getByRole('article');
  const open = own.filter({ visible: true });
  const first = own.first();
  await star(first).click();
  await page.getByText('Сохранено в').waitFor();
  expect(await star(first).getAttribute('aria-pressed')).toBe('true');
  await titleOf(first).click();
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  await page.goBack();
  await first.getByText('Просмотрено').waitFor({ state: 'attached' });

  const before = await open.count();
  await hide(page, first, 'Скрыть вакансию');
  // A frame after it has come it has the focus.
  await page.getByRole('button', { name: 'Скрыто вами: 1' }).and(page.locator(':focus')).waitFor();
  expect(await open.count()).toBe(before - 1);
  await page.keyboard.press('Enter');
  await expect.poll(() => open.count()).toBe(before);
  // Of a hidden company its own page shows all.
  await hide(page, first, 'Скрыть компанию');
  await page.getByText('Скрыты вакансии компании').waitFor();
  expect(await open.count()).toBe(before);
});

describe('after «Откликнуться» (docs/rules.md#tracker-question)', () => {
  it('asks once on return, and «Да» says the day on page and card', async () => {
    const page = await visit({ expects: /ERR_FAILED/, leavesTo: /example\.com/ });
    await atList(page);
    const title = await openFirst(page);
    await apply(page);
    expect(await page.getByText('Вы откликнулись на').count()).toBe(0);
    await focusWindow(page);
    const prompt = page.getByRole('group', { name: `Вы откликнулись на «${title}»?` });
    await prompt.getByRole('button', { name: 'Да', exact: true }).click();
    await page
      .getByRole('article')
      .getByText(/^Вы откликнулись \d/)
      .waitFor();
    expect(await prompt.count()).toBe(0);
    await page.getByRole('link', { name: 'Назад к списку' }).click();
    await cards(page)
      .first()
      .getByText(/^Вы откликнулись \d/)
      .waitFor();
    await focusWindow(page);
    expect(await prompt.count()).toBe(0);
    const [record] = await keptDesk(page);
    expect([record?.stage.value, record?.facts.value.title]).toEqual(['applied', title]);
  });

  it.each([
    ['Нет', 0],
    ['Напомнить завтра', 1],
  ])('«%s» leaves %i records', async (answer, records) => {
    const page = await visit({ expects: /ERR_FAILED/, leavesTo: /example\.com/ });
    await atList(page);
    await openFirst(page);
    await apply(page);
    // It waits for who goes on in the meantime.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Мои отклики/ })
      .click();
    await page.getByRole('heading', { name: /^Мои отклики/ }).waitFor();
    await focusWindow(page);
    await page.getByRole('button', { name: answer, exact: true }).click();
    await page.getByRole('group', { name: /^Вы откликнулись/ }).waitFor({ state: 'detached' });
    const storedDesk = await keptDesk(page);
    expect(storedDesk).toHaveLength(records);
    expect(storedDesk.filter(({ reminder }) => reminder.value !== null)).toHaveLength(records);
  });
});

it('by keys alone: a vacancy is saved, applied to, and moved on at the desk', async () => {
  const page = await visit({ expects: /ERR_FAILED/, leavesTo: /example\.com/ });
  await atList(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const reach = async (name: string) => {
    for (let steps = 0; steps < 40; steps++) {
      if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no stop is ${name}`);
  };
  await reach('Сохранить');
  await page.keyboard.press('Enter');
  await page.getByText('Сохранено в').waitFor();
  await page.context().route(/example\.com/, (route) => route.abort());
  await reach('Откликнуться на вакансию');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await opened.close();
  await focusWindow(page);
  await page.getByRole('group', { name: /^Вы откликнулись/ }).waitFor();
  await page.evaluate(() => document.getElementById('main')?.focus());
  await reach('Да');
  await page.keyboard.press('Enter');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Мои отклики/ })
    .focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: /^Отклик/ })
    .getByText(title)
    .waitFor();
  await reach(title);
  await page.keyboard.press('Shift+ArrowRight');
  await page
    .getByRole('region', { name: /^Скрининг/ })
    .getByText(title)
    .waitFor();
});
