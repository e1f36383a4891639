import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { indexVersionHeader, withIndexVersion } from '#functions/runtime/index-version.ts';
import type { JobIndex } from '#functions/search/job-index.ts';
import { currentIndex, freshIndex } from '#functions/search/loader.ts';
import { dynamodb as client } from '#functions/store/dynamodb.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterAll(async () => {
  vi.useRealTimers();
  await dynamodb.close();
});

const open = (index: JobIndex) =>
  index.search({ ...noFilters, sort: 'newest', page: 1, tz: 'UTC', companySearch: '' }, new Date()).ids;
const openJobs = async () => open(await currentIndex());
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it('a change that the feed shows late is met by a request that comes late', async () => {
  await jobs.put([jobRowWith({ id: 'hh-1' })]);
  expect(await openJobs()).toEqual(['hh-1']);
  later(60);
  expect(await openJobs()).toEqual(['hh-1']);

  // The version is there before the index of changes shows the row: eventually consistent.
  later(60);
  await versions.bump('jobs');
  expect(await openJobs()).toEqual(['hh-1']);
  await jobs.put([jobRowWith({ id: 'hh-1', is_active: false })]);
  later(3600);
  // An hour after it was written, and within the overlap of what was read last.
  expect(await openJobs()).toEqual([]);
});

it('who asks for a fresh one waits for no interval', async () => {
  const isOpen = async (index: typeof currentIndex) => open(await index()).includes('hh-1');
  later(60);
  expect(await isOpen(currentIndex)).toBe(false);
  await jobs.put([jobRowWith({ id: 'hh-1' })]);
  await versions.bump('jobs');
  expect(await isOpen(currentIndex)).toBe(false);
  expect(await isOpen(freshIndex)).toBe(true);
});

/** Keeps back what the feed answers from now on, until it is let go. */
function delayedFeed() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requestCount = 0;
  let answerCount = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'QueryCommand') return next(args);
        requestCount += 1;
        const answer = await next(args);
        answerCount += 1;
        await released;
        return answer;
      },
    { step: 'initialize', name: 'held' },
  );
  onTestFinished(() => {
    release();
    client.middlewareStack.remove('held');
  });
  return { hasAnswered: () => requestCount > 0 && answerCount === requestCount, release };
}

it('a fresh one is not content with an answer that was asked for before', async () => {
  await versions.bump('jobs');
  later(60);
  const feed = delayedFeed();
  const under = currentIndex();
  await expect.poll(feed.hasAnswered).toBe(true);
  await jobs.put([jobRowWith({ id: 'hh-2', title: 'Повар' })]);
  await versions.bump('jobs');
  const fresh = freshIndex();
  feed.release();
  expect((await fresh).adminPage('Повар').ids).toEqual(['hh-2']);
  await under;
});

it('a request is told which state of the table its index has', async () => {
  const field = async () => (await withIndexVersion(currentIndex)).headers[indexVersionHeader];
  later(60);
  const before = await field();
  await versions.bump('jobs');
  later(60);
  const at = new Date().toISOString();
  const { version } = await versions.get('jobs');
  expect(await field()).toBe(`${version};read="${at}"`);
  expect(before).toMatch(`${version - 1};`);
});
