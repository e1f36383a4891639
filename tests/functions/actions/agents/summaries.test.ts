import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { searchVacancies as tool } from '#core/contract/agents/agent-tools.ts';
import { type Job, shownJob } from '#core/domain/job/shown-job.ts';
import { agentVacancy, vacancyLine } from '#functions/actions/agents/agent-vacancy.ts';
import { getVacancy } from '#functions/actions/agents/get-vacancy.ts';
import { listFilters } from '#functions/actions/agents/list-filters.ts';
import { searchVacancies } from '#functions/actions/agents/search-vacancies.ts';
import { answerText, plainLine } from '#functions/actions/agents/tool-answer.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const site = 'https://jobs.example.ru';
let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  dynamodb = await startDynamodb();
  await jobs.put([
    jobRowWith({ id: 'hh-1' }),
    jobRowWith({ id: 'hh-2', created_at: '2026-11-20T09:00:00.000Z' }),
  ]);
});
afterAll(async () => {
  vi.useRealTimers();
  await dynamodb.close();
});
beforeEach(() => vi.stubEnv('INDEXED_SOURCES', 'hh'));

it('a search says how many there are, and where', async () => {
  const { summary } = await searchVacancies(z.parse(tool.request, {}), site);
  expect(summary).toEqual([
    'Найдено: 2\u00a0вакансии. Страница 1 из 1.',
    `На сайте: ${site}/`,
    `1. ${site}/vacancy/hh-2`,
    `2. ${site}/vacancy/hh-1`,
  ]);
});

it('a vacancy says for how long it is open', async () => {
  const { summary } = await getVacancy({ jobId: 'hh-1' }, site);
  expect(summary[1]).toBe('Открыта 1\u00a0день, уровень Middle, формат: Полная занятость.');
  const today = await getVacancy({ jobId: 'hh-2' }, site);
  expect(today.summary[1]).toBe('Открыта сегодня, уровень Middle, формат: Полная занятость.');
});

it('pay stands as its source words it, or else as the site reads it, and one amount once', async () => {
  const shown = shownJob(jobRowWith({ id: 'hh-1' }), { copies: 0, otherCities: 0 }, new Date(), 'UTC');
  const lineWith = (job: Partial<Job>) => vacancyLine(agentVacancy({ ...shown, ...job }, site));
  expect(lineWith({ salaryWords: 'от 100 000 ₽' })).toContain(' · от 100 000 ₽ · ');
  const span = { min: 100_000, max: 150_000, currency: '₽' } as const;
  for (const [salary, words] of [
    [span, '100\u00a0000–150\u00a0000 ₽'],
    [{ ...span, max: 100_000 }, '100\u00a0000 ₽'],
  ] as const)
    expect(lineWith({ salaryWords: null, salary }).split(' · ')).toContain(words);
  expect(lineWith({ salaryWords: null, salary: null })).not.toContain('₽');
});

it('a vacancy is one line, with what is known of it alone', () => {
  const row = jobRowWith({ id: 'hh-1', salary_words: 'от 200 000 ₽' });
  const shown = shownJob(row, { copies: 0, otherCities: 0 }, new Date(), 'UTC');
  const line = (job: Partial<Job>) => vacancyLine(agentVacancy({ ...shown, ...job }, site));
  expect(line({})).toBe(
    'Backend-разработчик · Лаборатория «Вектор» · Москва · от 200 000 ₽ · Go, PostgreSQL',
  );
  expect(line({ company: '', tags: [], salaryWords: null, salary: null })).toBe(
    'Backend-разработчик · Москва',
  );
  vi.stubEnv('INDEXED_SOURCES', 'trudvsem');
  expect(line({})).toBe('Backend-разработчик');
});

it('a vacancy’s words are as long as they may be, and no longer', () => {
  const tags = Array.from({ length: 31 }, (_, n) => `навык ${n} ${'я'.repeat(60)}`);
  const long = 'ы'.repeat(400);
  const row = jobRowWith({
    id: 'hh-1',
    title: long,
    company: long,
    location: long,
    salary_words: long,
    tags,
  });
  const { foreign } = agentVacancy(shownJob(row, { copies: 0, otherCities: 0 }, new Date(), 'UTC'), site);
  expect(foreign).toMatchObject({
    title: long.slice(0, 300),
    company: long.slice(0, 200),
    location: long.slice(0, 200),
    salaryWords: long.slice(0, 200),
    sourceUrl: row.source_url,
  });
  expect(foreign.tags).toEqual(tags.slice(0, 30).map((_, n) => `навык ${n}`));
});

