import * as z from 'zod';

/** Of one metric, by its name or by its id in the alarm: the values of each period, the earliest first; null for none. */
export type Series = Record<string, readonly (readonly number[] | null)[]>;

const statistics = z.enum(['Sum', 'Minimum', 'Maximum', 'Average', 'SampleCount']);
type Value = number | null;

const stat = z.object({
  Metric: z.object({ MetricName: z.string() }).loose(),
  Period: z.number(),
  Stat: z.string(),
});
const comparisons = {
  GreaterThanThreshold: (value: number, threshold: number) => value > threshold,
  GreaterThanOrEqualToThreshold: (value: number, threshold: number) => value >= threshold,
  LessThanThreshold: (value: number, threshold: number) => value < threshold,
};
const alarmProperties = z.object({
  ComparisonOperator: z.enum(Object.keys(comparisons) as (keyof typeof comparisons)[]),
  Threshold: z.number(),
  EvaluationPeriods: z.int().min(1),
  DatapointsToAlarm: z.int().min(1),
  TreatMissingData: z.enum(['breaching', 'notBreaching', 'ignore']),
  MetricName: z.string().optional(),
  Statistic: statistics.optional(),
  ExtendedStatistic: z.string().optional(),
  Metrics: z
    .array(
      z.object({
        Id: z.string(),
        Expression: z.string().optional(),
        MetricStat: stat.optional(),
        ReturnData: z.boolean().default(true),
      }),
    )
    .max(11, 'an alarm has one expression over at most ten metrics')
    .optional(),
});

/** One value of a period, as CloudWatch makes it of all that were put into it. */
function statisticOf(values: readonly number[] | null, name: string): Value {
  if (values === null || values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  const percent = /^p(\d+(?:\.\d+)?)$/.exec(name)?.[1];
  if (percent !== undefined) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.ceil((Number(percent) / 100) * sorted.length) - 1] ?? null;
  }
  return {
    Sum: sum,
    Minimum: Math.min(...values),
    Maximum: Math.max(...values),
    Average: sum / values.length,
    SampleCount: values.length,
  }[statistics.parse(name)];
}

/**
 * What our alarms use of metric math: IF, SUM over a list, arithmetic and comparisons. An operator has no value where one
 * of its sides has none; SUM leaves those out.
 */
export function calculated(expression: string, valueIn: (id: string) => Value): Value {
  const tokens = expression.match(/[A-Za-z]\w*|\d+(?:\.\d+)?|>=|<=|[><=+\-*/(),[\]]/g) ?? [];
  let at = 0;
  const readToken = (token?: string): string => {
    const found = tokens[at];
    if (found === undefined || (token !== undefined && found !== token))
      throw new Error(`${expression}: ${token ?? 'more'} is missing before «${found ?? 'the end'}»`);
    at += 1;
    return found;
  };
  const list = (close: string): Value[] => {
    const values = [compared()];
    while (tokens[at] === ',') {
      readToken(',');
      values.push(compared());
    }
    readToken(close);
    return values;
  };
  const both = (a: Value, b: Value, join: (a: number, b: number) => number): Value =>
    a === null || b === null ? null : join(a, b);

  function atom(): Value {
    const token = readToken();
    if (token === '(') {
      const value = compared();
      readToken(')');
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (token === 'IF') {
      readToken('(');
      const [condition = null, yes = null, no = null] = list(')');
      return condition === null ? null : condition === 0 ? no : yes;
    }
    if (token === 'SUM') {
      readToken('(');
      readToken('[');
      const values = list(']').filter((value) => value !== null);
      readToken(')');
      return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
    }
    if (!/^[a-z]/.test(token)) throw new Error(`${expression}: «${token}» is not evaluated here`);
    return valueIn(token);
  }
  function multiplied(): Value {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isProduct = readToken() === '*';
      value = both(value, atom(), (a, b) => (isProduct ? a * b : a / b));
    }
    return value;
  }
  function added(): Value {
    let value = multiplied();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const isSum = readToken() === '+';
      value = both(value, multiplied(), (a, b) => (isSum ? a + b : a - b));
    }
    return value;
  }
  function compared(): Value {
    const value = added();
    const operator = tokens[at];
    const compares = {
      '>': (a: number, b: number) => a > b,
      '>=': (a: number, b: number) => a >= b,
      '<': (a: number, b: number) => a < b,
      '<=': (a: number, b: number) => a <= b,
    }[operator ?? ''];
    if (!compares) return value;
    readToken();
    return both(value, added(), (a, b) => Number(compares(a, b)));
  }

  const value = compared();
  if (at < tokens.length) throw new Error(`${expression}: what is «${tokens.slice(at).join(' ')}»?`);
  return value;
}

