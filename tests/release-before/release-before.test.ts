import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAdminJobs } from '#core/contract/admin-jobs.ts';
import { listAudit } from '#core/contract/audit.ts';
import { getCatalog } from '#core/contract/catalog.ts';
import { getAnnotations, listDocuments } from '#core/contract/documents.ts';
import { getImports, listImportSkips } from '#core/contract/imports.ts';
import { endpoints } from '#core/contract/index.ts';
import { getJob, getJobContacts } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { listLetters } from '#core/contract/letters.ts';
import { exportMyData } from '#core/contract/own-data.ts';
import { getMe } from '#core/contract/users.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { SyncedKind } from '#core/domain/user/synced.ts';
import { handler as adminJobsHandler } from '#functions/http/admin-jobs/list-admin-jobs.ts';
import { handler as auditHandler } from '#functions/http/audit/list-audit.ts';
import { handler as catalogHandler } from '#functions/http/catalog/get-catalog.ts';
import { handler as annotationsHandler } from '#functions/http/documents/get-annotations.ts';
import { handler as documentsHandler } from '#functions/http/documents/list-documents.ts';
import { handler as importsHandler } from '#functions/http/imports/get-imports.ts';
import { handler as skipsHandler } from '#functions/http/imports/list-import-skips.ts';
import { handler as jobHandler } from '#functions/http/jobs/get-job.ts';
import { handler as contactsHandler } from '#functions/http/jobs/get-job-contacts.ts';
import { handler as searchHandler } from '#functions/http/jobs/search-jobs.ts';
import { handler as lettersHandler } from '#functions/http/letters/list-letters.ts';
import { handler as exportHandler } from '#functions/http/own-data/export-my-data.ts';
import { handler as meHandler } from '#functions/http/users/get-me.ts';
import { readSnapshot, snapshotFormat, UnreadableSnapshot } from '#functions/search/snapshot/snapshot.ts';
import * as quotas from '#functions/store/accounts/quotas.ts';
import * as sweepProgress from '#functions/store/accounts/sweep-progress.ts';
import * as synced from '#functions/store/accounts/synced.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import * as usage from '#functions/store/accounts/usage.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as limits from '#functions/store/digests/limits.ts';
import { addressOwner, userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as demandWalk from '#functions/store/imports/demand-walk.ts';
import * as importChecks from '#functions/store/imports/import-checks.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as matchedChanges from '#functions/store/imports/matched-changes.ts';
import * as submittedChanges from '#functions/store/imports/submitted-changes.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { contractBefore, unreadableBefore } from '#tests/support/release/contract-before.ts';
import { type Item, itemsOf, putItems, type TableVariable } from '#tests/support/store/stored-items.ts';

/*
 * What stands frozen beside this file, `freeze.ts` has written with the code of the release before: what its browsers
 * read, made-up items of every kind as its functions have stored them, and a snapshot of its search.
 */
const frozen = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'), (_, value) =>
    value !== null && typeof value === 'object' && Array.isArray(value.set) ? new Set(value.set) : value,
  );
type FrozenItems = { at: string; tables: Record<TableVariable, Item[]> };
/** What is kept for years is read as the first release wrote it, too. */
const frozenItems = ['items.json', 'items-2026-11-22.json'].map((name) => ({
  name,
  items: frozen(name) as FrozenItems,
}));
const newest: FrozenItems = frozen('items.json');
const snapshot: { format: number; columns: string; keys: string; rows: JobRow[] } = frozen('snapshot.json');

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
  Object.assign(process.env, {
    ...{ USER_DIRECTORY: 'true', ACCOUNT_SYNC: 'true', SUBSCRIPTIONS: 'true' },
    IMPORT_SOURCES: 'hh,trudvsem',
  });
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).sort();
const isOf = (start: string) => (item: Item) => String(item.id).startsWith(start);

it('what is frozen last has items in each table, and every operation', () => {
  const tables = Object.keys(process.env).filter((variable) => variable.endsWith('_TABLE'));
  expect(Object.keys(newest.tables).sort()).toEqual(tables.sort());
  expect(Object.keys(contractBefore).length).toBeGreaterThan(50);
});

