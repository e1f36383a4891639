import { beforeEach, expect, it, vi } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { newReader } from '#tests/support/store/snapshot-reader.ts';
import { useSnapshotStage } from '#tests/support/store/snapshot-stage.ts';

const { bucket, later } = useSnapshotStage();
// A newer snapshot is taken over at once.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

const row = (id: string, more: Partial<JobRow> = {}) => jobRowWith({ id, ...more });

it('of a popular page are read once, until the feed shows that they have changed', async () => {
  await jobs.put([row('hh-1'), row('hh-2')]);
  later(60);
  await bucket.publish('a', [row('hh-1'), row('hh-2'), row('hh-3')]);
  const { currentIndex, rowsOf } = await newReader();
  const titles = async () => {
    const rows = await rowsOf(await currentIndex(), ['hh-1', 'hh-2', 'hh-3']);
    return ['hh-1', 'hh-2', 'hh-3'].map((id) => rows.get(id)?.title);
  };
  const title = 'Backend-разработчик';
  expect(await titles()).toEqual([title, title, undefined]);

  later(1);
  await jobs.put([row('hh-1', { title: 'Повар' })]);
  await versions.bump('jobs');
  expect(await titles()).toEqual([title, title, undefined]);
  later(1);
  expect(await titles()).toEqual(['Повар', title, undefined]);
});

it('are kept up to two thousand, those that were asked for last', async () => {
  const many = Array.from({ length: 2010 }, (_, n) => row(`hh-${n}`));
  const ids = many.map(({ id }) => id);
  await jobs.put(many);
  later(60);
  await bucket.publish('a', many);
  const { currentIndex, rowsOf } = await newReader();
  const index = await currentIndex();
  await rowsOf(index, ['hh-1']);
  await rowsOf(index, ids.slice(0, 2000));
  await rowsOf(index, ids.slice(2, 2000));
  await rowsOf(index, ['hh-0']);
  await rowsOf(index, ids.slice(2000));
  await jobs.put(['hh-0', 'hh-1', 'hh-2009'].map((id) => row(id, { title: 'Повар' })));
  const rows = await rowsOf(index, ['hh-0', 'hh-1', 'hh-2009']);
  expect([...rows.values()].filter(({ title }) => title === 'Повар').map(({ id }) => id)).toEqual(['hh-1']);
});

async function waitForSnapshot({ currentIndex }: Awaited<ReturnType<typeof newReader>>, markerId: string) {
  await vi.waitFor(
    async () => {
      later(2);
      expect((await currentIndex()).adminPage('').ids).toContain(markerId);
    },
    { timeout: 20_000, interval: 50 },
  );
}

it('are taken over with a newer snapshot, but for those that have changed', async () => {
  const ids = ['hh-1', 'hh-2', 'hh-3'];
  const all = ids.map((id) => row(id));
  await jobs.put([...all, row('mark-b')]);
  later(60);
  await bucket.publish('a', all);
  const reader = await newReader();
  const titles = async () => {
    const rows = await reader.rowsOf(await reader.currentIndex(), ids);
    return ids.map((id) => rows.get(id)?.title);
  };
  const title = 'Backend-разработчик';
  expect(await titles()).toEqual([title, title, title]);
  // In the newer snapshot, and after it.
  later(60);
  const cook = row('hh-1', { title: 'Повар' });
  await jobs.put([cook]);
  await versions.bump('jobs');
  later(3);
  await reader.currentIndex();
  await bucket.publish('b', [cook, row('hh-2'), row('hh-3'), row('mark-b')]);
  later(12);
  await jobs.put([row('hh-2', { title: 'Врач' })]);
  await versions.bump('jobs');
  later(3);
  await waitForSnapshot(reader, 'mark-b');
  const before = reader.rowsRead();
  expect(await titles()).toEqual(['Повар', 'Врач', title]);
  // That of the cook alone.
  expect(reader.rowsRead() - before).toBeLessThanOrEqual(1);
});

it('are read anew where the older index may have missed what the snapshot has', async () => {
  await jobs.put([row('hh-1'), row('mark-b')]);
  later(60);
  await bucket.publish('a', [row('hh-1')]);
  const reader = await newReader();
  const titleNow = async () =>
    (await reader.rowsOf(await reader.currentIndex(), ['hh-1'])).get('hh-1')?.title;
  expect(await titleNow()).toBe('Backend-разработчик');
  // It is quiet, so that the feed is not read any more; and who changes a vacancy ends before telling that there is a change.
  for (let n = 0; n < 3; n++) {
    later(6);
    await reader.currentIndex();
  }
  await jobs.put([row('hh-1', { title: 'Повар' })]);
  later(60);
  await bucket.publish('b', [row('hh-1', { title: 'Повар' }), row('mark-b')]);
  await waitForSnapshot(reader, 'mark-b');
  expect(await titleNow()).toBe('Повар');
});