it('a description whose first line is too long is cut at a word, and says so (docs/rules.md#mcp-foreign)', async () => {
  await descriptions.put({ id: 'hh-2', html: `<p>${'Обучать модели. '.repeat(500)}</p><p>Ещё.</p>` });
  const { structured, summary, foreign } = await getVacancy({ jobId: 'hh-2' }, site);
  const { description } = structured.foreign;
  expect(description).toMatch(/^(?:Обучать модели\. )+Обучать(?: модели\.)?$/u);
  expect(description?.length).toBeGreaterThan(5_980);
  expect(description?.length).toBeLessThanOrEqual(6_000);
  expect(foreign[1]).toBe(description);
  expect(summary).toContain('Описание сокращено до 6000 знаков, целиком оно по ссылке.');
});

it('a description that just fits is whole', async () => {
  for (const [length, isCut] of [
    [6_000, false],
    [6_001, true],
  ] as const) {
    await descriptions.put({ id: 'hh-2', html: `<p>${'ы'.repeat(length)}</p>` });
    const { structured } = await getVacancy({ jobId: 'hh-2' }, site);
    expect([structured.foreign.description?.length, structured.foreign.isCut]).toEqual([6_000, isCut]);
  }
});

it('of a line that does not fit stands as much as there is room for', async () => {
  await descriptions.put({
    id: 'hh-2',
    html: `<h3>Обязанности</h3><p>${'Обучать модели. '.repeat(470)}</p><p>Ещё.</p>`,
  });
  const { structured } = await getVacancy({ jobId: 'hh-2' }, site);
  const { description, isCut } = structured.foreign;
  expect(isCut).toBe(true);
  expect(description).toMatch(/^Обязанности\n(?:Обучать модели\. )+Обучать(?: модели\.)?$/u);
  expect(description?.length).toBeGreaterThan(5_980);
  expect(description?.length).toBeLessThanOrEqual(6_000);
});

it('a word that is longer than its line is cut, not left out', () => {
  expect(plainLine('Старший разработчик на Python', 12)).toBe('Старший');
  expect(plainLine('Электроэнцефалограф', 6)).toBe('Электр');
  expect(plainLine('ааааа😀', 6)).toBe('ааааа');
});

it('of a filter without a list its name stands alone', async () => {
  const { summary } = await listFilters({ companySearch: '' }, site);
  expect(summary[0]).toBe(`Всего: 2\u00a0вакансии. На сайте: ${site}/`);
  expect(summary).toEqual(expect.arrayContaining(['q', 'from', 'to']));
  expect(summary).not.toContain('date');
  expect(summary).toContainEqual(expect.stringMatching(/^level: .*Middle 2/u));
});

it('filters are told as their declarations have them, with counts, those of others apart', async () => {
  const { structured, summary, foreign } = await listFilters({ companySearch: '' }, site);
  const byName = Object.fromEntries(structured.filters.map((filter) => [filter.name, filter]));
  expect(byName).toMatchObject({
    q: { name: 'q', kind: 'text' },
    ai: { kind: 'toggle', values: [{ value: 'true', count: 0 }] },
    type: { kind: 'choice', passesWithoutValue: false },
    salary: { kind: 'choice', passesWithoutValue: true },
    company: { kind: 'id', size: 1, foreign: [{ value: 'hh-10', name: 'Лаборатория «Вектор»', count: 2 }] },
    location: { kind: 'id', size: 1, foreign: [{ value: 'Москва', count: 2 }] },
  });
  expect(byName.type?.values).toContainEqual({ value: 'Полная занятость', count: 2 });
  expect(byName.category?.values?.[0]).toMatchObject({ value: 'development', count: 2 });
  expect(byName.category?.values).toContainEqual(
    expect.objectContaining({ value: 'backend', parent: 'development', count: 2 }),
  );
  expect(byName.industry?.values?.[0]).toMatchObject({ value: '7', count: 2 });
  expect(byName.q).not.toHaveProperty('values');
  expect(summary).toContain('ai: true 0');
  expect(foreign).toEqual(['company: hh-10 Лаборатория «Вектор» 2', 'location: Москва 2']);
});

it('the words of others stand behind ours, after an empty line, the rule and within the fence', () => {
  const [ours, empty, rule, open, ...fenced] = answerText({
    summary: ['Найдено: 1.'],
    foreign: ['Повар', 'Кухня'],
  }).split('\n');
  expect([ours, empty]).toEqual(['Найдено: 1.', '']);
  const [, boundary] = /^BEGIN (\S{36}) DATA$/u.exec(open ?? '') ?? [];
  expect(boundary).toBeDefined();
  expect(rule).toContain(boundary);
  expect(fenced).toEqual(['Повар', 'Кухня', `END ${boundary}`]);
  expect(answerText({ summary: ['Найдено: 0.', 'Всё.'], foreign: [] })).toBe('Найдено: 0.\nВсё.');
});
