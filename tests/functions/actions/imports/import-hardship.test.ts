import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { described, hhWorld, vacancy } from '#tests/support/import/hh-world.ts';
import { runImport } from '#tests/support/import/import-stage.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const { world } = hhWorld();

/** Stands before the table and hands on; while it `refuses`, it does so in both of DynamoDB's ways. */
const gate = { refuses: (_body: string) => false, refused: 0 };
let target: URL;
const proxy = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    const operation = String(incoming.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    if (gate.refuses(body)) {
      gate.refused += 1;
      const isUnprocessed = operation === 'BatchWriteItem' && gate.refused % 2 === 0;
      const answer = isUnprocessed
        ? { UnprocessedItems: JSON.parse(body).RequestItems }
        : {
            __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
            message: 'slow down',
          };
      return void outgoing
        .writeHead(isUnprocessed ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' })
        .end(JSON.stringify(answer));
    }
    const { hostname, port } = target;
    const { method, headers, url } = incoming;
    const proxied = request({ hostname, port, method, headers, path: url }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(outgoing);
    });
    proxied.on('error', () => outgoing.destroy());
    proxied.end(body);
  });
});
const urlOf = (server: typeof proxy) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: typeof proxy) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  target = new URL(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  await listen(proxy);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = urlOf(proxy);
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});
beforeEach(() => {
  Object.assign(gate, { refuses: () => false, refused: 0 });
  delete process.env.SOURCE_TIMEOUT_SECONDS;
});

it('a table that is throttled for a while costs time, and nothing else', async () => {
  world.vacancies = Array.from({ length: 60 }, (_, n) =>
    vacancy(String(n), ['96', '146', '18'][n % 3] as string),
  );
  for (const { id } of world.vacancies) world.details.set(id, described);
  // While a page is being stored, and again among the details: more than the SDK tries by itself, less than the store.
  let throttledTries = 0;
  let pages = 0;
  world.broken = ({ path }) => {
    if (path === '/vacancies') pages += 1;
    if ((path === '/vacancies' && pages === 2) || path === '/vacancies/30') throttledTries += 6;
    return undefined;
  };
  gate.refuses = () => gate.refused < throttledTries;
  const { runId, reason } = await runImport();
  expect(gate.refused).toBe(12);
  expect(reason).toBeNull();
  expect(await importRuns.get(runId)).toMatchObject({
    status: 'succeeded',
    counts: { found: 60, new: 60, updated: 0, unchanged: 0, skipped: 0 },
    details_queued: 60,
    details_done: 60,
  });
  for (const { id } of world.vacancies) {
    expect(await jobs.find(`hh-${id}`)).not.toBeNull();
    expect(await descriptions.find(`hh-${id}`)).not.toBeNull();
  }
});

it('a table that stays throttled ends the run with its reason; the next start goes on', async () => {
  world.vacancies = [vacancy('1', '96')];
  let isFull = false;
  world.broken = ({ path }) => {
    if (path === '/vacancies') isFull = true;
    return undefined;
  };
  // All writes but the one that says why the run has failed.
  gate.refuses = (body) =>
    isFull && /UpdateExpression|PutRequest|"Item"/u.test(body) && !/"S":"failed"/u.test(body);
  const failed = await runImport();
  expect(failed.reason).toMatch(/База вакансий перегружена/u);
  expect(await importRuns.findLease()).toBeNull();

  gate.refuses = () => false;
  const { runId, reason } = await runImport(60_000, { resume: failed.runId });
  expect(reason).toBeNull();
  expect(await importRuns.get(runId)).toMatchObject({ resumed: 1, counts: { found: 1, new: 1 } });
});

it('a source that hangs ends the run with its reason', async () => {
  const silent = createServer(() => {});
  await listen(silent);
  process.env.HH_API_URL = urlOf(silent);
  process.env.SOURCE_TIMEOUT_SECONDS = '0.1';
  const { runId, reason } = await runImport();
  expect(reason).toMatch(/hh\.ru не ответил за 0\.1 с\..*нажмите «Продолжить» позже/u);
  expect(await importRuns.get(runId)).toMatchObject({ status: 'failed', waits: 3 });
  silent.closeAllConnections();
  silent.close();
});

it.each([
  ['new', (row: JobRow) => jobs.put([row])],
  ['changed', (row: JobRow) => jobs.change(row.id, (before) => ({ ...before, title: 'Другое название' }))],
  ['deleted', (row: JobRow) => jobs.delete(row.id)],
])('a %s row that is taken late bears the time at which it was taken', async (_, write) => {
  const row = jobRowWith({ id: 'hh-late' });
  await jobs.put([row]);
  const stamps: string[] = [];
  gate.refuses = (body) => {
    const [, stamp] = /"changed_at":\{"S":"([^"]+)"/u.exec(body) ?? [];
    if (stamp !== undefined) stamps.push(stamp);
    return stamp !== undefined && stamps.length < 6;
  };
  await write(row);
  // Each attempt its own: a reader that asks again for the last ten seconds finds it, however long the table was busy.
  expect(stamps.length).toBe(6);
  expect([...new Set(stamps)].toSorted()).toEqual(stamps);
  gate.refuses = () => false;
  expect((await jobs.changedSince(String(stamps.at(-1)))).seen).toEqual(
    new Map([['hh-late', stamps.at(-1)]]),
  );
});
