import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { mostDaysBetween } from '../../settings/import-schedule.ts';
import type { Settings } from '../../settings.ts';
import type { Rule } from './alarm-rule.ts';
import type { StageMetrics } from './stage-metrics.ts';

const hour = Duration.hours(1);
const day = Duration.days(1);

/** Seen after five minutes, and shown for an hour. */
const shownForAnHour = { periods: 12, badPeriods: 1 };

export interface WatchedImports {
  /** Writes what readers of the index start from. */
  readonly publisher: IFunction;
  /** Counts the market's month. */
  readonly marketCounter: IFunction;
  /** Tells search engines what has changed. @default - they are told nothing */
  readonly submitter?: IFunction;
  /** Of starts that came to nothing. @default - no import starts by itself */
  readonly undelivered?: IQueue;
}

/** Of imports, and of the steps that come after them. */
export const importRules = (
  metrics: StageMetrics,
  { publisher, marketCounter, submitter, undelivered }: WatchedImports,
  schedule: Settings['importSchedule'],
): Record<string, Rule> => ({
  'import-failed': {
    description: 'Импорт вакансий не удался.',
    metric: metrics.custom('ImportsFailed'),
    condition: ['>=', 1],
    ...shownForAnHour,
  },
  'import-unfinished': {
    description: 'Импорт не дошёл до конца за неделю и прерван.',
    metric: metrics.importsTimedOut(),
    condition: ['>=', 1],
    ...shownForAnHour,
  },
  'import-cut-off': {
    description: 'Импорт оборвался и не оставил записи о том, почему.',
    metric: metrics.importsCutOff(),
    condition: ['>=', 1],
    ...shownForAnHour,
  },
  'snapshot-not-published': {
    description:
      'Снимок индекса не записан: поиск начинает работу медленнее, а со временем — не начнёт вовсе.',
    metric: metrics.errorsOf(publisher),
    condition: ['>=', 1],
    ...shownForAnHour,
  },
  'market-not-counted': {
    description: 'После импорта не посчитан рынок месяца: страница «Рынок труда» показывает прежний день.',
    metric: metrics.errorsOf(marketCounter),
    condition: ['>=', 1],
    ...shownForAnHour,
  },
  ...(undelivered && {
    'imports-undelivered': {
      description: 'Импорт по расписанию не начался: Step Functions час не принимал его.',
      metric: metrics.undelivered(undelivered),
      condition: ['>=', 1],
    },
  }),
  ...(schedule?.weekly && {
    'full-crawl-overdue': {
      description: 'Больше восьми дней не было полного обхода источника.',
      metric: metrics.custom('DaysSinceFullCrawl', 'Maximum', { period: hour }),
      condition: ['>', 8],
      periods: 3,
      silence: 'bad',
    },
  }),
  ...(submitter && {
    'addresses-not-submitted': {
      ...(schedule?.daily && mostDaysBetween(schedule.daily) <= 1
        ? {
            description: 'Второй день поисковики не принимают адреса новых, изменённых и закрытых вакансий.',
            periods: 2,
          }
        : {
            // Between two imports are days without a value.
            description: 'За неделю поисковики не приняли адреса новых, изменённых и закрытых вакансий.',
            periods: 7,
            badPeriods: 1,
          }),
      metric: metrics.custom('SubmissionsFailed', 'Maximum', { period: day }),
      condition: ['>=', 1],
    },
    'addresses-cut-off': {
      description: 'Отправка адресов поисковикам оборвалась: не хватило памяти или времени.',
      metric: metrics.errorsOf(submitter),
      condition: ['>=', 1],
      ...shownForAnHour,
    },
  }),
});
