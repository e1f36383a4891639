import { describe, expect, it } from 'vitest';
import { cards, countOf, site, takeStep, totalOf, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

describe('the list', () => {
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
    const promised = await countOf(senior);
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
    expect(await countOf(page.getByRole('checkbox', { name: 'Senior', exact: true }))).toBe(total);
    expect(await countOf(page.getByRole('checkbox', { name: 'Junior', exact: true }))).toBeGreaterThan(0);
    const remote = page.getByRole('checkbox', { name: 'Удаленная работа', exact: true });
    const promised = await countOf(remote);
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
    const promised = await countOf(week);
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
    const promised = await countOf(city);
    expect(await page.getByRole('checkbox', { name: 'Москва', exact: true }).count()).toBe(0);
    await city.check();
    expect(await totalOf(page)).toBe(promised);
    await page.keyboard.press('Escape');
    expect(await button.innerText()).toBe('Локация: 1');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
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
      .evaluate((list) =>
        [...list.querySelectorAll('*')].map((element) => getComputedStyle(element).maxHeight),
      );
    expect(heights).toContain('256px');
  });

  it('names of companies come when their list is opened, and a word finds among them', async () => {
    const page = await visit();
    await totalOf(page);
    const queries: string[] = [];
    page.on('request', (request) => queries.push(new URL(request.url()).pathname));
    const button = page.getByRole('button', { name: /^Компания/ });
    const total = Number((await button.innerText()).replace(/\D/g, ''));
    expect(queries).not.toContain('/api/catalog');
    await button.click();
    const boxes = page.getByRole('group').filter({ has: page.getByPlaceholder('Поиск компании...') });
    await boxes.getByRole('checkbox').first().waitFor();
    expect(queries.filter((path) => path === '/api/catalog')).toHaveLength(1);
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

  it('a picker says how many it finds, that it still asks, and that it was not answered', async () => {
    const page = await visit({ expects: /500|Internal Server Error/ });
    await totalOf(page);
    await page.getByRole('button', { name: /^Компания/ }).click();
    const picker = page.getByRole('dialog', { name: 'Компания' });
    const status = picker.getByRole('status');
    await picker.getByRole('checkbox').first().waitFor();
    expect(await status.textContent()).toBe('');
    const name =
      (await picker.getByRole('listitem').last().locator('label').innerText()).split('\n')[0] ?? '';
    const box = picker.getByPlaceholder('Поиск компании...');
    await box.fill(name);
    await expect.poll(() => status.textContent()).toBe('Найдено: 1');

    const asked = Promise.withResolvers<void>();
    await page.route('**/api/catalog?**', async (route) => {
      await asked.promise;
      await route.fulfill({ status: 500, json: { error: { code: 'internal' } } });
    });
    await box.fill('нет такой компании');
    await expect.poll(() => status.innerText()).toBe('Загружаем…');
    asked.resolve();
    await expect.poll(() => status.innerText()).toBe('Не загрузилось. Откройте список ещё раз.');
    await page.unroute('**/api/catalog?**');
    await box.fill('нет и такой');
    await expect.poll(() => status.innerText()).toBe('Ничего не найдено');
  });

  it('Enter in a box of the filters leaves the text that is being typed as it is', async () => {
    const page = await visit();
    await totalOf(page);
    await page.getByPlaceholder('Поиск вакансий...').fill('python');
    await page.waitForURL(/q=python$/);
    await totalOf(page);
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('checkbox', { name: 'Senior', exact: true }).press('Enter');
    await page.getByRole('button', { name: /^Локация/ }).click();
    await page.getByPlaceholder('Поиск города...').press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(page.url()).toBe(`${site}/?q=python`);
  });

  it('Enter after another page was turned to stays on it, and Back leads over what was seen', async () => {
    const page = await visit();
    await totalOf(page);
    const box = page.getByPlaceholder('Поиск вакансий...');
    await box.fill('python');
    await page.waitForURL(/q=python$/);
    await totalOf(page);
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await page.waitForURL(/page=2/);
    await totalOf(page);
    await box.press('Enter');
    await totalOf(page);
    expect(page.url()).toBe(`${site}/?q=python&page=2`);
    await page.goBack();
    await totalOf(page);
    expect(page.url()).toBe(`${site}/?q=python`);
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
});
