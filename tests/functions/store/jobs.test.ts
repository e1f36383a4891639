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

it('keeps when a source has closed a vacancy, until it opens it again; an admin’s word is no closing', async () => {
  const closedAt = async () => (await jobs.get('hh-3')).closed_at;
  await jobs.change('hh-3', (row) => ({ ...row, is_active: false }));
  expect(await closedAt()).toBeNull();

  const start = new Date().toISOString();
  await jobs.change('hh-3', (row) => ({ ...row, is_open: false }));
  const at = await closedAt();
  expect(at !== null && at >= start && at <= new Date().toISOString()).toBe(true);
  await jobs.change('hh-3', (row) => ({ ...row, title: 'Ещё раз' }));
  expect(await closedAt()).toBe(at);

  await jobs.change('hh-3', (row) => ({ ...row, is_open: true }));
  expect(await closedAt()).toBeNull();
});

it('does not invent when a vacancy was closed that it met as closed', async () => {
  await jobs.put([jobRowWith({ id: 'hh-4', is_open: false })]);
  await jobs.change('hh-4', (row) => ({ ...row, title: 'Ещё раз' }));
  expect((await jobs.get('hh-4')).closed_at).toBeNull();
});

it('counts versions up, from 0', async () => {
  expect((await versions.get('jobs')).version).toBe(0);
  await versions.bump('jobs');
  await versions.bump('jobs');
  expect((await versions.get('jobs')).version).toBe(2);
});
