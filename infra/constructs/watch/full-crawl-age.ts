import { Duration, NestedStack } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { BundledFunction } from '../function/bundled-function.ts';
import { FunctionSchedule } from '../function/function-schedule.ts';
import type { Tables } from '../storage/tables.ts';

export interface FullCrawlAgeProps {
  readonly bundles: string;
  readonly tables: Tables;
  readonly sources: readonly string[];
  readonly logRetention: RetentionDays;
}

/**
 * Reports every hour how long ago all was read: an alarm sees no further back than a week.
 * A template of its own, as an API's noun has (docs/decisions/043): nothing here keeps anything.
 */
export class FullCrawlAge extends NestedStack {
  constructor(scope: Construct, id: string, { bundles, tables, sources, logRetention }: FullCrawlAgeProps) {
    super(scope, id, { description: 'Prizvanie: how long ago all vacancies were read' });
    this.nestedStackResource?.overrideLogicalId(id);
    const parts = new Construct(this, id);
    const ageReporter = new BundledFunction(parts, 'Report', {
      bundles,
      handler: 'workflow/report-full-crawl-age',
      logRetention,
      environment: { IMPORT_SOURCES: sources.join(',') },
    });
    tables.importRuns.grantActions(ageReporter, 'GetItem');
    new FunctionSchedule(parts, 'Clock', {
      description: 'how long ago all vacancies were read',
      schedule: ScheduleExpression.rate(Duration.hours(1)),
      handler: ageReporter,
    });
  }
}
