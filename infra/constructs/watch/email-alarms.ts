import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Rule } from './alarm-rule.ts';
import type { StageMetrics } from './stage-metrics.ts';

const hour = Duration.hours(1);

export interface WatchedEmails {
  /** Looks for new vacancies in saved searches. */
  readonly matcher: IFunction;
  /** Of what the mail answers, what nobody has read. */
  readonly undelivered: IQueue;
}

/** Of a stage whose e-mails tell what is new in saved searches. */
export const digestRules = (
  metrics: StageMetrics,
  { matcher, undelivered }: WatchedEmails,
): Record<string, Rule> => ({
  'digests-late': {
    description: 'Письмо о новых вакансиях ждёт больше 26 часов, или письма никто не отправляет.',
    metric: metrics.custom('OldestDigestHours', 'Maximum', { period: hour }),
    condition: ['>', 26],
    periods: 2,
    silence: 'bad',
  },
  'digests-unsure': {
    description: 'Отправка писем обрывалась: ушло ли письмо, неизвестно, второй раз его не пошлют.',
    metric: metrics.custom('DigestsUnsure', 'Sum', { period: hour }),
    condition: ['>=', 1],
  },
  'searches-not-asked': {
    description: 'После импорта новые вакансии не искали в сохранённых поисках: письма о них задержатся.',
    metric: metrics.custom('DigestMatchesFailed', 'Maximum', { period: hour }),
    condition: ['>=', 1],
  },
  'searches-cut-off': {
    description: 'Поиск новых вакансий для писем оборвался: не хватило памяти или времени.',
    metric: metrics.errorsOf(matcher),
    condition: ['>=', 1],
    // Seen after five minutes, and shown for an hour.
    periods: 12,
    badPeriods: 1,
  },
  'mail-answers-undelivered': {
    description:
      'Почта сообщила, что письмо не дошло или его сочли спамом, а письма на этот адрес не остановлены.',
    metric: metrics.undelivered(undelivered),
    condition: ['>=', 1],
  },
  'confirmations-many': {
    description:
      'За сутки разослано 150 писем с подтверждением или больше: при 200 подписка без аккаунта остановится до завтра.',
    metric: metrics.custom('ConfirmationsSent', 'Sum', { period: Duration.days(1) }),
    condition: ['>=', 150],
  },
});

/** Of a stage whose e-mails go by SES, which reviews a sender at 5 % of bounces or 0.1 % of complaints, and may stop it. */
export const sesRules = (metrics: StageMetrics): Record<string, Rule> => ({
  'mail-reputation': {
    description:
      'Писем, которые не дошли или которые сочли спамом, почти столько, что SES начнёт проверку и может остановить все письма.',
    metric: metrics.mailReputation(hour),
    condition: ['>=', 0.8],
    // Said only while e-mails go.
    silence: 'unchanged',
  },
});
