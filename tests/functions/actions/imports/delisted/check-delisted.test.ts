import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import * as importChecks from '#functions/store/imports/import-checks.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import {
  answers,
  daysAgo,
  ids,
  openIds,
  putCrawl,
  row,
  startStubSource,
} from '#tests/support/import/delisted-stage.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { putItems } from '#tests/support/store/stored-items.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let hhRu: Awaited<ReturnType<typeof startStubSource>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  hhRu = await startStubSource();
});
afterAll(() => Promise.all([dynamodb.close(), hhRu.close()]));
beforeEach(async () => {
  await emptyTables();
  hhRu.setReplies({});
});

describe('after a full crawl', () => {
  it('what two crawls have not met is asked for by id; the archived and the gone are hidden', async () => {
    await jobs.put(ids(0, 10).map((_, n) => row(n)));
    hhRu.setReplies({ 7: answers.archived, 8: answers.missing });
    const before = [(await versions.get('jobs')).version, Date.now()] as const;
    const { liveness } = await hhRu.checkToEnd(await putCrawl(ids(0, 6), ids(0, 7)));
    expect(liveness).toMatchObject({ phase: 'done', queued: 3, checked: 3, gone: 2, open: 10 });
    expect(hhRu.requestedIds()).toEqual(['7', '8', '9']);
    expect(await openIds()).toEqual([...ids(0, 7), 'hh-9']);
    expect(await jobs.get('hh-7')).toMatchObject({ is_open: false, is_active: true });
    expect((await versions.get('jobs')).version).toBe(before[0] + 1);
    for (const id of ids(7, 10))
      expect(Date.parse(String((await jobs.get(id)).checked_at))).toBeGreaterThanOrEqual(before[1]);
    expect((await jobs.get('hh-0')).checked_at).toBeNull();
  });

  it.each([
    ['a fifth is hidden', 2, 'done', 8],
    ['one more waits for an admin’s word, and nothing is hidden', 3, 'held', 10],
  ])('%s', async (_, delisted, phase, open) => {
    await jobs.put(ids(0, 10).map((__, n) => row(n)));
    hhRu.setReplies(Object.fromEntries(Array.from({ length: delisted }, (__, n) => [n, answers.missing])));
    const { liveness } = await hhRu.checkToEnd(await putCrawl([], ids(5, 10)));
    expect(liveness).toMatchObject({
      phase,
      checked: 5,
      gone: delisted,
      open: 10,
      is_hiding: delisted === 2,
    });
    expect(await openIds()).toHaveLength(open);
  });

  it('nobody is twice unmet after one crawl alone, or one so long ago that it is forgotten', async () => {
    await jobs.put([row(1)]);
    expect((await hhRu.checkToEnd(await putCrawl(null, []))).liveness).toMatchObject({
      phase: 'passed',
      open: 1,
    });
    const run = await putCrawl([], []);
    await importRuns.put({ ...(await importRuns.get('run-1')), started_at: daysAgo(39.1) });
    expect((await hhRu.checkToEnd(run)).liveness.phase).toBe('passed');
    expect(hhRu.requestedIds()).toEqual([]);
  });

  it('a crawl before that is gone or cannot be read ends no run', async () => {
    await jobs.put([row(1)]);
    const run = await putCrawl([], []);
    await putItems('IMPORT_RUNS_TABLE', [{ kind: 'run', id: 'run-1', status: 'of another release' }]);
    expect((await hhRu.checkToEnd(run)).liveness.phase).toBe('passed');
    const state = await importRuns.findSource('hh');
    if (state) await importRuns.putSource({ ...state, last_full_runs: ['run-9'] });
    expect((await hhRu.checkToEnd(await importRuns.get(run.id))).liveness.phase).toBe('passed');
    expect(hhRu.requestedIds()).toEqual([]);
  });

  it('its own id in the source’s record is not the crawl before', async () => {
    await jobs.put([row(1)]);
    const run = await putCrawl(['hh-1'], []);
    const state = await importRuns.findSource('hh');
    if (state) await importRuns.putSource({ ...state, last_full_runs: ['run-2', 'run-1'] });
    expect((await hhRu.checkToEnd(run)).liveness.phase).toBe('passed');
  });

  it('what is older than 30 days is asked for once in 7', async () => {
    await jobs.put([
      row(1, { posted_date: daysAgo(31) }),
      row(2, { posted_date: daysAgo(31), checked_at: daysAgo(6) }),
      row(3, { posted_date: daysAgo(31), checked_at: daysAgo(8) }),
      row(4, { posted_date: daysAgo(29) }),
    ]);
    await hhRu.checkToEnd(await putCrawl(null, ids(1, 5)));
    expect(hhRu.requestedIds()).toEqual(['1', '3']);
    expect(await openIds()).toHaveLength(4);
  });

  it('others’ vacancies, those deleted and those closed already are nobody’s concern', async () => {
    await jobs.put([
      row(1),
      row(2),
      row(6),
      row(3, { is_open: false }),
      row(4, { id: 'trudvsem-4', source: 'trudvsem', posted_date: daysAgo(90) }),
      row(5, { id: 'manual-5', source: 'manual', posted_date: daysAgo(90) }),
    ]);
    await jobs.delete('hh-1');
    let run = await putCrawl([], []);
    run = (await hhRu.next(run)) as ImportRun;
    expect(run.liveness).toMatchObject({ phase: 'checking', queued: 2, open: 2 });
    // Deleted and closed after the look, before the questions.
    await jobs.delete('hh-2');
    await jobs.change('hh-6', (jobRow) => ({ ...jobRow, is_open: false }));
    expect((await hhRu.checkToEnd(run)).liveness).toMatchObject({ phase: 'done', checked: 2, gone: 0 });
    expect(hhRu.requestedIds()).toEqual([]);
    expect(await openIds()).toEqual(['manual-5', 'trudvsem-4']);
  });

  it('an admin’s hiding does not keep a vacancy from being asked for', async () => {
    await jobs.put([...ids(0, 4).map((_, n) => row(n)), row(4, { is_active: false })]);
    hhRu.setReplies({ 4: answers.missing });
    await hhRu.checkToEnd(await putCrawl([], ids(0, 4)));
    expect(await jobs.get('hh-4')).toMatchObject({ is_open: false, is_active: false });
  });
});

