import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startDynamodb } from './dynamodb.ts';
import { emptyTables } from './empty-tables.ts';
import { startSnapshots } from './snapshot-bucket.ts';

type Bucket = Awaited<ReturnType<typeof startSnapshots>>;

/** Tables and a bucket of snapshots, empty before each test, an hour after the one before; `later` moves the clock on. */
export function useSnapshotStage() {
  let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
  let started: Bucket;
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  beforeAll(async () => {
    dynamodb = await startDynamodb();
    started = await startSnapshots();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await started.close();
    await dynamodb.close();
  });
  beforeEach(async () => {
    await emptyTables();
    await started.empty();
    later(3600);
  });

  const bucket: Omit<Bucket, 'close'> = {
    keys: () => started.keys(),
    publish: (name, rows) => started.publish(name, rows),
    spoil: (name) => started.spoil(name),
    empty: () => started.empty(),
  };
  return { bucket, later };
}
