import { describe, expect, it } from 'vitest';
import { executionName } from '#functions/external/import-workflow.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { handler as recordImportFailure } from '#functions/workflow/record-import-failure.ts';
import { handler as startImportRun } from '#functions/workflow/start-import-run.ts';
import { hhWorld, vacancy } from '#tests/support/import/hh-world.ts';
import {
  batch,
  begin,
  type Execution,
  newExecution,
  runImport,
  runImports,
} from '#tests/support/import/import-stage.ts';

const { world, running, requests, requestCount } = hhWorld();

const some = () => ['96', '146', '18', '34'].map((role, n) => vacancy(String(n), role));

async function runToEnd(from: Execution): Promise<Execution> {
  let now = from;
  while (now.state.hasMore) now = await batch(now);
  return now;
}

const runOf = ({ state }: Execution) => importRuns.get(state.runId as string);

describe('the lease', () => {
  it('lets a second start end at once, without a run', async () => {
    const first = await begin();
    running().add(first.execution);
    const second = await begin({ startedBy: 'somebody else' });
    expect(second.state).toMatchObject({ hasMore: false, hasFailed: false, sources: [], runId: null });
    expect((await batch(second)).state).toMatchObject({ hasMore: false, sources: [] });
    expect(await importRuns.list(10)).toHaveLength(1);
    expect(await importRuns.findLease()).toMatchObject({ execution: first.execution, stop: false });
  });

  it('is given back at the end, of a failure too', async () => {
    await runToEnd(await begin());
    expect(await importRuns.findLease()).toBeNull();
    world.broken = () => ({ status: 403, body: { errors: [{ type: 'forbidden' }] } });
    await runImport();
    expect(await importRuns.findLease()).toBeNull();
  });

  it('is not asked for by a last batch that is repeated, since nobody has heard of its end', async () => {
    let last = await begin();
    let after = await batch(last);
    for (; after.state.hasMore; after = await batch(after)) last = after;
    expect(await importRuns.findLease()).toBeNull();
    expect((await batch(last)).state).toEqual(after.state);
    expect(await runOf(last)).toMatchObject({ status: 'succeeded' });
  });

  it('is free where its execution is dead, or has not renewed it', async () => {
    const dead = await begin();
    expect((await begin()).state).toMatchObject({ hasMore: true, runId: dead.state.runId });

    const late = newExecution();
    running().add(late);
    const found = await importRuns.findLease();
    const past = new Date(Date.now() - 1).toISOString();
    await importRuns.takeLease(
      { execution: late, group: executionName(late), until: past, stop: false },
      found,
    );
    expect((await begin()).state.hasMore).toBe(true);
  });

  it('lost to another execution, ends this one, which writes nothing more', async () => {
    world.vacancies = some();
    const slow = await begin();
    const next = await begin();
    expect(next.state.runId).toBe(slow.state.runId);
    const before = await runOf(next);
    const after = await batch(slow);
    expect(after.state).toMatchObject({ hasMore: false, hasFailed: true, sources: [] });
    expect(await runOf(next)).toEqual(before);
    expect(requests()).toEqual([]);
    await expect(importRuns.put({ ...before, execution: slow.execution })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await runToEnd(next)).state.hasFailed).toBe(false);
  });
});

describe('a run that was cut off', () => {
  it('is gone on with by the next start, under its own id', async () => {
    world.vacancies = some();
    const cut = await batch(await begin({ startedBy: 'first' }));
    const now = Date.now();
    const next = await begin({ startedBy: 'second' });
    const run = await runOf(await runToEnd(next));
    expect(run).toMatchObject({ id: cut.state.runId, resumed: 1, started_by: 'first', status: 'succeeded' });
    expect([run.resumed_by, Date.parse(run.resumed_at ?? '')]).toEqual(['second', expect.closeTo(now, -5)]);
    expect(run.group).toBe(executionName(next.execution));
    expect(run.counts).toEqual({ found: 4, new: 4, updated: 0, unchanged: 0, skipped: 0 });
    expect(await importRuns.list(10)).toHaveLength(1);
    // The token is looked at again.
    expect(requestCount('/me')).toBe(2);
  });

  it('is not counted as gone on with where Step Functions repeats the first step', async () => {
    const first = await begin();
    const again = await begin({}, first.execution);
    expect(again.state.runId).toBe(first.state.runId);
    expect(await runOf(again)).toMatchObject({ resumed: 0, resumed_at: null, resumed_by: null });
  });

  it('is closed where it read what is new and everything is asked for', async () => {
    await runImport();
    const cut = await begin({ crawl: 'incremental' });
    const next = await begin({ crawl: 'full' });
    expect(next.state.runId).not.toBe(cut.state.runId);
    expect(await runOf(cut)).toMatchObject({ status: 'failed', reason: expect.stringMatching(/прерван/u) });
  });

  it('and half stored counts as if nothing had happened', async () => {
    world.vacancies = ['1', '2', '3'].map((id) => vacancy(id, '96'));
    await runImport();
    world.vacancies = [
      vacancy('1', '96'),
      vacancy('2', '96', { name: 'Ведущий программист' }),
      vacancy('3', '96'),
      vacancy('4', '96'),
    ];
    const started = await begin();
    const fresh = { ...(await runOf(started)), is_checked: true };
    await batch(started);
    // As if the run had been killed between the rows of its first page and its own record.
    await importRuns.put(fresh);
    const { counts, details_queued, details_done } = await runOf(await runToEnd(started));
    expect(counts).toEqual({ found: 4, new: 1, updated: 1, unchanged: 2, skipped: 0 });
    expect([details_queued, details_done]).toEqual([2, 2]);
  });
});

