import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import type { JobIndex } from '#functions/search/job-index.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { newReader } from '#tests/support/store/snapshot-reader.ts';
import { useSnapshotStage } from '#tests/support/store/snapshot-stage.ts';

const { bucket, later } = useSnapshotStage();
// A newer snapshot is taken over at once.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.unstubAllEnvs());

const row = (id: string, more: Partial<JobRow> = {}) => jobRowWith({ id, ...more });
/** Stands in a snapshot and not in the table: who knows it has read that snapshot. */
const markerRow = (name: string) => row(`mark-${name}`);

const idsIn = (index: JobIndex) => index.adminPage('').ids.sort();
const idsAt = async (reader: Awaited<ReturnType<typeof newReader>>) => idsIn(await reader.currentIndex());

describe('a reader that starts', () => {
  it('begins with the snapshot and puts in what has changed since', async () => {
    await jobs.put([row('hh-1'), row('hh-2')]);
    later(60);
    await bucket.publish('a', [markerRow('a'), row('hh-1'), row('hh-2'), row('hh-3')]);
    later(60);
    await jobs.put([row('hh-4')]);
    await jobs.delete('hh-2');
    expect(await idsAt(await newReader())).toEqual(['hh-1', 'hh-3', 'hh-4', 'mark-a']);
  });

  it('does not miss what the feed showed late to the publisher', async () => {
    await jobs.put([row('hh-1')]);
    later(9);
    await bucket.publish('a', [markerRow('a')]);
    later(3600);
    expect(await idsAt(await newReader())).toEqual(['hh-1', 'mark-a']);
  });

  it('takes the one before where the newest cannot be read, and the table where none can', async () => {
    await jobs.put([row('hh-1')]);
    await bucket.publish('a', [markerRow('a')]);
    await bucket.publish('b', [markerRow('b')]);
    expect(await idsAt(await newReader())).toEqual(['hh-1', 'mark-b']);
    await bucket.spoil('b');
    expect(await idsAt(await newReader())).toEqual(['hh-1', 'mark-a']);
    await bucket.empty();
    expect(await idsAt(await newReader())).toEqual(['hh-1']);
  });

  it('reads the table where the stage has no snapshots', async () => {
    await jobs.put([row('hh-1')]);
    await bucket.publish('a', [markerRow('a')]);
    vi.stubEnv('SNAPSHOT_BUCKET', undefined);
    expect(await idsAt(await newReader())).toEqual(['hh-1']);
  });

  it('is ready before the first request where it is paid for that', async () => {
    await jobs.put([row('hh-1')]);
    vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'provisioned-concurrency');
    const reader = await newReader();
    await jobs.put([row('hh-2')]);
    expect(await idsAt(reader)).toEqual(['hh-1']);
  });
});

