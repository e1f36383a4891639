import * as z from 'zod';
import { notServed, type Template } from '../template.ts';
import { type Clock, startClock } from './clock.ts';

interface SchedulerOptions {
  readonly template: Template;
  /** Starts an execution of a state machine; rejects where that comes to nothing. */
  readonly startExecution: (stateMachineArn: string, input: string) => Promise<unknown>;
  /** Calls a function; rejects where that comes to nothing. */
  readonly invoke: (functionArn: string, input: string) => Promise<unknown>;
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

/** EventBridge Scheduler over the template's schedules: state machines and functions are started by the clock. */
export function startScheduler(options: SchedulerOptions): Scheduler {
  const { template, startExecution, invoke, onUndelivered } = options;
  const targets = (type: string, start: typeof invoke) =>
    template.idsOf(type).map((id): [string, typeof invoke] => [template.arnOf(id), start]);
  const starts = new Map([
    ...targets('AWS::StepFunctions::StateMachine', startExecution),
    ...targets('AWS::Lambda::Function', invoke),
  ]);
  const clocks: Clock[] = [];
  const stop = () => {
    for (const clock of clocks) clock.stop();
  };

  try {
    for (const { id, properties } of template.resources('AWS::Scheduler::Schedule', scheduleProperties)) {
      const { Target, State, ScheduleExpression, ScheduleExpressionTimezone } = properties;
      const start = starts.get(Target.Arn);
      if (!start) throw new Error(`${template.stack}: ${id}: the target ${Target.Arn} is not served locally`);
      const onTick = () => {
        start(Target.Arn, Target.Input).catch((error: Error) => onUndelivered(id, error));
      };
      const clock = clockOf(template, id, () =>
        startClock(ScheduleExpression, ScheduleExpressionTimezone, onTick),
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