describe('an execution that hands over', () => {
  /** The first step of the successor, as Step Functions starts it while the one before it still runs. */
  const handOver = async (before: Execution): Promise<Execution> => {
    const execution = newExecution();
    running().add(before.execution);
    running().add(execution);
    const state = await startImportRun({ execution, state: before.state });
    running().delete(before.execution);
    return { execution, state };
  };

  it('leaves its successor the run, its lease and its place', async () => {
    world.vacancies = some();
    const first = await batch(await begin({ startedBy: 'anna' }));
    expect(first.state).toMatchObject({ steps: 2, handovers: 0, heldBy: first.execution });
    const second = await handOver(first);
    expect(second.state).toMatchObject({
      ...first.state,
      heldBy: second.execution,
      steps: 1,
      handovers: 1,
    });
    const run = await runOf(second);
    // It is no new start, nor one that was cut off.
    expect(run).toMatchObject({ resumed: 0, started_by: 'anna', group: executionName(first.execution) });
    expect(await importRuns.findLease()).toMatchObject({
      execution: second.execution,
      group: executionName(first.execution),
      stop: false,
    });
    const last = await runToEnd(second);
    expect(await runOf(last)).toMatchObject({
      id: first.state.runId,
      status: 'succeeded',
      counts: { found: 4, new: 4, updated: 0, unchanged: 0, skipped: 0 },
    });
    expect(await importRuns.list(10)).toHaveLength(1);
    expect(await importRuns.findLease()).toBeNull();
    // The token is looked at once.
    expect(requestCount('/me')).toBe(1);
  });

  it('writes no more once its successor has begun; the first step of that may be repeated', async () => {
    world.vacancies = some();
    const first = await begin();
    const second = await handOver(first);
    expect((await batch(first)).state).toMatchObject({ hasMore: false, hasFailed: true });
    const again = await startImportRun({ execution: second.execution, state: first.state });
    expect(again).toEqual(second.state);
  });

  it('hands on an admin’s word to stop', async () => {
    world.vacancies = some();
    const first = await begin();
    await importRuns.requestStop(executionName(first.execution));
    const stopped = await batch(await handOver(first));
    expect(stopped.state).toMatchObject({ hasMore: false, sources: [] });
    expect(await runOf(first)).toMatchObject({ status: 'stopped' });
    // And the successor is stopped by the name of the start.
    const next = await handOver(await begin());
    expect(await importRuns.requestStop(next.state.group)).toBe(true);
  });

  it('leaves nothing to a second successor', async () => {
    world.vacancies = some();
    const first = await begin();
    await handOver(first);
    const late = await handOver(first);
    expect(late.state).toMatchObject({ hasMore: false, sources: [], runId: null });
    expect(await runOf(first)).toMatchObject({ status: 'running' });
  });

  it('whose successor fails at its first step leaves a record, and the next source its turn', async () => {
    process.env.TRUDVSEM_API_URL = '';
    world.vacancies = some();
    const first = await begin({ sources: ['trudvsem', 'hh'] });
    const execution = newExecution();
    running().add(execution);
    const error = { Error: 'Lambda.TooManyRequestsException', Cause: 'Rate exceeded' };
    const state = await recordImportFailure({ execution, state: { ...first.state, error } });
    expect(await runOf(first)).toMatchObject({ status: 'failed' });
    const next = await begin(state, execution);
    expect(next.state).toMatchObject({ hasMore: true, group: executionName(first.execution) });
    expect(await importRuns.findLease()).toMatchObject({ execution, group: executionName(first.execution) });
  });

  it('does so no more after weeks: then the run fails, and says why', async () => {
    const first = await begin();
    const manyHandovers = { ...first, state: { ...first.state, handovers: 60 } };
    await expect(handOver(manyHandovers)).rejects.toMatchObject({
      message: expect.stringMatching(/по кругу/u),
    });
  });

  it('that has lost its run to another start does not write over its end', async () => {
    world.vacancies = some();
    const first = await begin();
    const other = await begin();
    const error = { Error: 'TypeError', Cause: '{}' };
    const state = await recordImportFailure({
      execution: first.execution,
      state: { ...first.state, error },
    });
    expect(state).toMatchObject({ hasMore: false, sources: [], hasFailed: true });
    expect(await runOf(other)).toMatchObject({ status: 'running' });
  });
});