describe('a reader that runs', () => {
  it('takes a newer snapshot over, and nobody waits or goes back in time', async () => {
    await jobs.put([row('hh-1')]);
    await bucket.publish('a', [markerRow('a'), row('hh-1')]);
    const reader = await newReader();
    expect(await idsAt(reader)).toEqual(['hh-1', 'mark-a']);
    const onceRead = reader.feedAnswers();

    later(20);
    await bucket.publish('b', [markerRow('b'), row('hh-1')]);
    later(3);
    await jobs.put([row('hh-2')]);
    await versions.bump('jobs');
    // This call sees that there is one, and is answered without it.
    expect(await idsAt(reader)).toEqual(['hh-1', 'hh-2', 'mark-a']);
    // At the start, for this call, and for the newer one: what comes after that is not missed by the index shown next.
    await expect.poll(reader.feedAnswers).toBe(3 * onceRead);
    await jobs.put([row('hh-3')]);
    await versions.bump('jobs');
    later(3);
    expect(await idsAt(reader)).toContain('hh-3');
    await vi.waitFor(
      async () => {
        later(2);
        expect(await idsAt(reader)).toEqual(['hh-1', 'hh-2', 'hh-3', 'mark-b']);
      },
      { timeout: 20_000, interval: 50 },
    );
    later(3600);
    await jobs.put([row('hh-4')]);
    await versions.bump('jobs');
    later(3);
    expect(await idsAt(reader)).toEqual(['hh-1', 'hh-2', 'hh-3', 'hh-4', 'mark-b']);
  });

  it('waits for a newer one where it is asked once a minute: Lambda lets nothing go on meanwhile', async () => {
    await bucket.publish('a', [markerRow('a')]);
    const reader = await newReader();
    expect(await idsAt(reader)).toEqual(['mark-a']);
    later(60);
    await bucket.publish('b', [markerRow('b')]);
    expect(await idsAt(reader)).toEqual(['mark-a']);
    later(60);
    expect(await idsAt(reader)).toEqual(['mark-b']);
  });

  it('begins with a newer one at a moment of its own, and till then has all changes', async () => {
    await bucket.publish('a', [markerRow('a')]);
    const reader = await newReader();
    expect(await idsAt(reader)).toEqual(['mark-a']);
    const onceRead = reader.feedAnswers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    later(60);
    await bucket.publish('b', [markerRow('b')]);
    later(3);
    await jobs.put([row('hh-1')]);
    await versions.bump('jobs');
    expect(await idsAt(reader)).toEqual(['hh-1', 'mark-a']);
    later(4);
    expect(await idsAt(reader)).toEqual(['hh-1', 'mark-a']);
    // Of its own changes alone.
    expect(reader.feedAnswers()).toBe(3 * onceRead);
    await vi.waitFor(
      async () => {
        later(2);
        expect(await idsAt(reader)).toEqual(['hh-1', 'mark-b']);
      },
      { timeout: 20_000, interval: 50 },
    );
  });

  it('does not read of a newer one what it has read of the changes already', async () => {
    await bucket.publish('a', [markerRow('a')]);
    const reader = await newReader();
    await idsAt(reader);
    later(60);
    await jobs.put([row('hh-1'), row('hh-2'), row('hh-3')]);
    await versions.bump('jobs');
    later(3);
    await bucket.publish('b', [markerRow('b')]);
    await idsAt(reader);
    expect(reader.rowsRead()).toBe(3);
    // What is written once more is read once more.
    await jobs.put([row('hh-3', { title: 'Повар' })]);
    await versions.bump('jobs');
    await vi.waitFor(
      async () => {
        later(2);
        expect(await idsAt(reader)).toEqual(['hh-1', 'hh-2', 'hh-3', 'mark-b']);
      },
      { timeout: 20_000, interval: 50 },
    );
    const index = await reader.currentIndex();
    expect(['hh-1', 'hh-3'].map((id) => index.changedRow(id)?.title)).toEqual([
      'Backend-разработчик',
      'Повар',
    ]);
    // Once by the older one, and once more where the newer one asked before that.
    expect(reader.rowsRead()).toBeLessThanOrEqual(5);
  });

  it('keeps what it has where the newer one cannot be read, and asks for it once', async () => {
    await bucket.publish('a', [markerRow('a')]);
    const reader = await newReader();
    expect(await idsAt(reader)).toEqual(['mark-a']);
    later(60);
    await bucket.publish('b', [markerRow('b')]);
    await bucket.spoil('b');
    later(3);
    await idsAt(reader);
    expect((await reader.indexForPublisher()).snapshot).toBe('a');
    await bucket.publish('b', [markerRow('b')]);
    expect(idsIn((await reader.indexForPublisher()).index)).toEqual(['mark-a']);

    await bucket.publish('c', [markerRow('c')]);
    expect(idsIn((await reader.indexForPublisher()).index)).toEqual(['mark-c']);
  });
});

it('a publisher that has just read the table does not read it once more', async () => {
  await jobs.put([row('hh-1')]);
  const reader = await newReader();
  expect(await reader.indexForPublisher()).toMatchObject({ isScanned: false, snapshot: null });
  later(25 * 3600);
  expect(await reader.indexForPublisher()).toMatchObject({ isScanned: true });
});

it('a publisher reads an hour’s changes once, and again where the snapshot is another’s', async () => {
  await jobs.put([row('hh-1'), row('hh-2'), row('hh-3')]);
  await bucket.publish('a', [markerRow('a'), row('hh-1'), row('hh-2'), row('hh-3')]);
  const reader = await newReader();
  const readFor = async (snapshot: string) => {
    const before = reader.rowsRead();
    const found = await reader.indexForPublisher();
    expect([found.snapshot, found.late]).toEqual([snapshot, 0]);
    return reader.rowsRead() - before;
  };
  later(60);
  await readFor('a');
  later(60);
  expect(await readFor('a')).toBe(0);
  await jobs.put([row('hh-4')]);
  await versions.bump('jobs');
  later(60);
  await readFor('a');
  later(60);
  expect(await readFor('a')).toBe(0);

  await bucket.publish('b', [row('hh-1'), row('hh-2'), row('hh-3'), row('hh-4')]);
  reader.noteWritten('b');
  later(60);
  expect(await readFor('b')).toBe(0);
  // Of one that another wrote it is not known whether it holds them.
  await bucket.publish('c', [row('hh-1')]);
  later(60);
  const before = reader.rowsRead();
  expect(idsIn((await reader.indexForPublisher()).index)).toEqual(['hh-1', 'hh-2', 'hh-3', 'hh-4']);
  expect(reader.rowsRead() - before).toBe(4);
});

it('a publisher whose snapshot is older than what it saw reads that again', async () => {
  await jobs.put([row('hh-1')]);
  await bucket.publish('a', [markerRow('a'), row('hh-1')]);
  const reader = await newReader();
  later(60);
  await reader.indexForPublisher();
  reader.noteWritten('b');
  // Seen after it was written, and before it is taken over.
  await jobs.put([row('hh-2')]);
  await versions.bump('jobs');
  later(60);
  expect(idsIn((await reader.indexForPublisher()).index)).toEqual(['hh-1', 'hh-2', 'mark-a']);
  await bucket.publish('b', [markerRow('b'), row('hh-1')]);
  later(60);
  expect(idsIn((await reader.indexForPublisher()).index)).toEqual(['hh-1', 'hh-2', 'mark-b']);
});