/** How many periods CloudWatch looks back beyond those that it was told, to find values in place of missing ones. */
const lookback = 2;

/**
 * Whether values, the latest last, put an alarm off: `periods` of them are looked at, `bad` of which must breach. Missing
 * ones are left out as long as there are others in reach; what then lacks is filled in.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
export function isInAlarm(
  values: readonly Value[],
  rule: {
    periods: number;
    bad: number;
    isBad: (value: number) => boolean;
    /** `ignore` keeps the state, which is `OK` in a series that begins so. */
    missing: 'breaching' | 'notBreaching' | 'ignore';
  },
): boolean {
  // Without a value the state stays as it was.
  if (rule.missing === 'ignore' && values.length > 0 && values.at(-1) === null)
    return isInAlarm(values.slice(0, -1), rule);
  const inReach = values.slice(-(rule.periods + lookback)).filter((value) => value !== null);
  const evaluated = inReach.slice(-rule.periods);
  const filledIn = rule.missing === 'breaching' ? rule.periods - evaluated.length : 0;
  return evaluated.filter((value) => rule.isBad(value)).length + filledIn >= rule.bad;
}

/** The state after the series, of an alarm as it stands in a template. */
export function stateOf(properties: unknown, series: Series): 'ALARM' | 'OK' {
  const alarm = alarmProperties.parse(properties);
  const used = new Set<string>();
  const samplesOf = (...names: string[]) => {
    const name = names.find((candidate) => candidate in series);
    if (name === undefined) throw new Error(`the series has nothing of ${names.join(' or ')}`);
    used.add(name);
    return series[name] ?? [];
  };
  const length = Math.max(...Object.values(series).map((samples) => samples.length));
  const at = <Item>(list: readonly Item[], period: number) => list[list.length - length + period] ?? null;

  const valueIn = (period: number): Value => {
    if (alarm.MetricName !== undefined)
      return statisticOf(
        at(samplesOf(alarm.MetricName), period),
        alarm.ExtendedStatistic ?? alarm.Statistic ?? '',
      );
    const metrics = alarm.Metrics ?? [];
    const [answer, ...others] = metrics.filter((entry) => entry.ReturnData);
    if (!answer?.Expression || others.length > 0) throw new Error('expected one expression that answers');
    return calculated(answer.Expression, (id) => {
      const metric = metrics.find((entry) => entry.Id === id)?.MetricStat;
      if (!metric) throw new Error(`${answer.Expression}: ${id} is no metric of the alarm`);
      return statisticOf(at(samplesOf(id, metric.Metric.MetricName), period), metric.Stat);
    });
  };
  const values = Array.from({ length }, (_, period) => valueIn(period));
  const unused = Object.keys(series).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`the alarm does not look at ${unused.join(', ')}`);
  const compare = comparisons[alarm.ComparisonOperator];
  const hasAlarm = isInAlarm(values, {
    periods: alarm.EvaluationPeriods,
    bad: alarm.DatapointsToAlarm,
    isBad: (value) => compare(value, alarm.Threshold),
    missing: alarm.TreatMissingData,
  });
  return hasAlarm ? 'ALARM' : 'OK';
}
