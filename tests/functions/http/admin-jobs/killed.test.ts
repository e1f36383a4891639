import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJob, deleteJob, deleteJobs, editJob, setJobsActive } from '#core/contract/admin-jobs.ts';
import { handler as createHandler } from '#functions/http/admin-jobs/create-job.ts';
import { handler as deleteHandler } from '#functions/http/admin-jobs/delete-job.ts';
import { handler as deleteManyHandler } from '#functions/http/admin-jobs/delete-jobs.ts';
import { handler as editHandler } from '#functions/http/admin-jobs/edit-job.ts';
import { handler as setManyHandler } from '#functions/http/admin-jobs/set-jobs-active.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { startKillableClient } from '#tests/support/store/killable-client.ts';
import { itemsOf } from '#tests/support/store/stored-items.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
let killable: ReturnType<typeof startKillableClient>;
beforeAll(async () => {
  server = await startDynamodb();
  killable = startKillableClient();
});
afterAll(async () => {
  await server.close();
});
beforeEach(async () => {
  captureLogs();
  killable.revive();
  await emptyTables();
  await userRoles.put('boss', 'admin');
});

const create = operationCaller(createJob, createHandler);
const edit = operationCaller(editJob, editHandler);
const remove = operationCaller(deleteJob, deleteHandler);
const removeMany = operationCaller(deleteJobs, deleteManyHandler);
const setMany = operationCaller(setJobsActive, setManyHandler);
const jobId = 'hh-1';
const contacts = { email: 'jobs@vector.ru', telegram: null, site: null };

/** The press of somebody whose function dies with its nth write; then once more, by one that lives. */
async function pressedTwice(n: number, press: () => Promise<{ status: number | undefined }>) {
  killable.killAfter(n);
  expect((await press()).status).toBe(500);
  killable.revive();
  return (await press()).status;
}

describe('an edit, killed and pressed again', () => {
  // The record of the audit, the text, the contacts, the row, the version.
  it.each([0, 1, 2, 3])('after write %i: the vacancy says what it has, and is read anew', async (n) => {
    await jobs.put([jobRowWith({ id: jobId })]);
    const change = { jobId, description: '<p>Пишем на Kafka</p>', contacts };
    expect(await pressedTwice(n, () => edit('boss', change))).toBe(200);
    const row = await jobs.get(jobId);
    expect(row).toMatchObject({ has_description: true, has_direct_contacts: true });
    expect(row.edited).toContain('description');
    expect(JSON.stringify(row.demand)).toContain('kafka');
    expect(row.modified_at).not.toBeNull();
  });
});

describe('a deletion, killed and pressed again', () => {
  // The record of the audit, the row; the text and the contacts at once, the version.
  it.each([1, 2, 3, 4])('after write %i: nothing hangs on it, and readers are told', async (n) => {
    await jobs.put([jobRowWith({ id: jobId, has_description: true, has_direct_contacts: true })]);
    await descriptions.put({ id: jobId, html: '<p>Пишем на Kafka</p>' });
    await jobContacts.put(jobId, contacts);
    const { version } = await versions.get('jobs');
    expect(await pressedTwice(n, () => remove('boss', { jobId }))).toBe(n === 1 ? 200 : 404);
    expect([await jobs.find(jobId), await descriptions.find(jobId), await jobContacts.find(jobId)]).toEqual([
      null,
      null,
      null,
    ]);
    expect((await versions.get('jobs')).version).toBeGreaterThan(version);
  });
});

describe('several at once, of which one comes to nothing', () => {
  const jobIds = ['hh-1', 'hh-2', 'hh-3'];
  beforeEach(async () => {
    await jobs.put(jobIds.map((id) => jobRowWith({ id })));
    killable.failNext('PutItem');
  });

  it('the others are deleted, and the answer says which', async () => {
    const { status, body } = await removeMany('boss', { jobIds });
    expect([status, body.deleted.length, body.failed.length]).toEqual([200, 2, 1]);
    expect((await jobs.lookUp(jobIds)).deleted.sort()).toEqual(body.deleted);
    expect(await jobs.find(body.failed[0])).not.toBeNull();
  });

  it('the others are hidden, and the answer says which', async () => {
    const { status, body } = await setMany('boss', { jobIds, isActive: false });
    expect([status, body.jobs.length, body.failed.length]).toEqual([200, 2, 1]);
    const rows = await jobs.findMany(jobIds);
    expect(rows.filter((row) => row.is_active).map(({ id }) => id)).toEqual(body.failed);
  });

  it('of one that is asked for alone it is a failure', async () => {
    expect((await removeMany('boss', { jobIds: ['hh-1'] })).status).toBe(500);
  });
});

