import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IAlarmAction,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import type { Rule } from './alarm-rule.ts';
import { digestRules, sesRules, type WatchedEmails } from './email-alarms.ts';
import { importRules, type WatchedImports } from './import-alarms.ts';
import type { StageMetrics } from './stage-metrics.ts';

export interface AlarmsProps {
  readonly metrics: StageMetrics;
  readonly topic: ITopic;
  readonly imports: WatchedImports;
  readonly schedule: Settings['importSchedule'];
  readonly hasCanary: boolean;
  /** @default - no e-mail tells what is new in saved searches */
  readonly emails?: WatchedEmails;
  /** Whether what DynamoDB refuses is worth two metrics a table and index, 0.20 $ a month each. */
  readonly watchesTables: boolean;
  /** By whom e-mails with codes go: Cognito's own mailer, or SES. @default - there are none */
  readonly codesBy?: 'cognito' | 'ses';
  /** Off only for the rehearsal: its emulator refuses alarms over several metrics. */
  readonly hasMath: boolean;
  /** In dollars, what a model may cost in a month. @default - no model is asked */
  readonly modelBudget?: number;
}

const comparisons = {
  '>': ComparisonOperator.GREATER_THAN_THRESHOLD,
  '>=': ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  '<': ComparisonOperator.LESS_THAN_THRESHOLD,
};

const missingData = {
  nothing: TreatMissingData.NOT_BREACHING,
  bad: TreatMissingData.BREACHING,
  unchanged: TreatMissingData.IGNORE,
};

/** Under so many requests in five minutes one failure is a rate of nothing. */
const fewRequests = 20;
/** Under so many answers in half an hour. */
const fewAnswers = 5;
/** Under so many in a quarter of an hour, somebody has only forgotten a password. */
const fewSignIns = 20;

/** Of the 50 e-mails that Cognito's own mailer sends in a day: some are for those who have forgotten a password. */
const manySignUps = 35;

const fiveMinutes = Duration.minutes(5);
const hour = Duration.hours(1);

/** A number, and 0 as long as there is too little to say it of. Without any value there is none: nothing to fill in. */
const rate = (expression: string, usingMetrics: Record<string, IMetric>, period = fiveMinutes) =>
  new MathExpression({ expression: `IF(${expression}, 0)`, usingMetrics, period });

/** What a user would feel. Each alarm has a section of its name in infra/RUNBOOK.md. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const stack = Stack.of(this).stackName;
    const action: IAlarmAction = new SnsAction(props.topic);
    const rules = Object.entries({ ...always(props), ...bySettings(props) }).filter(
      ([, { metric }]) => props.hasMath || !(metric instanceof MathExpression),
    );

    this.all = rules.map(
      ([
        name,
        { description, metric, condition, periods = 1, badPeriods = periods, silence, section = name },
      ]) => {
        const [comparison, threshold] = condition;
        const alarm = new Alarm(this, name, {
          alarmName: `${stack}-${name}`,
          alarmDescription: `${description} Что смотреть и делать: infra/RUNBOOK.md#${section}`,
          metric,
          comparisonOperator: comparisons[comparison],
          threshold,
          evaluationPeriods: periods,
          datapointsToAlarm: badPeriods,
          treatMissingData: missingData[silence ?? 'nothing'],
        });
        alarm.addAlarmAction(action);
        alarm.addOkAction(action);
        return alarm;
      },
    );
  }
}

/** In every stage. */
const always = ({ metrics, imports, schedule }: AlarmsProps): Record<string, Rule> => ({
  'api-errors': {
    description: 'Больше одного процента запросов к API кончаются ошибкой сервера.',
    metric: rate(`requests >= ${fewRequests}, 100 * errors / requests`, {
      requests: metrics.api('Count'),
      errors: metrics.api('5xx'),
    }),
    condition: ['>', 1],
    periods: 3,
    badPeriods: 2,
  },
  'search-slow': {
    description: 'Каждый двадцатый поиск идёт дольше секунды.',
    metric: rate(`searches >= ${fewRequests}, slowest`, {
      searches: metrics.custom('SearchMilliseconds', 'SampleCount'),
      slowest: metrics.custom('SearchMilliseconds', 'p95'),
    }),
    condition: ['>', 1000],
    periods: 3,
    badPeriods: 2,
  },
  'items-unreadable': {
    description: 'В таблицах есть записи, которые эта версия сайта не может прочитать; они пропускаются.',
    metric: metrics.custom('UnreadableItems'),
    condition: ['>=', 1],
    periods: 12,
    badPeriods: 1,
  },
  'accounts-not-swept': {
    description:
      'Данные удалённых аккаунтов не вычищаются: проверка обрывается, остановилась сама или не запускается.',
    metric: metrics.custom('SweepsFailed', 'Maximum', { period: hour }),
    condition: ['>=', 1],
    periods: 3,
    badPeriods: 2,
    silence: 'bad',
  },
  'demands-unread': {
    description:
      'Полсуток не дочитано, что просят вакансии, или этого никто не читает: совпадение с профилем у них неполное.',
    metric: metrics.custom('DemandsUnread', 'Maximum', { period: hour }),
    condition: ['>=', 1],
    periods: 12,
    silence: 'bad',
  },
  'sign-in-errors': {
    description: 'Вход и регистрация кончаются ошибками сервера.',
    metric: metrics.signInErrors(),
    condition: ['>=', 5],
  },
  'sign-in-refusals': {
    description: 'Больше половины попыток войти кончаются отказом.',
    metric: rate(
      `attempts >= ${fewSignIns}, 100 * (attempts - successes) / attempts`,
      { attempts: metrics.signIns('SampleCount'), successes: metrics.signIns('Sum') },
      Duration.minutes(15),
    ),
    condition: ['>', 50],
  },
  'functions-throttled': {
    description: 'Функции не запускаются: в аккаунте их одновременно слишком много.',
    metric: metrics.functions('Throttles', 'Sum'),
    condition: ['>=', 1],
  },
  ...importRules(metrics, imports, schedule),
});

