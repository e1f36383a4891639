import {
  DescribeExecutionCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startLambdas } from '../../infra/local/lambda/lambda.ts';
import { startClock } from '../../infra/local/scheduler/clock.ts';
import { startScheduler } from '../../infra/local/scheduler/scheduler.ts';
import { startStepFunctions } from '../../infra/local/step-functions/step-functions.ts';
import { readTemplate, type Template } from '../../infra/local/template.ts';
import { synthesized, temporaryFolder } from './synthesized.ts';

const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** When it rings within so many days from then, as ISO instants without seconds. */
async function rings(expression: string, timeZone: string, from: string, days: number): Promise<string[]> {
  vi.setSystemTime(from);
  const ringTimes: string[] = [];
  const clock = startClock(expression, timeZone, () => ringTimes.push(new Date().toISOString().slice(0, 16)));
  await vi.advanceTimersByTimeAsync(days * day);
  clock.stop();
  return ringTimes;
}

const quarters = ['13:00', '13:15', '13:30', '13:45'].map((time) => `2026-11-20T${time}`);
const thirds = ['13:05', '13:25', '13:45'].map((time) => `2026-11-20T${time}`);
const [friday, saturday, sunday] = ['2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z'];

describe('a clock', () => {
  it.each([
    ['cron(0 5 * * ? *)', 'Europe/Moscow', friday, 2, ['2026-11-21T02:00', '2026-11-22T02:00']],
    ['cron(0 5 * * ? *)', 'UTC', friday, 2, ['2026-11-21T05:00', '2026-11-22T05:00']],
    ['cron(0 3 ? * SUN *)', 'Europe/Moscow', saturday, 1, ['2026-11-22T00:00']],
    ['cron(0 3 ? * SUN *)', 'Europe/Moscow', sunday, 1, []],
    ['cron(0 3 ? * 1 *)', 'Europe/Moscow', saturday, 2, ['2026-11-22T00:00']],
    ['cron(30 8 ? * MON-TUE *)', 'UTC', sunday, 3, ['2026-11-23T08:30', '2026-11-24T08:30']],
    ['cron(0 9 1,2 DEC ? 2026-2030)', 'UTC', '2026-11-30', 4, ['2026-12-01T09:00', '2026-12-02T09:00']],
    ['cron(0 9 1 * ? 2027)', 'UTC', '2026-12-31', 2, ['2027-01-01T09:00']],
    ['cron(0 9 1 * ? 2026)', 'UTC', '2026-12-31', 2, []],
    ['cron(0/15 13 20 * ? *)', 'UTC', friday, 1, quarters],
    ['cron(5/20 13 20 * ? *)', 'UTC', friday, 1, thirds],
    ['rate(12 hours)', 'UTC', friday, 1, ['2026-11-21T00:00', '2026-11-21T12:00']],
    ['rate(1 day)', 'UTC', friday, 2, ['2026-11-21T12:00', '2026-11-22T12:00']],
    ['rate(40 days)', 'UTC', friday, 81, ['2026-12-30T12:00', '2027-02-08T12:00']],
  ])('%s of %s, from %s over %i days', async (expression, timeZone, from, days, expected) => {
    expect(await rings(expression, timeZone, from, days)).toEqual(expected);
  });

  it('is silent after its stop', async () => {
    const ring = vi.fn();
    const clocks = ['rate(1 minute)', 'cron(* * * * ? *)'].map((expression) =>
      startClock(expression, 'UTC', ring),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ring).toHaveBeenCalledTimes(2);
    for (const clock of clocks) clock.stop();
    await vi.advanceTimersByTimeAsync(day);
    expect(ring).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['at(2026-12-01T05:00:00)', 'UTC', 'neither cron(…) nor rate(…)'],
    ['0 5 * * *', 'UTC', 'neither cron(…) nor rate(…)'],
    ['cron(0 5 * * *)', 'UTC', 'not as AWS writes it'],
    ['cron(0 0 5 * * ? *)', 'UTC', 'not as AWS writes it'],
    ['cron(0 5 * * * *)', 'UTC', 'not as AWS writes it'],
    ['cron(0 5 ? * ? *)', 'UTC', 'not as AWS writes it'],
    ['cron(? 5 * * ? *)', 'UTC', 'not as AWS writes it'],
    ['cron(0 25 * * ? *)', 'UTC', 'not served locally'],
    ['cron(0 5 ? * SOMEDAY *)', 'UTC', 'not served locally'],
    ['cron(0 5 * * ? *)', 'Mars/Base', 'Mars/Base'],
    ['rate(0 minutes)', 'UTC', 'not as AWS writes it'],
    ['rate(90 seconds)', 'UTC', 'not as AWS writes it'],
  ])('refuses %s of %s', (expression, timeZone, named) => {
    expect(() => startClock(expression, timeZone, () => {})).toThrow(named);
  });
});

const machine = {
  Type: 'AWS::StepFunctions::StateMachine',
  Properties: {
    DefinitionString: JSON.stringify({ StartAt: 'Done', States: { Done: { Type: 'Succeed' } } }),
  },
};
const schedule = (properties: object = {}) => ({
  Type: 'AWS::Scheduler::Schedule',
  Properties: {
    FlexibleTimeWindow: { Mode: 'OFF' },
    ScheduleExpression: 'rate(1 minute)',
    ScheduleExpressionTimezone: 'Europe/Moscow',
    Target: {
      Arn: { Ref: 'Import' },
      DeadLetterConfig: { Arn: { 'Fn::GetAtt': ['Undelivered', 'Arn'] } },
      Input: '{"crawl":"incremental","startedBy":"schedule"}',
    },
    ...properties,
  },
});
const templateOf = (properties?: object) =>
  synthesized({
    resources: { Import: machine, Undelivered: { Type: 'AWS::SQS::Queue' }, Daily: schedule(properties) },
  });

