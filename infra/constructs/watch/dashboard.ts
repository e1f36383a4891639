import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Counted } from './counted.ts';

export interface DashboardProps {
  readonly counted: Counted;
  readonly alarms: readonly Alarm[];
}

const day = { period: Duration.days(1) };
const hour = { period: Duration.hours(1) };

/** Three graphs in a row. */
const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 8, height: 6, leftYAxis: { min: 0 }, rightYAxis: { min: 0 } });

/** One page: what is wrong, how it works, and what people do with it. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { counted, alarms }: DashboardProps) {
    super(scope, id);
    new CloudWatchDashboard(this, 'Page', {
      dashboardName: Stack.of(this).stackName,
      defaultInterval: Duration.days(7),
      widgets: [
        [new AlarmStatusWidget({ title: 'Тревоги', alarms: [...alarms], width: 24, height: 4 })],
        [
          graph('Запросы и ошибки API', [counted.api('Count')], [counted.api('5xx'), counted.api('4xx')]),
          graph('Время ответа API, мс', [counted.api('Latency', 'p50'), counted.api('Latency', 'p95')]),
          graph(
            'Проверка сайта: прошла, мс',
            [counted.own('CanaryMilliseconds', 'Average')],
            [counted.own('CanarySuccess', 'Minimum')],
          ),
        ],
        [
          graph('Поиски в час', [counted.own('Searches', 'Sum', hour)]),
          graph('Время поиска, мс', [
            counted.own('SearchMilliseconds', 'p50'),
            counted.own('SearchMilliseconds', 'p95'),
          ]),
          graph(
            'Регистрации в день; вход; очистка не удалась',
            [counted.own('SignUps', 'Sum', day)],
            [
              ...[counted.signIns('SampleCount'), counted.signIns('Sum'), counted.own('SignInErrors')],
              counted.own('SweepsFailed', 'Maximum', hour),
            ],
          ),
        ],
        [
          graph(
            'Импорты в день',
            (['ImportsSucceeded', 'ImportsFailed', 'FullCrawls'] as const).map((name) =>
              counted.own(name, 'Sum', day),
            ),
          ),
          graph(
            'Новые вакансии в день; записи, которых не прочесть',
            [counted.own('NewVacancies', 'Sum', day)],
            [counted.own('UnreadableItems', 'Sum', hour)],
          ),
          graph('Дней с полного обхода', [counted.own('DaysSinceFullCrawl', 'Maximum', hour)]),
        ],
        [
          graph(
            'Токены модели в день',
            [counted.own('AiTokensIn', 'Sum', day), counted.own('AiTokensOut', 'Sum', day)],
            [counted.own('AiFallbacks', 'Sum', day)],
          ),
          graph('Расход на модель в день, $', [counted.own('AiCost', 'Sum', day)]),
          graph(
            'Функции: одновременно, отказы',
            [counted.functions('ConcurrentExecutions', 'Maximum')],
            [counted.functions('Throttles', 'Sum')],
          ),
        ],
        [
          graph('Отказы DynamoDB в чтении', Object.values(counted.tables('ReadThrottleEvents'))),
          graph('Отказы DynamoDB в записи', Object.values(counted.tables('WriteThrottleEvents'))),
          ...(counted.hasStream
            ? [graph('Потоковые ответы', [counted.stream('Count')], [counted.stream('5XXError')])]
            : []),
        ],
      ],
    });
  }
}
