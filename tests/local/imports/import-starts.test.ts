import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  DescribeStateMachineCommand,
  GetExecutionHistoryCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ImportOrder } from '#core/contract/imports.ts';
import { executionName } from '#functions/external/import-workflow.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { writeSmallHh } from '#tests/support/import/small-hh.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { importMachineOf } from '../../../infra/commands/local-stack/run-import.ts';
import { errorAnswers } from '../../../infra/local/hh/error-answers.ts';
import type { HhReply, HhRequest } from '../../../infra/local/hh/stand-in.ts';

/** The synthesized state machine itself, on the stack that `npm start` runs. */
const folder = mkdtempSync(join(tmpdir(), 'prizvanie-starts-'));
const data = writeSmallHh(folder);
let running: Awaited<ReturnType<typeof startedStack>>;
let client: SFNClient;
let faultOf: (request: HhRequest) => HhReply | undefined = () => undefined;
let requests: string[] = [];

beforeAll(async () => {
  running = await startedStack({
    folders: { hh: data.folder },
    faults: {
      hh: (request) => {
        requests.push(`${request.path}?${request.query}`);
        return faultOf(request);
      },
    },
  });
  client = new SFNClient({});
});
afterAll(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables();
  faultOf = () => undefined;
  requests = [];
});

async function start(order: ImportOrder = {}): Promise<string> {
  const input = JSON.stringify({ sources: ['hh'], startedBy: 'test', ...order });
  const stateMachineArn = importMachineOf(running.stack);
  const { executionArn = '' } = await client.send(new StartExecutionCommand({ stateMachineArn, input }));
  return executionArn;
}

async function ended(executionArn: string): Promise<string | undefined> {
  for (;;) {
    const { status } = await client.send(new DescribeExecutionCommand({ executionArn }));
    if (status !== 'RUNNING') return status;
    await sleep(50);
  }
}

/** The states that it passed through, each time once. */
async function path(executionArn: string): Promise<string[]> {
  const { events = [] } = await client.send(
    new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
  );
  return events.flatMap(({ stateEnteredEventDetails: entered }) => entered?.name ?? []);
}

const runsOf = (executionArn: string) => importRuns.listGroup(executionName(executionArn));

/** Waits until the import has read so many pages. */
async function read(pages: number): Promise<void> {
  while (((await importRuns.findLatest('hh'))?.pages ?? 0) < pages) await sleep(10);
}

it('walks from its start through its batches to its end', async () => {
  const execution = await start();
  expect(await ended(execution)).toBe('SUCCEEDED');
  const states = await path(execution);
  const batches = states.filter((name) => name === 'Batch').length;
  expect(batches).toBeGreaterThan(3);
  const batch = ['Batch', 'Publish much that is new', 'What next?'];
  const again = ['Wait a second', ...batch];
  expect(states).toEqual([
    'Start run',
    ...batch,
    ...Array.from({ length: batches - 1 }, () => again).flat(),
    ...['Publish what is new', 'Look in saved searches', 'Count the market', 'Tell search engines', 'Done'],
  ]);
  const [run] = await runsOf(execution);
  expect(run).toMatchObject({
    status: 'succeeded',
    execution,
    counts: { found: data.count, new: data.count },
  });
  expect(await importRuns.findLease()).toBeNull();
});

it('tries each step again where a table is throttled, and catches what fails in the first two', async () => {
  const stateMachineArn = importMachineOf(running.stack);
  const { definition = '' } = await client.send(new DescribeStateMachineCommand({ stateMachineArn }));
  const { States } = JSON.parse(definition) as {
    States: Record<string, { Type: string; Retry?: { ErrorEquals: string[] }[]; Catch?: object[] }>;
  };
  // A snapshot that was not published is, by the next step that publishes; what engines were not told of, the next import
  // tells, looks for in saved searches what was not looked for, and counts what was not counted.
  const tasks = Object.entries(States).filter(
    ([name, { Type }]) => Type === 'Task' && !/^(?:Publish|Tell|Look|Count)/u.test(name),
  );
  const busy = 'ProvisionedThroughputExceededException';
  for (const [, { Retry = [] }] of tasks.filter(([name]) => name !== 'Hand over'))
    expect(Retry.some(({ ErrorEquals }) => ErrorEquals.includes(busy))).toBe(true);
  const caught = tasks.filter(([, { Catch }]) => Catch).map(([name]) => name);
  expect(caught.sort()).toEqual(['Batch', 'Hand over', 'Start run']);
});

