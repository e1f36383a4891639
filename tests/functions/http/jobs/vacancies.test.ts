import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCatalog } from '#core/contract/catalog.ts';
import { getJob } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { handler as answerCatalog } from '#functions/http/catalog/get-catalog.ts';
import { handler as answerJob } from '#functions/http/jobs/get-job.ts';
import { handler as answerSearch } from '#functions/http/jobs/search-jobs.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;

beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put([
    jobRowWith({
      id: 'hh-1',
      title: 'Senior ML-инженер',
      ai_score: 92,
      created_at: new Date().toISOString(),
    }),
    jobRowWith({
      id: 'hh-2',
      title: 'Бухгалтер, Москва',
      category_id: 'finance',
      industry_id: null,
      salary: null,
      first_published_at: '2020-01-01T00:00:00.000Z',
      reposts: 3,
    }),
    jobRowWith({ id: 'hh-3', title: 'Скрытая', is_active: false }),
  ]);
  await descriptions.put({ id: 'hh-1', html: '<p>О нас</p>' });
});
afterAll(() => dynamodb.close());

const search = (query = '') => answerOf(answerSearch, httpEvent(searchJobs, { query }));
const fetchVacancy = (jobId: string, query = '') =>
  answerOf(answerJob, httpEvent(getJob, { path: { jobId }, query }));

describe('GET /api/jobs', () => {
  it('lists open vacancies as they are shown (docs/rules.md#vacancy-shown)', async () => {
    const { status, body } = await search();
    expect([status, body.total, body.page, body.pages]).toEqual([200, 2, 1, 1]);
    expect(body.jobs[0]).toMatchObject({
      id: 'hh-1',
      type: 'Полная занятость',
      salary: { min: 200_000, max: 300_000, currency: '₽' },
      aiScore: 92,
      postedAt: 'Сегодня',
      isAIJob: true,
      isRecommended: true,
      level: 'Senior',
    });
    expect(body.jobs[0]).not.toHaveProperty('content_hash');
    expect(body.counts).toMatchObject({
      aiJobs: 1,
      recommended: 1,
      category: { development: 1, backend: 1, finance: 1 },
    });
    expect(body.recommended.map(({ id }: { id: string }) => id)).toEqual(['hh-1']);
  });

  it('takes values with commas, and every parameter at once', async () => {
    const query =
      'q=&type=&level=Senior&level=Middle&salary=&category=&subcategory=&company=&location=Москва&industry=' +
      '&from=2020-01-01T00:00:00.000Z&to=2100-01-01T00:00:00%2B03:00&tz=Asia/Omsk&ai=&contacts=&recommended=&sort=salary-asc&page=1';
    const { status, body } = await search(query);
    expect([status, body.total]).toEqual([200, 2]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'sort=cheapest',
    `q=${'a'.repeat(201)}`,
    `q=${'я'.repeat(9000)}`,
    'from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z',
    'from=yesterday',
    'type=Работа',
    'tz=Mars/Olympus',
    'ai=maybe',
    `category=${Array(300).fill('x').join('&category=')}`,
  ])('400: %.60s', async (query) => {
    const { status, body } = await search(query);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  it.each([
    ['page=1000000000', 2],
    [`q=${'%20'.repeat(300)}`, 2],
    ['q=%00', 0],
    ['q=%E0%A4%A', 0],
    ['q=%F0%9F%8E%AF', 0],
    ['q=%3Cscript%3E', 0],
    ['unknown=1&sort=newest&sort=cheapest', 2],
    ['location=__proto__', 0],
    ['company=hh-10&company=hh-10', 2],
  ])('a sensible answer: %.60s', async (query, total) => {
    const { status, body } = await search(query);
    expect([status, body.total]).toEqual([200, total]);
  });

  it('shows a change within two seconds of its version', async () => {
    await jobs.put([jobRowWith({ id: 'hh-4', title: 'Новая' })]);
    await versions.bump('jobs');
    await expect.poll(async () => (await search()).body.total, { timeout: 10_000, interval: 300 }).toBe(3);
    await jobs.put([jobRowWith({ id: 'hh-4', title: 'Новая', is_active: false })]);
    await versions.bump('jobs');
    await expect.poll(async () => (await search()).body.total, { timeout: 10_000, interval: 300 }).toBe(2);
  });
});

describe('GET /api/jobs/{jobId}', () => {
  it('has the description and the market', async () => {
    const { body } = await fetchVacancy('hh-1', 'tz=Europe/Moscow');
    expect(body).toMatchObject({
      job: { id: 'hh-1' },
      description: '<p>О нас</p>',
      market: { compared: 1, salary: null },
    });
    expect((await fetchVacancy('hh-2')).body.description).toBeNull();
  });

  it('says how long it is open (docs/rules.md#freshness-open)', async () => {
    expect((await fetchVacancy('hh-1')).body.freshness).toMatchObject({
      openDays: 0,
      reposts: 0,
      closing: null,
    });
    expect((await fetchVacancy('hh-2')).body.freshness).toEqual({
      openSince: '2020-01-01T00:00:00.000Z',
      openDays: Math.floor((Date.now() + 10_800_000) / 86_400_000) - 18_262,
      reposts: 3,
      closing: null,
    });
  });

  it.each(['hh-3', 'nobody', '../jobs', '%00', 'hh-1 '])('404 for %s', async (jobId) => {
    const { status, body } = await fetchVacancy(jobId);
    expect([status, body.error]).toMatchObject([404, { code: 'not_found', message: 'Вакансия не найдена' }]);
  });
});

describe('GET /api/catalog', () => {
  const catalog = (query = '') => answerOf(answerCatalog, httpEvent(getCatalog, { query }));

  it('lists what open vacancies have', async () => {
    const { body } = await catalog();
    expect(body.categories.map(({ id }: { id: string }) => id).sort()).toEqual([
      'backend',
      'development',
      'finance',
    ]);
    expect(body).toMatchObject({
      companies: [{ id: 'hh-10', name: 'Лаборатория «Вектор»' }],
      companyCount: 1,
      industries: [{ id: '7' }],
      locations: ['Москва'],
    });
  });

  it('finds companies by a part of the name', async () =>
    expect((await catalog('companySearch=ВЕКТОР')).body.companies).toHaveLength(1));
});
