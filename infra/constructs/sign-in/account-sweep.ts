import { Duration, NestedStack } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { BundledFunction } from '../function/bundled-function.ts';
import { FunctionSchedule } from '../function/function-schedule.ts';
import type { Tables } from '../storage/tables.ts';
import type { UserFiles } from '../storage/user-files.ts';
import type { SignIn } from './sign-in.ts';

export interface AccountSweepProps {
  readonly bundles: string;
  readonly tables: Tables;
  readonly signIn: SignIn;
  /** @default - nobody can upload */
  readonly files?: UserFiles;
  readonly logRetention: RetentionDays;
}

/**
 * Looks every hour at a part of what is kept of people, and deletes what is of accounts that are gone.
 * A template of its own, as an API's noun has (docs/decisions/043): nothing here keeps anything.
 */
export class AccountSweep extends NestedStack {
  constructor(scope: Construct, id: string, props: AccountSweepProps) {
    super(scope, id, { description: 'Prizvanie: what is left of accounts that are gone' });
    this.nestedStackResource?.overrideLogicalId(id);
    const parts = new Construct(this, id);
    const { bundles, tables, signIn, files, logRetention } = props;
    const sweeper = new BundledFunction(parts, 'Walk', {
      bundles,
      handler: 'workflow/sweep-accounts',
      logRetention,
      // It mostly waits, so as not to ask Cognito too often.
      memorySize: 256,
      timeout: Duration.minutes(10),
    });
    tables.userItems.grantActions(
      sweeper,
      ...(['Scan', 'Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'] as const),
    );
    tables.userRoles.grantActions(sweeper, 'Scan', 'Query', 'DeleteItem');
    tables.importRuns.grantActions(sweeper, 'GetItem', 'Query', 'UpdateItem'); // who has started them
    tables.subscriptions.grantIndexQuery(sweeper, 'byOwner');
    tables.subscriptions.grantActions(sweeper, 'Scan', 'BatchWriteItem');
    tables.sent.grantActions(sweeper, 'Query', 'BatchWriteItem');
    tables.audit.grantAppend(sweeper);
    signIn.grantFindAnyUser(sweeper);
    signIn.grantDeleteUser(sweeper);
    files?.grantSweep(sweeper);
    new FunctionSchedule(parts, 'Clock', {
      description: 'what is left of accounts that are gone',
      schedule: ScheduleExpression.rate(Duration.hours(1)),
      handler: sweeper,
    });
  }
}
