import { Duration } from 'aws-cdk-lib';
import { Schedule, type ScheduleExpression, type ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';

export interface FunctionScheduleProps {
  readonly description: string;
  readonly schedule: ScheduleExpression;
  readonly handler: BundledFunction;
  /** @default - Scheduler's own, which says nothing of ours */
  readonly input?: ScheduleTargetInput;
}

/**
 * Calls a function by the clock, once each time: what is missed, the next time makes good. Scheduler's tries end where
 * Lambda has taken the call; Lambda's own are two more after an error, and six hours of them where it found no room.
 */
export class FunctionSchedule extends Schedule {
  constructor(scope: Construct, id: string, props: FunctionScheduleProps) {
    const { description, schedule, handler, input } = props;
    super(scope, id, {
      description,
      schedule,
      target: new LambdaInvoke(handler, { retryAttempts: 0, ...(input && { input }) }),
    });
    // The least age that Lambda takes.
    handler.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
  }
}
