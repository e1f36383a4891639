import { readFileSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Alarm, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { describe, expect, test } from 'vitest';
import { metricsNamespace, metricUnits, stageDimension } from '#core/contract/stack/metrics.ts';
import { stateOf } from '#tests/support/stack/cloudwatch-alarm.ts';
import { sumRules } from '../../../../infra/constructs/watch/alarms.ts';
import { synthesized } from '../../synthesized.ts';
import { alarmCases } from './alarm-cases.ts';

const writer = { model: 'amazon.nova-lite-v1:0', price: { input: 0.00006, output: 0.00024 } };
const indexNow = { key: '0123456789abcdef' };
const template = synthesized({ writer, indexNow, domain: { name: 'jobs.example.ru' } });
/** SES sends there. */
const withEmails = synthesized({
  ...{ subscriptions: true, sesSender: 'no-reply@jobs.example.ru', domain: { name: 'jobs.example.ru' } },
});

type Properties = Record<string, unknown> & { AlarmName: string };
const alarmsOf = (from: Template): Properties[] =>
  Object.values(from.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties);
const nameOf = ({ AlarmName }: Properties): string => AlarmName.replace('Prizvanie-test-', '');
const names = (from: Template): string[] => alarmsOf(from).map(nameOf).sort();
/** Names without the number of who shares one with another. */
const sectionOf = (name: string): string => name.replace(/-\d+$/, '');
const allNames = [...new Set([...names(template), ...names(withEmails)].map(sectionOf))].sort();
function alarm(name: string): Properties {
  const found = [template, withEmails].flatMap(alarmsOf).find((alarm) => nameOf(alarm) === name);
  if (!found) throw new Error(`no alarm ${name}`);
  return found;
}

describe('an alarm', () => {
  test.each(alarmCases)('%s: %s → %s', (name, _what, state, series) => {
    expect(stateOf(alarm(name), series)).toBe(state);
  });

  test('is shown going off and staying silent, each', () => {
    const namesIn = (state: string) =>
      [
        ...new Set(alarmCases.filter((alarmCase) => alarmCase[2] === state).map(([name]) => sectionOf(name))),
      ].sort();
    expect(names(template).length).toBeGreaterThan(10);
    expect([namesIn('ALARM'), namesIn('OK')]).toEqual([allNames, allNames]);
  });

  test('tells the topic when it goes off and when it is over', () => {
    const [topic] = Object.keys(template.findResources('AWS::SNS::Topic'));
    for (const alarm of alarmsOf(template))
      expect(alarm, nameOf(alarm)).toMatchObject({
        AlarmActions: [{ Ref: topic }],
        OKActions: [{ Ref: topic }],
      });
  });

  test('looks back no further than CloudWatch lets it: a week, and a day for short periods', () => {
    for (const alarm of alarmsOf(template)) {
      const periods = JSON.stringify(alarm).match(/"Period":\d+/g) ?? [];
      const longest = Math.max(...periods.map((text) => Number(text.slice(9))));
      const limit = longest >= 3600 ? 7 * 86_400 : 86_400;
      expect(longest, nameOf(alarm)).toBeGreaterThan(0);
      expect(longest * Number(alarm.EvaluationPeriods), nameOf(alarm)).toBeLessThanOrEqual(limit);
    }
  });

  test('is about metrics of this stage', () => {
    interface OneMetric {
      Namespace: string;
      MetricName: string;
      Dimensions?: { Name: string; Value: unknown }[];
    }
    const metrics = alarmsOf(template).flatMap((alarm): OneMetric[] => {
      if (typeof alarm.MetricName === 'string') return [alarm as unknown as OneMetric];
      const parts = alarm.Metrics as { MetricStat?: { Metric: OneMetric } }[];
      return parts.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []));
    });
    const dimensions = (metric: OneMetric) => (metric.Dimensions ?? []).map(({ Name }) => Name).join(' ');
    const kinds = new Map(
      metrics
        .filter(({ Namespace }) => Namespace !== 'AWS/DynamoDB')
        .map((metric) => [`${metric.Namespace} ${metric.MetricName}`, dimensions(metric)]),
    );
    const own = metrics.filter((metric) => metric.Namespace === metricsNamespace);
    expect(own.every((metric) => metric.MetricName in metricUnits)).toBe(true);
    for (const metric of own) expect(metric.Dimensions).toEqual([{ Name: stageDimension, Value: 'test' }]);
    expect(Object.fromEntries([...kinds].filter(([name]) => name.startsWith('AWS/')))).toEqual({
      'AWS/ApiGateway Count': 'ApiName',
      'AWS/ApiGateway 5xx': 'ApiId',
      'AWS/ApiGateway 5XXError': 'ApiName',
      'AWS/Cognito SignInSuccesses': 'UserPool UserPoolClient',
      'AWS/Cognito SignUpSuccesses': 'UserPool UserPoolClient',
      'AWS/Lambda Throttles': '',
      'AWS/Lambda Errors': 'FunctionName',
      'AWS/SQS ApproximateNumberOfMessagesVisible': 'QueueName',
      'AWS/States ExecutionsTimedOut': 'StateMachineArn',
      'AWS/States ExecutionsFailed': 'StateMachineArn',
    });
    // What DynamoDB counts of an index is under both names alone. The library sorts dimensions by theirs.
    const tables = Object.entries(template.findResources('AWS::DynamoDB::Table')).flatMap(
      ([Ref, { Properties }]) => [
        [{ Name: 'TableName', Value: { Ref } }],
        ...(Properties.GlobalSecondaryIndexes ?? []).map(({ IndexName }: { IndexName: string }) => [
          { Name: 'GlobalSecondaryIndexName', Value: IndexName },
          { Name: 'TableName', Value: { Ref } },
        ]),
      ],
    );
    expect(tables.length).toBeGreaterThan(12);
    for (const name of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
      const throttled = metrics.filter((metric) => metric.MetricName === name);
      expect(throttled.map((metric) => metric.Dimensions)).toEqual(tables);
    }
  });

  test('the API of whole answers is told from the one of streams by its own name', () => {
    const [rest] = Object.values(template.findResources('AWS::ApiGateway::RestApi'));
    const [http] = Object.keys(template.findResources('AWS::ApiGatewayV2::Api'));
    expect(JSON.stringify(alarm('writer-errors').Metrics)).toContain(`"Value":"${rest?.Properties.Name}"`);
    expect(JSON.stringify(alarm('api-errors').Metrics)).toContain(`"Value":{"Ref":"${http}"}`);
  });
});

