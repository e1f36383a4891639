import {
  type MetricName,
  metricsNamespace,
  metricUnits,
  stageDimension,
} from '#core/contract/stack/metrics.ts';
import { env } from './env.ts';

export type MetricValues = Partial<Record<MetricName, number>>;

/**
 * Numbers for CloudWatch by one line of the log, in its embedded metric format. `facts` stand beside them in the line
 * and say what kind of thing was measured, never whose.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function measure(values: MetricValues, properties: Record<string, string> = {}): void {
  const names = Object.keys(values) as MetricName[];
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: metricsNamespace,
          Dimensions: [[stageDimension]],
          Metrics: names.map((Name) => ({ Name, Unit: metricUnits[Name] })),
        },
      ],
    },
    ...properties,
    [stageDimension]: env('STAGE', 'none'),
    ...values,
  };
  // Not by the console, which the runtime lets begin each line with the time.
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
