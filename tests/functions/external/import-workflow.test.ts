import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { executionName, findRunning, isRunning, start } from '#functions/external/import-workflow.ts';
import {
  type RecordedRequest,
  type Replay,
  type ReplayServer,
  startReplay,
} from '#tests/support/http/http-replay.ts';

let server: ReplayServer;
let reply: Replay | ((request: RecordedRequest) => Replay | undefined);
beforeAll(async () => {
  server = await startReplay((request) => (typeof reply === 'function' ? reply(request) : reply));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SFN: server.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    IMPORT_WORKFLOW_ARN: 'arn:aws:states:eu-central-1:1:stateMachine:Prizvanie-import',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const execution = 'arn:aws:states:eu-central-1:1:execution:Prizvanie-import:0b1c';

it('starts the stage’s workflow with the order, and gives its name', async () => {
  reply = { body: { executionArn: execution, startDate: 0 } };
  expect(await start({ crawl: 'incremental', startedBy: 'anna' })).toEqual({
    executionArn: execution,
    group: '0b1c',
  });
  const { stateMachineArn, input } = JSON.parse(server.requests[0]?.body ?? '');
  expect(stateMachineArn).toBe(process.env.IMPORT_WORKFLOW_ARN);
  expect(JSON.parse(input)).toEqual({ crawl: 'incremental', startedBy: 'anna' });
  expect(executionName(execution)).toBe('0b1c');
});

it.each([
  ['RUNNING', true],
  ['SUCCEEDED', false],
  ['FAILED', false],
  ['TIMED_OUT', false],
  ['ABORTED', false],
])('an execution that is %s runs: %s', async (status, runs) => {
  reply = { body: { executionArn: execution, status } };
  expect(await isRunning(execution)).toBe(runs);
});

it('one that has handed over runs as long as its successor does', async () => {
  const first = `${execution}-first`;
  const statuses: Record<string, Replay> = {
    [first]: { body: { status: 'SUCCEEDED', output: JSON.stringify({ successor: execution }) } },
    [execution]: { body: { status: 'RUNNING' } },
  };
  reply = (request) => statuses[JSON.parse(request.body).executionArn];
  expect(await findRunning(first)).toBe(execution);
  statuses[execution] = { body: { status: 'SUCCEEDED', output: '{"hasMore":false}' } };
  expect(await findRunning(first)).toBeNull();
  statuses[execution] = { status: 400, body: { __type: 'ExecutionDoesNotExist', message: 'forgotten' } };
  expect(await isRunning(first)).toBe(false);
});

it('one that Step Functions has forgotten does not run; any other refusal is an error', async () => {
  reply = { status: 400, body: { __type: 'ExecutionDoesNotExist', message: 'no such execution' } };
  expect(await isRunning(execution)).toBe(false);
  reply = { status: 400, body: { __type: 'AccessDeniedException', message: 'no' } };
  await expect(isRunning(execution)).rejects.toThrow();
});
