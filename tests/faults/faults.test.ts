import { execFileSync } from 'node:child_process';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newImportRun } from '#core/domain/import/import-run.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { startFiles } from '#tests/support/store/files.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { startSnapshots } from '#tests/support/store/snapshot-bucket.ts';
import { putItems } from '#tests/support/store/stored-items.ts';
import { comparableWorld, differences, missingIn, untouched } from './compared-world.ts';
import { shownViolations } from './invariants/counts.ts';
import { type Expected, violationsOf } from './invariants/invariants.ts';
import { readWorld } from './invariants/stored-world.ts';

const started: { close(): Promise<void> }[] = [];
let files: Awaited<ReturnType<typeof startFiles>>;
let pool: Awaited<ReturnType<typeof startUserPool>>;
beforeAll(async () => {
  started.push(await startDynamodb());
  files = await startFiles();
  pool = await startUserPool();
  started.push(files, await startSnapshots(), pool);
});
afterAll(async () => {
  for (const service of started.toReversed()) await service.close();
});
beforeEach(async () => {
  await Promise.all([emptyTables(), files.empty()]);
  pool.reset();
  await jobs.put([jobRowWith({ id: 'hh-1', has_description: true, has_direct_contacts: true })]);
  await descriptions.put({ id: 'hh-1', html: '<p>Пишем на Go</p>' });
  await jobContacts.put('hh-1', { email: 'jobs@vector.ru', telegram: null, site: null });
  await putItems('USER_ITEMS_TABLE', [letter('1'), { user_id: 'anna', id: 'account', letters: 1 }]);
});

const letter = (hash: string) => ({
  user_id: 'anna',
  id: `letter#${hash}`,
  letter_id: 'hh-1',
  text: 'Здравствуйте',
});
const expected: Expected = {
  confirmed: [
    { table: 'USER_ITEMS_TABLE', is: { user_id: 'anna', letter_id: 'hh-1', text: 'Здравствуйте' } },
  ],
};
const found = async (more: Expected = expected, logs: string[] = []) =>
  violationsOf(await readWorld(logs), more);
/** Whose account was erased, and what was theirs alone. */
const boris = { erased: [{ id: 'boris-id', texts: ['boris@example.ru'] }] };

async function putFile(key: string, Body: string, Bucket = process.env.FILES_BUCKET): Promise<void> {
  const s3 = new S3Client({});
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body }));
  s3.destroy();
}

