import { describe, expect, test } from 'vitest';
import { calculated, isInAlarm, stateOf } from '#tests/support/stack/cloudwatch-alarm.ts';

const isBad = (value: number) => value > 0;
/** '0 X - X' as AWS writes it: good, bad, missing, bad. */
const values = (text: string) => text.split(' ').map((sample) => ({ '0': 0, X: 1 })[sample] ?? null);

describe('missing values, as the tables of AWS have them', () => {
  test.each([
    // 3 of 3
    [3, '0 - X - X', false, false],
    [3, '0 - - - -', false, false],
    [3, '- - - - -', true, false],
    [3, '0 X X - X', true, true],
    [3, '- - X - -', true, false],
    // 2 of 3
    [2, '0 - X - X', true, true],
    [2, '0 0 X 0 X', true, true],
    [2, '0 - X - -', true, false],
    [2, '- - - - 0', true, false],
    [2, '- - - - X', true, false],
  ])('%i of 3: %s', (bad, series, breaching, notBreaching) => {
    const stateWithGaps = (missing: 'breaching' | 'notBreaching') =>
      isInAlarm(values(series), { periods: 3, bad, isBad, missing });
    expect([stateWithGaps('breaching'), stateWithGaps('notBreaching')]).toEqual([breaching, notBreaching]);
  });
});

describe('metric math', () => {
  const metricValues: Record<string, number | null> = { a: 10, b: 4, none: null };
  test.each([
    ['a + b * 2', 18],
    ['100 * (a - b) / a', 60],
    ['IF(a >= 10, b, 0)', 4],
    ['IF(a > 10, b, 0)', 0],
    ['IF(none >= 1, b, 0)', null],
    ['a + none', null],
    ['SUM([a, none, b])', 14],
    ['SUM([none])', null],
  ])('%s', (expression, value) => {
    expect(calculated(expression, (id) => metricValues[id] ?? null)).toBe(value);
  });

  test('of what is not done here it says so', () => {
    expect(() => calculated('FILL(a, 0)', () => 1)).toThrow('FILL');
    expect(() => calculated('a b', () => 1)).toThrow('what is');
    expect(() => calculated('IF(a', () => 1)).toThrow('missing');
  });
});

describe('a series', () => {
  const alarm = {
    ComparisonOperator: 'GreaterThanThreshold',
    Threshold: 5,
    EvaluationPeriods: 1,
    DatapointsToAlarm: 1,
    TreatMissingData: 'notBreaching',
    MetricName: 'Things',
    Statistic: 'Maximum',
  };
  test('must be about what the alarm looks at', () => {
    expect(stateOf(alarm, { Things: [[5, 6]] })).toBe('ALARM');
    expect(() => stateOf(alarm, { Thing: [[6]] })).toThrow('nothing of Things');
    expect(() => stateOf(alarm, { Things: [[6]], Other: [[6]] })).toThrow('does not look at Other');
  });

  test('is aggregated as the alarm says', () => {
    const samples = { Things: [[1, 2, 3]] };
    const stateByStatistic = (Statistic: string) => stateOf({ ...alarm, Statistic }, samples);
    expect(['Sum', 'Maximum', 'Minimum', 'Average', 'SampleCount'].map(stateByStatistic)).toEqual([
      ...['ALARM', 'OK', 'OK', 'OK', 'OK'],
    ]);
    const { Statistic: _, ...p95 } = { ...alarm, ExtendedStatistic: 'p95' };
    const times = (slow: number) => [...Array(100 - slow).fill(1), ...Array(slow).fill(9)];
    expect([5, 6].map((slow) => stateOf(p95, { Things: [times(slow)] }))).toEqual(['OK', 'ALARM']);
  });
});
