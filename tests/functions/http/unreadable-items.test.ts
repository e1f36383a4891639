import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAdminJobs } from '#core/contract/admin-jobs.ts';
import { listAudit } from '#core/contract/audit.ts';
import { getCatalog } from '#core/contract/catalog.ts';
import { getImports } from '#core/contract/imports.ts';
import { getJob } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import * as listAdminJobsFunction from '#functions/http/admin-jobs/list-admin-jobs.ts';
import * as listAuditFunction from '#functions/http/audit/list-audit.ts';
import * as getCatalogFunction from '#functions/http/catalog/get-catalog.ts';
import * as getImportsFunction from '#functions/http/imports/get-imports.ts';
import * as getJobFunction from '#functions/http/jobs/get-job.ts';
import * as searchJobsFunction from '#functions/http/jobs/search-jobs.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { putItems } from '#tests/support/store/stored-items.ts';

/*
 * What a newer release has left in the tables: a vacancy and a run of a source that this one does not know, and a record of
 * something that this one cannot do.
 */
const at = new Date().toISOString();
const far = { ...jobRowWith({ id: 'far-1' }), source: 'far', change_shard: 0, changed_at: at };

let pool: Awaited<ReturnType<typeof startUserPool>>;
let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
  pool = await startUserPool();
  await emptyTables();
  Object.assign(process.env, { USER_DIRECTORY: 'true', IMPORT_SOURCES: 'hh' });
  pool.state.users = [{ id: 'boss', email: 'boss@example.ru' }];
  await userRoles.put('boss', 'admin');
  await jobs.put([jobRowWith({ id: 'hh-1' }), jobRowWith({ id: 'hh-2' })]);
  await putItems('JOBS_TABLE', [far]);
  const run = newImportRun({ id: 'run-1', source: 'hh', started_by: 'schedule', started_at: at });
  await importRuns.put({ ...run, status: 'succeeded', finished_at: at });
  await putItems('IMPORT_RUNS_TABLE', [{ ...run, kind: 'run', id: 'run-2', source: 'far' }]);
  const record = { actor: 'boss', action: 'job_hidden', subject: 'hh-1', title: null } as const;
  await audit.add({ ...record, before: null, after: null });
  await putItems('AUDIT_TABLE', [{ ...record, log: 'admin', id: '2126', at, action: 'job_praised' }]);
});
afterAll(async () => {
  await pool.close();
  await server.close();
});
let logs: ReturnType<typeof captureLogs>;
beforeEach(() => {
  logs = captureLogs();
});
afterEach(() => vi.restoreAllMocks());

const ids = (found: { id: string }[]) => found.map(({ id }) => id).sort();

describe('what one unreadable item stands beside is answered all the same', () => {
  it('the search', async () => {
    const { status, body } = await answerOf(searchJobsFunction.handler, httpEvent(searchJobs));
    expect([status, body.total, ids(body.jobs)]).toEqual([200, 2, ['hh-1', 'hh-2']]);
    expect(logs().metrics).toContainEqual({ UnreadableItems: 1 });
  });

  it('the catalog', async () => {
    const { status, body } = await answerOf(getCatalogFunction.handler, httpEvent(getCatalog));
    expect([status, body.locations]).toEqual([200, ['Москва']]);
  });

  it('the list of an administrator', async () => {
    const event = httpEvent(listAdminJobs, { sub: 'boss' });
    const { status, body } = await answerOf(listAdminJobsFunction.handler, event);
    expect([status, body.total, ids(body.jobs)]).toEqual([200, 2, ['hh-1', 'hh-2']]);
  });

  it('the panel of imports', async () => {
    const event = httpEvent(getImports, { sub: 'boss' });
    const { status, body } = await answerOf(getImportsFunction.handler, event);
    expect([status, ids(body.runs), body.totalJobs]).toEqual([200, ['run-1'], 2]);
  });

  it('the audit', async () => {
    const event = httpEvent(listAudit, { sub: 'boss' });
    const { status, body } = await answerOf(listAuditFunction.handler, event);
    expect([status, body.records.length, body.next]).toEqual([200, 1, null]);
  });

  it('and the one itself is an error', async () => {
    const event = httpEvent(getJob, { path: { jobId: 'far-1' } });
    expect((await answerOf(getJobFunction.handler, event)).status).toBe(500);
  });

  it('one that becomes unreadable while readers run is shown no more, in list and count alike', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const changed_at = new Date().toISOString();
    await putItems('JOBS_TABLE', [{ ...far, id: 'hh-2', changed_at }]);
    await versions.bump('jobs');
    const { body } = await answerOf(searchJobsFunction.handler, httpEvent(searchJobs));
    vi.useRealTimers();
    expect([body.total, ids(body.jobs)]).toEqual([1, ['hh-1']]);
  });
});
