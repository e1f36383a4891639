import { Duration, TimeZone, Validations } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { StepFunctionsStartExecution } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';

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
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, { machine, daily, weekly, timeZone }: ImportScheduleProps) {
    super(scope, id);

    this.undelivered = new Queue(this, 'Undelivered', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.undelivered).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue: nothing reads it but an operator.',
    });

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
