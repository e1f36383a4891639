import { execFileSync } from 'node:child_process';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { startFiles } from '#tests/support/store/files.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { startSnapshots } from '#tests/support/store/snapshot-bucket.ts';
import { putItems } from '#tests/support/store/stored-items.ts';
import { shownViolations } from './invariants/counts.ts';
import { type Expected, violationsOf } from './invariants/invariants.ts';
import { readWorld } from './invariants/stored-world.ts';

const started: { close(): Promise<void> }[] = [];
let files: Awaited<ReturnType<typeof startFiles>>;
beforeAll(async () => {
  started.push(await startDynamodb());
  files = await startFiles();
  started.push(files, await startSnapshots());
});
afterAll(async () => {
  for (const service of started.toReversed()) await service.close();
});
beforeEach(async () => {
  await Promise.all([emptyTables(), files.empty()]);
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

async function putFile(key: string, Body: string): Promise<void> {
  const s3 = new S3Client({});
  await s3.send(new PutObjectCommand({ Bucket: process.env.FILES_BUCKET, Key: key, Body }));
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
    expect(await found({ ...expected, ...boris }, ['{"event":"request","user":"boris-id"}'])).toEqual([
      'of an erased person in USER_ITEMS_TABLE: «boris-id»',
      'of an erased person in USER_ITEMS_TABLE: «boris@example.ru»',
      'of an erased person in SUBSCRIPTIONS_TABLE: «boris-id»',
      'of an erased person in FILES_BUCKET: documents/anna/d1',
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

it('the command starts, and lists what it breaks', () => {
  const listed = execFileSync('node', ['tests/faults/faults.ts', '--list'], { encoding: 'utf8' });
  expect(listed).toMatch(/^kill-import .*kill -9/mu);
  expect(listed.split('\n').length).toBeGreaterThan(12);
});