describe('a creation, killed', () => {
  const draft = {
    ...{ title: 'ML-инженер', company: 'Вектор', categoryId: 'backend', tags: ['Go'], contacts },
    description: '<p>Пишем на Go</p>',
  };
  // The record of the audit, the row that nobody is shown, the text, the contacts, the row, the version.
  it.each([1, 2, 3, 4])(
    'after write %i: nothing hangs on no vacancy, and nobody is shown a half',
    async (n) => {
      killable.killAfter(n);
      expect((await create('boss', draft)).status).toBe(500);
      killable.revive();
      const rows = await itemsOf('JOBS_TABLE');
      const hanging = [...(await itemsOf('DESCRIPTIONS_TABLE')), ...(await itemsOf('JOB_CONTACTS_TABLE'))];
      expect(hanging).toHaveLength(Math.max(0, n - 2));
      for (const { id } of hanging) expect(rows.map((row) => row.id)).toContain(id);
      for (const row of rows) expect(row.is_active).toBe(false);
    },
  );

  const form = { ...draft, draftId: '5b0f6f5e-8a43-4a5e-9d0f-0d8d3f0d1c11' };
  const shown = () =>
    itemsOf('JOBS_TABLE').then((rows) => rows.map(({ title, is_active }) => [title, is_active]));

  it.each(
    [0, 1, 2, 3, 4, 5, 6].flatMap((n) => [
      { n, losing: false },
      { n, losing: true },
    ]),
  )(
    'the same form again after write $n (unheard: $losing): one vacancy, whole, and readers are told',
    async ({ n, losing }) => {
      killable.killAfter(n, { losing });
      await create('boss', form);
      killable.revive();
      const { version } = await versions.get('jobs');
      const { status, body } = await create('boss', { ...form, title: 'ML-инженер, Москва' });
      expect(status).toBe(200);
      expect(await shown()).toEqual([['ML-инженер, Москва', true]]);
      const { id } = body.job;
      expect(await jobs.get(id)).toMatchObject({ has_description: true, has_direct_contacts: true });
      expect(await descriptions.find(id)).toBe(draft.description);
      expect(await jobContacts.find(id)).toEqual(contacts);
      expect((await versions.get('jobs')).version).toBeGreaterThan(version);
    },
  );

  it('the same form without what it said before: nothing hangs on the vacancy any more', async () => {
    const { body } = await create('boss', form);
    const { description: _, contacts: __, ...rest } = form;
    expect((await create('boss', rest)).status).toBe(200);
    const { id } = body.job;
    expect(await jobs.get(id)).toMatchObject({ has_description: false, has_direct_contacts: false });
    expect([await descriptions.find(id), await jobContacts.find(id)]).toEqual([null, null]);
  });

  /** After the record of the audit and the row that nobody is shown. */
  const beforeThirdWrite = (work: () => Promise<unknown>) =>
    killable.onNext('PutItem', async () =>
      killable.onNext('PutItem', async () => killable.onNext('PutItem', work)),
    );

  it('the same form, corrected, while the first one is still written: the correction stands', async () => {
    beforeThirdWrite(() => create('boss', { ...form, title: 'ML-инженер, Москва' }));
    const { status, body } = await create('boss', form);
    expect([status, body.job.title]).toEqual([200, 'ML-инженер, Москва']);
    expect(await shown()).toEqual([['ML-инженер, Москва', true]]);
  });

  it('deleted while it is still written: it stays deleted, and nothing hangs on it', async () => {
    beforeThirdWrite(async () => {
      const [row] = await itemsOf('JOBS_TABLE');
      await remove('boss', { jobId: row?.id });
    });
    expect((await create('boss', form)).status).toBe(404);
    expect(await shown()).toEqual([[undefined, undefined]]);
    expect([...(await itemsOf('DESCRIPTIONS_TABLE')), ...(await itemsOf('JOB_CONTACTS_TABLE'))]).toEqual([]);
  });

  it('two presses at once that both find nothing: one vacancy', async () => {
    killable.onNext('PutItem', () => create('boss', { ...form, title: 'ML-инженер, Москва' }));
    expect((await create('boss', form)).status).toBe(200);
    expect(await shown()).toEqual([['ML-инженер', true]]);
  });

  it('the same form of what was deleted meanwhile: it stays deleted', async () => {
    const { body } = await create('boss', form);
    await remove('boss', { jobId: body.job.id });
    expect((await create('boss', form)).status).toBe(404);
    expect(await jobs.find(body.job.id)).toBe(null);
  });

  it('another form, another admin, or a form without an id: a vacancy for each', async () => {
    await userRoles.put('other', 'admin');
    const another = { ...form, draftId: '5b0f6f5e-8a43-4a5e-9d0f-0d8d3f0d1c12' };
    for (const [by, sent] of [
      ['boss', form],
      ['boss', another],
      ['other', form],
      ['boss', draft],
      ['boss', draft],
    ] as const)
      expect((await create(by, sent)).status).toBe(200);
    expect(await shown()).toHaveLength(5);
  });
});
