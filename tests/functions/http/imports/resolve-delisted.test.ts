import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveDelisted } from '#core/contract/imports.ts';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import type { LivenessState } from '#core/domain/import/liveness.ts';
import * as resolveDelistedFunction from '#functions/http/imports/resolve-delisted.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as importChecks from '#functions/store/imports/import-checks.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyTables();
  await userRoles.put('boss', 'admin');
});
afterEach(() => void vi.restoreAllMocks());

const runId = 'run-1';
const at = '2026-11-20T09:00:00.000Z';
const names = (count: number) => Array.from({ length: count }, (_, n) => `hh-${String(n).padStart(3, '0')}`);

/** A run that is over and has found so many vacancies gone, all that there are. */
async function putAwaitingReview(
  count: number,
  run: Partial<ImportRun> = {},
  liveness: Partial<LivenessState> = {},
) {
  const ids = names(count);
  await jobs.put(ids.map((id) => jobRowWith({ id, checked_at: at })));
  await importChecks.putDelisted(
    runId,
    ids.map((id) => ({ id, at })),
  );
  const fresh = newImportRun({ id: runId, source: 'hh', started_by: 'test', started_at: at });
  await importRuns.put({
    ...fresh,
    status: 'succeeded',
    finished_at: at,
    units_left: [],
    liveness: {
      ...fresh.liveness,
      phase: 'held',
      queued: count,
      checked: count,
      gone: count,
      open: count,
      ...liveness,
    },
    ...run,
  });
}

const resolve = (hide: boolean, sub: string | undefined = 'boss', id = runId) =>
  answerOf(
    resolveDelistedFunction.handler,
    httpEvent(resolveDelisted, { path: { runId: id }, body: JSON.stringify({ hide }), ...(sub && { sub }) }),
  );
const livenessNow = async () => (await importRuns.get(runId)).liveness;
const openNow = async (count: number) =>
  (await jobs.findMany(names(count))).filter(({ is_open }) => is_open).map(({ id }) => id);

describe('an admin’s word on gone vacancies', () => {
  it('hides them, and stands in the audit', async () => {
    await putAwaitingReview(30);
    await jobs.change('hh-001', (row) => ({ ...row, is_active: false }));
    await jobs.delete('hh-002');
    const { status, body } = await resolve(true);
    expect([status, body]).toEqual([200, { hidden: 29, left: 0 }]);
    expect(await openNow(30)).toEqual([]);
    expect(await jobs.get('hh-001')).toMatchObject({ is_open: false, is_active: false });
    expect((await versions.get('jobs')).version).toBeGreaterThan(0);
    expect(await livenessNow()).toMatchObject({ phase: 'done', gone: 30 });
    expect(await audit.list(10)).toMatchObject([
      {
        actor: 'boss',
        action: 'gone_hidden',
        subject: runId,
        title: null,
        before: { phase: 'held', gone: 30, open: 30 },
        after: { phase: 'done', hidden: 30 },
      },
    ]);
  });

  it('keeps them, and stands in the audit', async () => {
    await putAwaitingReview(3);
    expect((await resolve(false)).body).toEqual({ hidden: 0, left: 0 });
    expect(await openNow(3)).toHaveLength(3);
    expect(await livenessNow()).toMatchObject({ phase: 'done' });
    expect((await versions.get('jobs')).version).toBe(0);
    expect(await audit.list(10)).toMatchObject([{ action: 'gone_kept', after: { hidden: 0 } }]);
  });

  it('leaves to the next call what does not fit into one; it is one record, whatever the number of calls', async () => {
    await putAwaitingReview(60);
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 16_000;
      return now;
    });
    expect((await resolve(true)).body).toEqual({ hidden: 25, left: 35 });
    expect(await livenessNow()).toMatchObject({ phase: 'held', is_hiding: true, cursor: 'hh-024' });
    // As if the answer of the last batch had been lost: it is done again.
    const half = await importRuns.get(runId);
    expect((await resolve(true)).body).toEqual({ hidden: 25, left: 10 });
    await importRuns.put(half);
    expect((await resolve(true)).body).toEqual({ hidden: 0, left: 10 });
    expect((await resolve(true)).body).toEqual({ hidden: 10, left: 0 });
    expect(await openNow(60)).toEqual([]);
    expect(await livenessNow()).toMatchObject({ phase: 'done', cursor: null });
    expect(await audit.list(10)).toHaveLength(1);
  });

  it('spares what another run has met since, and what the source was asked for again', async () => {
    await putAwaitingReview(3);
    await importRuns.put({
      ...newImportRun({ id: 'run-2', source: 'hh', started_by: 'test', started_at: at }),
      crawl: 'incremental',
      finished_at: at,
      pages: 1,
    });
    await importRuns.putSeen('run-2', 0, ['hh-000']);
    await jobs.change('hh-001', (row) => ({ ...row, checked_at: '2026-11-21T09:00:00.000Z' }));
    expect((await resolve(true)).body).toEqual({ hidden: 1, left: 0 });
    expect((await openNow(3)).sort()).toEqual(['hh-000', 'hh-001']);
  });
});

describe('is refused', () => {
  const errorOf = async (...args: Parameters<typeof resolve>) => {
    const { status, body } = await resolve(...args);
    return [status, body.error.code];
  };

  it.each<[string, Partial<ImportRun>, Partial<LivenessState>]>([
    ['where nothing is held', {}, { phase: 'done' }],
    ['where nothing was asked', {}, { phase: 'passed' }],
    ['while the import runs', { status: 'running' }, {}],
  ])('%s', async (_, run, liveness) => {
    await putAwaitingReview(2, run, liveness);
    expect(await errorOf(true)).toEqual([409, 'conflict']);
    expect(await errorOf(false)).toEqual([409, 'conflict']);
    expect(await openNow(2)).toHaveLength(2);
    expect(await audit.list(10)).toEqual([]);
  });

  it('after the word was said', async () => {
    await putAwaitingReview(2);
    await resolve(false);
    expect(await errorOf(true)).toEqual([409, 'conflict']);
    expect(await openNow(2)).toHaveLength(2);
  });

  it('to keep what is being hidden', async () => {
    await putAwaitingReview(2, {}, { is_hiding: true });
    expect(await errorOf(false)).toEqual([409, 'conflict']);
    expect((await livenessNow()).phase).toBe('held');
  });

  it('of two opposite words in the same moment one', async () => {
    await putAwaitingReview(40);
    const answers = await Promise.all([resolve(true), resolve(false)]);
    const [hiding, keeping] = answers.map(({ status }) => status);
    expect([hiding, keeping].sort()).toEqual([200, 409]);
    expect(await openNow(40)).toHaveLength(hiding === 200 ? 0 : 40);
    expect((await livenessNow()).phase).toBe('done');
  });

  it('to a user, to a visitor, and of a run that is not there', async () => {
    await putAwaitingReview(2);
    expect(await errorOf(true, 'anna')).toEqual([403, 'forbidden']);
    expect(await errorOf(true, '')).toEqual([401, 'unauthorized']);
    expect(await errorOf(true, 'boss', 'run-9')).toEqual([404, 'not_found']);
    expect(await openNow(2)).toHaveLength(2);
  });
});
