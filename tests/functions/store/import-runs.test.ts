import { afterAll, beforeAll, expect, it } from 'vitest';
import { newImportRun } from '#core/domain/import-run.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import { startDynamodb } from '#tests/support/dynamodb.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
});
afterAll(() => dynamodb.close());

const runAt = (started_at: string) =>
  newImportRun({ id: `${started_at}-x`, source: 'hh', started_by: 'command', started_at });

it('keeps runs whole and lists the latest first', async () => {
  expect(await importRuns.findLatest('hh')).toBeNull();
  const runs = ['2026-11-18T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z'].map(
    runAt,
  );
  for (const run of runs) await importRuns.put(run);
  expect(await importRuns.get(runs[0]?.id as string)).toEqual(runs[0]);
  expect((await importRuns.list(2)).map(({ started_at }) => started_at.slice(8, 10))).toEqual(['20', '19']);
  expect((await importRuns.findLatest('hh'))?.started_at).toBe('2026-11-20T10:00:00.000Z');
  await expect(importRuns.get('nobody')).rejects.toMatchObject({ code: 'not_found' });
});

it('keeps a queue for each run, each vacancy once', async () => {
  const waiting = (id: string) => ({ id, tags: ['Go'], ai_score: 5 });
  const many = Array.from({ length: 60 }, (_, n) => waiting(`hh-${String(n).padStart(2, '0')}`));
  await importRuns.putWaiting('a', many);
  await importRuns.putWaiting('a', many.slice(0, 5));
  await importRuns.putWaiting('b', [waiting('hh-99')]);
  expect(await importRuns.listWaiting('a', 3)).toEqual(many.slice(0, 3));
  await importRuns.deleteWaiting('a', ['hh-00', 'hh-02', 'nobody']);
  expect(await importRuns.listWaiting('a', 100)).toHaveLength(58);
  expect(await importRuns.listWaiting('b', 100)).toEqual([waiting('hh-99')]);
});

it('keeps what was skipped, and why', async () => {
  const skips = Array.from({ length: 30 }, (_, n) => ({
    id: `${n}`,
    title: '',
    reason: 'слово «смр» в названии',
  }));
  await importRuns.putSkips('a', skips);
  expect(await importRuns.listSkips('a')).toHaveLength(30);
  expect((await importRuns.listSkips('a'))[0]).toEqual(skips[0]);
  expect(await importRuns.listSkips('b')).toEqual([]);
});

it('remembers what was seen on the pages that are done', async () => {
  await importRuns.putSeen('a', 0, ['hh-1', 'hh-2']);
  await importRuns.putSeen('a', 1, ['hh-3']);
  await importRuns.putSeen('a', 10, ['hh-4']);
  expect(await importRuns.listSeen('a', 10)).toEqual(new Set(['hh-1', 'hh-2', 'hh-3']));
  expect(await importRuns.listSeen('a', 0)).toEqual(new Set());
});
