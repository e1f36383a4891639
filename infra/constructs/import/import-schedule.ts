import { Duration, TimeZone } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { StepFunctionsStartExecution } from 'aws-cdk-lib/aws-scheduler-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { undeliveredQueue } from '../storage/undelivered-queue.ts';

export interface ImportScheduleProps {
  readonly machine: IStateMachine;
  /** When what is new is read, and when all: 'cron(0 5 * * ? *)' or 'rate(12 hours)'; null for never. */
  readonly daily: string | null;
  readonly weekly: string | null;
  /** In which the clock of the two goes: 'Europe/Moscow'. */
  readonly timeZone: string;
}

/** Starts imports by the clock. A start that the workflow does not take is tried again for an hour, then put aside. */
export class ImportSchedule extends Construct {
  /** Of starts that came to nothing. */
  readonly undelivered: IQueue;

  constructor(scope: Construct, id: string, { machine, daily, weekly, timeZone }: ImportScheduleProps) {
    super(scope, id);

    this.undelivered = undeliveredQueue(this);

    const start = (name: string, expression: string, crawl: 'incremental' | 'full') =>
      new Schedule(this, name, {
        description: `${crawl} import`,
        schedule: ScheduleExpression.expression(expression, TimeZone.of(timeZone)),
        target: new StepFunctionsStartExecution(machine, {
          // As importOrder of the contract describes it.
          input: ScheduleTargetInput.fromObject({ crawl, startedBy: 'schedule' }),
          maxEventAge: Duration.hours(1),
          retryAttempts: 10,
          deadLetterQueue: this.undelivered,
        }),
      });
    if (daily) start('Daily', daily, 'incremental');
    if (weekly) start('Weekly', weekly, 'full');
  }
}
