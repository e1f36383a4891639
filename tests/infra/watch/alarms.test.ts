import { readFileSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Alarm, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { describe, expect, test } from 'vitest';
import { metricsNamespace, metricUnits, stageDimension } from '#core/contract/stack/metrics.ts';
import { type Series, stateOf } from '#tests/support/stack/cloudwatch-alarm.ts';
import { overSum } from '../../../infra/constructs/watch/alarms.ts';
import { synthesized } from '../synthesized.ts';

const writer = { model: 'amazon.nova-lite-v1:0', price: { input: 0.00006, output: 0.00024 } };
const indexNow = { key: '0123456789abcdef' };
const template = synthesized({ writer, indexNow, domain: { name: 'jobs.example.ru' } });
/** SES sends there. */
const withLetters = synthesized({
  ...{ subscriptions: true, sesSender: 'no-reply@jobs.example.ru', domain: { name: 'jobs.example.ru' } },
});

type Properties = Record<string, unknown> & { AlarmName: string };
const alarmsOf = (from: Template): Properties[] =>
  Object.values(from.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties);
const nameOf = ({ AlarmName }: Properties): string => AlarmName.replace('Prizvanie-test-', '');
const names = (from: Template): string[] => alarmsOf(from).map(nameOf).sort();
/** Names without the number of who shares one with another. */
const sectionOf = (name: string): string => name.replace(/-\d+$/, '');
const allNames = [...new Set([...names(template), ...names(withLetters)].map(sectionOf))].sort();
function alarm(name: string): Properties {
  const found = [template, withLetters].flatMap(alarmsOf).find((one) => nameOf(one) === name);
  if (!found) throw new Error(`no alarm ${name}`);
  return found;
}

/** As many equal samples in one period. */
const times = (count: number, value = 1): number[] => Array<number>(count).fill(value);
/** Requests of one period, so many of which failed. */
const failing = (count: number, failed: number): number[] => [...times(failed), ...times(count - failed, 0)];
const none = null;
const hours = (value: number, count = 5) => Array.from({ length: count }, () => [value]);
const table = (name: string, ...samples: (number[] | null)[]): Series =>
  Object.fromEntries([
    ...[
      'jobs descriptions companies importRuns versions userRoles jobContacts audit userItems usage',
    ].flatMap((all) => all.split(' ').map((one) => [one, samples.map(() => none)])),
    [name, samples],
  ]);

const cases: [alarm: string, what: string, state: 'ALARM' | 'OK', series: Series][] = [
  [
    'api-errors',
    'two of a hundred fail, ten minutes long',
    'ALARM',
    {
      Count: [times(100), times(100), times(100)],
      '5xx': [failing(100, 0), failing(100, 2), failing(100, 2)],
    },
  ],
  [
    'api-errors',
    'one of a hundred is not more than one percent',
    'OK',
    { Count: [times(100), times(100)], '5xx': [failing(100, 1), failing(100, 1)] },
  ],
  [
    'api-errors',
    'five bad minutes pass',
    'OK',
    {
      Count: [times(100), times(100), times(100)],
      '5xx': [failing(100, 0), failing(100, 40), failing(100, 0)],
    },
  ],
  [
    'api-errors',
    'of 19 requests nothing can be said',
    'OK',
    { Count: [times(19), times(19), times(19)], '5xx': [failing(19, 9), failing(19, 9), failing(19, 9)] },
  ],
  ['api-errors', 'a night without anybody', 'OK', { Count: [none, none, none], '5xx': [none, none, none] }],

  [
    'search-slow',
    'six of a hundred searches take 1.2 s, ten minutes long',
    'ALARM',
    { SearchMilliseconds: [times(100, 20), ...twice([...times(94, 20), ...times(6, 1200)])] },
  ],
  [
    'search-slow',
    'five of a hundred do',
    'OK',
    { SearchMilliseconds: [times(100, 20), ...twice([...times(95, 20), ...times(5, 1200)])] },
  ],
  ['search-slow', 'all take 990 ms', 'OK', { SearchMilliseconds: twice(times(50, 990)) }],
  ['search-slow', 'the one search of the night is a cold start', 'OK', { SearchMilliseconds: twice([4000]) }],

  ['import-failed', 'one fails', 'ALARM', { ImportsFailed: [none, [1]] }],
  ['import-failed', 'and is shown for an hour', 'ALARM', { ImportsFailed: [[1], ...Array(11).fill(none)] }],
  ['import-failed', 'and then no more', 'OK', { ImportsFailed: [[1], ...Array(14).fill(none)] }],
  ['import-failed', 'no import at all', 'OK', { ImportsFailed: [none, none] }],

  ['import-unfinished', 'one was ended', 'ALARM', { ExecutionsTimedOut: [none, [1]] }],
  [
    'import-unfinished',
    'and is shown for an hour',
    'ALARM',
    { ExecutionsTimedOut: [[1], ...Array(11).fill(none)] },
  ],
  ['import-unfinished', 'none was', 'OK', { ExecutionsTimedOut: [[0], [0]] }],
  ['import-unfinished', 'none runs', 'OK', { ExecutionsTimedOut: [none, none] }],

  ['items-unreadable', 'one is left out', 'ALARM', { UnreadableItems: [none, [1]] }],
  [
    'items-unreadable',
    'and is shown for an hour',
    'ALARM',
    { UnreadableItems: [[1], ...Array(11).fill(none)] },
  ],
  ['items-unreadable', 'and then no more', 'OK', { UnreadableItems: [[1], ...Array(14).fill(none)] }],
  ['items-unreadable', 'all can be read', 'OK', { UnreadableItems: [none, none] }],

  ['demands-unread', 'half a day', 'ALARM', { DemandsUnread: Array(12).fill([3, 1]) }],
  ['demands-unread', 'nobody reads', 'ALARM', { DemandsUnread: Array(14).fill(none) }],
  ['demands-unread', 'read at last', 'OK', { DemandsUnread: [...Array(11).fill([3, 1]), [0, 0]] }],
  ['accounts-not-swept', 'two hours of three', 'ALARM', { SweepsFailed: [[1], [0], [1]] }],
  ['accounts-not-swept', 'nobody sweeps', 'ALARM', { SweepsFailed: Array(5).fill(none) }],
  ['accounts-not-swept', 'one hour', 'OK', { SweepsFailed: [[0], [1], [0]] }],
  ['accounts-not-swept', 'all is swept', 'OK', { SweepsFailed: [[0], [0], [0]] }],

  ['import-cut-off', 'one ended without a record', 'ALARM', { ExecutionsFailed: [none, [1]] }],
  [
    'import-cut-off',
    'and is shown for an hour',
    'ALARM',
    { ExecutionsFailed: [[1], ...Array(11).fill(none)] },
  ],
  ['import-cut-off', 'all that failed is recorded', 'OK', { ExecutionsFailed: [[0], [0]] }],
  ['import-cut-off', 'none runs', 'OK', { ExecutionsFailed: [none, none] }],

  ['sign-in-errors', 'five in five minutes', 'ALARM', { SignInErrors: [none, times(5)] }],
  ['sign-in-errors', 'four in five minutes', 'OK', { SignInErrors: [none, times(4)] }],
  ['sign-in-errors', 'nobody signs in', 'OK', { SignInErrors: [none, none] }],

  ['sign-in-refusals', '11 of 20 are refused', 'ALARM', { SignInSuccesses: [failing(20, 9)] }],
  ['sign-in-refusals', '10 of 20 are refused', 'OK', { SignInSuccesses: [failing(20, 10)] }],
  ['sign-in-refusals', 'one has forgotten a password', 'OK', { SignInSuccesses: [failing(19, 0)] }],
  ['sign-in-refusals', 'nobody signs in', 'OK', { SignInSuccesses: [none] }],

  [
    'letters-running-out',
    '35 sign-ups in a day, refused or not',
    'ALARM',
    { SignUpSuccesses: [failing(35, 20)] },
  ],
  ['letters-running-out', '34', 'OK', { SignUpSuccesses: [times(34)] }],
  ['letters-running-out', 'nobody signs up', 'OK', { SignUpSuccesses: [none] }],

  ['functions-throttled', 'one start is refused', 'ALARM', { Throttles: [times(5, 0), [0, 1, 0]] }],
  ['functions-throttled', 'none is', 'OK', { Throttles: [times(5, 0), times(5, 0)] }],
  ['functions-throttled', 'nothing runs', 'OK', { Throttles: [none] }],

  ['database-reads-throttled', 'one table, ten minutes', 'ALARM', table('userItems', none, [3], [1])],
  ['database-reads-throttled', 'one table, five minutes', 'OK', table('userItems', none, none, [3])],
  ['database-reads-throttled', 'no table', 'OK', table('jobs', none, none, none)],

  ['database-writes-throttled', 'an import, a quarter of an hour', 'ALARM', table('jobs', [9], [9], [9])],
  ['database-writes-throttled', 'an import, ten minutes', 'OK', table('jobs', none, [9], [9])],
  ['database-writes-throttled', 'no table', 'OK', table('jobs', none, none, none)],

  ['writer-errors', 'one of ten answers', 'ALARM', { Count: [times(10)], '5XXError': [failing(10, 1)] }],
  ['writer-errors', 'one of twenty', 'OK', { Count: [times(20)], '5XXError': [failing(20, 1)] }],
  ['writer-errors', 'the one of the night', 'OK', { Count: [times(1)], '5XXError': [times(1)] }],
  ['writer-errors', 'nobody asks', 'OK', { Count: [none], '5XXError': [none] }],

  [
    'imports-undelivered',
    'one start lies in the queue',
    'ALARM',
    { ApproximateNumberOfMessagesVisible: [[0], [1]] },
  ],
  ['imports-undelivered', 'none does', 'OK', { ApproximateNumberOfMessagesVisible: [[1], [0]] }],
  ['imports-undelivered', 'the queue sleeps', 'OK', { ApproximateNumberOfMessagesVisible: [none, none] }],

  ['searches-cut-off', 'the matcher is killed, and its second try as well', 'ALARM', { Errors: [[2]] }],
  ['searches-cut-off', 'it ends well', 'OK', { Errors: [[0], none] }],
  ['searches-cut-off', 'no import has ended', 'OK', { Errors: [none, none] }],

  [
    'mail-answers-undelivered',
    'a bounce lies in the queue',
    'ALARM',
    { ApproximateNumberOfMessagesVisible: [[0], [1]] },
  ],
  ['mail-answers-undelivered', 'none does', 'OK', { ApproximateNumberOfMessagesVisible: [[1], [0]] }],

  ['full-crawl-overdue', 'eight days and an hour', 'ALARM', { DaysSinceFullCrawl: hours(8.05) }],
  ['full-crawl-overdue', 'nobody tells', 'ALARM', { DaysSinceFullCrawl: Array(5).fill(none) }],
  ['full-crawl-overdue', 'eight days', 'OK', { DaysSinceFullCrawl: hours(8) }],
  ['full-crawl-overdue', 'a week, as planned', 'OK', { DaysSinceFullCrawl: hours(7.2) }],
  ['full-crawl-overdue', 'it was just done', 'OK', { DaysSinceFullCrawl: [...hours(8.5), [0.01]] }],
  ['full-crawl-overdue', 'one hour is not told', 'OK', { DaysSinceFullCrawl: [[2], none, [2]] }],

  ['market-not-counted', 'the counter is killed', 'ALARM', { Errors: [[1]] }],
  ['market-not-counted', 'it ends well', 'OK', { Errors: [[0], none] }],
  ['market-not-counted', 'no import has ended', 'OK', { Errors: [none, none] }],

  ['addresses-not-submitted', 'two days', 'ALARM', { SubmissionsFailed: [[0], [1], [0, 1]] }],
  ['addresses-not-submitted', 'one day', 'OK', { SubmissionsFailed: [[0], [1], [0]] }],
  ['addresses-not-submitted', 'nothing has changed', 'OK', { SubmissionsFailed: [none, none] }],

  ['digests-late', 'two hours of a letter that waits', 'ALARM', { OldestDigestHours: hours(26.5) }],
  ['digests-late', 'nobody looks any more', 'ALARM', { OldestDigestHours: Array(5).fill(none) }],
  ['digests-late', 'a day', 'OK', { OldestDigestHours: hours(25) }],
  ['digests-late', 'one late hour', 'OK', { OldestDigestHours: [[3], [27], [3], [27]] }],

  ['digests-unsure', 'a sender has died', 'ALARM', { DigestsUnsure: [none, [1]] }],
  ['digests-unsure', 'none has', 'OK', { DigestsUnsure: [none, none] }],

  ['searches-not-asked', 'after one of two imports', 'ALARM', { DigestMatchesFailed: [[0], [0, 1]] }],
  ['searches-not-asked', 'after none', 'OK', { DigestMatchesFailed: [[0], none] }],

  ['confirmations-many', 'a hundred and fifty in a day', 'ALARM', { ConfirmationsSent: [times(150)] }],
  ['confirmations-many', 'a hundred and forty-nine', 'OK', { ConfirmationsSent: [times(149)] }],

  ['canary-failing', 'two looks of three', 'ALARM', { CanarySuccess: [[1], [0], [0]] }],
  ['canary-failing', 'it does not look any more', 'ALARM', { CanarySuccess: Array(5).fill(none) }],
  ['canary-failing', 'one look', 'OK', { CanarySuccess: [[1], [0], [1]] }],
  ['canary-failing', 'all is well', 'OK', { CanarySuccess: [[1], [1], [1]] }],

  ['model-cost', 'more than a tenth of the month in a day', 'ALARM', { AiCost: [[1, 2, 2.01]] }],
  ['model-cost', 'a tenth', 'OK', { AiCost: [[1, 2, 2]] }],
  ['model-cost', 'nobody asks', 'OK', { AiCost: [none] }],
];

function twice<Item>(one: Item): Item[] {
  return [one, one];
}

describe('an alarm', () => {
  test.each(cases)('%s: %s → %s', (name, _what, state, series) => {
    expect(stateOf(alarm(name), series)).toBe(state);
  });

  test('is shown going off and staying silent, each', () => {
    const shown = (state: string) =>
      [...new Set(cases.filter((one) => one[2] === state).map(([name]) => sectionOf(name)))].sort();
    expect(names(template).length).toBeGreaterThan(10);
    expect([shown('ALARM'), shown('OK')]).toEqual([allNames, allNames]);
  });

  test('tells the topic when it goes off and when it is over', () => {
    const [topic] = Object.keys(template.findResources('AWS::SNS::Topic'));
    for (const one of alarmsOf(template))
      expect(one, nameOf(one)).toMatchObject({ AlarmActions: [{ Ref: topic }], OKActions: [{ Ref: topic }] });
  });

  test('looks back no further than CloudWatch lets it: a week, and a day for short periods', () => {
    for (const one of alarmsOf(template)) {
      const periods = JSON.stringify(one).match(/"Period":\d+/g) ?? [];
      const longest = Math.max(...periods.map((text) => Number(text.slice(9))));
      const limit = longest >= 3600 ? 7 * 86_400 : 86_400;
      expect(longest, nameOf(one)).toBeGreaterThan(0);
      expect(longest * Number(one.EvaluationPeriods), nameOf(one)).toBeLessThanOrEqual(limit);
    }
  });

  test('is about metrics of this stage', () => {
    interface OneMetric {
      Namespace: string;
      MetricName: string;
      Dimensions?: { Name: string; Value: unknown }[];
    }
    const metrics = alarmsOf(template).flatMap((one): OneMetric[] => {
      if (typeof one.MetricName === 'string') return [one as unknown as OneMetric];
      const parts = one.Metrics as { MetricStat?: { Metric: OneMetric } }[];
      return parts.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []));
    });
    const dimensions = (one: OneMetric) => (one.Dimensions ?? []).map(({ Name }) => Name).join(' ');
    const kinds = new Map(metrics.map((one) => [`${one.Namespace} ${one.MetricName}`, dimensions(one)]));
    const own = metrics.filter((one) => one.Namespace === metricsNamespace);
    expect(own.every((one) => one.MetricName in metricUnits)).toBe(true);
    for (const one of own) expect(one.Dimensions).toEqual([{ Name: stageDimension, Value: 'test' }]);
    expect(Object.fromEntries([...kinds].filter(([name]) => name.startsWith('AWS/')))).toEqual({
      'AWS/ApiGateway Count': 'ApiName',
      'AWS/ApiGateway 5xx': 'ApiId',
      'AWS/ApiGateway 5XXError': 'ApiName',
      'AWS/Cognito SignInSuccesses': 'UserPool UserPoolClient',
      'AWS/Cognito SignUpSuccesses': 'UserPool UserPoolClient',
      'AWS/Lambda Throttles': '',
      'AWS/Lambda Errors': 'FunctionName',
      'AWS/DynamoDB ReadThrottleEvents': 'TableName',
      'AWS/DynamoDB WriteThrottleEvents': 'TableName',
      'AWS/SQS ApproximateNumberOfMessagesVisible': 'QueueName',
      'AWS/States ExecutionsTimedOut': 'StateMachineArn',
      'AWS/States ExecutionsFailed': 'StateMachineArn',
    });
    const tables = Object.keys(template.findResources('AWS::DynamoDB::Table'));
    const throttled = metrics.filter((one) => one.MetricName === 'ReadThrottleEvents');
    expect(throttled.map((one) => one.Dimensions?.[0]?.Value)).toEqual(tables.map((Ref) => ({ Ref })));
  });

  test('the API of whole answers is told from the one of streams by its own name', () => {
    const [rest] = Object.values(template.findResources('AWS::ApiGateway::RestApi'));
    const [http] = Object.keys(template.findResources('AWS::ApiGatewayV2::Api'));
    expect(JSON.stringify(alarm('writer-errors').Metrics)).toContain(`"Value":"${rest?.Properties.Name}"`);
    expect(JSON.stringify(alarm('api-errors').Metrics)).toContain(`"Value":{"Ref":"${http}"}`);
  });
});

