import { describe, expect, it } from 'vitest';
import { cards, countBeside, site, takeStep, totalOf, useBrowser } from './visit.ts';

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
      all.map((one) => one.querySelectorAll('li').length),
    );
    expect(Math.max(...tagCounts)).toBeLessThanOrEqual(5);
    expect((await cards(page).allInnerTexts()).join()).toMatch(/~?\d+\u00a0\d{3}\u00a0₽/);
    expect((await cards(page).allInnerTexts()).join()).toMatch(/Сегодня|Вчера/);
  });

  it('has every filter of the panel, each option named by its value alone', async () => {
    const page = await visit();
    await totalOf(page);
    const panel = page.getByRole('complementary', { name: 'Фильтры' });
    await page.getByPlaceholder('Поиск вакансий...').waitFor();
    for (const name of ['Отобрали лучшее с AI', 'Прямые контакты', 'Есть рекомендалка'])
      await panel
        .getByRole('switch', { name, exact: true })
        .or(panel.getByLabel(name, { exact: true }))
        .first()
        .waitFor();
    const groups = {
      Формат: ['Полная занятость', 'Частичная занятость', 'Проектная работа', 'Удаленная работа'],
      Уровень: ['Intern', 'Junior', 'Middle', 'Senior', 'Lead', 'Head', 'C-level'],
      Опыт: ['Нет опыта', '1–3 года', '3–6 лет', 'Более 6 лет'],
      'Зарплата, ₽': ['До 150k', '150k-250k', '250k-400k', '400k+'],
      'Дата размещения': ['За сегодня', 'За неделю', 'За месяц'],
    };
    for (const [group, names] of Object.entries(groups))
      for (const name of names)
        await panel
          .getByRole('group', { name: group, exact: true })
          .getByRole('checkbox', { name, exact: true })
          .waitFor();
    for (const name of ['Категория', 'Компания', 'Локация', 'Сфера'])
      await panel.getByRole('button', { name: new RegExp(`^${name} \\(\\d+\\)$`) }).waitFor();
    await panel.getByRole('link', { name: 'Сбросить фильтры' }).waitFor();
  });

  it('a tick finds as many as its count promised; the chip takes it back', async () => {
    const page = await visit();
    const all = await totalOf(page);
    const senior = page.getByRole('checkbox', { name: 'Senior', exact: true });
    const promised = await countBeside(senior);
    await senior.check();
    expect(await totalOf(page)).toBe(promised);
    expect(page.url()).toBe(`${site}/?level=Senior`);
    for (const title of await cards(page).getByRole('heading').allInnerTexts())
      expect(title.toLowerCase()).toMatch(/senior|старш/);
    await page.getByRole('link', { name: 'Убрать фильтр: Senior' }).click();
    expect(await totalOf(page)).toBe(all);
    expect(await senior.isChecked()).toBe(false);
  });

  it('counts of the own group stay, those of others follow', async () => {
    const page = await visit({ path: '/?level=Senior' });
    const total = await totalOf(page);
    expect(await countBeside(page.getByRole('checkbox', { name: 'Senior', exact: true }))).toBe(total);
    expect(await countBeside(page.getByRole('checkbox', { name: 'Junior', exact: true }))).toBeGreaterThan(0);
    const remote = page.getByRole('checkbox', { name: 'Удаленная работа', exact: true });
    const promised = await countBeside(remote);
    await remote.check();
    expect(await totalOf(page)).toBe(promised);
  });

  it('the switch «Отобрали лучшее с AI» keeps scores above 80 only', async () => {
    const page = await visit();
    await totalOf(page);
    await page.getByText('Отобрали лучшее с AI', { exact: true }).click();
    await totalOf(page);
    expect(page.url()).toBe(`${site}/?ai=true`);
    expect(await cards(page).filter({ hasText: '% match' }).count()).toBe(await cards(page).count());
  });

  it('the date boxes are one choice', async () => {
    const page = await visit();
    await totalOf(page);
    const week = page.getByRole('checkbox', { name: 'За неделю', exact: true });
    const month = page.getByRole('checkbox', { name: 'За месяц', exact: true });
    const promised = await countBeside(week);
    await week.check();
    expect(await totalOf(page)).toBe(promised);
    await month.check();
    await takeStep(page);
    expect([await week.isChecked(), page.url()]).toEqual([false, `${site}/?date=month`]);
    await month.uncheck();
    await takeStep(page);
    expect(page.url()).toBe(`${site}/`);
  });

  it('a picker searches, selects, tells how many, and closes by Escape with the focus where it was', async () => {
    const page = await visit();
    await totalOf(page);
    const button = page.getByRole('button', { name: /^Локация/ });
    await button.click();
    await page.getByPlaceholder('Поиск города...').fill('пЕРм');
    const city = page.getByRole('checkbox', { name: 'Пермь', exact: true });
    const promised = await countBeside(city);
    expect(await page.getByRole('checkbox', { name: 'Москва', exact: true }).count()).toBe(0);
    await city.check();
    expect(await totalOf(page)).toBe(promised);
    await page.keyboard.press('Escape');
    expect(await button.innerText()).toBe('Локация: 1');
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
    expect(await button.innerText()).toMatch(/^Локация \(\d+\)$/);
  });

  it('pickers list top-level categories only, and their lists have the specified heights', async () => {
    const page = await visit();
    await totalOf(page);
    await page.getByRole('button', { name: /^Категория \(11\)$/ }).click();
    const tall = page.getByRole('checkbox', { name: 'Разработка', exact: true });
    await tall.waitFor();
    expect(await page.getByRole('checkbox', { name: 'Frontend', exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Компания/ }).click();
    const heights = await page
      .getByPlaceholder('Поиск компании...')
      .locator('xpath=ancestor::fieldset[1]')
      .evaluate((list) => [...list.querySelectorAll('*')].map((one) => getComputedStyle(one).maxHeight));
    expect(heights).toContain('256px');
  });

  it('names of companies come when their list is opened, and a word finds among them', async () => {
    const page = await visit();
    await totalOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const button = page.getByRole('button', { name: /^Компания/ });
    const total = Number((await button.innerText()).replace(/\D/g, ''));
    expect(asked).not.toContain('/api/catalog');
    await button.click();
    const boxes = page.getByRole('group').filter({ has: page.getByPlaceholder('Поиск компании...') });
    await boxes.getByRole('checkbox').first().waitFor();
    expect(asked.filter((path) => path === '/api/catalog')).toHaveLength(1);
    expect(await boxes.getByRole('checkbox').count()).toBe(total);
    const name = await boxes.getByRole('listitem').last().locator('label').innerText();
    await page.getByPlaceholder('Поиск компании...').fill(name.split('\n')[0] ?? '');
    await boxes.getByRole('checkbox').nth(1).waitFor({ state: 'detached' });
    // The chip's name does not wait for the answer, either.
    await page.route('**/api/catalog?**', () => {});
    await boxes.getByRole('checkbox').first().check();
    await page.waitForURL(/company=/);
    expect(await button.innerText()).toBe('Компания: 1');
    await page.getByRole('link', { name: `Убрать фильтр: ${name.split('\n')[0]}` }).waitFor();
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
    expect(await list.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
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

  it('the text search narrows while typing and survives a reset', async () => {
    const page = await visit();
    const all = await totalOf(page);
    await page.getByPlaceholder('Поиск вакансий...').fill('  PYTHON ');
    await page.waitForURL(/q=PYTHON$/i);
    const found = await totalOf(page);
    expect(found).toBeLessThan(all);
    await page.getByRole('checkbox', { name: 'Middle', exact: true }).check();
    await totalOf(page);
    await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
    expect(await totalOf(page)).toBe(found);
  });

  it('says how many pass a filter without a value, and hides them (docs/rules.md#filter-exact)', async () => {
    const page = await visit({ path: '/?salary=400k%2B' });
    const all = await totalOf(page);
    const passed = page.getByRole('listitem').filter({ hasText: 'с\u00a0такой зарплатой' });
    const [having = 0, without = 0] = (await passed.locator('span').first().innerText())
      .split(',')
      .map((part) => Number(part.replace(/\D/g, '')));
    const hide = passed.getByRole('link');
    expect(await hide.innerText()).toBe(`Скрыть ${without}`);
    await hide.click();
    await expect.poll(() => totalOf(page)).toBe(having);
    expect(all).toBeGreaterThan(having);
    await expect.poll(() => new URL(page.url()).search).toBe('?salary=400k%2B&exact=salary');
    await passed.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Убрать фильтр: Только с\u00a0зарплатой' }).click();
    await expect.poll(() => totalOf(page)).toBe(all);
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

  it('with a text, what fits best stands first, and a line parts what only holds it inside a word', async () => {
    const answer = await fetch(`${site}/api/jobs?q=ml&sort=relevance&copies=folded`);
    const { total, cards: shown, insideOnly } = await answer.json();
    expect(insideOnly).toBeGreaterThan(0);
    const before = shown - insideOnly;
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
    expect(await next.evaluate((one) => one === document.activeElement)).toBe(true);
    // No link within a link, and the whole card still opens the vacancy.
    expect(await page.locator('a a, a button, button a').count()).toBe(0);
    await first.click({ position: { x: 8, y: 8 } });
    await page.waitForURL(/vacancy=/);
    const line = page.locator('p').filter({ hasText: 'Источник:' }).getByRole('link', { name: 'hh.ru' });
    await line.focus();
    expect(await openedBy(() => page.keyboard.press('Enter'))).toBe(address);
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
