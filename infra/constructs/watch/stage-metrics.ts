import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { type MetricName, metricsNamespace, stageDimension } from '#core/contract/stack/metrics.ts';
import type { JobBoardApi } from '../api/job-board-api.ts';
import type { WritingStream } from '../api/writing-stream.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { StoreTable, type Tables } from '../storage/tables.ts';

export interface StageMetricsProps {
  readonly stage: string;
  readonly api: JobBoardApi;
  /** @default - nothing is answered word by word */
  readonly stream?: WritingStream;
  readonly signIn: SignIn;
  readonly tables: Tables;
  /** That imports. */
  readonly machine: IStateMachine;
}

/** What is counted about a stage, by our functions and by AWS: alarms and dashboard are made of these. */
export class StageMetrics {
  readonly #props: StageMetricsProps;

  constructor(props: StageMetricsProps) {
    this.#props = props;
  }

  get hasStream(): boolean {
    return this.#props.stream !== undefined;
  }

  /** By our functions. */
  custom(metricName: MetricName, statistic = 'Sum', more: Pick<MetricProps, 'period'> = {}): Metric {
    return new Metric({
      namespace: metricsNamespace,
      metricName,
      statistic,
      dimensionsMap: { [stageDimension]: this.#props.stage },
      ...more,
    });
  }

  /** Of the API that answers whole. */
  api(metricName: 'Count' | '4xx' | '5xx' | 'Latency', statistic = 'Sum'): Metric {
    const dimensionsMap = { ApiId: this.#props.api.apiId };
    return new Metric({ namespace: 'AWS/ApiGateway', metricName, statistic, dimensionsMap });
  }

  /** Of the API that answers word by word. */
  stream(metricName: 'Count' | '5XXError', statistic = 'Sum'): Metric {
    const dimensionsMap = { ApiName: this.#props.stream?.apiName ?? '' };
    return new Metric({ namespace: 'AWS/ApiGateway', metricName, statistic, dimensionsMap });
  }

  /** Of the site's own client: of `SignInSuccesses` the sample count is all attempts, the sum those that succeeded. */
  signIns(statistic: 'SampleCount' | 'Sum'): Metric {
    return this.#accounts('SignInSuccesses', statistic);
  }

  /**
   * Of ours: in what Cognito asks us, however it ended, and in the first request of a signed-in user. SUM leaves out what
   * has no value, as nothing else does that an alarm may use.
   */
  signInErrors(): IMetric {
    const triggers = this.#props.signIn.triggers.map(
      (fn, at) => [`trigger${at}`, this.errorsOf(fn)] as const,
    );
    const usingMetrics = { ...Object.fromEntries(triggers), others: this.custom('SignInErrors') };
    return new MathExpression({
      expression: `SUM([${Object.keys(usingMetrics).join(', ')}])`,
      usingMetrics,
      label: 'SignInErrors',
    });
  }

  /** Attempts to make an account, refused ones among them: each has asked for an e-mail. */
  signUps(period: Duration): Metric {
    return this.#accounts('SignUpSuccesses', 'SampleCount', period);
  }

  /**
   * How near the account is to a review by SES, of all that it sends in the region: 1 is there. SUM leaves out what has no
   * value, as before the first bounce.
   */
  mailReputation(period: Duration): IMetric {
    const share = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period });
    return new MathExpression({
      expression: 'SUM([20 * bounces, 1000 * complaints])',
      usingMetrics: {
        bounces: share('Reputation.BounceRate'),
        complaints: share('Reputation.ComplaintRate'),
      },
      period,
      label: 'MailReputation',
    });
  }

  #accounts(metricName: string, statistic: string, period?: Duration): Metric {
    const { userPoolId, userPoolClientId } = this.#props.signIn.siteConfig;
    return new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      statistic,
      dimensionsMap: { UserPool: userPoolId, UserPoolClient: userPoolClientId },
      ...(period && { period }),
    });
  }

  /** Of all functions of the account in the region: they share what is allowed at once. */
  functions(metricName: 'Throttles' | 'ConcurrentExecutions', statistic: 'Sum' | 'Maximum'): Metric {
    return new Metric({ namespace: 'AWS/Lambda', metricName, statistic });
  }

  /** Calls of one function that have ended without its answer: thrown, out of memory or out of time. */
  errorsOf({ functionName }: IFunction): Metric {
    return new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      statistic: 'Sum',
      dimensionsMap: { FunctionName: functionName },
    });
  }

  /** By the name of the table, `userItems`, or of its index, `jobsByChange`: a table's number leaves its indexes out. */
  tables(metricName: 'ReadThrottleEvents' | 'WriteThrottleEvents'): Record<string, Metric> {
    const tables = this.#props.tables.node.children.filter((child) => child instanceof StoreTable);
    const metric = (label: string, dimensionsMap: Record<string, string>) =>
      new Metric({ namespace: 'AWS/DynamoDB', metricName, statistic: 'Sum', dimensionsMap, label });
    return Object.fromEntries(
      tables.flatMap(({ node, tableName, indexes }) => {
        const name = `${node.id.charAt(0).toLowerCase()}${node.id.slice(1)}`;
        return [
          [name, metric(node.id, { TableName: tableName })],
          ...indexes.map((index) => [
            `${name}${index.charAt(0).toUpperCase()}${index.slice(1)}`,
            metric(`${node.id}/${index}`, { TableName: tableName, GlobalSecondaryIndexName: index }),
          ]),
        ];
      }),
    );
  }

  /** Executions that Step Functions has ended, because they took longer than they may. */
  importsTimedOut(): Metric {
    return this.#props.machine.metricTimedOut();
  }

  /** Executions that have ended as failed: what fails in them is recorded, and no failure of theirs. */
  importsCutOff(): Metric {
    return this.#props.machine.metricFailed();
  }

  /** What was put aside: starts that Step Functions did not take, words of the mail that nobody has read. */
  undelivered(queue: IQueue): Metric {
    return new Metric({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      statistic: 'Maximum',
      dimensionsMap: { QueueName: queue.queueName },
    });
  }
}
