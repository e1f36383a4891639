import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as versions from '#functions/store/versions.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { startKillableClient } from '#tests/support/store/killable-client.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let killable: ReturnType<typeof startKillableClient>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  killable = startKillableClient();
});
afterAll(() => dynamodb.close());
beforeEach(emptyTables);

const namedSnapshots = async (format = 7) => versions.snapshotsIn(await versions.get('jobs'), format);
const version = async () => (await versions.get('jobs')).version;
const noSnapshots = { snapshot: null, previous: null };

it('counts its bumps beside the names of the snapshots', async () => {
  expect([await version(), await namedSnapshots()]).toEqual([0, noSnapshots]);
  expect(await versions.publish('jobs', 7, noSnapshots, { snapshot: 'a', previous: null })).toBe(true);
  await versions.bump('jobs');
  expect([await version(), await namedSnapshots()]).toEqual([1, { snapshot: 'a', previous: null }]);
  await versions.bump('jobs');
  expect([await version(), await namedSnapshots()]).toEqual([2, { snapshot: 'a', previous: null }]);
});

it('names no snapshot for who has not seen the one that it would replace', async () => {
  expect(await versions.publish('jobs', 7, noSnapshots, { snapshot: 'a', previous: null })).toBe(true);
  expect(await versions.publish('jobs', 7, noSnapshots, { snapshot: 'b', previous: null })).toBe(false);
  const published = await namedSnapshots();
  // A change of the vacancies is no other snapshot.
  await versions.bump('jobs');
  expect(await versions.publish('jobs', 7, published, { snapshot: 'c', previous: 'a' })).toBe(true);
  expect(await versions.publish('jobs', 7, published, { snapshot: 'd', previous: 'a' })).toBe(false);
  expect([await version(), await namedSnapshots()]).toEqual([1, { snapshot: 'c', previous: 'a' }]);
});

it('knows its own names where the answer was lost and the SDK asks again', async () => {
  killable.loseNext('UpdateItem');
  expect(await versions.publish('jobs', 7, noSnapshots, { snapshot: 'a', previous: null })).toBe(true);
  expect(await namedSnapshots()).toEqual({ snapshot: 'a', previous: null });
  killable.loseNext('UpdateItem');
  const before = await namedSnapshots();
  expect(await versions.publish('jobs', 7, before, { snapshot: 'b', previous: 'a' })).toBe(true);
  expect(await versions.publish('jobs', 7, before, { snapshot: 'c', previous: 'a' })).toBe(false);
});

it('keeps the names of each format apart', async () => {
  const [old, young] = [
    { snapshot: 'old', previous: 'older' },
    { snapshot: 'young', previous: null },
  ];
  expect(await versions.publish('jobs', 7, noSnapshots, old)).toBe(true);
  expect(await namedSnapshots(8)).toEqual(noSnapshots);
  expect(await versions.publish('jobs', 8, noSnapshots, young)).toBe(true);
  expect([await namedSnapshots(7), await namedSnapshots(8)]).toEqual([old, young]);
});