describe('a start that was to go on with a run, and fails at its first step', () => {
  const fail = (resume: string, execution = newExecution()) => {
    const error = { Error: 'Lambda.Unknown', Cause: '' };
    return recordImportFailure({ execution, state: { resume, startedBy: 'boris', error } });
  };
  const stopped = async (sources: ['trudvsem', 'hh']) => {
    const { state, execution } = await begin({ sources, startedBy: 'anna' });
    const run = { ...(await runOf({ state, execution })), cursor: 'page 7', mapping_version: 3 };
    await importRuns.put({ ...run, status: 'stopped' });
    await importRuns.releaseLease(execution);
    return run;
  };

  it('fails that run, which keeps its place; its other sources have their turn', async () => {
    const run = await stopped(['trudvsem', 'hh']);
    const execution = newExecution();
    const after = await fail(run.id, execution);
    expect(after).toMatchObject({ runId: run.id, sources: ['hh'], hasMore: false, hasFailed: true });
    expect(await importRuns.list(10)).toMatchObject([
      {
        ...{ id: run.id, source: 'trudvsem', status: 'failed', cursor: 'page 7', mapping_version: 3 },
        ...{ started_by: 'anna', resumed_by: 'boris', resumed: 1, group: executionName(execution) },
      },
    ]);
    // The step dies behind its work, and is repeated.
    expect(await fail(run.id, execution)).toEqual(after);
    expect(await importRuns.get(run.id)).toMatchObject({ resumed: 1, sources_after: ['hh'] });
    // Once more: what was behind it has had its turn.
    expect((await fail(run.id)).sources).toEqual([]);
  });

  it('leaves alone one that another execution may have gone on with', async () => {
    const { state, execution } = await begin();
    expect(await fail(state.runId as string)).toMatchObject({ sources: [], hasMore: false, hasFailed: true });
    expect(await runOf({ state, execution })).toMatchObject({ status: 'running', reason: null });
    await importRuns.releaseLease(execution);
    expect(await fail(state.runId as string)).toMatchObject({ runId: state.runId });
    expect(await runOf({ state, execution })).toMatchObject({ status: 'failed' });
  });
});

describe('several sources', () => {
  it('are read one after another under one name; one that fails does not keep the next from its turn', async () => {
    process.env.TRUDVSEM_API_URL = '';
    world.vacancies = some();
    const { runs, hasFailed } = await runImports({ sources: ['trudvsem', 'hh'] });
    expect(runs.map(({ source, status, sources_after }) => [source, status, sources_after])).toEqual([
      ['trudvsem', 'failed', ['hh']],
      ['hh', 'succeeded', []],
    ]);
    expect(runs[0]?.reason).toMatch(/«Работа России» на этой площадке не настроен/u);
    expect(hasFailed).toBe(true);
    expect(new Set(runs.map(({ group }) => group)).size).toBe(1);
  });

  it('are not begun once an admin has stopped the start; it can go on with all of them', async () => {
    process.env.TRUDVSEM_API_URL = '';
    world.vacancies = some();
    const started = await begin({ sources: ['hh', 'trudvsem'] });
    await importRuns.requestStop(executionName(started.execution));
    const stopped = await batch(started);
    expect(stopped.state).toMatchObject({ hasMore: false, sources: [], hasFailed: false });
    expect(await runOf(started)).toMatchObject({ status: 'stopped', counts: { found: 0 } });
    expect(await importRuns.findLease()).toBeNull();

    const { runs } = await runImports({ resume: started.state.runId as string });
    expect(runs.map(({ source, status }) => [source, status])).toEqual([
      ['hh', 'succeeded'],
      ['trudvsem', 'failed'],
    ]);
    expect(runs[0]?.id).toBe(started.state.runId);
  });

  it('stopped between two sources, the one that was next stands as stopped and can be gone on with', async () => {
    process.env.TRUDVSEM_API_URL = '';
    world.vacancies = some();
    const first = await runToEnd(await begin({ sources: ['hh', 'trudvsem'] }));
    await importRuns.requestStop(executionName(first.execution));
    const next = await begin(first.state, first.execution);
    expect(next.state).toMatchObject({ hasMore: false, sources: [], hasFailed: false });
    const [stopped, done] = (await importRuns.listGroup(executionName(first.execution))).toReversed();
    expect(done).toMatchObject({ source: 'hh', status: 'succeeded' });
    expect(stopped).toMatchObject({
      source: 'trudvsem',
      status: 'stopped',
      reason: 'Остановлен администратором.',
      counts: { found: 0 },
    });
    expect(await importRuns.findLease()).toBeNull();

    const { runs } = await runImports({ resume: stopped?.id as string });
    expect(runs.map(({ id, source }) => [id, source])).toEqual([[stopped?.id, 'trudvsem']]);
  });
});
