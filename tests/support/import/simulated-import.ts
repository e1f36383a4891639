import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';

/** What we look at of a state. */
export interface State {
  Type: string;
  Resource?: string;
  Retry?: { ErrorEquals: string[]; MaxAttempts?: number; [more: string]: unknown }[];
  Catch?: { ErrorEquals: string[]; Next: string }[];
  Choices?: object[];
}
export type Definition = StateMachineDefinition & { States: Record<string, State> };

/** Events in the history of an execution: https://docs.aws.amazon.com/step-functions/latest/apireference/API_HistoryEvent.html */
export const eventsOf = {
  /** Entered, scheduled, started, succeeded or failed at last, exited. */
  task: 5,
  /** Failed, scheduled, started. */
  retry: 3,
  /** Entered, exited. */
  other: 2,
  /** Started, ended. */
  execution: 2,
};

/** A step that fails: so often from its so-manieth call on. */
export interface Fault {
  step: string;
  error: string;
  from?: number;
  times: number;
}

/** Neither a retrier nor a catcher of all errors gets hold of these. */
export const terminal: readonly string[] = ['States.DataLimitExceeded', 'States.Runtime'];

function errorOf(name: string): Error {
  const error = new Error(`{"errorType":"${name}","errorMessage":"made up"}`);
  error.name = name;
  return terminal.includes(name) ? Object.assign(error, { isRetryable: false, isCatchable: false }) : error;
}

export interface Outcome {
  status: 'SUCCEEDED' | 'FAILED';
  /** Failures that got into the record. */
  recorded: string[];
  /** Whether all that was to be read has been. */
  isDone: boolean;
  /** Of each execution, one after the other. */
  events: number[];
  calls: Map<string, number>;
}

interface ImportPlan {
  sources?: number;
  /** Of each source. */
  batches: number;
  faults?: readonly Fault[];
}

/** More than a crawl of a million vacancies needs. */
const maxCalls = 10_000;

type Json = Parameters<StateMachine['run']>[0];
interface RunningState {
  sources: string[];
  hasMore: boolean;
  steps: number;
  heldBy: string;
  [more: string]: unknown;
}

/** Runs the definition as Step Functions would, without its waits, over steps that do nothing but count; and its successors. */
export async function simulate(
  definition: Definition,
  { sources = 1, batches, faults = [] }: ImportPlan,
): Promise<Outcome> {
  const outcome: Outcome = { status: 'SUCCEEDED', recorded: [], isDone: false, events: [], calls: new Map() };
  let batchesLeft = batches;
  let execution = 0;
  let successor: Json | undefined;

  const answer = (state: RunningState, overrides: Partial<RunningState>): Json => {
    const steps = (state.heldBy === String(execution) ? state.steps : 0) + 1;
    return {
      Payload: { hasFailed: false, ...state, ...overrides, steps, heldBy: String(execution) },
    } as Json;
  };
  const handlers: Record<string, (state: RunningState) => Json> = {
    'Start run': (state) => {
      if (state.hasMore) return answer(state, {});
      const [, ...rest] = state.sources ?? Array.from({ length: sources }, (_, at) => `source ${at}`);
      batchesLeft = batches;
      return answer(state, { sources: rest, hasMore: true, runId: 'run' });
    },
    Batch: (state) => {
      batchesLeft -= 1;
      if (batchesLeft === 0 && state.sources.length === 0) outcome.isDone = true;
      return answer(state, { hasMore: batchesLeft > 0 });
    },
    'Record failure': (state) => {
      outcome.recorded.push(String((state.error as { Error: string }).Error));
      // That of the run under way, or of the one that could not begin.
      const [, ...behind] = state.sources ?? [];
      return answer(state, {
        sources: state.hasMore ? state.sources : behind,
        hasMore: false,
        error: undefined,
      });
    },
  };
  const taskHandlers = Object.entries(definition.States)
    .filter(([, { Type }]) => Type === 'Task')
    .map(([name]): [string, (input: Json) => Promise<Json>] => [
      name,
      async (input) => {
        const calls = (outcome.calls.get(name) ?? 0) + 1;
        outcome.calls.set(name, calls);
        if (calls > maxCalls) throw new Error(`${name} is called without an end`);
        const fault = faults.find(
          ({ step, from = 1, times }) => step === name && calls >= from && calls < from + times,
        );
        if (fault) throw errorOf(fault.error);
        const taskInput = input as { Payload?: { state?: RunningState }; Input?: Json };
        if (name === 'Hand over') {
          successor = taskInput.Input as Json;
          return { ExecutionArn: 'arn:successor', StartDate: 0 };
        }
        // A snapshot is nobody's state.
        return handlers[name]?.(taskInput.Payload?.state as RunningState) ?? {};
      },
    ]);

  const machine = new StateMachine(structuredClone(definition), { validationOptions: { noValidate: true } });
  let input: Json | undefined = { startedBy: 'test' };
  while (input !== undefined) {
    successor = undefined;
    execution += 1;
    const run = machine.run(input, {
      overrides: {
        taskResourceLocalHandlers: Object.fromEntries(taskHandlers),
        waitTimeOverrides: { 'Wait a second': 0 },
        retryIntervalOverrides: Object.fromEntries(taskHandlers.map(([name]) => [name, 0])),
      },
      context: { Execution: { Id: String(execution) } },
    });
    let events = eventsOf.execution;
    const counting = (async () => {
      for await (const event of run.eventLogs) {
        if (event.type === 'StateEntered')
          events += definition.States[event.state.name]?.Type === 'Task' ? eventsOf.task : eventsOf.other;
        if (event.type === 'StateRetried') events += eventsOf.retry;
      }
    })();
    await run.result.catch(() => {
      outcome.status = 'FAILED';
    });
    await counting;
    outcome.events.push(events);
    input = outcome.status === 'FAILED' ? undefined : successor;
  }
  return outcome;
}
