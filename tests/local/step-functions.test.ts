import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { expect, it, onTestFinished } from 'vitest';
import { startLambdas } from '../../infra/local/lambda/lambda.ts';
import { startStepFunctions } from '../../infra/local/step-functions/step-functions.ts';
import { code, lambdaFunction, synthesized, temporaryFolder } from './synthesized.ts';

/** The import in small: batch after batch with a second between, a failure recorded. */
const loop = {
  StartAt: 'Batch',
  States: {
    Batch: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: '<batch>', 'Payload.$': '$' },
      OutputPath: '$.Payload',
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Record' }],
      Next: 'More?',
    },
    'More?': {
      Type: 'Choice',
      Choices: [{ Variable: '$.hasMore', BooleanEquals: true, Next: 'Wait' }],
      Default: 'Done',
    },
    Wait: { Type: 'Wait', Seconds: 1, Next: 'Batch' },
    Record: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: '<record>', 'Payload.$': '$' },
      OutputPath: '$.Payload',
      Next: 'Failed',
    },
    Failed: { Type: 'Fail', Error: 'ImportFailed' },
    Done: { Type: 'Succeed' },
  },
};

const batch = `
  if (event.fails) { const error = new Error('hh отказал'); error.name = 'AppError'; throw error; }
  if (event.hangs) await new Promise((resolve) => setTimeout(resolve, 60_000));
  const turn = (event.turn ?? 0) + 1;
  return { ...event, turn, hasMore: turn < (event.turns ?? 1) };`;
const record = `(await import('node:fs')).writeFileSync(event.file, JSON.stringify(event)); return event;`;

/** CDK writes a definition as a Join of its text and the ARNs in it. */
function joined(definition: object): object {
  const parts = JSON.stringify(definition).split(/(<\w+>)/);
  const arns: Record<string, object> = {
    '<batch>': { 'Fn::GetAtt': ['Batch', 'Arn'] },
    '<record>': { 'Fn::GetAtt': ['Record', 'Arn'] },
  };
  return { 'Fn::Join': ['', parts.map((part) => arns[part] ?? part)] };
}

async function start({ folder = join(temporaryFolder(), 'executions'), definition = loop as object } = {}) {
  const template = synthesized({
    resources: {
      Batch: lambdaFunction('Batch', { Timeout: 90 }),
      Record: lambdaFunction('Record'),
      Import: {
        Type: 'AWS::StepFunctions::StateMachine',
        Properties: { DefinitionString: joined(definition) },
      },
    },
    assets: { Batch: code(batch), Record: code(record) },
  });
  const lambdas = startLambdas({ template, logDir: temporaryFolder(), environment: () => ({}) });
  const service = await startStepFunctions({ template, lambdas, folder });
  const close = async () => {
    await service.close();
    await lambdas.close();
  };
  onTestFinished(close);
  const client = new SFNClient({
    endpoint: service.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const stateMachineArn = template.arnOf('Import');
  const run = async (input: object, name?: string) => {
    const started = await client.send(
      new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input), ...(name && { name }) }),
    );
    return String(started.executionArn);
  };
  const describe = (executionArn: string) => client.send(new DescribeExecutionCommand({ executionArn }));
  const ended = (executionArn: string) =>
    expect.poll(() => describe(executionArn).then(({ status }) => status), { timeout: 10_000, interval: 50 });
  return { client, run, describe, ended, close, folder, stateMachineArn };
}

it('loops with a real second between batches', async () => {
  const { run, ended, describe, client, stateMachineArn } = await start();
  const arn = await run({ turns: 3 });
  await ended(arn).toBe('SUCCEEDED');

  const { startDate, stopDate, output } = await describe(arn);
  expect(JSON.parse(output ?? '')).toEqual({ turns: 3, turn: 3, hasMore: false });
  expect(Number(stopDate) - Number(startDate)).toBeGreaterThanOrEqual(2000);

  const { executions } = await client.send(
    new ListExecutionsCommand({ stateMachineArn, statusFilter: 'SUCCEEDED' }),
  );
  expect(executions?.map((execution) => execution.executionArn)).toEqual([arn]);
  const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn: arn }));
  expect(events.filter((event) => event.type === 'WaitStateEntered')).toHaveLength(2);
  expect(events.at(-1)?.type).toBe('ExecutionSucceeded');
});

it('hands a failure with its cause to the catcher', async () => {
  const { run, ended, describe } = await start();
  const file = join(temporaryFolder(), 'record.json');
  const arn = await run({ fails: true, file });
  await ended(arn).toBe('FAILED');

  expect((await describe(arn)).error).toBe('ImportFailed');
  const recorded = JSON.parse(readFileSync(file, 'utf8'));
  expect(recorded).toMatchObject({ fails: true, error: { Error: 'AppError' } });
  expect(JSON.parse(recorded.error.Cause)).toMatchObject({
    errorType: 'AppError',
    errorMessage: 'hh отказал',
  });
});

it('stops on demand, and does not run the catcher', async () => {
  const { run, ended, describe, client } = await start();
  const file = join(temporaryFolder(), 'record.json');
  const arn = await run({ hangs: true, file });
  await client.send(new StopExecutionCommand({ executionArn: arn, error: 'Stopped', cause: 'by hand' }));
  await ended(arn).toBe('ABORTED');
  expect(await describe(arn)).toMatchObject({ error: 'Stopped', cause: 'by hand' });
  expect(existsSync(file)).toBe(false);
});

it('remembers executions, and calls ABORTED what a kill cut short', async () => {
  const first = await start();
  const done = await first.run({});
  await first.ended(done).toBe('SUCCEEDED');
  const cut = await first.run({ hangs: true });

  // Started on the same folder without an end of the first: as after a kill.
  const second = await start({ folder: first.folder });
  expect((await second.describe(done)).status).toBe('SUCCEEDED');
  expect((await second.describe(cut)).status).toBe('ABORTED');
});

it('answers with the errors of AWS', async () => {
  const { run, describe } = await start();
  await run({}, 'once');
  await expect(run({}, 'once')).rejects.toThrow(ExecutionAlreadyExists);
  await expect(describe('arn:aws:states:eu-central-1:000000000000:execution:Import:none')).rejects.toThrow(
    ExecutionDoesNotExist,
  );
});

it.each([
  ['JSONata', { ...loop, QueryLanguage: 'JSONata' }, 'JSONata'],
  [
    'JSONata in a state',
    { ...loop, States: { ...loop.States, Wait: { ...loop.States.Wait, QueryLanguage: 'JSONata' } } },
    'Wait: JSONata',
  ],
  [
    'a task that is not a function',
    {
      ...loop,
      States: {
        ...loop.States,
        Record: { ...loop.States.Record, Resource: 'arn:aws:states:::sqs:sendMessage' },
      },
    },
    'sqs:sendMessage',
  ],
  [
    'a catcher that replaces the whole state',
    {
      ...loop,
      States: {
        ...loop.States,
        Batch: {
          ...loop.States.Batch,
          Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$', Next: 'Record' }],
        },
      },
    },
    "ResultPath '$'",
  ],
])('refuses %s', async (_, definition, named) => {
  await expect(start({ definition })).rejects.toThrow(named);
});
