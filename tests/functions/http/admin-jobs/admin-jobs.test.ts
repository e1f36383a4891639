import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteJob,
  deleteJobs,
  listAdminJobs,
  setJobActive,
  setJobsActive,
} from '#core/contract/admin-jobs.ts';
import { getJobContacts } from '#core/contract/job-details.ts';
import { handler as deleteHandler } from '#functions/http/admin-jobs/delete-job.ts';
import { handler as deleteManyHandler } from '#functions/http/admin-jobs/delete-jobs.ts';
import { handler as listHandler } from '#functions/http/admin-jobs/list-admin-jobs.ts';
import { handler as setHandler } from '#functions/http/admin-jobs/set-job-active.ts';
import { handler as setManyHandler } from '#functions/http/admin-jobs/set-jobs-active.ts';
import { handler as contactsHandler } from '#functions/http/jobs/get-job-contacts.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
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

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const visible = jobRowWith({ id: 'hh-1', title: 'Сметчик', created_at: at(3) });
const hidden = jobRowWith({ id: 'hh-2', title: 'Скрытая', created_at: at(2), is_active: false });
const closed = jobRowWith({ id: 'hh-3', title: 'Закрытая', created_at: at(1), is_open: false });

// The index in memory outlives a test: what one has left behind, the next one deletes as an admin would.
let storedIds: string[] = [];
beforeEach(async () => {
  await Promise.all(storedIds.map((id) => jobs.delete(id)));
  await versions.bump('jobs');
  if (storedIds.length > 0) await list();
  await emptyTables();
  await userRoles.put('boss', 'admin');
  storedIds = [];
  await putJobs(visible, hidden, closed);
});

async function putJobs(...rows: (typeof visible)[]): Promise<void> {
  storedIds.push(...rows.map(({ id }) => id));
  await jobs.put(rows);
  await versions.bump('jobs');
}

const asAdmin = { sub: 'boss' };
const list = (query = '') => answerOf(listHandler, httpEvent(listAdminJobs, { ...asAdmin, query }));
const idsOf = ({ body }: { body: { jobs: { id: string }[] } }) => body.jobs.map(({ id }) => id);
const setActive = (jobId: string, isActive: unknown) =>
  answerOf(
    setHandler,
    httpEvent(setJobActive, { ...asAdmin, path: { jobId }, body: JSON.stringify({ isActive }) }),
  );
const remove = (jobId: string) =>
  answerOf(deleteHandler, httpEvent(deleteJob, { ...asAdmin, path: { jobId } }));
const records = () => audit.list(50);

