import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getImports, resumeImport, startImport, stopImport } from '#core/contract/imports.ts';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import { importUnits } from '#core/domain/import/import-units.ts';
import { handler as getHandler } from '#functions/http/imports/get-imports.ts';
import { handler as resumeHandler } from '#functions/http/imports/resume-import.ts';
import { handler as startHandler } from '#functions/http/imports/start-import.ts';
import { handler as stopHandler } from '#functions/http/imports/stop-import.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startImportWorkflow } from '#tests/support/import/import-workflow.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
let pool: Awaited<ReturnType<typeof startUserPool>>;
let workflow: Awaited<ReturnType<typeof startImportWorkflow>>;
beforeAll(async () => {
  server = await startDynamodb();
  pool = await startUserPool();
  workflow = await startImportWorkflow();
});
afterAll(async () => {
  expect(workflow.failures).toEqual([]);
  await workflow.close();
  await pool.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables();
  workflow.reset();
  pool.reset();
  pool.state.users = [{ id: 'boss', email: 'boss@example.ru' }];
  for (const id of ['boss', 'anna']) await userRoles.put(id, 'admin');
  process.env.USER_DIRECTORY = 'true';
});

const start = (sub = 'boss', body?: string) =>
  answerOf(startHandler, httpEvent(startImport, { sub, ...(body !== undefined && { body }) }));
const panel = async () => (await answerOf(getHandler, httpEvent(getImports, { sub: 'boss' }))).body;
const stop = (runId: string) =>
  answerOf(stopHandler, httpEvent(stopImport, { sub: 'boss', path: { runId } }));
const resume = (runId: string) =>
  answerOf(resumeHandler, httpEvent(resumeImport, { sub: 'boss', path: { runId } }));
const actions = async () => (await audit.list(50)).map(({ action, actor }) => [action, actor]);

const executionOf = (n: number) => `arn:aws:states:eu-central-1:0:execution:import:start-${n}`;
/** The machine is killed: nobody says goodbye. */
const kill = (n: number) => workflow.executions.statuses.set(executionOf(n), 'ABORTED');

async function end(changes: Partial<ImportRun>, n = 1): Promise<ImportRun> {
  const [run] = await importRuns.listGroup(`start-${n}`);
  const ended = { ...(run as ImportRun), finished_at: new Date().toISOString(), ...changes };
  await importRuns.put(ended);
  await importRuns.releaseLease(executionOf(n));
  workflow.executions.statuses.set(executionOf(n), ended.status === 'failed' ? 'FAILED' : 'SUCCEEDED');
  return ended;
}

describe('startImport', () => {
  it.each([undefined, '', '{}'])('starts an import of everything with the body %j', async (body) => {
    const { status, body: answer } = await start('boss', body);
    expect(status).toBe(200);
    expect(answer).toEqual({
      runId: expect.any(String),
      totalParsed: 0,
      newJobs: 0,
      jobsByCategory: {},
      remainingCategories: 2 * importUnits.length,
      hasMore: true,
      isStarted: true,
      startedAt: expect.any(String),
    });
    expect(workflow.executions.inputs).toEqual([{ crawl: 'full', startedBy: 'boss' }]);
    expect(await audit.list(50)).toMatchObject([
      {
        actor: 'boss',
        action: 'import_started',
        subject: answer.runId,
        after: { sources: ['hh', 'trudvsem'] },
      },
    ]);
  });

  it('joins the one that is running, and answers how it stands', async () => {
    const first = (await start()).body;
    const [run] = await importRuns.list(1);
    await importRuns.put({
      ...(run as ImportRun),
      units_left: importUnits.slice(4),
      counts: { found: 10, new: 4, updated: 1, unchanged: 3, skipped: 2 },
      jobs_by_category: { development: 8 },
    });
    const { body } = await start('anna');
    expect(body).toEqual({
      runId: first.runId,
      totalParsed: 8,
      newJobs: 4,
      jobsByCategory: { development: 8 },
      remainingCategories: 2 * importUnits.length - 4,
      hasMore: true,
      isStarted: false,
      startedAt: first.startedAt,
    });
    expect([workflow.executions.inputs.length, await actions()]).toEqual([1, [['import_started', 'boss']]]);
  });

  it('two calls in the same second are one run, on record once', async () => {
    workflow.executions.delay = 150;
    const answers = (await Promise.all([start(), start('anna'), start()])).map(({ body }) => body);
    expect(new Set(answers.map(({ runId }) => runId))).toEqual(new Set([answers[0].runId]));
    expect(answers[0].runId).not.toBeNull();
    expect(answers.filter(({ isStarted }) => isStarted)).toHaveLength(1);
    expect((await importRuns.list(50)).length).toBe(1);
    expect(await actions()).toHaveLength(1);
  });

  it('goes on with one that was killed, though its lease stands', async () => {
    const { runId } = (await start()).body;
    kill(1);
    const { body } = await start('anna');
    expect(body).toMatchObject({ runId, isStarted: true });
    expect((await importRuns.get(runId)).resumed).toBe(1);
  });

  it('answers also where the workflow is slow to make its record', async () => {
    workflow.executions.delay = 7000;
    const { body } = await start();
    expect(body).toMatchObject({ runId: null, startedAt: null, hasMore: true, isStarted: true });
    expect(body.remainingCategories).toBe(2 * importUnits.length);
    await expect.poll(async () => (await importRuns.list(1)).length, { timeout: 10_000 }).toBe(1);
  });
});