describe.each(frozenItems)('items that an earlier release has stored: $name', ({ items }) => {
  const jobIdsWhere = (isDeleted: boolean) =>
    (items.tables.JOBS_TABLE ?? [])
      .filter((item) => 'deleted_at' in item === isDeleted)
      .map(({ id }) => String(id));
  const [jobIds, deletedIds] = [jobIdsWhere(false), jobIdsWhere(true)];
  const userItems = (start: string) => (items.tables.USER_ITEMS_TABLE ?? []).filter(isOf(start));

  beforeAll(async () => {
    await world.reset();
    // Some of it is kept for a day.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(items.at) });
    for (const [variable, some] of Object.entries(items.tables))
      await putItems(variable as TableVariable, some);
  });
  afterAll(() => void vi.useRealTimers());

  it('stand in tables that are there still', async () => {
    for (const [variable, some] of Object.entries(items.tables)) {
      expect(some.length, variable).toBeGreaterThan(0);
      expect(await itemsOf(variable as TableVariable)).toHaveLength(some.length);
    }
  });

  it('are read one by one, and many at once, all of them', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const id of jobIds) expect((await jobs.get(id)).id).toBe(id);
    const scanned = await Array.fromAsync(jobs.scan());
    expect(ids(scanned.flatMap(({ rows }) => rows))).toEqual(jobIds.toSorted());
    expect(ids((await jobs.changedSince('2000')).rows)).toEqual(jobIds.toSorted());
    expect((await jobs.changedSince('2000')).deleted).toEqual(deletedIds);
    for (const id of jobIds) expect(await jobs.change(id, (row) => row)).not.toBeNull();
    expect(await descriptions.find('hh-1')).toBe('<p>О нас</p>');
    expect(await jobContacts.find('hh-1')).toMatchObject({ telegram: '@vector_jobs' });
    expect([...(await companies.findMany(['hh-10', 'hh-11'])).keys()].sort()).toEqual(['hh-10', 'hh-11']);

    const runs = (items.tables.IMPORT_RUNS_TABLE ?? []).filter(({ kind }) => kind === 'run');
    expect(ids(await importRuns.list(50))).toEqual(runs.map(({ id }) => String(id)).sort());
    for (const { id } of runs) expect((await importRuns.get(String(id))).id).toBe(id);
    expect((await importRuns.findLease())?.group).toBe('run-9');
    expect((await importRuns.findSource('hh'))?.last_full_runs).toEqual(['run-0']);
    expect(ids(await importRuns.listWaiting('run-9', null, 9))).toEqual(['hh-1']);
    expect(ids(await importRuns.listSkips('run-0'))).toEqual(['8']);
    expect([...(await importRuns.listSeen('run-0', 1))]).toEqual(['hh-1', 'hh-2']);
    expect(await importRuns.findPageChanges('run-0', 0)).toEqual({ fresh: ['hh-1'], changed: [] });
    expect([...(await importRuns.findReposts('hh', ['ключ']))]).toEqual([['ключ', 'hh-1']]);
    expect(await importChecks.listChecks('run-0', null, 9)).toEqual(['hh-3']);
    expect(ids(await importChecks.listDelisted('run-0', null, 9))).toEqual(['hh-3']);

    expect((await versions.get('jobs')).version).toBe(1);
    expect(await userRoles.isAdmin('boss')).toBe(true);
    expect((await userDocuments.get('anna', 'd1')).size).toBe(10);
    expect(await userDocuments.findExpected('anna', 'd2')).not.toBeNull();
    expect(await writtenAnswers.find('anna', 'hash')).toEqual({ coverLetter: 'Здравствуйте!' });
    expect(await quotas.used('anna', items.at.slice(0, 10))).toBe(1);
    expect(await writtenAnswers.isStopped('anna', 'writing-1')).toBe(true);
    expect(await usage.spentIn('2026-11')).toBe(0.5);
    const desk = await tracked.page('anna', {});
    expect(desk.records.map(({ value }) => value.id)).toEqual(userItems('application#').map(() => 'hh-1'));
    const marks = await tracked.page('anna', { after: 'mark#' });
    expect(marks.marks.map(({ value }) => value.id)).toEqual(userItems('mark#').map(() => 'c1'));
    const kinds = userItems('synced#').map(({ id }) => String(id).replace('synced#', ''));
    for (const kind of kinds as SyncedKind[])
      expect((await synced.find('anna', kind)).value?.kind).toBe(kind);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it.runIf(items.tables.SUBSCRIPTIONS_TABLE)('of searches and their e-mails are read', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [anna, vera] = [userOwner('anna'), addressOwner('vera@example.ru')];
    const [search] = await subscriptions.listOf(anna);
    expect(search).toMatchObject({ search_id: 's1', state: 'active', username: 'anna' });
    expect(await subscriptions.find(subscriptions.searchKey(vera, 's2'))).toMatchObject({
      state: 'pending',
      email: 'vera@example.ru',
    });
    const active = await Array.fromAsync(subscriptions.scanActive());
    expect(active.flat().map(({ owner }) => owner)).toEqual([anna]);
    expect((await sent.pendingOf(anna)).map(({ job_id }) => job_id)).toEqual(['hh-2']);
    expect((await sent.listSentJobs(anna)).map(({ jobId }) => jobId)).toEqual(['hh-1']);
    expect(await sent.claimantOf(anna, '2026-11-20')).toBe('own');
    const day = items.at.slice(0, 10);
    // There was one e-mail today, and one address behind this network.
    expect(await limits.countConfirmation(vera, day, 'another')).toBe(false);
    expect(await limits.countAddress('203.0.113.7', anna, day, 1)).toBe(false);
    expect(await limits.countAddress('203.0.113.7', vera, day, 1)).toBe(true);
    expect(await demandWalk.find()).toMatchObject({ phase: 'reading', cursor: 'hh-1' });
    expect([await matchedChanges.find(), await submittedChanges.find()]).toEqual([items.at, items.at]);
    expect((await importRuns.findCrashNote('run-9'))?.deadly).toEqual(['hh-2']);
    expect((await sweepProgress.get()).part).toBe('roles');
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('are answered so that a page opened before reads them, none left out', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    /** Through `answerOf`, which looks into each with the contract of the release before. */
    const ask = async (
      request: ReturnType<typeof operationCaller>,
      sub?: string,
      input?: Record<string, unknown>,
    ) => {
      const { status, body } = await request(sub, input);
      expect(status).toBe(200);
      return body;
    };
    expect((await ask(operationCaller(searchJobs, searchHandler))).total).toBe(4);
    expect((await ask(operationCaller(getCatalog, catalogHandler))).locations).toEqual(['Москва']);
    expect((await ask(operationCaller(getJob, jobHandler), undefined, { jobId: 'hh-1' })).description).toBe(
      '<p>О нас</p>',
    );
    await ask(operationCaller(getJobContacts, contactsHandler), 'anna', { jobId: 'hh-1' });
    expect((await ask(operationCaller(listAdminJobs, adminJobsHandler), 'boss')).total).toBe(jobIds.length);
    expect((await ask(operationCaller(getImports, importsHandler), 'boss')).runs).toHaveLength(3);
    await ask(operationCaller(listImportSkips, skipsHandler), 'boss', { runId: 'run-0' });
    const { records } = await ask(operationCaller(listAudit, auditHandler), 'boss');
    expect(records).toHaveLength(items.tables.AUDIT_TABLE?.length ?? 0);
    await ask(operationCaller(getMe, meHandler), 'boss');
    expect((await ask(operationCaller(listDocuments, documentsHandler), 'anna')).documents).toHaveLength(1);
    expect((await ask(operationCaller(listLetters, lettersHandler), 'anna')).letters).toHaveLength(1);
    await ask(operationCaller(getAnnotations, annotationsHandler), 'anna', { documentId: 'd1' });
    const own = await ask(operationCaller(exportMyData, exportHandler), 'anna');
    const consents = userItems('consent#');
    expect(own.tracked).toHaveLength(userItems('application#').length);
    expect(own.trackedMarks).toHaveLength(userItems('mark#').length);
    expect(own.synced).toHaveLength(userItems('synced#').length);
    expect(own.searches).toHaveLength(items.tables.SUBSCRIPTIONS_TABLE ? 1 : 0);
    expect([own.consents.length + own.syncConsents.length, own.answers.length]).toEqual([consents.length, 1]);
    expect(own.documents[0].marks).toEqual([{ page: 1, at: [0.25, 0.5] }]);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('the contract of the release before', () => {
  const route = 'GET /api/me';
  it('refuses what its browsers could not read', () => {
    const user = { id: 'u', email: 'u@example.ru', created_at: newest.at, roles: [] };
    expect(unreadableBefore(route, { user })).toBeNull();
    expect(unreadableBefore(route, { user: { ...user, more: 1 }, more: 1 })).toBeNull();
    expect(unreadableBefore(route, { user: { ...user, roles: 'admin' } })).toContain('roles');
    expect(unreadableBefore(route, {})).toContain('user');
    expect(unreadableBefore('GET /api/of-tomorrow', {})).toBeNull();
  });

  it('asks for operations that are there still', () => {
    const routes = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(contractBefore).filter((route) => !routes.includes(route))).toEqual([]);
  });
});

it('a snapshot of the release before is read as it was, or is of another format', async () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
  const files = { columns: bytes(snapshot.columns), keys: bytes(snapshot.keys) };
  if (snapshot.format !== snapshotFormat) {
    await expect(readSnapshot(files)).rejects.toThrow(UnreadableSnapshot);
    return;
  }
  const { index, isWhole } = await readSnapshot(files);
  expect([index.size, isWhole]).toEqual([snapshot.rows.length, true]);
  expect(snapshot.rows.filter((row) => !index.hasSame(row))).toEqual([]);
});
