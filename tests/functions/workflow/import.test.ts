import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as importBatch from '#functions/workflow/import-batch.ts';
import * as recordImportFailure from '#functions/workflow/record-import-failure.ts';
import * as startImportRun from '#functions/workflow/start-import-run.ts';
import { startDynamodb } from '#tests/support/dynamodb.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { type Asked, type Replay, type ReplayServer, startReplay } from '#tests/support/http-replay.ts';
import { contextWith, pointAtSource, runImport, startSecrets } from '#tests/support/import-stage.ts';

interface Vacancy {
  id: string;
  name: string;
  professional_roles: { id: string }[];
  [field: string]: unknown;
}

const vacancy = (id: string, role: string, given: Partial<Vacancy> = {}): Vacancy => ({
  id,
  name: 'Программист',
  professional_roles: [{ id: role }],
  area: { name: 'Москва' },
  employer: { id: '10', name: 'Вектор' },
  published_at: '2026-11-15T22:24:03+0300',
  alternate_url: `https://hh.ru/vacancy/${id}`,
  ...given,
});

/** hh.ru in one table: what it lists; `broken` answers first. */
const world = {
  vacancies: [] as Vacancy[],
  details: new Map<string, object>(),
  broken: (_: Asked): Replay | undefined => undefined,
};
const described = {
  description: '<p>Пишем на <b>Go</b></p>',
  key_skills: [{ name: 'Go' }, { name: 'Kafka' }],
};

function answer(asked: Asked): Replay | undefined {
  const broken = world.broken(asked);
  if (broken) return broken;
  if (asked.path === '/me') return { body: { is_application: true } };
  if (asked.path === '/employers/10') return { body: { industries: [{ id: '7.540' }] } };
  const [, noun, id] = asked.path.split('/');
  if (noun !== 'vacancies') return undefined;
  if (id !== undefined) {
    const listed = world.vacancies.find((one) => one.id === id);
    const detail = world.details.get(id);
    return listed || detail ? { body: { ...listed, ...detail } } : undefined;
  }
  const role = asked.query.get('professional_role');
  const items = world.vacancies.filter((one) => one.professional_roles[0]?.id === role);
  const page = Number(asked.query.get('page'));
  return {
    body: {
      found: items.length,
      pages: Math.ceil(items.length / 100),
      items: items.slice(page * 100, page * 100 + 100),
    },
  };
}

const secret = '{"accessToken":"secret-token"}';
let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let secrets: Awaited<ReturnType<typeof startSecrets>>;
let server: ReplayServer;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  secrets = await startSecrets(secret);
});
afterAll(() => Promise.all([dynamodb.close(), secrets.close()]));
beforeEach(async () => {
  await emptyTables();
  secrets.held.current = secret;
  server = await startReplay(answer);
  pointAtSource(server.url);
  Object.assign(world, { vacancies: [], details: new Map(), broken: () => undefined });
});
afterEach(() => server.close());

const asked = (path: string) => server.asked.filter((one) => one.path === path).length;
const countsOf = async (runId: string) => (await importRuns.get(runId)).counts;
const edit = async (id: string, given: Partial<JobRow>) => jobs.put([{ ...(await jobs.get(id)), ...given }]);