describe('getImports', () => {
  it('says that there was none', async () => {
    expect(await panel()).toMatchObject({
      isRunning: false,
      runs: [],
      sources: [
        { id: 'hh', state: 'never', lastSuccessAt: null, reason: null, jobs: 0, withLevel: 0 },
        { id: 'trudvsem', state: 'never' },
      ],
    });
  });

  it('shows who started it, and that it runs', async () => {
    const { runId } = (await start()).body;
    const { isRunning, runs, sources } = await panel();
    expect([isRunning, runs.length]).toEqual([true, 1]);
    expect(runs[0]).toMatchObject({
      id: runId,
      source: 'hh',
      group: 'start-1',
      status: 'running',
      startedBy: { id: 'boss', email: 'boss@example.ru' },
      isStopping: false,
      canResume: false,
      categoriesTotal: 11,
      categoriesLeft: 11,
      sourcesAfter: ['trudvsem'],
    });
    expect(sources.map(({ state }: { state: string }) => state)).toEqual(['running', 'never']);
    await panel();
    // An e-mail is looked up once, and who is no person never.
    expect(pool.calls.length).toBeLessThanOrEqual(1);
  });

  it('one that nothing runs is interrupted, and can go on', async () => {
    const { runId } = (await start()).body;
    kill(1);
    // What the workflow said of it is remembered for three seconds.
    await expect.poll(async () => (await panel()).runs[0].status, { timeout: 10_000 }).toBe('interrupted');
    expect(await panel()).toMatchObject({
      isRunning: false,
      runs: [{ id: runId, canResume: true }],
      sources: [{ state: 'ready' }, {}],
    });
  });

  it('one that ends while it is looked at is not taken for an interrupted one', async () => {
    await start();
    await end({ status: 'succeeded' });
    // Of this one nothing is remembered: the execution of another test had the same name, and was dead.
    await start();
    let isOver = false;
    workflow.executions.beforeStatus = async () => {
      if (!isOver) await end({ status: 'succeeded' }, 2);
      isOver = true;
    };
    let status = '';
    // What the workflow said of it is remembered for three seconds.
    const look = async () => {
      ({ status } = (await panel()).runs[0]);
      return isOver;
    };
    await expect.poll(look, { timeout: 10_000 }).toBe(true);
    expect(status).toBe('succeeded');
  });

  it('a failed one has its reason; a source that rests says until when', async () => {
    await start();
    await end({ status: 'failed', reason: 'hh.ru не отвечает.' });
    expect((await panel()).sources[0]).toMatchObject({ state: 'failed', reason: 'hh.ru не отвечает.' });
    const rests_until = new Date(Date.now() + 60_000).toISOString();
    await importRuns.putSource({
      id: 'hh',
      watermark: null,
      last_success_at: '2026-11-19T10:00:00.000Z',
      last_full_at: null,
      last_full_runs: [],
      rests_until,
      rest_reason: 'hh.ru закрылся от нас.',
    });
    expect(await panel()).toMatchObject({
      runs: [{ status: 'failed', canResume: true, waitUntil: null }],
      sources: [{ state: 'resting', restsUntil: rests_until, lastSuccessAt: '2026-11-19T10:00:00.000Z' }, {}],
    });
  });

  it('only the last run of a source goes on', async () => {
    await start();
    const first = await end({ status: 'failed', reason: 'Нет ответа.' });
    await importRuns.put(
      newImportRun({
        id: '2999-1',
        source: 'hh',
        started_by: 'schedule',
        started_at: '2999',
        group: 'later',
      }),
    );
    await importRuns.put({ ...(await importRuns.get('2999-1')), status: 'succeeded' });
    const { runs } = await panel();
    expect(runs[0].startedBy).toEqual({ id: 'schedule', email: null });
    expect(runs.map(({ canResume }: { canResume: boolean }) => canResume)).toEqual([false, false]);
    expect((await resume(first.id)).body.error.code).toBe('conflict');
  });

  it('shows the last 20, and beyond them a run that still waits for an admin’s word', async () => {
    for (let n = 10; n < 33; n++) {
      const source = n < 12 ? 'hh' : 'trudvsem';
      const run = newImportRun({ id: `2026-${n}`, source, started_by: 'schedule', started_at: `2026-${n}` });
      const liveness = { ...run.liveness, phase: n < 12 ? ('held' as const) : run.liveness.phase };
      await importRuns.put({ ...run, status: 'succeeded', liveness });
    }
    const ids = (await panel()).runs.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(21);
    expect(ids.slice(-2)).toEqual(['2026-13', '2026-11']);
  });

  it('counts vacancies, and which share of those shown has what', async () => {
    await jobs.put([
      jobRowWith({ id: 'hh-1', title: 'Senior Go', has_description: true }),
      jobRowWith({ id: 'hh-2', title: 'Go', salary: null }),
      jobRowWith({ id: 'hh-3', is_active: false }),
      jobRowWith({ id: 'trudvsem-1', source: 'trudvsem', category_id: null }),
    ]);
    await expect.poll(async () => (await panel()).totalJobs, { timeout: 15_000 }).toBe(4);
    expect((await panel()).sources).toMatchObject([
      { id: 'hh', jobs: 2, withSalary: 0.5, withLevel: 0.5, withCategory: 1, withDescription: 0.5 },
      { id: 'trudvsem', jobs: 1, withSalary: 1, withLevel: 0, withCategory: 0, withDescription: 0 },
    ]);
  });
});

