import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { StageMetrics } from './stage-metrics.ts';

export interface DashboardProps {
  readonly metrics: StageMetrics;
  readonly alarms: readonly Alarm[];
}

const day = { period: Duration.days(1) };
const hour = { period: Duration.hours(1) };

/** Three graphs in a row. */
const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 8, height: 6, leftYAxis: { min: 0 }, rightYAxis: { min: 0 } });

/** One page: what is wrong, how it works, and what people do with it. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { metrics, alarms }: DashboardProps) {
    super(scope, id);
    new CloudWatchDashboard(this, 'Page', {
      dashboardName: Stack.of(this).stackName,
      defaultInterval: Duration.days(7),
      widgets: [
        [new AlarmStatusWidget({ title: 'Тревоги', alarms: [...alarms], width: 24, height: 4 })],
        [
          graph('Запросы и ошибки API', [metrics.api('Count')], [metrics.api('5xx'), metrics.api('4xx')]),
          graph('Время ответа API, мс', [metrics.api('Latency', 'p50'), metrics.api('Latency', 'p95')]),
          graph(
            'Проверка сайта: прошла, мс',
            [metrics.custom('CanaryMilliseconds', 'Average')],
            [metrics.custom('CanarySuccess', 'Minimum')],
          ),
        ],
        [
          graph('Поиски в час', [metrics.custom('Searches', 'Sum', hour)]),
          graph('Время поиска, мс', [
            metrics.custom('SearchMilliseconds', 'p50'),
            metrics.custom('SearchMilliseconds', 'p95'),
          ]),
          graph(
            'Регистрации в день; вход; очистка не удалась',
            [metrics.custom('SignUps', 'Sum', day)],
            [
              ...[metrics.signIns('SampleCount'), metrics.signIns('Sum'), metrics.signInErrors()],
              metrics.custom('SweepsFailed', 'Maximum', hour),
            ],
          ),
        ],
        [
          graph(
            'Импорты в день',
            (['ImportsSucceeded', 'ImportsFailed', 'FullCrawls'] as const).map((name) =>
              metrics.custom(name, 'Sum', day),
            ),
          ),
          graph(
            'Новые вакансии и адреса для поисковиков в день; сбои, записи, которых не прочесть',
            [metrics.custom('NewVacancies', 'Sum', day), metrics.custom('AddressesSubmitted', 'Sum', day)],
            [
              metrics.custom('UnreadableItems', 'Sum', hour),
              metrics.custom('SubmissionsFailed', 'Maximum', day),
            ],
          ),
          graph(
            'Дней с полного обхода; вакансии, у которых не прочитано, что они просят',
            [metrics.custom('DaysSinceFullCrawl', 'Maximum', hour)],
            [metrics.custom('DemandsUnread', 'Maximum', hour)],
          ),
        ],
        [
          graph(
            'Токены модели в день',
            [metrics.custom('AiTokensIn', 'Sum', day), metrics.custom('AiTokensOut', 'Sum', day)],
            [metrics.custom('AiFallbacks', 'Sum', day)],
          ),
          graph('Расход на модель в день, $', [metrics.custom('AiCost', 'Sum', day)]),
          graph(
            'Функции: одновременно, отказы',
            [metrics.functions('ConcurrentExecutions', 'Maximum')],
            [metrics.functions('Throttles', 'Sum')],
          ),
        ],
        [
          graph('Отказы DynamoDB в чтении', Object.values(metrics.tables('ReadThrottleEvents'))),
          graph('Отказы DynamoDB в записи', Object.values(metrics.tables('WriteThrottleEvents'))),
          graph(
            'Письма о вакансиях и подтверждения в день; ждут, ч',
            (['DigestsSent', 'ConfirmationsSent', 'SubscriptionsStopped'] as const).map((name) =>
              metrics.custom(name, 'Sum', day),
            ),
            [
              metrics.custom('OldestDigestHours', 'Maximum', hour),
              ...(['DigestsFailed', 'DigestsUnsure', 'DigestMatchesFailed'] as const).map((name) =>
                metrics.custom(name, 'Sum', hour),
              ),
            ],
          ),
          ...(metrics.hasStream
            ? [graph('Потоковые ответы', [metrics.stream('Count')], [metrics.stream('5XXError')])]
            : []),
        ],
      ],
    });
  }
}