describe('the checker of what is stored', () => {
  it('has nothing to say where nothing is wrong', async () => {
    await putItems('USER_ITEMS_TABLE', [
      { user_id: 'boris-id', id: 'account', erased_at: 'then', expires_at: 1 },
    ]);
    expect(await found({ ...expected, ...boris })).toEqual([]);
  });

  it('sees a confirmed write that is lost, and one that is there twice', async () => {
    await putItems('USER_ITEMS_TABLE', [letter('2')]);
    expect(await found()).toEqual([
      expect.stringMatching(/^there 2 times/u),
      expect.stringMatching(/letters says 1, there are 2/u),
    ]);
    await emptyTables();
    expect(await found()).toEqual([expect.stringMatching(/^lost: USER_ITEMS_TABLE/u)]);
  });

  it('sees what was deleted and is there', async () => {
    const is = { user_id: 'anna', letter_id: 'hh-1' };
    expect(await found({ confirmed: [{ table: 'USER_ITEMS_TABLE', is, times: 0 }] })).toEqual([
      expect.stringMatching(/^deleted, and still there: USER_ITEMS_TABLE/u),
    ]);
  });

  it('sees a counter that is too high by more than those who died may have left', async () => {
    const account = (letters: number) =>
      putItems('USER_ITEMS_TABLE', [{ user_id: 'anna', id: 'account', letters }]);
    await account(2);
    expect(await found()).toEqual(['account of anna: letters says 2, there are 1']);
    expect(await found({ ...expected, deaths: 1 })).toEqual([]);
    await account(3);
    expect(await found({ ...expected, deaths: 1 })).toEqual(['account of anna: letters says 3, there are 1']);
    await account(0);
    expect(await found({ ...expected, deaths: 1 })).toEqual(['account of anna: letters says 0, there are 1']);
  });

  it('sees a run whose numbers are not those of the table', async () => {
    const run = {
      ...newImportRun({ id: 'r1', source: 'hh', started_by: 'anna', started_at: '2026-11-20T10:00:00.000Z' }),
      ...{ kind: 'run', status: 'succeeded', pages: 1, jobs_by_category: { backend: 1 } },
      counts: { found: 2, new: 1, updated: 0, unchanged: 0, skipped: 1 },
    };
    const liveness = { ...run.liveness, phase: 'passed', open: 1 };
    await putItems('IMPORT_RUNS_TABLE', [
      { ...run, liveness },
      { kind: 'seen#r1', id: '00000000', ids: ['hh-1', 'hh-2'], fresh: ['hh-1'], changed: [] },
      { kind: 'skips#r1', id: '2', title: 'Повар', reason: 'повтор' },
    ]);
    expect(await found()).toEqual([]);
    await jobs.change('hh-1', (row) => ({ ...row, category_id: 'frontend', is_open: false }));
    expect(await found()).toEqual([
      'run r1: it says {"backend":1}, in the table {"frontend":1}',
      'run r1: open: it says 1, in the table 0',
    ]);
    const counts = { found: 3, new: 2, updated: 0, unchanged: 0, skipped: 1 };
    await putItems('IMPORT_RUNS_TABLE', [{ ...run, liveness, counts }]);
    expect((await found()).slice(0, 4)).toEqual([
      'run r1: 1 by category, 2 in all',
      'run r1: kept: it says 2, there are 1',
      'run r1: kept, in the table: it says 2, there are 1',
      'run r1: new: it says 2, there are 1',
    ]);
  });

  it('sees what hangs on nothing, and what is said to be there and is not', async () => {
    await jobs.delete('hh-1');
    await putItems('USER_ITEMS_TABLE', [
      { user_id: 'anna', id: 'annotations#d1', marks: '[]', revision: 1 },
      { user_id: 'anna', id: 'document#d2', name: 'cv.pdf' },
    ]);
    await putItems('SENT_TABLE', [
      { owner: 'user#anna', entry: 'found#1', state: 'pending', search_ids: ['s1'] },
    ]);
    await putItems('VERSIONS_TABLE', [{ name: 'jobs', snapshots_9: { snapshot: 'v9/a', previous: null } }]);
    await putFile('documents/anna/d3', 'file');
    expect(await found()).toEqual([
      'description without vacancy: hh-1',
      'contacts without vacancy: hh-1',
      'annotations without document: anna annotations#d1',
      'document without file: anna document#d2',
      'file without document: documents/anna/d3',
      'news that no search waits for: user#anna found#1',
      'a snapshot that is named and is not there: v9/a.columns',
      'a snapshot that is named and is not there: v9/a.keys',
    ]);
    await jobs.put([jobRowWith({ id: 'hh-1' })]);
    expect(await found()).toContain('vacancy hh-1 says it has none, and that is not so');
  });

  it('sees a byte of somebody who was erased, in a table, a file and a log', async () => {
    await putItems('SUBSCRIPTIONS_TABLE', [{ id: 'leave#1', owner: 'user#boris-id' }]);
    await putItems('USER_ITEMS_TABLE', [
      { user_id: 'boris-id', id: 'account', erased_at: 'then', username: 'boris@example.ru' },
      { user_id: 'anna', id: 'document#d1', name: 'cv.pdf' },
    ]);
    await putFile('documents/anna/d1', 'Пишите: boris@example.ru');
    await putFile('market/2026-11.json', '"boris@example.ru"', process.env.MARKET_BUCKET);
    pool.state.users = [{ id: 'another', email: 'boris@example.ru' }];
    expect(await found({ ...expected, ...boris }, ['{"event":"request","user":"boris-id"}'])).toEqual([
      'of an erased person in USER_ITEMS_TABLE: «boris-id»',
      'of an erased person in USER_ITEMS_TABLE: «boris@example.ru»',
      'of an erased person in SUBSCRIPTIONS_TABLE: «boris-id»',
      'of an erased person in FILES_BUCKET: documents/anna/d1',
      'of an erased person in MARKET_BUCKET: market/2026-11.json',
      'of an erased person in the user pool: «boris@example.ru»',
      'of an erased person in a log: «boris-id»',
    ]);
  });

  it('sees a list that shows other numbers than the table has', async () => {
    const shown = { total: 1, category: { development: 1, backend: 1 }, company: { 'hh-10': 1 } };
    expect(shownViolations(await readWorld(), shown)).toEqual([]);
    await jobs.change('hh-1', (row) => ({ ...row, is_open: false }));
    expect(shownViolations(await readWorld(), shown)).toHaveLength(4);
  });
});

describe('two worlds, compared', () => {
  const worldNow = async () => comparableWorld(await readWorld());
  const uuids = ['5b0f6f5e-8a43-4a5e-9d0f-0d8d3f0d1c11', '5b0f6f5e-8a43-4a5e-9d0f-0d8d3f0d1c12'];
  const document = (uuid?: string) => ({ user_id: 'anna', id: `document#${uuid}`, name: 'cv.pdf' });
  const record = (id: string) => ({
    log: 'admin',
    id: `2026-11-20T10:00:00.000Z-${id}`,
    action: 'job_shown',
  });

  it('are the same but for instants and random ids; what is there twice is not', async () => {
    await putItems('USER_ITEMS_TABLE', [document(uuids[0])]);
    const before = await worldNow();
    await putItems('USER_ITEMS_TABLE', [document(uuids[1])]);
    const twice = await worldNow();
    const what = 'USER_ITEMS_TABLE: too much: {"id":"document#<uuid>","name":"cv.pdf","user_id":"anna"}';
    expect(differences(before, twice)).toEqual([what]);
    expect(differences(twice, before)).toEqual([what.replace('too much', 'not there')]);
    await emptyTables();
    await putItems('USER_ITEMS_TABLE', [document(uuids[1])]);
    expect(missingIn(await worldNow(), untouched(twice, before))).toEqual(
      expect.not.arrayContaining([expect.stringContaining('document#')]),
    );
    expect(missingIn(await worldNow(), untouched(twice, twice))).toContain(
      'USER_ITEMS_TABLE {"id":"document#<uuid>","name":"cv.pdf","user_id":"anna"}',
    );
  });

  it('a press that is repeated is recorded twice', async () => {
    await putItems('AUDIT_TABLE', [record('aaaaaa')]);
    const before = await worldNow();
    await putItems('AUDIT_TABLE', [record('bbbbbb')]);
    expect(differences(before, await worldNow())).toEqual([]);
  });
});

it('the command starts, and lists what it breaks', () => {
  const listed = execFileSync('node', ['tests/faults/faults.ts', '--list'], { encoding: 'utf8' });
  expect(listed).toMatch(/^kill-import .*kill -9/mu);
  expect(listed.split('\n').length).toBeGreaterThan(12);
});
