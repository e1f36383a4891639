type Unit = 'Count' | 'None';

/**
 * Numbers for CloudWatch by one line of the log, in its embedded metric format. A dimension says what kind of thing was
 * counted, never whose.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function measure(
  namespace: string,
  dimensions: Record<string, string>,
  values: Record<string, readonly [number, Unit]>,
): void {
  const metrics = Object.entries(values).map(([Name, [, Unit]]) => ({ Name, Unit }));
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [Object.keys(dimensions)], Metrics: metrics }],
    },
    ...dimensions,
    ...Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value])),
  };
  // Not by the console, which the runtime lets begin each line with the time.
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
