import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmUpload, requestUpload } from '#core/contract/documents.ts';
import { deleteMe, exportMyData } from '#core/contract/own-data.ts';
import { maxAnnotationsBytes } from '#core/domain/documents/user-document.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { newTracked } from '#core/domain/tracker/tracked-job.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { handler as confirmHandler } from '#functions/http/documents/confirm-upload.ts';
import { handler as requestHandler } from '#functions/http/documents/request-upload.ts';
import { handler as deleteHandler } from '#functions/http/own-data/delete-me.ts';
import { handler as exportHandler } from '#functions/http/own-data/export-my-data.ts';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import * as quotas from '#functions/store/accounts/quotas.ts';
import * as synced from '#functions/store/accounts/synced.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import * as audit from '#functions/store/audit.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { putSubscription, savedSearch } from '#tests/support/digests/saved-search.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { content, type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { post } from '#tests/support/store/files.ts';
import { leased } from '#tests/support/store/leases.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await userRoles.put('boss', 'admin');
});

const exported = operationCaller(exportMyData, exportHandler);
const erase = operationCaller(deleteMe, deleteHandler);
const request = operationCaller(requestUpload, requestHandler);
const confirm = operationCaller(confirmUpload, confirmHandler);

const letter = {
  id: 'hh-1',
  companyName: 'Ромашка',
  position: 'Аналитик',
  text: 'Здравствуйте!',
  savedAt: '2026-11-20T10:00:00.000Z',
};

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const record = newTracked('hh-1', facts, '2026-11-20T10:00:00.000Z');
const hiddenCompany = { kind: 'company', id: 'c1', name: 'Ромашка', isHidden: true } as const;
const ownVersions = {
  kind: 'versions' as const,
  versions: [{ id: 'v1', name: 'Для ML-инженера', savedAt: '2026-11-25T10:00:00.000Z', text: 'Анна' }],
};
const ownProfile = {
  ...{ kind: 'profile' as const, isOnboarded: true },
  profile: { ...emptyProfile, fullName: 'Анна' },
};

/** Something of every kind; gives the id of the document. */
async function saveEverything(user: string): Promise<string> {
  const { body } = await request(user, { name: 'cv.pdf', type: 'resume', size: content.pdf.length });
  await post(body, content.pdf);
  await confirm(user, body);
  // A second one is sent and never confirmed.
  const { body: other } = await request(user, { name: 'b.pdf', type: 'resume', size: content.pdf.length });
  await post(other, content.pdf);
  await annotations.put(leased(user), body.documentId, { marks: [{ at: [0.1] }], revision: 0 });
  await letters.put(leased(user), letter);
  await consents.record(leased(user), 'letters');
  await writtenAnswers.put(leased(user), 'hash', { coverLetter: 'Письмо' });
  await quotas.take(leased(user), '2026-11-20', 20);
  await writtenAnswers.stop(leased(user), 'writing-1');
  await googleLinks.put(leased(user), user === 'anna' ? '117' : '118', user);
  await consents.record(leased(user), 'tracker');
  await tracked.put(leased(user), [tracked.recordEntry({ value: record, revision: 0 })]);
  await tracked.put(leased(user), [tracked.markEntry({ value: hiddenCompany, revision: 0 })]);
  await synced.put(leased(user), ownProfile, 0);
  await putSubscription(user);
  await synced.put(leased(user), ownVersions, 0);
  return body.documentId;
}
/** But for the account's own, of which the tombstone stays. */
const itemsOf = async (user: string) =>
  (await userItems.listByPrefix(user, '')).filter(({ id }) => id !== 'account');
const filesOf = (user: string) =>
  Promise.all(['documents', 'incoming'].map((folder) => world.bucket.versions(`${folder}/${user}/`)));
const isInPool = (user: string) => world.pool.state.users.some(({ id }) => id === user);

