import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { importOrder } from '#core/contract/imports.ts';
import { statementsOf } from '../statements.ts';
import { smallest, synthesized } from '../synthesized.ts';

const template = synthesized();
const onlyResource = (type: string, from = template): [string, Record<string, unknown>] => {
  const found = Object.entries(from.findResources(type));
  expect(found, type).toHaveLength(1);
  return [found[0]?.[0] ?? '', found[0]?.[1]?.Properties ?? {}];
};
const schedulesOf = (from: Template) =>
  Object.entries(from.findResources('AWS::Scheduler::Schedule'))
    .filter(([id]) => id.startsWith('ImportSchedule'))
    .map(([, { Properties }]) => Properties);

describe('the schedule', () => {
  test('starts the one state machine by the clock of Moscow: what is new each morning, all on Sunday', () => {
    const [machine] = onlyResource('AWS::StepFunctions::StateMachine');
    const schedules = schedulesOf(template);
    expect(
      schedules.map((schedule) => [schedule.ScheduleExpression, JSON.parse(schedule.Target.Input)]),
    ).toEqual([
      ['cron(0 5 * * ? *)', { crawl: 'incremental', startedBy: 'schedule' }],
      ['cron(0 3 ? * SUN *)', { crawl: 'full', startedBy: 'schedule' }],
    ]);
    for (const schedule of schedules) {
      expect(schedule).toMatchObject({
        ScheduleExpressionTimezone: 'Europe/Moscow',
        State: 'ENABLED',
        FlexibleTimeWindow: { Mode: 'OFF' },
        Target: { Arn: { Ref: machine } },
      });
      expect(importOrder.parse(JSON.parse(schedule.Target.Input))).toMatchObject({ startedBy: 'schedule' });
    }
  });

  test('a start that is not taken is tried for an hour, then kept for two weeks, unreadable on the way', () => {
    const queues = Object.entries(template.findResources('AWS::SQS::Queue'));
    expect(queues.map(([id]) => id)).toEqual([expect.stringMatching(/^ImportScheduleUndelivered/)]);
    const [[queue, { Properties }] = ['', { Properties: {} }]] = queues;
    expect(Properties).toEqual({ MessageRetentionPeriod: 14 * 24 * 60 * 60, SqsManagedSseEnabled: true });
    for (const { Target } of schedulesOf(template))
      expect(Target).toMatchObject({
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [queue, 'Arn'] } },
        RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 10 },
      });
    template.hasResourceProperties('AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: queue }],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Action: 'sqs:*',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          },
        ],
      },
    });
    template.hasOutput('UndeliveredImports', { Value: { Ref: queue } });
  });

  test('may start the import and put aside what failed, for schedules of this account alone', () => {
    expect(statementsOf(template, 'SchedulerRole')).toEqual([
      'lambda:InvokeFunction AccountSweepWalk',
      'lambda:InvokeFunction DemandWalkRead',
      'lambda:InvokeFunction FullCrawlAgeReport',
      'lambda:InvokeFunction SearchSnapshotsPublishSnapshot',
      'lambda:InvokeFunction WatchCanaryLook',
      'sqs:SendMessage ImportScheduleUndelivered',
      'states:StartExecution ImportWorkflowImport',
    ]);
    template.hasResourceProperties('AWS::IAM::Role', {
      AssumeRolePolicyDocument: {
        Statement: [
          {
            Action: 'sts:AssumeRole',
            Effect: 'Allow',
            Principal: { Service: 'scheduler.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          },
        ],
      },
    });
  });

  test('goes as the stage says', () => {
    const own = synthesized({ importSchedule: { daily: 'rate(6 hours)', weekly: null, timeZone: 'UTC' } });
    expect(schedulesOf(own)).toMatchObject([
      { ScheduleExpression: 'rate(6 hours)', ScheduleExpressionTimezone: 'UTC' },
    ]);
  });

  test('switched off, it leaves nothing behind', () => {
    const silent = synthesized({ importSchedule: null, search: { snapshots: null }, canary: false });
    for (const type of ['AWS::SQS::Queue', 'AWS::SQS::QueuePolicy']) silent.resourceCountIs(type, 0);
    // What is left of accounts, and what vacancies ask for, is looked for in any stage.
    silent.resourceCountIs('AWS::Scheduler::Schedule', 2);
    expect(statementsOf(silent, 'SchedulerRole')).toEqual([
      'lambda:InvokeFunction AccountSweepWalk',
      'lambda:InvokeFunction DemandWalkRead',
    ]);
  });
});

describe('the sources of a stage', () => {
  const variables = (from: Template, id: string): Record<string, unknown> =>
    Object.entries(from.findResources('AWS::Lambda::Function')).find(([resourceId]) =>
      resourceId.startsWith(id),
    )?.[1].Properties.Environment.Variables;
  const both = synthesized({ sources: { ...smallest.sources, trudvsem: { requestsPerSecond: 1 } } });
  const keyless = synthesized({ sources: { trudvsem: {} } });

  test.each(['StartImportRun', 'RecordImportFailure'])('are named to %s, in their order', (id) => {
    const named = [template, both, keyless].map(
      (stack) => variables(stack, `ImportWorkflow${id}`).IMPORT_SOURCES,
    );
    expect(named).toEqual(['hh', 'hh,trudvsem', 'trudvsem']);
  });

  test('are described to whoever reads them', () => {
    expect(variables(both, 'ImportWorkflowImportBatch')).toMatchObject({
      HH_API_URL: 'https://api.hh.ru',
      TRUDVSEM_API_URL: 'https://opendata.trudvsem.ru/api/v1',
      TRUDVSEM_REQUESTS_PER_SECOND: '1',
      TRUDVSEM_USER_AGENT: 'Prizvanie/1.0 (team@prizvanie.example)',
    });
  });

  test('one that is not named has neither variables nor a secret', () => {
    const names = Object.keys(variables(keyless, 'ImportWorkflowImportBatch'));
    expect(names.filter((name) => name.startsWith('HH_'))).toEqual([]);
    const allowed = statementsOf(keyless, 'ImportWorkflowImportBatchRole');
    expect(allowed.filter((action) => action.startsWith('secretsmanager:'))).toEqual([]);
  });
});

test('what a run has seen and skipped goes by itself, a run stays', () => {
  const [table] = Object.entries(template.findResources('AWS::DynamoDB::Table'))
    .filter(([id]) => id.startsWith('StoreImportRuns'))
    .map(([, { Properties }]) => Properties);
  expect(table?.TimeToLiveSpecification).toEqual({ AttributeName: 'expires_at', Enabled: true });
});
