import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { market as marketTool, searchVacancies as tool } from '#core/contract/agents/agent-tools.ts';
import { maxValues } from '#core/domain/search/shared-filters.ts';
import { listFilters } from '#functions/actions/agents/list-filters.ts';
import { market } from '#functions/actions/agents/market.ts';
import { searchVacancies } from '#functions/actions/agents/search-vacancies.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const site = 'https://jobs.example.ru';
let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  const row = (id: string, changes: Parameters<typeof jobRowWith>[0]) => jobRowWith({ id, ...changes });
  await jobs.put([
    ...Array.from({ length: 23 }, (_, n) =>
      row(`hh-${n}`, { title: 'Программист Python', salary: `${500 + n} 000 ₽` }),
    ),
    // One vacancy in five cities, which is one salary of the market.
    ...Array.from({ length: 5 }, (_, n) =>
      row(`hh-copy${n}`, { title: 'Программист Python', salary: '900 000 ₽', cluster_key: 'one' }),
    ),
    ...Array.from({ length: 7 }, (_, n) => row(`hh-free${n}`, { title: 'Инженер', salary: null })),
    ...Array.from({ length: 2 }, (_, n) =>
      row(`hh-nobody${n}`, { title: 'Инженер', salary: null, company_id: null, industry_id: null }),
    ),
  ]);
});
afterAll(() => dynamodb.close());
beforeEach(() => vi.stubEnv('INDEXED_SOURCES', 'hh'));

const search = (args: z.input<typeof tool.request>) => searchVacancies(z.parse(tool.request, args), site);
const marketOf = (args: z.input<typeof marketTool.request>) =>
  market(z.parse(marketTool.request, args), site);

describe('of what a filter lets pass without a value (docs/rules.md#filter-exact)', () => {
  it('it says how many there are, and how to leave them out', async () => {
    const { structured, summary } = await search({ salary: ['400k+'], company: ['hh-10'] });
    expect(structured).toMatchObject({ total: 37, withoutValue: { salary: 9, company: 2 } });
    expect(summary.slice(1, 3)).toEqual([
      'Из\u00a0них 9\u00a0вакансий фильтр «Зарплата, ₽» оставил без проверки: нужного для\u00a0неё в\u00a0данных нет; exact: ["salary"] их\u00a0уберёт.',
      'Из\u00a0них 2\u00a0вакансии фильтр «Компания» оставил без проверки: нужного для\u00a0неё в\u00a0данных нет; exact: ["company"] их\u00a0уберёт.',
    ]);
  });

  it('nothing where there are none', async () => {
    const { structured, summary } = await search({ salary: ['400k+'], exact: ['salary'] });
    expect(structured).toMatchObject({ total: 28, withoutValue: {} });
    expect(summary.join('\n')).not.toContain('Из\u00a0них');
  });

  it('the market says it as well', async () => {
    const { structured, summary } = await marketOf({ industry: ['7'] });
    expect(structured.withoutValue).toEqual({ industry: 2 });
    expect(summary).toContain(
      'Из\u00a0них 2\u00a0вакансии фильтр «Сфера» оставил без проверки: нужного для\u00a0неё в\u00a0данных нет; exact: ["industry"] их\u00a0уберёт.',
    );
  });
});

describe('where nothing is found', () => {
  it('it says what another spelling would find, under what others wrote', async () => {
    const { structured, summary, foreign } = await search({ q: 'програмист' });
    expect(structured).toMatchObject({ total: 0, foreign: { spelling: { q: 'программист', total: 28 } } });
    expect(summary).toContain('В\u00a0другом написании нашлось\u00a0бы: 28\u00a0вакансий. Оно ниже.');
    expect(summary.join('\n')).not.toContain('программист');
    expect(foreign).toEqual(['Другое написание: программист\u00a0— 28']);
  });

  it('it says what a word less would find', async () => {
    const { structured, summary, foreign } = await search({ q: 'инженер абырвалг' });
    expect(structured.foreign.totalWithoutWord).toContainEqual({ word: 'абырвалг', total: 9 });
    expect(foreign).toContain('Без «абырвалг»\u00a0— 9');
    expect(summary).toContain(
      'Всех слов вместе нет ни\u00a0в\u00a0одной; сколько нашлось\u00a0бы без каждого\u00a0— ниже.',
    );
  });

  it('it says which filters the words name', async () => {
    const { structured, summary, foreign } = await search({ q: 'инженер мидл' });
    const total = structured.foreign.asFilters?.total;
    expect(total).toBeGreaterThan(0);
    expect(structured.foreign.asFilters).toEqual({ q: 'инженер', level: ['Middle'], total });
    expect(summary.join('\n')).toContain('С\u00a0фильтрами вместо слов нашлось\u00a0бы');
    expect(foreign).toContain(`Фильтры: level «Middle», слова «инженер»\u00a0— ${total}`);
  });
});

it('the list of filters says of how many vacancies it is', async () => {
  const { summary } = await listFilters({ companySearch: '' }, site);
  expect(summary[0]).toBe(`Всего: 37\u00a0вакансий. На сайте: ${site}/`);
});

it('where it finds, it says no more than that, and where each is', async () => {
  const { summary, foreign } = await search({ q: 'python' });
  expect(summary.slice(0, 2)).toEqual([
    'Найдено: 28\u00a0вакансий. Страница 1 из 2.',
    `На сайте: ${site}/?q=python`,
  ]);
  expect(summary).toHaveLength(2 + 20);
  for (const [at, line] of summary.slice(2).entries())
    expect(line).toMatch(new RegExp(`^${at + 1}\\. ${site}/vacancy/hh-`));
  expect(foreign).toHaveLength(20);
  for (const [at, line] of foreign.entries())
    expect(line).toMatch(new RegExp(`^${at + 1}\\. Программист Python · `));
});

describe('the link', () => {
  it('leads to the same page of the same list', async () => {
    const second = await search({ page: 2 });
    expect(second.structured.link).toBe(`${site}/?copies=apart&page=2`);
    const folded = await search({ page: 2, copies: 'folded' });
    expect(folded.structured.link).toBe(`${site}/?page=2`);
    expect((await search({ copies: 'apart' })).structured.link).toBe(`${site}/?copies=apart`);
    expect((await search({})).structured.link).toBe(`${site}/`);
    // The last there is.
    expect((await search({ page: 99 })).structured.link).toBe(`${site}/?copies=apart&page=2`);
  });

  it('is never longer than the site takes, and says what it leaves out', async () => {
    const location = Array.from({ length: maxValues }, (_, n) => `${'Ж'.repeat(118)}${10 + n}`);
    const args = { q: 'python', location };
    for (const { structured, summary } of [await search(args), await marketOf(args)]) {
      expect(structured.link).toBe(`${site}/?q=python`);
      expect(summary.join('\n')).toContain('без списков значений');
    }
    const { structured, summary } = await search({ q: 'python', location: location.slice(0, 5) });
    expect(structured.link.length).toBeGreaterThan(3000);
    expect(summary.join('\n')).not.toContain('без списков значений');
  });
});

it('the market counts one of copies, as the month’s figures do (docs/rules.md#market-copies)', async () => {
  const { structured, summary } = await marketOf({ q: 'python' });
  expect(structured).toMatchObject({ total: 28, salary: { n: 24, median: 511_500 } });
  expect(summary.join('\n')).toContain('копии одной вакансии считаются один раз');
});