describe('stopImport and resumeImport', () => {
  it('asks the running one to stop, once, on record', async () => {
    const { runId } = (await start()).body;
    expect((await stop(runId)).body).toEqual({});
    expect((await stop(runId)).status).toBe(200);
    expect((await importRuns.findLease())?.stop).toBe(true);
    expect((await panel()).runs[0]).toMatchObject({ status: 'running', isStopping: true });
    expect(await actions()).toEqual([
      ['import_stopped', 'boss'],
      ['import_started', 'boss'],
    ]);
  });

  it('between two sources the start is asked to stop, though none of its runs is under way', async () => {
    const { runId } = (await start()).body;
    await importRuns.put({ ...(await importRuns.get(runId)), status: 'succeeded', finished_at: 'now' });
    expect((await stop(runId)).status).toBe(200);
    expect(await importRuns.findLease()).toMatchObject({ stop: true });
  });

  it('there is nothing to stop in one that is over, and nothing at all of an unknown one', async () => {
    const { runId } = (await start()).body;
    await end({ status: 'succeeded' });
    expect((await stop(runId)).body.error).toMatchObject({
      code: 'conflict',
      message: 'Этот импорт уже не идёт, останавливать нечего',
    });
    expect((await stop('nobody')).status).toBe(404);
    expect(await actions()).toHaveLength(1);
  });

  it.each(['failed', 'stopped'] as const)('a %s one goes on from its cursor', async (status) => {
    const { runId } = (await start()).body;
    await end({ status, cursor: 'page-7', reason: 'Почему-то.' });
    expect((await resume(runId)).body).toEqual({});
    expect(workflow.executions.inputs.at(-1)).toEqual({ crawl: 'full', startedBy: 'boss', resume: runId });
    expect(await importRuns.get(runId)).toMatchObject({
      status: 'running',
      cursor: 'page-7',
      resumed: 1,
      group: 'start-2',
      started_by: 'boss',
    });
    const { startedAt, resumedAt, resumedBy } = (await panel()).runs[0];
    expect(resumedBy).toEqual({ id: 'boss', email: 'boss@example.ru' });
    expect(resumedAt > startedAt).toBe(true);
    // Who joins it hears since when it is under way.
    expect((await start()).body.startedAt).toBe(resumedAt);
    expect((await actions())[0]).toEqual(['import_resumed', 'boss']);
    expect((await audit.list(1))[0]).toMatchObject({ before: { status }, after: { status: 'running' } });
    expect((await resume(runId)).body.error).toMatchObject({
      code: 'conflict',
      message: 'Импорт уже идёт: продолжить другой можно, когда он закончится',
    });
  });
});