describe('listAdminJobs', () => {
  it('lists the newest first, hidden and closed ones too, with their columns (docs/rules.md#admin-jobs)', async () => {
    const { status, body } = await list();
    expect([status, body.total, body.found, body.next]).toEqual([200, 3, 3, null]);
    expect(body.jobs[0]).toEqual({
      id: 'hh-1',
      title: 'Сметчик',
      company: 'Лаборатория «Вектор»',
      location: 'Москва',
      salary: 'от 200 000 до 300 000 ₽',
      source: 'hh',
      sourceUrl: 'https://example.com/vacancy/1',
      isActive: true,
      isOpen: true,
      createdAt: at(3),
      edited: [],
    });
    expect(
      body.jobs.map((job: { isActive: boolean; isOpen: boolean }) => [job.isActive, job.isOpen]),
    ).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  it('finds by a part of the title or the company, in any case, not by tags', async () => {
    await putJobs(
      jobRowWith({ id: 'hh-4', title: 'Бухгалтер', company: 'Ромашка  Плюс', created_at: at(0) }),
    );
    expect(idsOf(await list('q=СКРЫТ'))).toEqual(['hh-2']);
    expect(idsOf(await list('q=+ромашка+плюс+'))).toEqual(['hh-4']);
    const { body } = await list('q=PostgreSQL');
    expect([body.jobs, body.total, body.found]).toEqual([[], 4, 0]);
  });

  it('shows a change at once, and never a deleted one', async () => {
    await setActive('hh-1', false);
    expect((await list()).body.jobs[0]).toMatchObject({ id: 'hh-1', isActive: false });
    await remove('hh-2');
    const { body } = await list();
    expect([body.jobs.map(({ id }: { id: string }) => id), body.total]).toEqual([['hh-1', 'hh-3'], 2]);
  });

  it('the status is the table’s, even where the index has not heard', async () => {
    await list();
    await jobs.change('hh-1', (row) => ({ ...row, is_active: false }));
    await jobs.delete('hh-3');
    expect((await list()).body.jobs.map(({ isActive }: { isActive: boolean }) => isActive)).toEqual([
      false,
      false,
    ]);
  });

  it('goes on where the page before ended, whatever came and went meanwhile', async () => {
    const many = Array.from({ length: 250 }, (_, n) =>
      // Many share an instant, as an import’s do.
      jobRowWith({ id: `hh-m${String(n).padStart(3, '0')}`, created_at: at(10 + Math.floor(n / 100)) }),
    );
    await putJobs(...many);
    const first = await list();
    expect([first.body.jobs.length, first.body.total]).toEqual([100, 253]);
    const deleted = idsOf(first).at(-1) as string;
    await remove(deleted);
    await putJobs(jobRowWith({ id: 'hh-new', created_at: at(50) }));

    const seen = idsOf(first);
    let next = first.body.next;
    while (next !== null) {
      const page = await list(`after=${encodeURIComponent(next)}`);
      seen.push(...idsOf(page));
      next = page.body.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual([...many.map(({ id }) => id), 'hh-1', 'hh-2', 'hh-3'].toSorted());
  });

  it.each(['after=x', 'after=12~', `q=${'я'.repeat(201)}`])('400: %.30s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('setJobActive', () => {
  it('hides and shows, on record and for every reader', async () => {
    const before = (await versions.get('jobs')).version;
    const { status, body } = await setActive('hh-1', false);
    expect([status, body.job]).toMatchObject([200, { id: 'hh-1', isActive: false, isOpen: true }]);
    expect(await jobs.get('hh-1')).toEqual({ ...visible, is_active: false });
    expect((await versions.get('jobs')).version).toBeGreaterThan(before);
    await setActive('hh-1', true);
    expect(await records()).toMatchObject([
      { action: 'job_shown', before: { is_active: false }, after: { is_active: true } },
      {
        actor: 'boss',
        action: 'job_hidden',
        subject: 'hh-1',
        title: 'Сметчик',
        before: { is_active: true },
        after: { is_active: false },
      },
    ]);
  });

  it('what is so already is not on record', async () => {
    expect((await setActive('hh-2', false)).body.job.isActive).toBe(false);
    expect(await records()).toEqual([]);
  });

  it('is 404 for one that is not there, 400 for nonsense', async () => {
    await remove('hh-3');
    expect((await setActive('hh-3', true)).body.error).toMatchObject({
      code: 'not_found',
      message: 'Вакансии больше нет: её удалили',
    });
    const { version } = await versions.get('jobs');
    expect((await setActive('nobody', true)).status).toBe(404);
    expect((await remove('nobody')).status).toBe(404);
    expect((await setActive('hh-1', 'нет')).status).toBe(400);
    // Readers are told of nothing where nothing was there.
    expect((await versions.get('jobs')).version).toBe(version);
  });
});

describe('several at once', () => {
  const many = (jobIds: string[], isActive: boolean) =>
    answerOf(
      setManyHandler,
      httpEvent(setJobsActive, { ...asAdmin, body: JSON.stringify({ jobIds, isActive }) }),
    );
  const removeMany = (jobIds: string[]) =>
    answerOf(
      deleteManyHandler,
      httpEvent(deleteJobs, { ...asAdmin, query: jobIds.map((id) => `jobIds=${id}`).join('&') }),
    );

  it('changes those that are there, each on record', async () => {
    await remove('hh-3');
    const answer = await many(['hh-2', 'hh-3', 'hh-1', 'hh-1', 'nobody'], false);
    expect([answer.status, idsOf(answer)]).toEqual([200, ['hh-2', 'hh-1']]);
    expect((await jobs.get('hh-1')).is_active).toBe(false);
    expect((await records()).map(({ action, subject }) => [action, subject])).toEqual([
      ['job_hidden', 'hh-1'],
      ['job_deleted', 'hh-3'],
    ]);
  });

  it('deletes those that are there', async () => {
    expect((await removeMany(['hh-1', 'nobody', 'hh-2'])).body).toEqual({
      deleted: ['hh-1', 'hh-2'],
      failed: [],
    });
    expect((await removeMany(['hh-1', 'hh-2'])).body).toEqual({ deleted: [], failed: [] });
    expect(idsOf(await list())).toEqual(['hh-3']);
  });

  it('a hundred, and no more', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => jobRowWith({ id: `hh-b${n}` }));
    await putJobs(...rows);
    const ids = rows.map(({ id }) => id);
    expect((await many(ids, false)).body.jobs).toHaveLength(100);
    expect((await removeMany(ids)).body.deleted).toHaveLength(100);
    expect((await many([...ids, 'hh-1'], false)).status).toBe(400);
    expect((await removeMany([])).status).toBe(400);
  });
});

describe('deleteJob', () => {
  it('takes away what hangs on it, leaves a tombstone and a record', async () => {
    await descriptions.put({ id: 'hh-1', html: '<p>О нас</p>' });
    await jobContacts.put('hh-1', { email: 'hr@vector.example', telegram: null, site: null });
    expect(await remove('hh-1')).toMatchObject({ status: 200, body: {} });
    expect(await jobs.lookUp(['hh-1'])).toEqual({ rows: [], deleted: ['hh-1'], unreadable: [] });
    expect([await descriptions.find('hh-1'), await jobContacts.find('hh-1')]).toEqual([null, null]);
    expect(await records()).toMatchObject([
      {
        action: 'job_deleted',
        title: 'Сметчик',
        before: { company: visible.company, is_active: true },
        after: null,
      },
    ]);
    expect((await remove('hh-1')).status).toBe(404);
  });

  it('an import that had read it before does not bring it back', async () => {
    const change = jobs.change('hh-1', (row) => ({ ...row, title: 'Из импорта' }));
    await Promise.all([change, remove('hh-1')]);
    await jobs.change('hh-1', (row) => ({ ...row, title: 'Ещё раз' }));
    expect(await jobs.find('hh-1')).toBeNull();
  });
});

describe('getJobContacts', () => {
  const contacts = { email: 'hr@vector.example', telegram: '@vector_jobs', site: null };
  const ask = (jobId: string, sub?: string) =>
    answerOf(contactsHandler, httpEvent(getJobContacts, { path: { jobId }, ...(sub && { sub }) }));
  beforeEach(async () => {
    for (const id of ['hh-1', 'hh-2', 'hh-3', 'nobody']) await jobContacts.put(id, contacts);
  });

  it('is for signed-in users, and for nobody to keep', async () => {
    const { status, headers, body } = await ask('hh-1', 'anna');
    expect([status, headers?.['cache-control'], body]).toEqual([200, 'no-store', { contacts }]);
    expect((await ask('hh-1')).status).toBe(401);
  });

  it.each(['hh-2', 'hh-3', 'nobody'])('says nothing of a vacancy that is not shown: %s', async (id) => {
    const { status, body } = await ask(id, 'anna');
    expect([status, body.error.message]).toEqual([404, 'Вакансия не найдена']);
  });

  it('is 404 where there are none', async () => {
    await jobContacts.delete('hh-1');
    expect((await ask('hh-1', 'anna')).body.error.message).toBe('У этой вакансии нет прямых контактов');
  });
});
