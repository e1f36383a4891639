import { describe, expect, it } from 'vitest';
import { cards, site, totalOf, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

describe('the list', () => {
  it('shows what was found, twenty cards a page, with what belongs on a card (docs/rules.md#card)', async () => {
    const page = await visit();
    expect(await totalOf(page)).toBeGreaterThan(600);
    expect(await cards(page).count()).toBe(20);
    const card = cards(page).filter({ hasText: 'match' }).first();
    expect(await card.innerText()).toMatch(/(8[1-9]|9\d|100)% match/);
    await card.getByTitle('насколько вакансия про ИИ').waitFor();
    const tagCounts = await cards(page).evaluateAll((all) =>
      all.map((element) => element.querySelectorAll('li').length),
    );
    expect(Math.max(...tagCounts)).toBeLessThanOrEqual(5);
    expect((await cards(page).allInnerTexts()).join()).toMatch(/~?\d+\u00a0\d{3}\u00a0₽/);
    expect((await cards(page).allInnerTexts()).join()).toMatch(/Сегодня|Вчера/);
  });

  it('without a connection what was read stays readable, and is said to be the list before', async () => {
    // On a slow machine what is fetched ahead of need comes to a line that is gone.
    const page = await visit({ expects: /ERR_INTERNET_DISCONNECTED/ });
    const all = await totalOf(page);
    await page.context().setOffline(true);
    await page.getByRole('checkbox', { name: 'Senior', exact: true }).click();
    await page.getByText('Ниже прежний список').waitFor();
    const list = cards(page).first().locator('xpath=ancestor::*[@aria-busy]');
    expect(await list.getAttribute('aria-busy')).toBe('false');
    expect(await list.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.context().setOffline(false);
    await page.getByText('Ниже прежний список').waitFor({ state: 'detached' });
    expect(await totalOf(page)).toBeLessThan(all);
  });

  it('twelve stops of the keyboard at most lead to the first vacancy, and two by the skip link', async () => {
    const page = await visit();
    await totalOf(page);
    const first = cards(page).first().getByRole('heading').getByRole('link');
    const isThere = () => first.evaluate((link) => link === document.activeElement);
    let stops = 0;
    while (!(await isThere()) && stops < 20) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    expect(stops).toBeLessThanOrEqual(12);
    await page.reload();
    await totalOf(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  });

  it('sorts by salary, those without one last', async () => {
    const page = await visit({ path: '/?sort=salary-desc' });
    await totalOf(page);
    expect((await cards(page).allInnerTexts()).every((text) => text.includes('₽'))).toBe(true);
    await page.goto(`${site}/?sort=salary-desc&page=1000000`);
    await totalOf(page);
    expect(await cards(page).last().innerText()).not.toContain('₽');
  });

  it('pages are links; Back comes back', async () => {
    const page = await visit();
    await totalOf(page);
    const first = await cards(page).first().innerText();
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await page.waitForURL(/page=2/);
    await totalOf(page);
    expect(await cards(page).first().innerText()).not.toBe(first);
    await page.goBack();
    await expect.poll(() => cards(page).first().innerText()).toBe(first);
  });

  it('a shared address shows the same', async () => {
    const page = await visit({
      path: '/?q=инженер&type=Удаленная+работа&level=Senior&level=Lead&date=month&sort=salary-asc',
    });
    await totalOf(page);
    for (const name of ['Удаленная работа', 'Senior', 'Lead', 'За месяц'])
      expect(await page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
    expect(await page.getByPlaceholder('Поиск вакансий...').inputValue()).toBe('инженер');
  });

  it('an empty result says so and offers what would help', async () => {
    const page = await visit({ path: '/?q=нет+такого+слова&level=Senior' });
    expect(await totalOf(page)).toBe(0);
    await page.getByText('Вакансий не найдено. Попробуй изменить запрос.').waitFor();
    const offer = page.getByRole('link', { name: /^Без/ }).first();
    const promised = Number((await offer.innerText()).split('—').at(-1)?.replace(/\D/g, ''));
    await offer.click();
    expect(await totalOf(page)).toBe(promised);
  });

  it('says what there would be without one of the words (docs/rules.md#count-without-word)', async () => {
    const page = await visit({ path: '/?q=python+zzq' });
    expect(await totalOf(page)).toBe(0);
    const offer = page.getByRole('link', { name: /^Без.слова «zzq»/ });
    const promised = Number((await offer.innerText()).split('—').at(-1)?.replace(/\D/g, ''));
    await offer.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=python');
    expect(await totalOf(page)).toBe(promised);
  });

  it('offers what the keys mean in the other layout (docs/rules.md#count-other-layout)', async () => {
    const page = await visit({ path: '/?q=знерщт' });
    expect(await totalOf(page)).toBe(0);
    const offer = page.getByRole('link', { name: /^Искать «python»/ });
    const promised = Number((await offer.innerText()).split('—').at(-1)?.replace(/\D/g, ''));
    await offer.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=python');
    expect(await totalOf(page)).toBe(promised);
  });

  it('offers filters that a text names (docs/rules.md#count-as-filters)', async () => {
    const page = await visit({ path: '/?q=python в москве' });
    expect(await totalOf(page)).toBe(0);
    const offer = page.getByRole('link', { name: /^Фильтр «Москва»: «python»/ });
    const promised = Number((await offer.innerText()).split('—').at(-1)?.replace(/\D/g, ''));
    await offer.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('Москва');
    expect(await totalOf(page)).toBe(promised);
    // The offer is gone, and the focus with it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  it('with a text, what fits best stands first, and a line parts what only holds it inside a word', async () => {
    const answer = await fetch(`${site}/api/jobs?q=ml&sort=relevance&copies=folded`);
    const { total, cards: cardCount, insideOnly } = await answer.json();
    expect(insideOnly).toBeGreaterThan(0);
    const before = cardCount - insideOnly;
    const page = await visit({ path: `/?q=ml&page=${Math.floor(before / 20) + 1}` });
    expect(await totalOf(page)).toBe(total);
    expect(await page.getByLabel('Сортировка').locator('option:checked').innerText()).toBe('По запросу');
    const divider = page.getByText(`Только внутри других слов: ${insideOnly}`);
    const above = divider.locator('xpath=preceding-sibling::li[@data-card]');
    expect(await above.count()).toBe(before % 20);
  });

  it('whatever is typed stays text', async () => {
    const page = await visit();
    await totalOf(page);
    await page.getByPlaceholder('Поиск вакансий...').fill('<img src=x onerror=alert(1)>"\'%00🎯');
    await page.getByText('Вакансий не найдено. Попробуй изменить запрос.').waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });

  it('a failure empties the list, says so, and can be tried again', async () => {
    const page = await visit({ expects: /500/ });
    await totalOf(page);
    await page.route('**/api/jobs?*', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    );
    await page.getByRole('checkbox', { name: 'Junior', exact: true }).check();
    const toast = page.getByRole('region', { name: 'Уведомления' }).filter({ hasText: 'Ошибка' });
    await toast.getByText('Не удалось загрузить вакансии').waitFor({ timeout: 30_000 });
    await expect.poll(() => cards(page).count()).toBe(0);
    await page.unroute('**/api/jobs?*');
    await page.getByRole('button', { name: 'Повторить' }).press('Enter');
    expect(await totalOf(page)).toBeGreaterThan(0);
    // It is over, and the button has gone: reading goes on where the answer stands.
    await toast.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('found-count');
    const chip = page.getByRole('link', { name: /^Убрать фильтр.*Junior/ });
    await chip.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('found-count');
  });

  it('a list that is asked for again and fails stays to be read', async () => {
    const page = await visit({ expects: /500/ });
    const total = await totalOf(page);
    await page.route('**/api/jobs?*', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    );
    // Who comes back from another tab after a while is shown what is new.
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Не удалось загрузить вакансии').first().waitFor({ timeout: 30_000 });
    expect(await cards(page).count()).toBe(20);
    expect(await totalOf(page)).toBe(total);
  });

  it('a card names its source: a link of its own for the mouse; keys go from card to card and find it in the vacancy', async () => {
    const page = await visit({ leavesTo: /^https:\/\/example\.com\// });
    await page.context().route('https://example.com/**', (route) => route.fulfill({ body: 'источник' }));
    await totalOf(page);
    const first = cards(page).first();
    const source = first.getByRole('link', { name: 'hh.ru', exact: true });
    expect(await first.innerText()).toMatch(/ · hh\.ru/);
    const openedBy = async (act: () => Promise<void>) => {
      const [opened] = await Promise.all([page.context().waitForEvent('page'), act()]);
      await opened.waitForURL(/^https:\/\/example\.com\//);
      const address = opened.url();
      await opened.close();
      return address;
    };
    const address = (await source.getAttribute('href')) ?? '';
    expect(address).toMatch(/^https:\/\/example\.com\//);
    expect(await openedBy(() => source.click())).toBe(address);
    expect(page.url()).toBe(`${site}/`);

    await first.getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('Tab');
    const next = cards(page).nth(1).getByRole('heading').getByRole('link');
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    // No link within a link, and the whole card still opens the vacancy.
    expect(await page.locator('a a, a button, button a').count()).toBe(0);
    await first.click({ position: { x: 8, y: 8 } });
    await page.waitForURL(/vacancy=/);
    const line = page.locator('p').filter({ hasText: 'Источник:' }).getByRole('link', { name: 'hh.ru' });
    await line.focus();
    expect(await openedBy(() => page.keyboard.press('Enter'))).toBe(address);
  });

  it('what has a tooltip is part of the card: other tabs, and a selection that stays', async () => {
    const page = await visit({ path: '/?sort=salary-desc' });
    await totalOf(page);
    const card = cards(page).filter({ hasText: '₽' }).first();
    const salary = card.locator('p').filter({ hasText: '₽' });
    const openedBy = async (act: () => Promise<void>) => {
      const [opened] = await Promise.all([page.context().waitForEvent('page'), act()]);
      await opened.waitForURL(/vacancy=/);
      await opened.close();
    };
    await openedBy(() => salary.click({ modifiers: ['ControlOrMeta'] }));
    // What is selected elsewhere is nobody's reason.
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Node));
    await openedBy(() => salary.click({ button: 'middle' }));
    await openedBy(() => salary.click({ modifiers: ['Shift'] }));
    expect(await page.evaluate(() => getSelection()?.toString())).not.toMatch(/\d/);
    const { x = 0, y = 0, width = 0 } = (await salary.boundingBox()) ?? {};
    await page.mouse.move(x + 1, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + width - 1, y + 10, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\d/);
    expect(new URL(page.url()).searchParams.has('vacancy')).toBe(false);
  });

  it('is worked by keys: / searches, j and k walk, Enter opens, Esc returns', async () => {
    const page = await visit();
    await totalOf(page);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe(
      'Поиск вакансий...',
    );
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const title = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  });
});
