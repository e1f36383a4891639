import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as versions from '#functions/store/versions.ts';
import { startDynamodb } from '#tests/support/dynamodb.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
});
afterAll(() => dynamodb.close());
beforeEach(emptyTables);

it('counts its bumps beside the names of the snapshots', async () => {
  const before = await versions.get('jobs');
  expect(before).toEqual({ version: 0, snapshot: null, previous: null });
  expect(await versions.publish('jobs', before, { snapshot: 'a', previous: null })).toBe(true);
  await versions.bump('jobs');
  expect(await versions.get('jobs')).toEqual({ version: 1, snapshot: 'a', previous: null });
  await versions.bump('jobs');
  expect(await versions.get('jobs')).toEqual({ version: 2, snapshot: 'a', previous: null });
});

it('names no snapshot for who has not seen the one that it would replace', async () => {
  const none = await versions.get('jobs');
  expect(await versions.publish('jobs', none, { snapshot: 'a', previous: null })).toBe(true);
  expect(await versions.publish('jobs', none, { snapshot: 'b', previous: null })).toBe(false);
  const one = await versions.get('jobs');
  // A change of the vacancies is no other snapshot.
  await versions.bump('jobs');
  expect(await versions.publish('jobs', one, { snapshot: 'c', previous: 'a' })).toBe(true);
  expect(await versions.publish('jobs', one, { snapshot: 'd', previous: 'a' })).toBe(false);
  expect(await versions.get('jobs')).toEqual({ version: 1, snapshot: 'c', previous: 'a' });
});
