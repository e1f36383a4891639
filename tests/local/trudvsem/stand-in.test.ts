import { afterEach, describe, expect, it } from 'vitest';
import { errorAnswers } from '../../../infra/local/trudvsem/error-answers.ts';
import type { SavedVacancy } from '../../../infra/local/trudvsem/saved-vacancies.ts';
import {
  startTrudvsemStandIn,
  type TrudvsemStandIn,
  type TrudvsemStandInOptions,
} from '../../../infra/local/trudvsem/stand-in.ts';

let running: TrudvsemStandIn | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

async function start(
  vacancies: readonly SavedVacancy[],
  rest: Partial<TrudvsemStandInOptions> = {},
): Promise<void> {
  running = await startTrudvsemStandIn({ vacancies, ...rest });
}

async function ask(path: string) {
  const response = await fetch(`${running?.url}${path}`);
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the outside world
  const json: any = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, text, json };
}
const ids = async (path: string): Promise<string[]> =>
  ((await ask(path)).json.results.vacancies ?? []).map(
    ({ vacancy }: { vacancy: { id: string } }) => vacancy.id,
  );

const vacancy = (id: string, rest: object = {}): SavedVacancy => ({ id, 'job-name': `Юрист ${id}`, ...rest });
const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    vacancy(String(n), { date_modify: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString() }),
  );

describe('paging', () => {
  it('counts pages, not records, newest change first', async () => {
    await start(many(250).toReversed());
    expect(await ids('/vacancies?limit=100&offset=0')).toEqual(many(100).map(({ id }) => id));
    expect((await ids('/vacancies?limit=100&offset=2')).at(-1)).toBe('249');
    expect((await ask('/vacancies?limit=100&offset=1')).json).toMatchObject({
      status: '200',
      meta: { total: 250, limit: 100 },
    });
  });

  it('has empty results past the end, without a list', async () => {
    await start(many(250));
    expect((await ask('/vacancies?limit=100&offset=3')).json).toMatchObject({
      status: '200',
      meta: { total: 250 },
      results: {},
    });
    expect((await ask('/vacancies?limit=100&offset=3')).json.results).toEqual({});
  });

  it('clamps a limit over 100', async () => {
    await start(many(250));
    expect(await ids('/vacancies?limit=5000')).toHaveLength(100);
  });

  it.each([
    [100, 99, 200],
    [100, 100, 500],
    [10, 999, 200],
    [10, 1000, 500],
    [50, 500, 500],
  ])('limit %i, offset %i: %i', async (limit, offset, status) => {
    await start(many(3));
    expect((await ask(`/vacancies?limit=${limit}&offset=${offset}`)).status).toBe(status);
  });
});

describe('searching', () => {
  const vacancies = [
    vacancy('a', {
      'job-name': 'Программист 1С',
      region: { region_code: '7700000000000' },
      company: { companycode: '10', inn: '20', ogrn: '30' },
    }),
    vacancy('b', {
      'job-name': 'Бухгалтер',
      requirements: 'Знание 1с',
      region: { region_code: '5900000000000' },
    }),
    vacancy('c', { 'job-name': 'Повар', duty: 'Учёт в 1С, помощь программисту' }),
  ];

  it.each([
    ['text=1С', ['a', 'b', 'c']],
    ['text=программист 1с', ['a', 'c']],
    ['text=юрист', []],
    ['regionCode=59&area=1&page=7&date_from=x', ['a', 'b', 'c']],
    ['region_code=59', ['b']],
    ['limit=x&offset=-1', ['a', 'b', 'c']],
  ])('%s', async (query, found) => {
    await start(vacancies);
    expect(await ids(`/vacancies?${query}`)).toEqual(found);
  });

  it.each([
    ['/vacancies/region/7700000000000', ['a']],
    ['/vacancies/region/7700000000000?text=повар', []],
    ['/vacancies/company/10', ['a']],
    ['/vacancies/company/inn/20', ['a']],
    ['/vacancies/company/ogrn/30', ['a']],
    ['/vacancies/vacancy/10/a', ['a']],
    ['/vacancies/vacancy/11/a', []],
    ['/vacancies/vacancy/10/%zz', []],
  ])('%s', async (path, found) => {
    await start(vacancies);
    expect(await ids(path)).toEqual(found);
  });

  it.each(['/vacancies/elsewhere/1', '/companies', '/'])('%s is not there', async (path) => {
    await start(vacancies);
    expect((await ask(path)).status).toBe(404);
  });
});

it('fails as it is told to', async () => {
  await start(many(1), {
    fault: ({ number, path, query }) => {
      if (number === 1) return errorAnswers.errorInside;
      if (query.get('text') === 'x') return 'cut';
      return path === '/vacancies/region/1' ? errorAnswers.worksPage : undefined;
    },
  });
  expect((await ask('/vacancies')).json.meta).toEqual({ error: expect.any(String) });
  await expect(ask('/vacancies?text=x')).rejects.toThrow();
  expect((await ask('/vacancies/region/1')).text).toContain('<html>');
  expect(await ids('/vacancies')).toEqual(['0']);
});

it('serves nothing where there is nothing', async () => {
  await start([]);
  expect((await ask('/vacancies')).json).toMatchObject({ meta: { total: 0 }, results: {} });
});
