import { describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { registry } from '#functions/sources/registry.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as importBatch from '#functions/workflow/import-batch.ts';
import * as recordImportFailure from '#functions/workflow/record-import-failure.ts';
import * as startImportRun from '#functions/workflow/start-import-run.ts';
import { described, hhWorld, vacancy } from '#tests/support/import/hh-world.ts';
import { batch, begin, contextWith, newExecution, runImport } from '#tests/support/import/import-stage.ts';

const { world, secrets, requests, requestCount } = hhWorld();

const countsOf = async (runId: string) => (await importRuns.get(runId)).counts;
const edit = async (id: string, changes: Partial<JobRow>) =>
  jobs.put([{ ...(await jobs.get(id)), ...changes }]);

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
    expect(secrets().requests[0]?.body).toContain('hh-token');
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
    expect(requestCount('/vacancies/1')).toBe(1);
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
    expect(requestCount('/vacancies/1')).toBe(2);
    // Asked once in thirty days.
    expect(requestCount('/employers/10')).toBe(1);
  });

  it('follows the list where the detail says nothing', async () => {
    world.vacancies = [vacancy('1', '96', { snippet: { requirement: 'Знание Kafka' } })];
    await runImport();
    expect((await jobs.get('hh-1')).tags).toEqual(['Apache Kafka']);
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
    expect(await jobs.get('hh-1')).toMatchObject({ is_open: true, closed_at: null, is_active: false });
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
    expect(requestCount('/employers/77')).toBe(1);
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
    const pages = requests()
      .filter(({ path }) => path === '/vacancies')
      .map(({ query }) => String(query));
    expect(new Set(pages).size).toBe(pages.length);
    expect(requestCount('/me')).toBe(1);
  });

  it('repeat a page that a crash left half done, and lose nothing', async () => {
    world.vacancies = [vacancy('1', '96')];
    world.details.set('1', described);
    const started = await begin();
    const runId = started.state.runId as string;
    const fresh = await importRuns.get(runId);
    await batch(started);
    // As if the last save of the run had not happened.
    await importRuns.put({ ...fresh, is_checked: true });
    let now = await batch(started);
    while (now.state.hasMore) now = await batch(now);
    expect(await countsOf(runId)).toEqual({ found: 1, new: 1, updated: 0, unchanged: 0, skipped: 0 });
    expect(await descriptions.find('hh-1')).not.toBeNull();
  });

  it('answer an ended run as it ended', async () => {
    const started = await begin();
    let now = await batch(started);
    while (now.state.hasMore) now = await batch(now);
    const before = requests().length;
    const again = await begin({ resume: started.state.runId as string });
    expect(again.state).toMatchObject({ hasMore: false, hasFailed: false });
    expect((await batch(again)).state).toMatchObject({ hasMore: false });
    expect(requests().length).toBe(before);
  });

  it('refuse an input without a run', async () => {
    await expect(importBatch.handler({}, contextWith(1000))).rejects.toThrow();
    const state = { sources: ['elsewhere'] };
    await expect(startImportRun.handler({ execution: newExecution(), state })).rejects.toThrow();
  });
});

describe('what is recorded of a failure', () => {
  const recorded = async (name: string, cause: unknown) => {
    const { execution, state } = await begin();
    const Cause = typeof cause === 'string' ? cause : JSON.stringify(cause);
    return recordImportFailure.handler({ execution, state: { ...state, error: { Error: name, Cause } } });
  };
  const reasonFor = async (name: string, cause: unknown) =>
    (await importRuns.get((await recorded(name, cause)).runId as string)).reason;

  it('is people’s text only where it was written for people', async () => {
    expect(await reasonFor('AppError', { errorType: 'AppError', errorMessage: 'hh.ru закрыт' })).toBe(
      'hh.ru закрыт',
    );
    const internal = await reasonFor('TypeError', { errorType: 'TypeError', errorMessage: 'x is undefined' });
    expect(internal).toMatch(/внутренняя ошибка/u);
    expect(
      await reasonFor('Sandbox.Timedout', { errorMessage: 'Task timed out after 300.00 seconds' }),
    ).toMatch(/не уложился.*«Продолжить»/u);
    expect(await reasonFor('States.Timeout', '')).toMatch(/не уложился.*«Продолжить»/u);
    expect(await reasonFor('States.TaskFailed', 'not json')).toBe(internal);
    expect(await reasonFor('ProvisionedThroughputExceededException', { errorMessage: 'slow down' })).toMatch(
      /перегружена.*«Продолжить»/u,
    );
  });

  it('has a record of its own when the run had none', async () => {
    const execution = newExecution();
    const state = { sources: ['hh', 'trudvsem'], error: { Error: 'Error', Cause: '' } };
    const after = await recordImportFailure.handler({ execution, state });
    expect(after).toMatchObject({ hasFailed: true, hasMore: false, sources: ['trudvsem'] });
    expect(await importRuns.get(after.runId as string)).toMatchObject({
      status: 'failed',
      source: 'hh',
      counts: { found: 0 },
    });
  });

  it('of a start that names no source is of the first of the stage, and the others have their turn', async () => {
    process.env.IMPORT_SOURCES = 'trudvsem,hh';
    const state = { startedBy: 'schedule', error: { Error: 'Error', Cause: '' } };
    const after = await recordImportFailure.handler({ execution: newExecution(), state });
    expect(after.sources).toEqual(['hh']);
    expect(await importRuns.get(after.runId as string)).toMatchObject({
      ...{ status: 'failed', source: 'trudvsem', sources_after: ['hh'], started_by: 'schedule' },
      mapping_version: registry.trudvsem.mappingVersion,
    });
  });

  it('has that once, where this step dies and is tried again', async () => {
    const execution = newExecution();
    const state = { sources: ['hh', 'trudvsem'], error: { Error: 'Error', Cause: '' } };
    const first = await recordImportFailure.handler({ execution, state });
    expect(await recordImportFailure.handler({ execution, state })).toEqual(first);
    // The next source's turn, and its start fails as well.
    const next = await recordImportFailure.handler({ execution, state: { ...first, error: state.error } });
    expect(next.runId).not.toBe(first.runId);
    const runs = await importRuns.listGroup(first.group);
    expect(runs.map(({ source, status }) => [source, status])).toEqual([
      ['hh', 'failed'],
      ['trudvsem', 'failed'],
    ]);
  });
});