describe('a run', () => {
  it('brings vacancies, their details and their employer’s industry', async () => {
    world.vacancies = [
      vacancy('1', '96', { name: 'Go-разработчик' }),
      vacancy('2', '146', { employer: { name: 'Банк' } }),
    ];
    world.details.set('1', described);
    const { runId, batches, reason } = await runImport();
    expect(reason).toBeNull();
    expect(batches.at(-1)).toEqual({
      runId,
      totalParsed: 2,
      newJobs: 2,
      jobsByCategory: { backend: 1, law: 1 },
      remainingCategories: 0,
      hasMore: false,
    });
    expect(await jobs.get('hh-1')).toMatchObject({
      title: 'Go-разработчик',
      company: 'Вектор',
      company_id: 'hh-10',
      industry_id: '7',
      category_id: 'backend',
      tags: ['Go', 'Kafka'],
      created_at: '2026-11-15T19:24:03.000Z',
      is_recommended: false,
      is_active: true,
    });
    expect(await descriptions.find('hh-1')).toBe('<p>Пишем на <b>Go</b></p>');
    expect(await jobs.get('hh-2')).toMatchObject({ company: 'Банк', company_id: null, industry_id: null });
    expect(await descriptions.find('hh-2')).toBeNull();
    expect(await importRuns.get(runId)).toMatchObject({
      status: 'succeeded',
      reason: null,
      started_by: 'test',
      units_left: [],
      details_done: 2,
    });
    expect(secrets.asked[0]?.body).toContain('hh-token');
  });

  it('changes nothing when it is repeated', async () => {
    world.vacancies = [vacancy('1', '96'), vacancy('2', '146')];
    world.details.set('1', described);
    await runImport();
    const before = [await jobs.get('hh-1'), await versions.get('jobs')];
    const { runId, batches } = await runImport();
    expect(batches.at(-1)).toMatchObject({ totalParsed: 2, newJobs: 0, hasMore: false });
    expect(await countsOf(runId)).toEqual({ found: 2, new: 0, updated: 0, unchanged: 2, skipped: 0 });
    expect([await jobs.get('hh-1'), await versions.get('jobs')]).toEqual(before);
    expect(asked('/vacancies/1')).toBe(1);
  });

  it('updates what has changed and leaves what is ours', async () => {
    world.vacancies = [vacancy('1', '96'), vacancy('2', '96')];
    world.details.set('1', described);
    await runImport();
    const first = await jobs.get('hh-1');
    await edit('hh-1', { is_recommended: true });
    await edit('hh-2', { is_active: false });
    world.vacancies = ['1', '2'].map((id) => vacancy(id, '96', { name: 'Ведущий программист' }));
    const { runId } = await runImport();
    expect(await countsOf(runId)).toEqual({ found: 2, new: 0, updated: 2, unchanged: 0, skipped: 0 });
    expect(await jobs.get('hh-1')).toMatchObject({
      title: 'Ведущий программист',
      tags: ['Go', 'Kafka'],
      industry_id: '7',
      is_recommended: true,
      ingested_at: first.ingested_at,
    });
    expect(await jobs.get('hh-2')).toMatchObject({ title: 'Ведущий программист', is_active: false });
    expect(asked('/vacancies/1')).toBe(2);
    // Asked once in thirty days.
    expect(asked('/employers/10')).toBe(1);
  });

  it('follows the list where the detail says nothing', async () => {
    world.vacancies = [vacancy('1', '96', { snippet: { requirement: 'Знание Kafka' } })];
    await runImport();
    expect((await jobs.get('hh-1')).tags).toEqual(['Kafka']);
    const snippet = { requirement: 'Знание Redis, PyTorch и LLM' };
    world.vacancies = [vacancy('1', '96', { snippet, work_format: [{ id: 'HYBRID' }] })];
    await runImport();
    expect(await jobs.get('hh-1')).toMatchObject({
      tags: ['Redis', 'PyTorch', 'LLM', 'Гибрид'],
      ai_score: 24,
    });
  });

  it('closes what its source has archived, and opens it again with its source; an admin’s hiding stays', async () => {
    world.vacancies = [vacancy('1', '96')];
    world.details.set('1', { ...described, archived: true });
    await runImport();
    expect(await jobs.get('hh-1')).toMatchObject({ is_open: false, is_active: true });
    await edit('hh-1', { is_active: false });
    world.details.set('1', described);
    const { runId } = await runImport();
    expect(await jobs.get('hh-1')).toMatchObject({ is_open: true, is_active: false });
    expect(await countsOf(runId)).toMatchObject({ new: 0, updated: 0, unchanged: 1 });
  });

  it('counts a vacancy met twice once', async () => {
    world.vacancies = [
      vacancy('1', '124'),
      vacancy('1', '124'),
      vacancy('1', '146'),
      vacancy('2', '34', { name: 'Декоратор' }),
    ];
    world.vacancies.push(vacancy('2', '34', { name: 'Декоратор' }));
    const { runId } = await runImport(5);
    expect(await countsOf(runId)).toEqual({ found: 2, new: 1, updated: 0, unchanged: 0, skipped: 1 });
  });

  it('records why it left a vacancy out', async () => {
    world.vacancies = [
      vacancy('1', '34', { name: 'Дизайнер интерьеров' }),
      vacancy('2', '34', { name: '' }),
      vacancy('3', '34'),
    ];
    const { runId, batches } = await runImport();
    expect(await countsOf(runId)).toEqual({ found: 3, new: 1, updated: 0, unchanged: 0, skipped: 2 });
    expect(batches.at(-1)?.totalParsed).toBe(1);
    expect(await importRuns.listSkips(runId)).toEqual([
      { id: '1', title: 'Дизайнер интерьеров', reason: 'слово «интерьеров» в названии' },
      { id: '2', title: '', reason: 'вакансия пришла в нечитаемом виде' },
    ]);
  });

  it('remembers an employer that the source does not know', async () => {
    world.vacancies = ['1', '2'].map((id) => vacancy(id, '96', { employer: { id: '77', name: 'Немо' } }));
    await runImport();
    expect(asked('/employers/77')).toBe(1);
    const company = (await companies.findMany(['hh-77'])).get('hh-77');
    expect(company).toMatchObject({ name: 'Немо', industry_id: null, checked_at: expect.any(String) });
  });
});

