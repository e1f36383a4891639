import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** When an alarm goes off, and what it says. */
export interface Rule {
  /** For people: what has happened. */
  readonly says: string;
  readonly metric: IMetric;
  /** Which values are bad. */
  readonly when: readonly ['>' | '>=' | '<', number];
  /** Of the last this many periods. @default 1 */
  readonly of?: number;
  /** So many are bad. @default - all of them */
  readonly bad?: number;
  /** What no value at all means. @default - that nothing has happened */
  readonly silence?: 'bad';
  /** Of infra/RUNBOOK.md. @default - of the alarm's name */
  readonly section?: string;
}
