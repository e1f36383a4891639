import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** When an alarm goes off, and what it says. */
export interface Rule {
  /** For people: what has happened. */
  readonly description: string;
  readonly metric: IMetric;
  /** Which values are bad. */
  readonly condition: readonly ['>' | '>=' | '<', number];
  /** Of the last this many periods. @default 1 */
  readonly periods?: number;
  /** So many are bad. @default - all of them */
  readonly badPeriods?: number;
  /** What no value at all means: that it is bad, or as it was before. @default - that nothing has happened */
  readonly silence?: 'bad' | 'unchanged';
  /** Of infra/RUNBOOK.md. @default - of the alarm's name */
  readonly section?: string;
}