describe('batches', () => {
  const many = () =>
    Array.from({ length: 40 }, (_, n) => vacancy(String(n), ['96', '146', '18'][n % 3] as string));

  it('work on three categories each and say how many are left', async () => {
    world.vacancies = many();
    const { batches } = await runImport();
    expect(batches.map(({ remainingCategories, hasMore }) => [remainingCategories, hasMore])).toEqual([
      [8, true],
      [5, true],
      [2, true],
      [0, false],
    ]);
  });

  it('stop when their time is nearly over and go on from what was saved', async () => {
    world.vacancies = many();
    world.details = new Map(many().map(({ id }) => [id, described]));
    const { runId, batches } = await runImport(1);
    expect(batches.length).toBeGreaterThan(20);
    // Details wait when the last category is done.
    expect(
      batches.filter(({ remainingCategories, hasMore }) => remainingCategories === 0 && hasMore).length,
    ).toBeGreaterThan(1);
    expect(await countsOf(runId)).toMatchObject({ found: 40, new: 40 });
    for (const { id } of many()) expect(await descriptions.find(`hh-${id}`)).not.toBeNull();
    // No page was asked for twice.
    const pages = server.asked.filter(({ path }) => path === '/vacancies').map(({ query }) => String(query));
    expect(new Set(pages).size).toBe(pages.length);
    expect(asked('/me')).toBe(1);
  });

  it('repeat a page that a crash left half done, and lose nothing', async () => {
    world.vacancies = [vacancy('1', '96')];
    world.details.set('1', described);
    const { runId } = await startImportRun.handler({});
    const fresh = await importRuns.get(runId);
    await importBatch.handler({ runId }, contextWith(60_000));
    // As if the last save of the run had not happened.
    await importRuns.put({ ...fresh, is_checked: true });
    let progress = await importBatch.handler({ runId }, contextWith(60_000));
    while (progress.hasMore) progress = await importBatch.handler({ runId }, contextWith(60_000));
    expect(progress.totalParsed).toBe(1);
    expect(await descriptions.find('hh-1')).not.toBeNull();
  });

  it('answer an ended run as it ended', async () => {
    const { runId } = await runImport();
    const before = server.asked.length;
    expect(await importBatch.handler({ runId }, contextWith(60_000))).toMatchObject({ hasMore: false });
    expect(server.asked.length).toBe(before);
  });

  it('refuse an input without a run', async () => {
    await expect(importBatch.handler({}, contextWith(1000))).rejects.toThrow();
    await expect(startImportRun.handler({ source: 'elsewhere' })).rejects.toThrow();
  });
});

