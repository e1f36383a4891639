import * as z from 'zod';
import { notServed, type Template } from '../template.ts';
import { type Clock, startClock } from './clock.ts';

interface SchedulerOptions {
  readonly template: Template;
  /** Starts an execution of a state machine; rejects where that comes to nothing. */
  readonly startExecution: (stateMachineArn: string, input: string) => Promise<unknown>;
  /** What AWS would put into the dead-letter queue, at once: what is refused here is refused again. */
  readonly onUndelivered: (schedule: string, error: Error) => void;
}

export interface Scheduler {
  close(): Promise<void>;
}

const scheduleProperties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  FlexibleTimeWindow: z.object({ Mode: z.literal('OFF', 'flexible windows are not served') }),
  StartDate: notServed('a first and a last day are not served'),
  EndDate: notServed('a first and a last day are not served'),
  Target: z.looseObject({ Arn: z.string(), Input: z.string().default('{}') }),
});

/** EventBridge Scheduler over the template's schedules: state machines are started by the clock. */
export function startScheduler({ template, startExecution, onUndelivered }: SchedulerOptions): Scheduler {
  const machines = new Set(template.idsOf('AWS::StepFunctions::StateMachine').map(template.arnOf));
  const clocks: Clock[] = [];
  const stop = () => {
    for (const clock of clocks) clock.stop();
  };

  try {
    for (const { id, properties } of template.resources('AWS::Scheduler::Schedule', scheduleProperties)) {
      const { Target, State, ScheduleExpression, ScheduleExpressionTimezone } = properties;
      if (!machines.has(Target.Arn))
        throw new Error(`${template.stack}: ${id}: the target ${Target.Arn} is not served locally`);
      const ring = () => {
        startExecution(Target.Arn, Target.Input).catch((error: Error) => onUndelivered(id, error));
      };
      const clock = clockOf(template, id, () =>
        startClock(ScheduleExpression, ScheduleExpressionTimezone, ring),
      );
      if (State === 'ENABLED') clocks.push(clock);
      else clock.stop();
    }
  } catch (error) {
    stop();
    throw error;
  }
  return { close: async () => stop() };
}

function clockOf(template: Template, id: string, start: () => Clock): Clock {
  try {
    return start();
  } catch (error) {
    throw new Error(`${template.stack}: ${id}: ${(error as Error).message}`, { cause: error });
  }
}