describe('the runbook', () => {
  const text = readFileSync(new URL('../../../../infra/RUNBOOK.md', import.meta.url), 'utf8');
  const headings = [...text.matchAll(/^## ([a-z-]+)$/gm)].map(([, heading]) => heading);

  test('has a section for every alarm and for the budget, and for nothing else', () => {
    expect(headings.toSorted()).toEqual([...allNames, 'budget'].sort());
    template.resourceCountIs('AWS::Budgets::Budget', 1);
  });

  test('is named by every alarm', () => {
    for (const alarm of [template, withEmails].flatMap(alarmsOf))
      expect(alarm.AlarmDescription).toMatch(
        new RegExp(`^.+\\. Что смотреть и делать: infra/RUNBOOK\\.md#${sectionOf(nameOf(alarm))}$`),
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
  const rules = sumRules('reads-throttled', metrics, { description: '', condition: ['>=', 1] });
  expect(Object.keys(rules)).toEqual(['reads-throttled', 'reads-throttled-2']);
  const stack = new Stack();
  for (const [name, { metric, section }] of Object.entries(rules)) {
    expect(section).toBe('reads-throttled');
    new Alarm(stack, name, { metric, threshold: 1, evaluationPeriods: 1 });
  }
  const summed = Object.values(Template.fromStack(stack).findResources('AWS::CloudWatch::Alarm')).flatMap(
    ({ Properties }) =>
      Properties.Metrics.flatMap(
        (query: { MetricStat?: { Metric: { Dimensions: { Value: string }[] } } }) =>
          query.MetricStat?.Metric.Dimensions.map(({ Value }) => Value) ?? [],
      ),
  );
  expect(summed.toSorted()).toEqual(
    Object.keys(metrics)
      .map((_, at) => `${at}`)
      .sort(),
  );
});

test('of e-mails with codes an alarm tells by whom they go', () => {
  const ofEmails = ['letters-running-out', 'mail-reputation'];
  const bySes = synthesized({ sesSender: 'no-reply@jobs.example.ru' });
  expect(names(bySes).filter((name) => ofEmails.includes(name))).toEqual(['mail-reputation']);
  expect(names(template).filter((name) => ofEmails.includes(name))).toEqual(['letters-running-out']);
  const [alarm] = alarmsOf(bySes).filter((one) => nameOf(one) === 'mail-reputation');
  expect(JSON.stringify(alarm)).toContain('"Namespace":"AWS/SES"');
  expect(JSON.stringify(alarm)).not.toContain('"Name":"');
});

test('e-mails have alarms where there are e-mails', () => {
  expect(allNames.filter((name) => !names(template).includes(name))).toEqual([
    ...['confirmations-many', 'digests-late', 'digests-unsure', 'mail-answers-undelivered'],
    ...['mail-reputation', 'searches-cut-off', 'searches-not-asked'],
  ]);
});

test.each([
  ['no daily import', { daily: null }],
  ['an import every third day', { daily: 'rate(3 days)' }],
])('with %s one refusal of search engines in a week is told', (_what, importSchedule) => {
  const rare = synthesized({ indexNow, domain: { name: 'jobs.example.ru' }, importSchedule });
  const found = alarmsOf(rare).find((one) => nameOf(one) === 'addresses-not-submitted');
  const week = Array(6).fill(null);
  expect(stateOf(found, { SubmissionsFailed: [[1], ...week] })).toBe('ALARM');
  expect(stateOf(found, { SubmissionsFailed: [[0], ...week] })).toBe('OK');
});

test('there are alarms only for what the stage has', () => {
  const bare = synthesized({ keepsData: false, importSchedule: null });
  const missing = names(template)
    .map(sectionOf)
    .filter((name) => !names(bare).includes(name));
  expect([...new Set(missing)]).toEqual([
    ...[
      'addresses-cut-off',
      'addresses-not-submitted',
      'canary-failing',
      'database-reads-throttled',
      'database-writes-throttled',
      'full-crawl-overdue',
    ],
    ...['imports-undelivered', 'model-cost'],
  ]);
});