/** Of every table of the stage, whichever they are, the items that hold one of the words anywhere. */
async function itemsWith(...words: string[]) {
  const found: { table: string; item: Record<string, unknown> }[] = [];
  for (const [table, TableName] of Object.entries(process.env)) {
    if (!table.endsWith('_TABLE')) continue;
    const scan = { TableName, ConsistentRead: true };
    for await (const { Items = [] } of paginateScan({ client: dynamodb }, scan))
      for (const item of Items)
        if (words.some((word) => JSON.stringify(item).includes(word))) found.push({ table, item });
  }
  return found.sort((a, b) => a.table.localeCompare(b.table));
}

describe('exportMyData', () => {
  it('holds everything, with links that give the files', async () => {
    const id = await saveEverything('anna');
    await saveEverything('boris');
    const { status, body } = await exported('anna');
    expect(status).toBe(200);
    expect(body).toEqual({
      user: { id: 'anna', email: 'anna@example.ru', created_at: expect.any(String), roles: [] },
      consents: [
        { kind: 'documents', version: '2026-11-20', at: expect.any(String), since: expect.any(String) },
        { kind: 'letters', version: '2026-11-20', at: expect.any(String), since: expect.any(String) },
      ],
      letters: [letter],
      documents: [
        {
          id,
          name: 'cv.pdf',
          type: 'resume',
          format: 'pdf',
          size: content.pdf.length,
          uploadedAt: expect.any(String),
          url: expect.stringContaining(`/documents/anna/${id}?`),
          marks: [{ at: [0.1] }],
        },
      ],
      annotations: [],
      uploads: [
        { id: expect.any(String), name: 'b.pdf', type: 'resume', format: 'pdf', size: content.pdf.length },
      ],
      answers: [{ at: expect.any(String), answer: { coverLetter: 'Письмо' } }],
      quotas: [
        { span: '2026-11-20', used: 1 },
        { span: expect.stringMatching(/^uploads#/), used: 2 },
      ],
      googleAccounts: ['117'],
      syncConsents: [
        { kind: 'tracker', version: '2026-11-25', at: expect.any(String), since: expect.any(String) },
      ],
      tracked: [record],
      trackedMarks: [hiddenCompany],
      synced: [ownProfile, ownVersions],
      searches: [
        {
          ...savedSearch,
          ...{ schedule: 'daily', isPaused: false, seenAt: savedSearch.createdAt, stopped: null },
          ...{ zone: 'Europe/Moscow', consent: { version: '2026-11-25', at: savedSearch.createdAt } },
        },
      ],
      told: [{ jobId: 'hh-1', at: savedSearch.createdAt }],
      next: null,
    });
    expect(new Uint8Array(await (await fetch(body.documents[0].url)).arrayBuffer())).toEqual(content.pdf);
    expect(JSON.stringify(body)).not.toContain('boris');
  });

  it('of much comes in pages that Lambda can give', async () => {
    const text = '\u0001'.repeat(20_000);
    const [manyLetters, manyMarks] = [60, 20];
    const annotationTexts = ['"'.repeat(maxAnnotationsBytes / 2 - 2)];
    await Promise.all([
      ...Array.from({ length: manyLetters }, (_, n) =>
        letters.put(leased('anna'), { ...letter, id: `hh-${n}`, text }),
      ),
      ...Array.from({ length: manyMarks }, (_, n) =>
        annotations.put(leased('anna'), `d${n}`, { marks: annotationTexts, revision: 0 }),
      ),
    ]);
    const found = { letters: 0, annotations: 0 };
    let after: string | null = null;
    do {
      const { status, body }: Awaited<ReturnType<typeof exported>> = await exported(
        'anna',
        after === null ? {} : { after },
      );
      expect(status).toBe(200);
      expect(Buffer.byteLength(JSON.stringify({ body: JSON.stringify(body) }))).toBeLessThan(5 * 2 ** 20);
      found.letters += body.letters.length;
      found.annotations += body.annotations.length;
      after = body.next;
    } while (after !== null);
    expect(found).toEqual({ letters: manyLetters, annotations: manyMarks });
  });

  it('and the erasure know every kind that is kept', async () => {
    await saveEverything('anna');
    const userOwn = await userItems.listByPrefix('anna', '');
    const stored = [...userOwn, ...(await userItems.listByPrefix('google#117', ''))];
    const kinds = stored.map(({ id }) => userItems.kindOf(String(id)));
    // A kind that nothing here keeps could be left out unnoticed.
    expect([...new Set(kinds)].sort()).toEqual([...userItems.itemKinds].sort());
    // Searches and what e-mails told stand in tables of their own.
    const { user: _, next: __, searches: ___, told: ____, ...sections } = (await exported('anna')).body;
    const annotationMarks = sections.documents.flatMap((document: { marks: unknown[] }) => document.marks);
    const service = kinds.filter((kind) => kind && ['account', 'link', 'stop'].includes(kind));
    expect([...Object.values(sections).flat(), ...annotationMarks]).toHaveLength(
      stored.length - service.length,
    );
    await erase('anna');
    expect(await itemsOf('anna')).toEqual([]);
  });

  it('is nobody’s who has no account', async () => {
    expect((await exported(undefined)).status).toBe(401);
    expect((await exported('gone')).status).toBe(401);
  });
});

describe('deleteMe', () => {
  it('leaves nothing of the user, and everything of the others', async () => {
    await saveEverything('anna');
    await saveEverything('boris');
    const others = [await itemsOf('boris'), await filesOf('boris')];
    await userRoles.put('anna', 'editor');

    expect(await erase('anna')).toMatchObject({ status: 200, body: { isDone: true } });
    expect([await itemsOf('anna'), await filesOf('anna'), await userRoles.listOf('anna')]).toEqual([
      [],
      [[], []],
      [],
    ]);
    expect(isInPool('anna')).toBe(false);
    expect([await itemsOf('boris'), await filesOf('boris')]).toEqual(others);
    expect(isInPool('boris')).toBe(true);
    // The token lives on for minutes.
    expect((await erase('anna')).body).toEqual({ isDone: true });
    expect((await erase(undefined)).status).toBe(401);
  });

  it('leaves the id in no table but in its tombstone and the records of what an administrator did', async () => {
    const document = await saveEverything('anna');
    for (const role of ['admin', 'editor']) await userRoles.put('anna', role);
    const started_at = '2026-11-20T10:00:00.000Z';
    await importRuns.put(newImportRun({ id: 'run-1', source: 'hh', started_by: 'anna', started_at }));
    const kindOf = ({ id, role, entry }: Record<string, unknown>) =>
      String(id ?? role ?? entry).split('#')[0];
    const before = await itemsWith('anna', document);
    // What is not there beforehand is not seen to go.
    expect([...new Set(before.map(({ table, item }) => `${table} ${kindOf(item)}`))].sort()).toEqual([
      'IMPORT_RUNS_TABLE run-1',
      'SENT_TABLE day',
      'SENT_TABLE found',
      'SUBSCRIPTIONS_TABLE leave',
      'SUBSCRIPTIONS_TABLE search',
      'USER_ITEMS_TABLE account',
      'USER_ITEMS_TABLE annotations',
      'USER_ITEMS_TABLE answer',
      'USER_ITEMS_TABLE application',
      'USER_ITEMS_TABLE consent',
      'USER_ITEMS_TABLE document',
      'USER_ITEMS_TABLE google',
      'USER_ITEMS_TABLE letter',
      'USER_ITEMS_TABLE link',
      'USER_ITEMS_TABLE mark',
      'USER_ITEMS_TABLE quota',
      'USER_ITEMS_TABLE stop',
      'USER_ITEMS_TABLE synced',
      'USER_ROLES_TABLE admin',
      'USER_ROLES_TABLE editor',
    ]);

    expect((await erase('anna')).body).toEqual({ isDone: true });
    const revoked = { action: 'admin_revoked', before: { roles: ['admin'] }, after: { roles: [] } };
    const pseudonym = { log: 'admin', actor: 'anna', subject: 'anna', title: null, ...revoked };
    const tombstone = { user_id: 'anna', id: 'account', erased_at: expect.any(String) };
    expect(await itemsWith('anna', document)).toEqual([
      { table: 'AUDIT_TABLE', item: { ...pseudonym, id: expect.any(String), at: expect.any(String) } },
      { table: 'USER_ITEMS_TABLE', item: { ...tombstone, expires_at: expect.any(Number) } },
    ]);
  });

  it('ends every session before the account', async () => {
    await erase('anna');
    expect(world.pool.calls.map(({ operation }) => operation)).toEqual([
      'AdminGetUser',
      'AdminUserGlobalSignOut',
      'AdminDeleteUser',
    ]);
  });

  it('stopped half-way by Cognito it goes on when it is asked again', async () => {
    await saveEverything('anna');
    world.pool.state.errorReplies.AdminDeleteUser = { __type: 'InternalErrorException' };
    expect((await erase('anna')).status).toBe(500);
    expect(isInPool('anna')).toBe(true);
    world.pool.state.errorReplies = {};
    expect((await erase('anna')).body).toEqual({ isDone: true });
    expect([await itemsOf('anna'), isInPool('anna')]).toEqual([[], false]);
  });

  it('stopped half-way by S3 it keeps the account', async () => {
    await saveEverything('anna');
    const name = process.env.FILES_BUCKET;
    process.env.FILES_BUCKET = 'no-such-bucket';
    expect((await erase('anna')).status).toBe(500);
    process.env.FILES_BUCKET = name;
    expect(isInPool('anna')).toBe(true);
    expect((await erase('anna')).body).toEqual({ isDone: true });
    expect(await filesOf('anna')).toEqual([[], []]);
  });

  it('the last administrator is refused and loses nothing', async () => {
    const id = await saveEverything('boss');
    const before = await itemsOf('boss');
    const { status, body } = await erase('boss');
    expect([status, body.error.code]).toEqual([409, 'conflict']);
    expect(body.error.message).toContain('единственный администратор');
    expect(await itemsOf('boss')).toEqual(before);
    expect((await filesOf('boss'))[0]).toEqual([`documents/boss/${id}`]);
    expect([isInPool('boss'), await userRoles.isAdmin('boss')]).toEqual([true, true]);
  });

  it('an administrator among others is deleted; the record of it holds an id and nothing else', async () => {
    await userRoles.put('anna', 'admin');
    expect((await erase('boss')).body).toEqual({ isDone: true });
    expect(await userRoles.list()).toEqual([{ user_id: 'anna', role: 'admin' }]);
    const records = await audit.list(50);
    expect(records).toMatchObject([{ actor: 'boss', subject: 'boss', action: 'admin_revoked', title: null }]);
    expect(JSON.stringify(records)).not.toContain('@');
  });

  it('runs of an import that an administrator has started stay and name nobody', async () => {
    const started_at = '2026-11-20T10:00:00.000Z';
    for (const started_by of ['anna', 'boss', 'schedule'])
      await importRuns.put(newImportRun({ id: `run-${started_by}`, source: 'hh', started_by, started_at }));
    await erase('anna');
    expect((await importRuns.list(10)).map((run) => run.started_by).sort()).toEqual([
      'boss',
      'erased',
      'schedule',
    ]);
  });

  it('an upload or a letter that comes after it is not kept', async () => {
    const { body } = await request('anna', { name: 'cv.pdf', type: 'resume', size: 5 });
    await erase('anna');
    await post(body, content.pdf);
    expect((await confirm('anna', body)).status).toBe(401);
    expect(await itemsOf('anna')).toEqual([]);
  });
});
