import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import {
  answers,
  daysAgo,
  ids,
  openIds,
  putCrawl,
  row,
  startStubSource,
  time,
} from '#tests/support/import/delisted-stage.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

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
afterEach(() => void vi.restoreAllMocks());

describe('a source in trouble', () => {
  const queue = async (n: number) => {
    await jobs.put(ids(0, n).map((_, at) => row(at)));
    return putCrawl([], []);
  };

  it('leaves a vacancy that cannot be read as it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { unreadable, missing } = answers;
    hhRu.setReplies({ 1: unreadable, 2: unreadable, 4: unreadable, 5: missing });
    const { liveness } = await hhRu.checkToEnd(await queue(6));
    expect(liveness).toMatchObject({ phase: 'done', checked: 6, gone: 1 });
    expect((await jobs.get('hh-1')).checked_at).toBeNull();
    expect(await openIds()).toHaveLength(5);
  });

  it('fails the run by three in a row; later it goes on from the first of them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    hhRu.setReplies({
      1: answers.missing,
      3: answers.unreadable,
      4: answers.unreadable,
      5: answers.unreadable,
    });
    await expect(hhRu.checkToEnd(await queue(8))).rejects.toThrow(/параметр «id»/u);
    const failed = await importRuns.get('run-2');
    expect(failed.liveness).toMatchObject({ phase: 'checking', checked: 3, gone: 1, cursor: 'hh-2' });
    expect(await openIds()).toHaveLength(8);

    hhRu.setReplies({ 1: answers.missing });
    expect((await hhRu.checkToEnd(failed)).liveness).toMatchObject({ phase: 'done', checked: 8, gone: 1 });
    expect(hhRu.requestedIds()).toEqual(['3', '4', '5', '6', '7']);
    expect(await openIds()).toHaveLength(7);
  });

  it('is left alone as soon as it asks for that, and what it said is kept', async () => {
    hhRu.setReplies({ 0: answers.missing, 2: answers.busy });
    await expect(hhRu.checkToEnd(await queue(5))).rejects.toMatchObject({ code: 'source_busy' });
    const { liveness } = await importRuns.get('run-2');
    expect(liveness).toMatchObject({ checked: 2, gone: 1, cursor: 'hh-1', failures: 0 });
  });
});

describe('a vacancy that came back between the question and the hiding', () => {
  const untilHiding = async (run: ImportRun): Promise<ImportRun> => {
    const next = (await hhRu.next(run)) as ImportRun;
    return next.liveness.is_hiding ? next : untilHiding(next);
  };

  it('stays: another run has met it, or its source was asked again', async () => {
    await jobs.put(ids(0, 15).map((_, n) => row(n)));
    hhRu.setReplies({ 0: answers.missing, 1: answers.missing, 2: answers.missing });
    const run = await untilHiding(await putCrawl([], ids(3, 15)));
    await importRuns.put({
      ...newImportRun({ id: 'run-3', source: 'hh', started_by: 'test', started_at: daysAgo(0) }),
      pages: 1,
    });
    await importRuns.putSeen('run-3', 0, ['hh-0']);
    await jobs.change('hh-1', (row) => ({ ...row, checked_at: new Date(Date.now() + 1000).toISOString() }));
    expect((await hhRu.checkToEnd(run)).liveness.phase).toBe('done');
    expect(await openIds()).toEqual([...ids(0, 15).filter((id) => id !== 'hh-2')].sort());
  });
});

describe('killed at any moment', () => {
  /** Every batch is done twice, as if the first save of it had not happened. */
  async function checkTwice(run: ImportRun): Promise<ImportRun> {
    await hhRu.next(run);
    await importRuns.put(run);
    const next = await hhRu.next(run);
    return next === null ? run : checkTwice(next);
  }

  it('it goes on, and counts nothing twice', async () => {
    await jobs.put(ids(0, 40).map((_, n) => row(n)));
    hhRu.setReplies(Object.fromEntries([0, 3, 17, 38].map((n) => [n, answers.missing])));
    const { liveness } = await checkTwice(await putCrawl([], ids(30, 35)));
    expect(liveness).toMatchObject({ phase: 'done', queued: 35, checked: 35, gone: 4, open: 40 });
    expect(await openIds()).toHaveLength(36);
  });

  it('it does as much as the batch’s time allows, and no vacancy is passed over', async () => {
    await jobs.put(ids(0, 1100).map((_, n) => row(n)));
    hhRu.setReplies({ 1: answers.missing, 2: answers.missing });
    const batches = { count: 0 };
    const { liveness } = await hhRu.checkToEnd(await putCrawl([], ids(3, 1100)), () => {
      batches.count += 1;
      return time(0);
    });
    expect(liveness).toMatchObject({ phase: 'done', queued: 3, checked: 3, gone: 2, open: 1100 });
    // Two looks, a question each, that there are no more, the hiding, the end.
    expect(batches.count).toBe(8);
    expect(await openIds()).toHaveLength(1098);
  });
});