/** CloudWatch takes no alarm over more. */
const maxMetricsOfAnAlarm = 10;

/**
 * A rule over the sum of metrics that have a value: what was not throttled has none. More of them than an alarm takes
 * make alarms of the same name, numbered from the second on.
 */
export function sumRules(name: string, metrics: Record<string, IMetric>, rule: Omit<Rule, 'metric'>) {
  const all = Object.entries(metrics);
  const parts = Array.from({ length: Math.ceil(all.length / maxMetricsOfAnAlarm) }, (_, at) =>
    all.slice(at * maxMetricsOfAnAlarm, (at + 1) * maxMetricsOfAnAlarm),
  );
  return Object.fromEntries(
    parts.map((part, at): [string, Rule] => {
      const metric = new MathExpression({
        expression: `SUM([${part.map(([id]) => id).join(', ')}])`,
        usingMetrics: Object.fromEntries(part),
        period: fiveMinutes,
      });
      return [at === 0 ? name : `${name}-${at + 1}`, { ...rule, section: name, metric }];
    }),
  );
}

/** Where the stage has what they are about. */
const bySettings = (props: AlarmsProps): Record<string, Rule> => ({
  ...(props.metrics.hasStream && {
    'writer-errors': {
      description: 'Больше пяти процентов потоковых ответов кончаются ошибкой сервера.',
      metric: rate(
        `answers >= ${fewAnswers}, 100 * errors / answers`,
        { answers: props.metrics.stream('Count'), errors: props.metrics.stream('5XXError') },
        Duration.minutes(30),
      ),
      condition: ['>', 5],
    },
  }),
  ...(props.watchesTables && {
    ...sumRules('database-reads-throttled', props.metrics.tables('ReadThrottleEvents'), {
      description: 'DynamoDB отказывает в чтении.',
      condition: ['>=', 1],
      periods: 3,
      badPeriods: 2,
    }),
    ...sumRules('database-writes-throttled', props.metrics.tables('WriteThrottleEvents'), {
      description: 'DynamoDB отказывает в записи.',
      condition: ['>=', 1],
      // An import is throttled for moments, waits and goes on.
      periods: 3,
      badPeriods: 3,
    }),
  }),
  ...(props.codesBy === 'ses' && sesRules(props.metrics)),
  ...(props.codesBy === 'cognito' && {
    'letters-running-out': {
      description: `За сутки было ${manySignUps} регистраций или больше, а Cognito шлёт в сутки не больше 50 писем с кодами: без них не войти и пароль не сменить.`,
      metric: props.metrics.signUps(Duration.days(1)),
      condition: ['>=', manySignUps],
    },
  }),
  ...(props.emails && digestRules(props.metrics, props.emails)),
  ...(props.hasCanary && {
    'canary-failing': {
      description: 'Проверка сайта не проходит: не работает страница, поиск, вакансия или вход.',
      metric: props.metrics.custom('CanarySuccess', 'Minimum'),
      condition: ['<', 1],
      periods: 3,
      badPeriods: 2,
      silence: 'bad',
    },
  }),
  ...(props.modelBudget !== undefined && {
    'model-cost': {
      description: 'За день модель стоила больше десятой части месячного предела.',
      metric: props.metrics.custom('AiCost', 'Sum', { period: Duration.days(1) }),
      condition: ['>', props.modelBudget / 10],
    },
  }),
});