type Start = (arn: string, input: string) => Promise<unknown>;
const nothing: Start = () => Promise.resolve();

function started(template: Template, startExecution: Start, invoke = nothing) {
  const onUndelivered = vi.fn();
  const scheduler = startScheduler({ template, startExecution, invoke, onUndelivered });
  onTestFinished(() => scheduler.close());
  return { scheduler, onUndelivered };
}

describe('the scheduler', () => {
  it('starts executions of the template’s state machine with the input of the schedule', async () => {
    const template = templateOf();
    const lambdas = startLambdas({ template, logDir: temporaryFolder(), environment: () => ({}) });
    const service = await startStepFunctions({ template, lambdas, folder: temporaryFolder() });
    const client = new SFNClient({
      endpoint: service.url,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    const onUndelivered = vi.fn();
    const scheduler = startScheduler({
      template,
      startExecution: (stateMachineArn, input) =>
        client.send(new StartExecutionCommand({ stateMachineArn, input })),
      invoke: nothing,
      onUndelivered,
    });
    onTestFinished(async () => {
      await scheduler.close();
      await service.close();
      await lambdas.close();
    });

    await vi.advanceTimersByTimeAsync(2 * 60_000);
    vi.useRealTimers();
    const list = () => client.send(new ListExecutionsCommand({ stateMachineArn: template.arnOf('Import') }));
    await expect.poll(async () => (await list()).executions?.length).toBe(2);
    const [first] = (await list()).executions ?? [];
    const { input } = await client.send(new DescribeExecutionCommand({ executionArn: first?.executionArn }));
    expect(JSON.parse(input ?? '')).toEqual({ crawl: 'incremental', startedBy: 'schedule' });
    expect(onUndelivered).not.toHaveBeenCalled();
  });

  it('says which start came to nothing, and goes on', async () => {
    const error = new Error('State Machine Does Not Exist');
    const { onUndelivered, scheduler } = started(templateOf(), () => Promise.reject(error));
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(onUndelivered.mock.calls).toEqual([
      ['Daily', error],
      ['Daily', error],
    ]);
    await scheduler.close();
    await vi.advanceTimersByTimeAsync(day);
    expect(onUndelivered).toHaveBeenCalledTimes(2);
  });

  it('serves what the product is deployed with', async () => {
    const template = readTemplate('cdk.out');
    const startExecution = vi.fn((_arn: string, _input: string) => Promise.resolve());
    const invoke = vi.fn((_arn: string, _input: string) => Promise.resolve());
    vi.setSystemTime(saturday);
    started(template, startExecution, invoke);
    await vi.advanceTimersByTimeAsync(day);
    const callsOf = (part: string) => {
      const id = template.idsOf('AWS::Lambda::Function').find((name) => name.includes(part)) ?? '';
      return invoke.mock.calls.filter(([arn]) => arn === template.arnOf(id));
    };
    expect(callsOf('PublishSnapshot')).toHaveLength(24 * 4);
    expect(callsOf('PublishSnapshot')[0]?.[1]).toBe('{"moreThan":1000}');
    expect(callsOf('FullCrawlAge')).toHaveLength(24);
    expect(callsOf('AccountSweep')).toHaveLength(24);
    expect(callsOf('DemandWalk')).toHaveLength(24 * 12);
    expect(callsOf('LettersSend')).toHaveLength(24 * 12);
    expect(invoke).toHaveBeenCalledTimes(24 * 30);
    const [machine = ''] = template.idsOf('AWS::StepFunctions::StateMachine');
    expect(startExecution.mock.calls.map(([arn, input]) => [arn, JSON.parse(input)])).toEqual([
      [template.arnOf(machine), { crawl: 'full', startedBy: 'schedule' }],
      [template.arnOf(machine), { crawl: 'incremental', startedBy: 'schedule' }],
    ]);
  });

  it('leaves a disabled schedule alone', async () => {
    const startExecution = vi.fn(() => Promise.resolve());
    started(templateOf({ State: 'DISABLED' }), startExecution);
    await vi.advanceTimersByTimeAsync(day);
    expect(startExecution).not.toHaveBeenCalled();
  });

  it.each([
    [
      'an expression of no kind',
      { ScheduleExpression: 'at(2026-12-01T05:00:00)' },
      'Test: Daily: the schedule',
    ],
    [
      'a target that is neither a state machine nor a function',
      { Target: { Arn: { 'Fn::GetAtt': ['Undelivered', 'Arn'] } } },
      'Test: Daily: the target arn:aws:sqs:',
    ],
    ['a flexible window', { FlexibleTimeWindow: { Mode: 'FLEXIBLE' } }, 'flexible windows'],
    ['a first day', { StartDate: '2026-12-01T00:00:00Z' }, 'a first and a last day'],
  ])('refuses %s by name', (_, properties, named) => {
    const start = () => started(templateOf(properties), () => Promise.resolve());
    expect(start).toThrow(named);
  });
});