describe('a source that refuses', () => {
  const refusal = (type: string, value?: string): Replay => ({
    status: 403,
    body: { errors: [{ type, value }] },
  });

  it.each([
    ['forbids', refusal('forbidden'), /запретил доступ/u],
    ['revokes the token', refusal('oauth', 'token_revoked'), /отозван/u],
    ['wants a captcha', refusal('captcha_required'), /я не робот/u],
    ['blocks at the edge', { status: 403, body: '<html>', headers: { server: 'ddos-guard' } }, /DDoS-Guard/u],
    ['is busy', { status: 429, body: '' }, /обращаться реже.*запустите импорт позже/u],
    ['is down', { status: 500, body: '<h1>' }, /ответ 500/u],
    ['sends a page', { body: '<html>' }, /страницу сайта/u],
    ['sends nothing', { body: '' }, /пустой ответ/u],
    ['cuts its answer', { body: '{"items":[' }, /оборванный/u],
  ])('%s: the run says so in Russian and keeps what it has', async (_, replay, reason) => {
    world.vacancies = [vacancy('1', '96'), vacancy('2', '146')];
    world.broken = ({ query }) => (query.get('professional_role') === '146' ? replay : undefined);
    const ended = await runImport();
    expect(ended.reason).toMatch(reason);
    const run = await importRuns.get(ended.runId);
    expect(run).toMatchObject({ status: 'failed', reason: ended.reason, counts: { found: 1, new: 1 } });
    expect(run.finished_at).not.toBeNull();
    expect((await jobs.get('hh-1')).title).toBe('Программист');
  });

  it('refuses before anything is read when the token is wrong or missing', async () => {
    world.broken = () => refusal('oauth', 'bad_authorization');
    expect((await runImport()).reason).toMatch(/не принимает токен/u);
    for (const [held, reason] of [
      [null, /не настроен/u],
      ['', /не настроен/u],
      ['{}', /не настроен/u],
      ['not json secret-token', /нельзя прочитать/u],
    ] as const) {
      secrets.held.current = held;
      server.asked.length = 0;
      const ended = await runImport();
      expect(ended.reason).toMatch(reason);
      expect(ended.reason).not.toContain('secret-token');
      expect(server.asked).toEqual([]);
    }
  });

  it('is waited for as it asks, and goes on', async () => {
    world.vacancies = [vacancy('1', '96')];
    let busy = 2;
    world.broken = ({ path }) =>
      path === '/vacancies' && busy-- > 0
        ? { status: 429, body: '', headers: { 'retry-after': '1' } }
        : undefined;
    const start = Date.now();
    const { runId, reason } = await runImport();
    expect(reason).toBeNull();
    expect(Date.now() - start).toBeGreaterThanOrEqual(2000);
    expect(await importRuns.get(runId)).toMatchObject({ waits: 0, wait_until: null, counts: { new: 1 } });
  });

  it('is left alone by a batch whose time is too short; the next one waits on', async () => {
    let busy = true;
    world.broken = ({ path }) =>
      path === '/vacancies' && busy ? { status: 429, body: '', headers: { 'retry-after': '2' } } : undefined;
    const { runId } = await startImportRun.handler({});
    expect(await importBatch.handler({ runId }, contextWith(500))).toMatchObject({
      hasMore: true,
      remainingCategories: 11,
    });
    const requests = server.asked.length;
    expect(await importBatch.handler({ runId }, contextWith(500))).toMatchObject({ hasMore: true });
    expect(server.asked.length).toBe(requests);
    expect(await importRuns.get(runId)).toMatchObject({ status: 'running', waits: 1 });
    busy = false;
    expect(await importBatch.handler({ runId }, contextWith(10_000))).toMatchObject({
      remainingCategories: 8,
    });
  });

  it('leaves one vacancy without a detail that it cannot give', async () => {
    world.vacancies = ['1', '2', '3', '4'].map((id) => vacancy(id, '96'));
    for (const { id } of world.vacancies) world.details.set(id, described);
    world.broken = ({ path }) => (/\/vacancies\/[24]$/u.test(path) ? { status: 500, body: '' } : undefined);
    const { reason } = await runImport();
    expect(reason).toBeNull();
    expect(await descriptions.find('hh-3')).not.toBeNull();
    expect(await descriptions.find('hh-2')).toBeNull();
  });

  it('fails the run when details break one after another; the next run reads them', async () => {
    world.vacancies = ['1', '2', '3', '4', '5'].map((id) => vacancy(id, '96'));
    for (const { id } of world.vacancies) world.details.set(id, described);
    world.broken = ({ path }) => (/\/vacancies\/[2-5]$/u.test(path) ? { status: 500, body: '' } : undefined);
    const ended = await runImport();
    expect(ended.reason).toMatch(/ответ 500/u);
    expect(await descriptions.find('hh-1')).not.toBeNull();
    world.broken = () => undefined;
    const { runId, reason } = await runImport();
    expect(reason).toBeNull();
    expect(await countsOf(runId)).toMatchObject({ new: 0, unchanged: 5 });
    for (const { id } of world.vacancies) expect(await descriptions.find(`hh-${id}`)).not.toBeNull();
  });
});

describe('what is recorded of a failure', () => {
  const reasonFor = async (name: string, cause: unknown) => {
    const { runId } = await startImportRun.handler({});
    const Cause = typeof cause === 'string' ? cause : JSON.stringify(cause);
    return (await recordImportFailure.handler({ runId, error: { Error: name, Cause } })).reason;
  };

  it('is people’s text only where it was written for people', async () => {
    expect(await reasonFor('AppError', { errorType: 'AppError', errorMessage: 'hh.ru закрыт' })).toBe(
      'hh.ru закрыт',
    );
    const internal = await reasonFor('TypeError', { errorType: 'TypeError', errorMessage: 'x is undefined' });
    expect(internal).toMatch(/внутренняя ошибка/u);
    expect(
      await reasonFor('Sandbox.Timedout', { errorMessage: 'Task timed out after 300.00 seconds' }),
    ).toMatch(/не уложился/u);
    expect(await reasonFor('States.Timeout', '')).toMatch(/не уложился/u);
    expect(await reasonFor('States.TaskFailed', 'not json')).toBe(internal);
  });

  it('has a record of its own when the run had none', async () => {
    const { runId } = await recordImportFailure.handler({
      error: { Error: 'Error', Cause: '' },
      source: 'nowhere',
    });
    expect(await importRuns.get(runId)).toMatchObject({ status: 'failed', counts: { found: 0 } });
  });
});
