import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Rule } from './alarm-rule.ts';
import type { StageMetrics } from './stage-metrics.ts';

const hour = Duration.hours(1);

export interface WatchedLetters {
  /** Looks for new vacancies in saved searches. */
  readonly matcher: IFunction;
  /** Of what the mail answers, what nobody has read. */
  readonly undelivered: IQueue;
}

/** Of a stage whose letters tell what is new in saved searches. */
export const ofLetters = (
  metrics: StageMetrics,
  { matcher, undelivered }: WatchedLetters,
): Record<string, Rule> => ({
  'digests-late': {
    says: 'Письмо о новых вакансиях ждёт больше 26 часов, или письма никто не отправляет.',
    metric: metrics.own('OldestDigestHours', 'Maximum', { period: hour }),
    when: ['>', 26],
    of: 2,
    silence: 'bad',
  },
  'digests-unsure': {
    says: 'Отправка писем обрывалась: ушло ли письмо, неизвестно, второй раз его не пошлют.',
    metric: metrics.own('DigestsUnsure', 'Sum', { period: hour }),
    when: ['>=', 1],
  },
  'searches-not-asked': {
    says: 'После импорта новые вакансии не искали в сохранённых поисках: письма о них задержатся.',
    metric: metrics.own('DigestMatchesFailed', 'Maximum', { period: hour }),
    when: ['>=', 1],
  },
  'searches-cut-off': {
    says: 'Поиск новых вакансий для писем оборвался: не хватило памяти или времени.',
    metric: metrics.errorsOf(matcher),
    when: ['>=', 1],
    // Seen after five minutes, and shown for an hour.
    of: 12,
    bad: 1,
  },
  'mail-answers-undelivered': {
    says: 'Почта сообщила, что письмо не дошло или его сочли спамом, а письма на этот адрес не остановлены.',
    metric: metrics.undelivered(undelivered),
    when: ['>=', 1],
  },
  'confirmations-many': {
    says: 'За сутки разослано 150 писем с подтверждением или больше: при 200 подписка без аккаунта остановится до завтра.',
    metric: metrics.own('ConfirmationsSent', 'Sum', { period: Duration.days(1) }),
    when: ['>=', 150],
  },
});
