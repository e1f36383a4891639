import { afterEach, expect, it, vi } from 'vitest';
import { searchJobs } from '#core/contract/jobs.ts';
import { maxScannedByReader } from '#functions/search/loader/replica.ts';
import * as jobs from '#functions/store/jobs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { useSnapshotStage } from '#tests/support/store/snapshot-stage.ts';

const { later } = useSnapshotStage();
afterEach(() => vi.restoreAllMocks());

/** A search Lambda that has just started, and how often it has asked for a page of the table. */
async function newReader() {
  vi.resetModules();
  const { handler } = await import('#functions/http/jobs/search-jobs.ts');
  const { dynamodb } = await import('#functions/store/dynamodb.ts');
  let scans = 0;
  dynamodb.middlewareStack.add(
    (next, { commandName }) =>
      (overrides) => {
        if (commandName === 'ScanCommand') scans += 1;
        return next(overrides);
      },
    { step: 'initialize' },
  );
  const search = async () => {
    const { status, headers, body } = await answerOf(handler, httpEvent(searchJobs));
    return { status, after: headers?.['retry-after'], total: body.total, message: body.error?.message };
  };
  return { search, scans: () => scans };
}
async function publish() {
  vi.resetModules();
  const { handler } = await import('#functions/workflow/publish-snapshot.ts');
  return (await handler({})).published;
}

it('without a snapshot a reader scans a small base, and of a large one says when to ask again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const row = (_: unknown, n: number) => jobRowWith({ id: `hh-${n}`, tags: [] });
  await jobs.put(Array.from({ length: maxScannedByReader }, row));
  const small = await newReader();
  expect(await small.search()).toMatchObject({ status: 200, total: maxScannedByReader });
  expect(small.scans()).toBeGreaterThan(0);

  await jobs.put([jobRowWith({ id: 'hh-one-more' })]);
  later(60);
  const large = await newReader();
  const unavailable = { status: 503, after: '30', message: expect.stringMatching(/[а-я]/u) };
  expect(await large.search()).toMatchObject(unavailable);
  // Nor does it look at the table again before the time that it has named.
  const scans = large.scans();
  expect(await large.search()).toMatchObject(unavailable);
  expect(large.scans()).toBe(scans);

  expect(await publish()).not.toBeNull();
  expect(await large.search()).toMatchObject({ status: 200, total: maxScannedByReader + 1 });
  expect(large.scans()).toBe(scans);
});
