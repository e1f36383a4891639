import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { itemsOf, putItems } from '#tests/support/store/stored-items.ts';

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
  // What was written in the same millisecond would be fed as well.
  const written = Date.now();
  while (Date.now() <= written) await sleep(1);
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

describe('when readers last saw a change (docs/rules.md#sitemap-lastmod)', () => {
  const old = '2026-11-01T00:00:00.000Z';
  const isNewAfter = async (changes: Partial<JobRow>, isTextNew = false, before: Partial<JobRow> = {}) => {
    await jobs.put([jobRowWith({ id: 'hh-5', modified_at: old, ...before })]);
    await jobs.change('hh-5', (row) => ({ ...row, ...changes }), { isTextNew });
    const { modified_at } = await jobs.get('hh-5');
    return modified_at !== old && Math.abs(Date.now() - Date.parse(modified_at ?? '')) < 60_000;
  };

  it.each<[string, Partial<JobRow>]>([
    ['its title', { title: 'Другое' }],
    ['its pay', { salary: null }],
    ['its tags', { tags: ['Go'] }],
    ['its day', { created_at: '2026-11-20T00:00:00.000Z' }],
    ['a first description', { has_description: true }],
  ])('%s', async (_, changes) => expect(await isNewAfter(changes)).toBe(true));

  it.each<[string, Partial<JobRow>]>([
    ['a new mapping', { content_hash: '3-b', first_published_at: old, reposts: 2 }],
    ['that the source was asked', { checked_at: old }],
    ['another day’s rate', { salary_rate: { currency: 'USD', roubles: 80, date: '2026-11-19' } }],
    ['that it is hidden', { is_active: false }],
    ['that it has closed', { is_open: false }],
  ])('not %s', async (_, changes) => expect(await isNewAfter(changes)).toBe(false));

  it('another description beside it, and that it is there again', async () => {
    expect(await isNewAfter({}, true)).toBe(true);
    expect(await isNewAfter({ is_open: true }, false, { is_open: false })).toBe(true);
    expect(await isNewAfter({ is_open: true }, false, { is_open: false, is_active: false })).toBe(false);
  });

  it('is not known of one that has not changed since this is kept', async () => {
    await jobs.put([jobRowWith({ id: 'hh-6' })]);
    await jobs.change('hh-6', (row) => ({ ...row, reposts: 1 }));
    expect((await jobs.get('hh-6')).modified_at).toBeNull();
  });

  it('a description says whether it is another text than before', async () => {
    const put = (html: string) => descriptions.put({ id: 'hh-5', html });
    expect([await put('<p>А</p>'), await put('<p>А</p>'), await put('<p>Б</p>')]).toEqual([
      true,
      false,
      true,
    ]);
    await descriptions.putEdited({ id: 'hh-5', html: '<p>Своё</p>' });
    expect(await put('<p>В</p>')).toBe(false);
  });
});

it('does not invent when a vacancy was closed that it met as closed', async () => {
  await jobs.put([jobRowWith({ id: 'hh-4', is_open: false })]);
  await jobs.change('hh-4', (row) => ({ ...row, title: 'Ещё раз' }));
  expect((await jobs.get('hh-4')).closed_at).toBeNull();
});

it('vacancies that were read together are changed as they are by then', async () => {
  await jobs.put(['hh-5', 'hh-6', 'hh-7'].map((id) => jobRowWith({ id })));
  const changeJob = await jobs.readToChange(['hh-5', 'hh-6', 'hh-7', 'nobody']);
  await jobs.change('hh-6', (row) => ({ ...row, title: 'Слово администратора' }));
  await jobs.delete('hh-7');
  const recommend = (id: string) => changeJob(id, (row) => ({ ...row, is_recommended: true }));
  const [read, changed, ...gone] = await Promise.all(['hh-5', 'hh-6', 'hh-7', 'nobody'].map(recommend));
  expect(read?.after).toEqual(await jobs.get('hh-5'));
  expect(read?.after.is_recommended).toBe(true);
  expect(await jobs.get('hh-6')).toMatchObject({ title: 'Слово администратора', is_recommended: true });
  expect(changed?.before.title).toBe('Слово администратора');
  expect(gone).toEqual([null, null]);
  expect((await changeJob('hh-5', (row) => ({ ...row, title: 'Дважды' })))?.before).toEqual(read?.after);
});

it('a change passes on what a newer release has written beside it', async () => {
  await jobs.put([jobRowWith({ id: 'hh-8' })]);
  const [stored] = (await itemsOf('JOBS_TABLE')).filter(({ id }) => id === 'hh-8');
  await putItems('JOBS_TABLE', [{ ...stored, perks: ['ДМС'] }]);
  await jobs.change('hh-8', (row) => ({ ...row, is_active: false }));
  const [changed] = (await itemsOf('JOBS_TABLE')).filter(({ id }) => id === 'hh-8');
  expect(changed).toMatchObject({ perks: ['ДМС'], is_active: false, revision: 2 });
  await jobs.delete('hh-8');
  const [deleted] = (await itemsOf('JOBS_TABLE')).filter(({ id }) => id === 'hh-8');
  expect(deleted).not.toHaveProperty('perks');
});

it('counts versions up, from 0', async () => {
  expect((await versions.get('jobs')).version).toBe(0);
  await versions.bump('jobs');
  await versions.bump('jobs');
  expect((await versions.get('jobs')).version).toBe(2);
});
