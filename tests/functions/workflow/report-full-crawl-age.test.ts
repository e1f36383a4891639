import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SourceId } from '#core/domain/import/source.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { handler } from '#functions/workflow/report-full-crawl-age.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

let server: Awaited<ReturnType<typeof startDynamodb>>;
let logs: ReturnType<typeof captureLogs>;
beforeAll(async () => {
  server = await startDynamodb();
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});
beforeEach(async () => {
  await emptyTables();
  process.env.IMPORT_SOURCES = 'hh,trudvsem';
  logs = captureLogs();
});
afterEach(() => void vi.restoreAllMocks());

const crawled = (id: SourceId, last_full_at: string | null, first_tried_at = daysAgo(100)) =>
  importRuns.putSource({
    ...{ id, last_full_at, last_success_at: last_full_at, watermark: last_full_at, first_tried_at },
    ...{ last_full_runs: [], rests_until: null, rest_reason: null },
  });

it('tells the days of the source that waits longest', async () => {
  await crawled('hh', daysAgo(1));
  await crawled('trudvsem', daysAgo(8.5));
  expect(await handler()).toEqual({ days: 8.5 });
  expect(logs().metrics).toEqual([{ DaysSinceFullCrawl: 8.5 }]);
});

it('asks only after the sources of the stage', async () => {
  process.env.IMPORT_SOURCES = 'hh';
  await crawled('hh', daysAgo(1));
  await crawled('trudvsem', daysAgo(30));
  expect(await handler()).toEqual({ days: 1 });
});

it('where a full crawl never came to its end, counts from the first time it was tried', async () => {
  process.env.IMPORT_SOURCES = 'hh';
  await crawled('hh', null, daysAgo(9));
  expect(await handler()).toEqual({ days: 9 });
});

it('before anything was tried nothing is late', async () => {
  expect(await handler()).toEqual({ days: 0 });
});
