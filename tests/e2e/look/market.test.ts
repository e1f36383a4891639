import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getMarket } from '#core/contract/market.ts';
import { number } from '#core/domain/text/plural.ts';
import { site, useBrowser } from '../stage/visit.ts';

const visit = useBrowser();

it('the market: figures of the file, chosen by keys, with nothing wider than 320 px (docs/rules.md#market-page)', async () => {
  const page = await visit({ viewport: { width: 320, height: 640 }, path: '/market' });
  await page.getByRole('heading', { name: 'Рынок труда', level: 1 }).waitFor();
  const { figures } = getMarket.response.parse(await (await fetch(`${site}/api/market`)).json());
  const summary = page.getByRole('region', { name: 'Все вакансии' });
  await expect
    .poll(() => summary.getByRole('definition').first().textContent())
    .toBe(String(figures?.groups[0]?.vacancies));
  await page.getByText(/История начинается здесь: первый месяц/).waitFor();

  const role = page.getByRole('combobox', { name: 'Роль' });
  await role.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('region', { name: 'Разработка' }).waitFor();
  expect(new URL(page.url()).searchParams.get('role')).toBe('development');
  const group = figures?.groups.find(
    ({ category, level, city }) => category === 'development' && level === 'Middle' && city === null,
  );
  const table = page.getByRole('region', { name: /^Зарплаты: на руки/ });
  await page.getByRole('combobox', { name: 'Уровень' }).selectOption('Middle');
  await page.getByRole('combobox', { name: 'Зарплаты' }).selectOption('net');
  const cells = await table
    .getByRole('row', { name: /^Middle/ })
    .getByRole('cell')
    .allTextContents();
  const { p25 = 0, median = 0, p75 = 0 } = group?.pay.net?.quartiles ?? {};
  expect(cells).toEqual([
    String(group?.pay.net?.n),
    ...[p25, median, p75].map((amount) => number(Math.round(amount / 1000))),
  ]);
  for (const name of [/^Зарплаты/, /^Сколько вакансии открыты/, /^Какие навыки/, /^С какими навыками/])
    await page
      .getByRole('region', { name })
      .getByRole('img', { name: /рисунок/ })
      .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it('keeps the tables that are seen as CSV: the numbers of the file (docs/rules.md#market-page)', async () => {
  const { figures } = getMarket.response.parse(await (await fetch(`${site}/api/market`)).json());
  const page = await visit({ path: '/market?role=development&pay=net&by=city' });
  const rowsOf = async (title: RegExp, name: RegExp) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: title }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(name);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    const lines = text.slice(1).split('\r\n');
    expect(lines.pop()).toBe('');
    // The last column says what the row is of.
    return lines.slice(1).map((line) => line.split(';').slice(0, -1));
  };
  const cities = figures?.groups.filter(
    ({ category, level, city }) => category === 'development' && level === null && city !== null,
  );
  const cellOf = (value: number | null | undefined) => value?.toString() ?? '';
  const byName = (rows: readonly (readonly string[])[]) =>
    new Map(rows.map(([name, ...cells]) => [name, cells]));

  const pay = byName(await rowsOf(/^Скачать таблицу «Зарплаты/, /^rynok-zarplaty-\d{4}-\d\d\.csv$/));
  const days = byName(await rowsOf(/^Скачать таблицу «Сколько вакансии/, /^rynok-sroki-\d{4}-\d\d\.csv$/));
  expect(cities?.length).toBeGreaterThan(0);
  expect(pay.size).toBe(cities?.length);
  for (const { city, vacancies, pay: kinds, closed, open } of cities ?? []) {
    const { n = 0, quartiles } = kinds.net ?? {};
    const amounts = [quartiles?.p25, quartiles?.median, quartiles?.p75];
    expect(pay.get(city ?? '')).toEqual([String(vacancies), String(n), ...amounts.map(cellOf)]);
    expect(days.get(city ?? '')).toEqual([closed.n, closed.median, open.n, open.median].map(cellOf));
  }

  const skills = await rowsOf(/^Скачать таблицу «Какие навыки просят»/, /^rynok-navyki-\d{4}-\d\d\.csv$/);
  const group = figures?.skills.find(({ category, level }) => category === 'development' && level === null);
  expect(skills.length).toBeGreaterThan(0);
  expect(skills.map(([name, n, all]) => [name, n, all])).toEqual(
    group?.skills.slice(0, skills.length).map(({ name, n }) => [name, String(n), String(group.vacancies)]),
  );
  for (const [, n = '', all = '', share = ''] of skills)
    expect(Number(share.replace(',', '.'))).toBeCloseTo((100 * Number(n)) / Number(all), 1);
});

