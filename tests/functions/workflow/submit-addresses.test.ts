import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as jobs from '#functions/store/jobs.ts';
import { handler } from '#functions/workflow/submit-addresses.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

interface Call {
  headers: IncomingHttpHeaders;
  body: { host: string; key: string; keyLocation: string; urlList: string[] };
}

let calls: Call[] = [];
/** What the next calls are answered; 200 after these. */
let statuses: number[] = [];
const engine = createServer(async (request, response) => {
  calls.push({ headers: request.headers, body: (await json(request)) as Call['body'] });
  response.writeHead(statuses.shift() ?? 200).end('<html>not read</html>');
});

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
let logs: ReturnType<typeof captureLogs>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    INDEXED_SOURCES: 'trudvsem',
    INDEXNOW_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`,
    INDEXNOW_KEY: 'the-key-of-a-test',
    INDEXNOW_USER_AGENT: 'Prizvanie/1.0 (team@prizvanie.example)',
    SITE_ORIGIN: 'https://jobs.example.ru',
    PAGES_KEPT_SECONDS: '0.05',
  });
});
afterAll(async () => {
  engine.close();
  await dynamodb.close();
});
beforeEach(async () => {
  await emptyTables();
  calls = [];
  statuses = [];
  logs = captureLogs();
});
afterEach(() => void vi.restoreAllMocks());

const site = 'https://jobs.example.ru/vacancy/';
const vacancy = (id: string, more: Partial<Parameters<typeof jobRowWith>[0]> = {}) =>
  jobRowWith({ id: `trudvsem-${id}`, source: 'trudvsem', ...more });
const submittedUrls = () => calls.map(({ body }) => body.urlList.toSorted());

it('tells of what is new, by the key that a file of the site shows (docs/rules.md#page-submitted)', async () => {
  await jobs.put([vacancy('1'), vacancy('2/я'), jobRowWith({ id: 'manual-3', source: 'manual' })]);
  expect(await handler()).toEqual({ submitted: 3, left: 0 });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Prizvanie/1.0 (team@prizvanie.example)',
  });
  expect(calls[0]?.body).toMatchObject({
    host: 'jobs.example.ru',
    key: 'the-key-of-a-test',
    keyLocation: 'https://jobs.example.ru/the-key-of-a-test.txt',
  });
  expect(submittedUrls()).toEqual([[`${site}manual-3`, `${site}trudvsem-1`, `${site}trudvsem-2%2F%D1%8F`]]);
  expect(logs().metrics).toEqual([{ AddressesSubmitted: 3, SubmissionsFailed: 0 }]);
});

it('then of what has changed alone: another title, a closed one, a hidden one, a deleted one', async () => {
  await jobs.put(['1', '2', '3', '4', '5'].map((id) => vacancy(id)));
  await handler();
  calls = [];
  expect(await handler()).toEqual({ submitted: 0, left: 0 });
  expect(calls).toEqual([]);

  await jobs.change('trudvsem-1', (row) => ({ ...row, title: 'Сварщик 5 разряда' }));
  await jobs.change('trudvsem-2', (row) => ({ ...row, is_open: false }));
  await jobs.change('trudvsem-3', (row) => ({ ...row, is_active: false }));
  await jobs.delete('trudvsem-4');
  // When its source was asked last is nothing that a page shows.
  await jobs.change('trudvsem-5', (row) => ({ ...row, checked_at: '2026-11-20T00:00:00.000Z' }));
  await handler();
  expect(submittedUrls()).toEqual([['1', '2', '3', '4'].map((id) => `${site}trudvsem-${id}`)]);
});

it('never of what search engines may not list', async () => {
  await jobs.put([jobRowWith({ id: 'hh-1' }), jobRowWith({ id: 'hh-2' })]);
  await jobs.delete('hh-2');
  expect(await handler()).toEqual({ submitted: 0, left: 0 });
  expect(calls).toEqual([]);
});

it('of copies names the one by which others know them all, and those that are gone (docs/rules.md#page-canonical)', async () => {
  // Read by an index of its own, as of an import long after the last.
  vi.resetModules();
  const { handler: tell } = await import('#functions/workflow/submit-addresses.ts');
  const copyOf = (id: string, day: number, more: Parameters<typeof vacancy>[1] = {}) =>
    vacancy(id, { cluster_key: 'trudvsem-9 токарь', created_at: `2026-11-0${day}T08:00:00.000Z`, ...more });
  await jobs.put([
    copyOf('1', 1),
    copyOf('2', 2),
    copyOf('3', 3),
    copyOf('4', 4, { is_open: false }),
    copyOf('5', 5, { is_active: false }),
    vacancy('6'),
  ]);
  expect(await tell()).toEqual({ submitted: 4, left: 0 });
  expect(submittedUrls()).toEqual([['3', '4', '5', '6'].map((id) => `${site}trudvsem-${id}`)]);

  // The one that follows it is now the one.
  calls = [];
  vi.resetModules();
  const { handler: tellAgain } = await import('#functions/workflow/submit-addresses.ts');
  await jobs.change('trudvsem-3', (row) => ({ ...row, is_open: false }));
  expect(await tellAgain()).toEqual({ submitted: 2, left: 0 });
  expect(submittedUrls()).toEqual([['2', '3'].map((id) => `${site}trudvsem-${id}`)]);
});

it('comes when no reader is shown what was before', async () => {
  vi.stubEnv('PAGES_KEPT_SECONDS', '0.6');
  await jobs.put([vacancy('1')]);
  const changed = [...(await jobs.changedAtSince('2026')).values()][0] ?? '';
  await handler();
  expect(Date.now() - Date.parse(changed)).toBeGreaterThanOrEqual(600);
  vi.unstubAllEnvs();
});

it('puts 10,000 addresses into a call, and goes on behind those that were taken', async () => {
  const ids = Array.from({ length: 10_500 }, (_, n) => `trudvsem-${n}`);
  await jobs.put([vacancy('0')]);
  const instants = new Map(ids.map((id, n) => [id, new Date(1_700_000_000_000 + n).toISOString()]));
  vi.spyOn(jobs, 'changedAtSince').mockImplementation(
    async (since) => new Map([...instants].filter(([, at]) => at >= since)),
  );
  vi.spyOn(jobs, 'lookUp').mockImplementation(async (ids) => ({
    rows: [],
    deleted: [...ids],
    unreadable: [],
  }));
  statuses = [200, 403];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await handler()).toEqual({ reason: 'IndexNow answered 403' });
  expect(submittedUrls().map(({ length }) => length)).toEqual([10_000, 500]);
  expect(logs().metrics.at(-1)).toEqual({ SubmissionsFailed: 1 });
  calls = [];
  expect(await handler()).toEqual({ submitted: 500, left: 0 });
  expect(new Set(calls[0]?.body.urlList)).toEqual(new Set(ids.slice(10_000).map((id) => site + id)));
});

/** Many that have changed, each a millisecond after the one before, in any order; of a batch its first alone can be named. */
function manyChanges(count: number, beside: readonly string[] = []) {
  const changes = Array.from(
    { length: count },
    (_, n) => [`trudvsem-${n}`, new Date(1_700_000_000_000 + n).toISOString()] as const,
  ).toReversed();
  vi.spyOn(jobs, 'changedAtSince').mockImplementation(
    async (since) => new Map(changes.filter(([, at]) => at >= since)),
  );
  return vi.spyOn(jobs, 'lookUp').mockImplementation(async (ids) => ({
    ...{ rows: [], unreadable: [] },
    deleted: beside.length > 0 ? [...ids, ...beside] : ids.slice(0, 1),
  }));
}

it('makes twenty calls, of what has changed first, and leaves the rest to the next import', async () => {
  const lookUp = manyChanges(200_500);
  const batchSizes = () => lookUp.mock.calls.map(([ids]) => ids.length);
  expect(await handler()).toEqual({ submitted: 20, left: 500 });
  expect(batchSizes()).toEqual(Array(20).fill(10_000));
  expect(submittedUrls()).toEqual(
    Array.from({ length: 20 }, (_, call) => [`${site}trudvsem-${call * 10_000}`]),
  );
  expect(logs().events.at(-1)).toMatchObject({ event: 'addresses submitted', submitted: 20, left: 500 });
  calls = [];
  lookUp.mockClear();
  expect(await handler()).toEqual({ submitted: 1, left: 0 });
  expect(batchSizes()).toEqual([500]);
  expect(submittedUrls()).toEqual([[`${site}trudvsem-200000`]]);
});

it('what takes the places of those that are gone goes in a call of its own where there is no room', async () => {
  manyChanges(10_000, ['trudvsem-beside']);
  expect(await handler()).toEqual({ submitted: 10_001, left: 0 });
  expect(submittedUrls().map(({ length }) => length)).toEqual([10_000, 1]);
  expect(submittedUrls()[1]).toEqual([`${site}trudvsem-beside`]);
});

it('waits no longer than a page is kept, whatever the clock of a change has said', async () => {
  vi.spyOn(jobs, 'changedAtSince').mockResolvedValue(
    new Map([['trudvsem-1', new Date(Date.now() + 3_600_000).toISOString()]]),
  );
  expect(await handler()).toEqual({ submitted: 0, left: 0 });
});

it.each([400, 403, 422, 429])(
  'after a %i nothing is asked again, and the next import tells it',
  async (status) => {
    await jobs.put([vacancy('1')]);
    statuses = [status];
    expect(await handler()).toEqual({ reason: `IndexNow answered ${status}` });
    expect(calls).toHaveLength(1);
    expect(logs().metrics).toEqual([{ SubmissionsFailed: 1 }]);
    expect(logs().events).toMatchObject([
      { event: 'addresses not submitted', error: { message: `IndexNow answered ${status}` } },
    ]);
    expect(await handler()).toEqual({ submitted: 1, left: 0 });
  },
);

it('a 500 is asked again, three times in all', async () => {
  await jobs.put([vacancy('1')]);
  statuses = [500];
  expect(await handler()).toEqual({ submitted: 1, left: 0 });
  expect(calls).toHaveLength(2);
});