describe('never', () => {
  it.each<[string, Partial<ImportRun>, string]>([
    ['after an incremental run', { crawl: 'incremental' }, 'passed'],
    ['after a list that could not be read whole', { is_partial: true }, 'passed'],
    ['before the crawl is read to its end', { units_left: ['law'] }, 'pending'],
    ['after a run that failed', { status: 'failed' }, 'pending'],
    ['after a run that was stopped', { status: 'stopped' }, 'pending'],
  ])('%s', async (_, overrides, phase) => {
    await jobs.put([row(1, { posted_date: daysAgo(90) })]);
    hhRu.setReplies({ 1: answers.missing });
    expect((await hhRu.checkToEnd(await putCrawl([], [], overrides))).liveness.phase).toBe(phase);
    expect(hhRu.requestedIds()).toEqual([]);
    expect(await openIds()).toEqual(['hh-1']);
  });
});

it('what an earlier crawl holds for an admin’s word is out of date after the next of the same source', async () => {
  await jobs.put(ids(0, 3).map((_, n) => row(n)));
  hhRu.setReplies({ 0: answers.missing });
  expect((await hhRu.checkToEnd(await putCrawl([], []))).liveness.phase).toBe('held');
  const awaitingReview = await importRuns.get('run-2');
  await importRuns.put({ ...awaitingReview, status: 'succeeded' });
  await importRuns.put({ ...awaitingReview, id: 'run-0', source: 'trudvsem', status: 'succeeded' });
  const next = { ...newImportRun({ id: 'run-3', source: 'hh', started_by: 'test', started_at: daysAgo(0) }) };
  await importRuns.put({ ...next, units_left: [] });
  await hhRu.checkToEnd({ ...next, units_left: [] });
  expect((await importRuns.get('run-2')).liveness.phase).toBe('done');
  expect((await importRuns.get('run-0')).liveness.phase).toBe('held');
  expect(await openIds()).toHaveLength(3);
});

it('random bases: hidden is what a plain reading of the rules hides', async () => {
  const arbitraryVacancy = fc.record({
    isMetBefore: fc.boolean(),
    isMetNow: fc.boolean(),
    isOpen: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
    source: fc.constantFrom('hh', 'hh', 'hh', 'trudvsem', 'manual'),
    age: fc.constantFrom(3, 29, 31, 60),
    checked: fc.constantFrom(null, null, 6, 8),
    answer: fc.constantFrom('shown', 'shown', 'shown', 'shown', 'archived', 'missing'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryVacancy, { maxLength: 40 }), async (base) => {
      await emptyTables();
      const rows = base.map((vacancy, n) =>
        row(n, {
          source: vacancy.source as JobRow['source'],
          is_open: vacancy.isOpen,
          posted_date: daysAgo(vacancy.age),
          checked_at: vacancy.checked === null ? null : daysAgo(vacancy.checked),
        }),
      );
      await jobs.put(rows);
      hhRu.setReplies(
        Object.fromEntries(base.map(({ answer }, n) => [n, answers[answer as keyof typeof answers]])),
      );
      const metIds = (is: 'isMetBefore' | 'isMetNow') =>
        base.flatMap((vacancy, n) => (vacancy[is] ? [`hh-${n}`] : []));
      const { liveness } = await hhRu.checkToEnd(await putCrawl(metIds('isMetBefore'), metIds('isMetNow')));

      const openOfSource = base
        .map((vacancy, n) => ({ ...vacancy, n }))
        .filter((vacancy) => vacancy.source === 'hh' && vacancy.isOpen);
      const doubtful = openOfSource.filter(
        (vacancy) =>
          (!vacancy.isMetBefore && !vacancy.isMetNow) ||
          (vacancy.age > 30 && (vacancy.checked === null || vacancy.checked > 7)),
      );
      const delisted = doubtful.filter(({ answer }) => answer !== 'shown');
      const isAwaitingReview = delisted.length / openOfSource.length > 0.2;
      const open = base.flatMap((vacancy, n) =>
        vacancy.isOpen && (isAwaitingReview || !delisted.some((other) => other.n === n)) ? [`hh-${n}`] : [],
      );
      expect(await openIds()).toEqual(open.sort());
      expect(liveness).toMatchObject({
        phase: doubtful.length === 0 ? 'passed' : isAwaitingReview ? 'held' : 'done',
        queued: doubtful.length,
        checked: doubtful.length,
        gone: delisted.length,
        open: openOfSource.length,
      });
      const awaitingReview = await importChecks.listDelisted('run-2', null, 100);
      expect(awaitingReview.map(({ id }) => id).sort()).toEqual(delisted.map(({ n }) => `hh-${n}`).sort());
    }),
    { numRuns: 15 },
  );
});