it('«Показать все» goes on at the first skill that it has brought', async () => {
  const page = await visit({ path: '/market?role=development' });
  const skills = page.getByRole('region', { name: /^Какие навыки просят/ });
  await skills.getByRole('button', { name: /^Показать все: / }).click();
  const name = skills.getByRole('row').nth(13).getByRole('rowheader');
  await name.and(page.locator(':focus')).waitFor();
});

it('says that it could not load, and tries again', async () => {
  const page = await visit({ path: '/', expects: /503|Service Unavailable/ });
  await page.route('**/api/market*', (route) => route.fulfill({ status: 503, body: '' }), { times: 4 });
  await page.getByRole('link', { name: 'Рынок труда' }).click();
  await page.getByRole('alert').getByText('Не удалось загрузить цифры рынка.').waitFor({ timeout: 20_000 });
  await page.unroute('**/api/market*');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByRole('region', { name: 'Все вакансии' }).waitFor();
});

describe('another month (docs/rules.md#market-page)', () => {
  /** July beside the month that there is, with a number of its own; it comes when it is let. */
  async function visitWithJuly(expects?: RegExp) {
    const page = await visit({ path: '/', ...(expects && { expects }) });
    const july = Promise.withResolvers<void>();
    const real = getMarket.response.parse(await (await fetch(`${site}/api/market`)).json());
    const [group, ...groups] = real.figures?.groups ?? [];
    const months = [...real.months, '2026-07'];
    let isFailing = expects !== undefined;
    await page.route('**/api/market*', async (route) => {
      const isJuly = route.request().url().includes('2026-07');
      if (isJuly && isFailing) return route.fulfill({ status: 503, body: '' });
      if (isJuly) await july.promise;
      const figures = isJuly
        ? { ...real.figures, month: '2026-07', groups: [{ ...group, vacancies: 1_234 }, ...groups] }
        : real.figures;
      await route.fulfill({ json: { months, figures } });
    });
    await page.getByRole('link', { name: 'Рынок труда' }).click();
    const month = page.getByRole('combobox', { name: 'Месяц' });
    await month.selectOption('2026-07');
    const summary = page.getByRole('region', { name: 'Все вакансии' }).getByRole('definition').first();
    const recover = () => {
      isFailing = false;
      july.resolve();
    };
    return { page, month, summary, recover };
  }

  it('is chosen at once, and a line says that its figures are awaited', async () => {
    const { page, month, summary, recover } = await visitWithJuly();
    expect(await month.inputValue()).toBe('2026-07');
    await page.locator('main [aria-busy="true"]').waitFor();
    await summary.waitFor();
    recover();
    await summary.getByText('1 234').waitFor();
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  });

  it('that cannot be had leaves what was shown, and the way to another one', async () => {
    const { page, month, summary, recover } = await visitWithJuly(/503|Service Unavailable/);
    const alert = page.getByRole('alert');
    await alert
      .getByText(/^Не\sудалось загрузить цифры рынка\. Ниже\s— цифры за\s\S+\s\d{4}\.$/)
      .waitFor({ timeout: 20_000 });
    await summary.waitFor();
    expect(await month.inputValue()).toBe('2026-07');
    recover();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await summary.getByText('1 234').waitFor();
    await alert.waitFor({ state: 'detached' });
  });
});
