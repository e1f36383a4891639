import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as snapshots from '#functions/external/snapshots.ts';
import { startFiles } from '#tests/support/store/files.ts';

let bucket: Awaited<ReturnType<typeof startFiles>>;
beforeAll(async () => {
  bucket = await startFiles();
});
afterAll(() => bucket.close());
beforeEach(() => snapshots.deleteBefore('~'));

const filesOf = (...bytes: number[]) => ({
  columns: Uint8Array.from(bytes),
  keys: Uint8Array.from(bytes.toReversed()),
});

it('both files come back as they were put', async () => {
  await snapshots.put('a', filesOf(0, 255, 10));
  expect(await snapshots.find('a')).toEqual(filesOf(0, 255, 10));
});

it('one that is deleted, or never was, is null', async () => {
  await snapshots.put('a', filesOf(1));
  await snapshots.delete('a');
  await snapshots.delete('a');
  expect([await snapshots.find('a'), await snapshots.find('b')]).toEqual([null, null]);
});

it('all that were made before one go, it and those after it stay', async () => {
  for (const name of ['2026-11-20', '2026-11-21', '2026-11-22']) await snapshots.put(name, filesOf(1));
  await snapshots.deleteBefore('2026-11-21');
  expect(await snapshots.find('2026-11-20')).toBeNull();
  for (const name of ['2026-11-21', '2026-11-22']) expect(await snapshots.find(name)).not.toBeNull();
});

it('one that is to be kept stays, though its name says that it was made before', async () => {
  for (const name of ['v1/2026-11-20', 'v1/2026-11-21', 'v1/2026-11-22'])
    await snapshots.put(name, filesOf(1));
  await snapshots.deleteBefore('v1/2026-11-22', ['v1/2026-11-20']);
  expect(await snapshots.find('v1/2026-11-21')).toBeNull();
  for (const name of ['v1/2026-11-20', 'v1/2026-11-22'])
    expect(await snapshots.find(name)).toEqual(filesOf(1));
});
