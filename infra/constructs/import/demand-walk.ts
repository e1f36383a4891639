import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { BundledFunction } from '../function/bundled-function.ts';
import { FunctionSchedule } from '../function/function-schedule.ts';
import type { Tables } from '../storage/tables.ts';

export interface DemandWalkProps {
  readonly bundles: string;
  readonly tables: Tables;
  readonly logRetention: RetentionDays;
}

/** After a release that reads vacancies otherwise, reads anew what the stored ones ask for; else it looks, and ends. */
export class DemandWalk extends Construct {
  constructor(scope: Construct, id: string, { bundles, tables, logRetention }: DemandWalkProps) {
    super(scope, id);
    const reader = new BundledFunction(this, 'Read', {
      bundles,
      handler: 'workflow/read-demands',
      logRetention,
      memorySize: 1769, // a whole processor
      timeout: Duration.minutes(5),
    });
    tables.jobs.grantActions(reader, 'Scan', 'GetItem', 'PutItem');
    tables.descriptions.grantActions(reader, 'BatchGetItem');
    tables.importRuns.grantActions(reader, 'GetItem', 'PutItem');
    tables.versions.grantActions(reader, 'UpdateItem');
    new FunctionSchedule(this, 'Clock', {
      description: 'what stored vacancies ask for, after a release that reads it otherwise',
      schedule: ScheduleExpression.rate(Duration.minutes(5)),
      handler: reader,
    });
    // By which `npm run read-demands` calls it.
    new CfnOutput(Stack.of(this), 'ReadDemandsFunction', { value: reader.functionName });
  }
}