it('goes on without a snapshot that could not be published', async () => {
  await dynamodb.send(
    new PutCommand({
      TableName: running.stack.environment.VERSIONS_TABLE,
      // Not the name of a snapshot: a publisher that reads it gives up.
      Item: { name: 'jobs', version: 1, snapshot: 5 },
    }),
  );
  const execution = await start();
  expect(await ended(execution)).toBe('SUCCEEDED');
  expect(await path(execution)).toContain('Publish what is new');
  const [run] = await runsOf(execution);
  expect(run).toMatchObject({ status: 'succeeded', counts: { new: data.count } });
});

it('two starts in the same second make one run; the second is over at once', async () => {
  const both = await Promise.all([start(), start()]);
  expect(await Promise.all(both.map(ended))).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  const runs = await importRuns.list(10);
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({ status: 'succeeded', resumed: 0, counts: { new: data.count } });
  const [idle] = (
    await Promise.all(both.map(async (execution) => ({ execution, runs: await runsOf(execution) })))
  ).filter((item) => item.runs.length === 0);
  expect(await path(idle?.execution ?? '')).toEqual([
    ...['Start run', 'Batch', 'Publish much that is new', 'What next?'],
    ...['Publish what is new', 'Look in saved searches', 'Count the market', 'Tell search engines', 'Done'],
  ]);
  expect(requests.filter((request) => request.startsWith('/me'))).toHaveLength(1);
});

it('a refusal in the middle is caught with its reason; `resume` goes on from the cursor', async () => {
  let pages = 0;
  faultOf = ({ path }) => (path === '/vacancies' && ++pages > 20 ? errorAnswers.forbidden : undefined);
  const execution = await start();
  expect(await ended(execution)).toBe('SUCCEEDED');
  expect((await path(execution)).slice(-7)).toEqual([
    ...['Record failure', 'What next?'],
    ...['Publish what is new', 'Look in saved searches', 'Count the market', 'Tell search engines', 'Done'],
  ]);
  const [failed] = await runsOf(execution);
  expect(failed).toMatchObject({
    status: 'failed',
    reason: expect.stringMatching(/запретил доступ/u),
    pages: 20,
  });
  expect(await importRuns.findLease()).toBeNull();

  const before = requests.filter((request) => request.startsWith('/vacancies?'));
  requests = [];
  faultOf = () => undefined;
  const second = await start({ resume: failed?.id as string });
  expect(await ended(second)).toBe('SUCCEEDED');
  expect(await importRuns.list(10)).toHaveLength(1);
  expect(await importRuns.get(failed?.id as string)).toMatchObject({
    status: 'succeeded',
    reason: null,
    resumed: 1,
    group: executionName(second),
    counts: { found: data.count, new: data.count, unchanged: 0 },
  });
  const after = requests.filter((request) => request.startsWith('/vacancies?'));
  // The page that was refused is asked for again, none of those before it.
  expect(after[0]).toBe(before.at(-1));
  expect(after.filter((request) => before.slice(0, -1).includes(request))).toEqual([]);
});

it('aborted, it leaves a lease that is free; the next start goes on with its run', async () => {
  const execution = await start();
  await read(5);
  const lease = await importRuns.findLease();
  expect(lease).toMatchObject({ execution, stop: false });
  await client.send(new StopExecutionCommand({ executionArn: execution }));
  expect(await ended(execution)).toBe('ABORTED');
  const [cut] = await runsOf(execution);
  expect(cut?.status).toBe('running');

  const next = await start();
  expect(await ended(next)).toBe('SUCCEEDED');
  expect(await importRuns.list(10)).toHaveLength(1);
  expect(await importRuns.get(cut?.id as string)).toMatchObject({
    status: 'succeeded',
    resumed: 1,
    execution: next,
    counts: { found: data.count, new: data.count, updated: 0, unchanged: 0, skipped: 0 },
  });
  expect(await importRuns.findLease()).toBeNull();
});

it('stopped by an admin it ends after its step, and can go on', async () => {
  const execution = await start();
  await read(5);
  expect(await importRuns.requestStop('somebody-else')).toBe(false);
  expect(await importRuns.requestStop(executionName(execution))).toBe(true);
  expect(await ended(execution)).toBe('SUCCEEDED');
  const [stopped] = await runsOf(execution);
  expect(stopped).toMatchObject({ status: 'stopped', reason: 'Остановлен администратором.' });
  expect(stopped?.units_left.length).toBeGreaterThan(0);
  const next = await start({ resume: stopped?.id as string });
  expect(await ended(next)).toBe('SUCCEEDED');
  expect(await importRuns.get(stopped?.id as string)).toMatchObject({
    status: 'succeeded',
    counts: { found: data.count, new: data.count },
  });
});