describe('the runbook', () => {
  const text = readFileSync(new URL('../../../infra/RUNBOOK.md', import.meta.url), 'utf8');
  const headings = [...text.matchAll(/^## ([a-z-]+)$/gm)].map(([, heading]) => heading);

  test('has a section for every alarm and for the budget, and for nothing else', () => {
    expect(headings.toSorted()).toEqual([...allNames, 'budget'].sort());
    const [budget] = Object.values(template.findResources('AWS::Budgets::Budget'));
    expect(budget?.Properties.Budget.BudgetName).toBe('Prizvanie-test-budget');
  });

  test('is named by every alarm', () => {
    for (const one of [template, withLetters].flatMap(alarmsOf))
      expect(one.AlarmDescription).toMatch(
        new RegExp(`^.+\\. Что смотреть и делать: infra/RUNBOOK\\.md#${sectionOf(nameOf(one))}$`),
      );
  });

  test('says in every section what to look at and what to do', () => {
    for (const section of text.split(/^## (?=[a-z-]+$)/m).slice(1)) {
      const [heading = ''] = section.split('\n');
      expect(section, heading).toContain('**Look.**');
      expect(section, heading).toContain('**Do.**');
    }
  });
});

test('an alarm over more metrics than CloudWatch takes is two of one section', () => {
  const metrics = Object.fromEntries(
    Array.from({ length: 11 }, (_, at) => [
      `table${at}`,
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: 'ReadThrottleEvents',
        dimensionsMap: { TableName: `${at}` },
      }),
    ]),
  );
  const rules = overSum('reads-throttled', metrics, { says: '', when: ['>=', 1] });
  expect(Object.keys(rules)).toEqual(['reads-throttled', 'reads-throttled-2']);
  const stack = new Stack();
  for (const [name, { metric, section }] of Object.entries(rules)) {
    expect(section).toBe('reads-throttled');
    new Alarm(stack, name, { metric, threshold: 1, evaluationPeriods: 1 });
  }
  const summed = Object.values(Template.fromStack(stack).findResources('AWS::CloudWatch::Alarm')).flatMap(
    ({ Properties }) =>
      Properties.Metrics.flatMap(
        (one: { MetricStat?: { Metric: { Dimensions: { Value: string }[] } } }) =>
          one.MetricStat?.Metric.Dimensions.map(({ Value }) => Value) ?? [],
      ),
  );
  expect(summed.toSorted()).toEqual(
    Object.keys(metrics)
      .map((_, at) => `${at}`)
      .sort(),
  );
});

test('letters cannot run out where SES sends them', () => {
  expect(names(synthesized({ sesSender: 'no-reply@jobs.example.ru' }))).not.toContain('letters-running-out');
});

test('letters have alarms where there are letters', () => {
  expect(allNames.filter((name) => !names(template).includes(name))).toEqual([
    ...['confirmations-many', 'digests-late', 'digests-unsure', 'mail-answers-undelivered'],
    ...['searches-cut-off', 'searches-not-asked'],
  ]);
});

test('there are alarms only for what the stage has', () => {
  const bare = synthesized({ keepsData: false, importSchedule: null });
  const missing = names(template)
    .map(sectionOf)
    .filter((name) => !names(bare).includes(name));
  expect([...new Set(missing)]).toEqual([
    ...[
      'addresses-not-submitted',
      'canary-failing',
      'database-reads-throttled',
      'database-writes-throttled',
      'full-crawl-overdue',
    ],
    ...['imports-undelivered', 'model-cost'],
  ]);
});
