import { afterAll, beforeAll, expect, it } from 'vitest';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
});
afterAll(() => dynamodb.close());

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

it('keeps rows whole, over every batch and page limit', async () => {
  const rows = Array.from({ length: 1203 }, (_, n) => jobRowWith({ id: `hh-${n}`, external_id: String(n) }));
  await jobs.put(rows);
  const scanned = (await Array.fromAsync(jobs.scan())).flatMap(({ rows }) => rows);
  expect(ids(scanned)).toEqual(ids(rows));
  expect(await jobs.get('hh-7')).toEqual(rows[7]);
  expect(
    ids(await jobs.findMany(['hh-1', 'hh-1', 'nobody', ...rows.slice(0, 150).map(({ id }) => id)])),
  ).toEqual(ids(rows.slice(0, 150)));
  expect(await jobs.find('nobody')).toBeNull();
  await expect(jobs.get('nobody')).rejects.toMatchObject({ code: 'not_found' });
});

it('feeds what has changed since, as it is now', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const since = new Date().toISOString();
  await jobs.put([jobRowWith({ id: 'hh-3', title: 'Новое название' }), jobRowWith({ id: 'hh-9000' })]);
  const changed = (await jobs.changedSince(since)).rows;
  expect(ids(changed)).toEqual(['hh-3', 'hh-9000']);
  expect(changed.find(({ id }) => id === 'hh-3')?.title).toBe('Новое название');
});

it('counts versions up, from 0', async () => {
  expect((await versions.get('jobs')).version).toBe(0);
  await versions.bump('jobs');
  await versions.bump('jobs');
  expect((await versions.get('jobs')).version).toBe(2);
});
