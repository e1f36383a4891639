import { randomUUID } from 'node:crypto';
import { ExecutionAbortedError, ExecutionTimeoutError } from 'aws-local-stepfunctions';
import * as z from 'zod';
import { AwsError, operation, serveAwsJson } from '../aws-json.ts';
import type { LambdaRunner } from '../lambda/lambda.ts';
import type { Template } from '../template.ts';
import {
  type Execution,
  type ExecutionRecord,
  type HistoryEvent,
  nowInSeconds,
  openExecutions,
} from './executions.ts';
import { type LocalStateMachine, stateMachines } from './state-machine.ts';

export interface StepFunctions {
  readonly url: string;
  close(): Promise<void>;
}

interface StepFunctionsOptions {
  readonly template: Template;
  readonly lambdas: LambdaRunner;
  /** Where executions are remembered. */
  readonly folder: string;
  readonly maxWaitMs?: number | undefined;
}

type Run = ReturnType<LocalStateMachine['start']>;
type EngineEvent = Run['eventLogs'] extends AsyncGenerator<infer Event> ? Event : never;

const machineName = z.object({ stateMachineArn: z.string() });
const executionName = z.object({ executionArn: z.string() });
const paging = {
  maxResults: z.int().min(0).max(1000).default(0),
  nextToken: z.string().regex(/^\d+$/).optional(),
};

/** Step Functions as its SDK client knows it, over the template's state machines. */
export async function startStepFunctions({
  template,
  lambdas,
  folder,
  maxWaitMs,
}: StepFunctionsOptions): Promise<StepFunctions> {
  const startExecution = (machineArn: string, input: string, name: string = randomUUID()) =>
    start(machineOf(machineArn), name, input);
  const machines = new Map(
    stateMachines(template, { lambdas, startExecution }, maxWaitMs).map((machine) => [machine.arn, machine]),
  );
  const executions = openExecutions(folder);
  const running = new Map<string, Run>();

  const machineOf = (arn: string): LocalStateMachine => {
    const machine = machines.get(arn);
    if (!machine) throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
    return machine;
  };
  const recordOf = (arn: string): ExecutionRecord => {
    const record = executions.find(arn);
    if (!record) throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
    return record;
  };

  function start(machine: LocalStateMachine, name: string, input: string): Execution {
    const executionArn = `${machine.arn.replace(':stateMachine:', ':execution:')}:${name}`;
    if (executions.find(executionArn))
      throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn}'`);

    const execution: Execution = {
      executionArn,
      stateMachineArn: machine.arn,
      name,
      status: 'RUNNING',
      startDate: nowInSeconds(),
      input,
    };
    const record: ExecutionRecord = { execution, history: [] };
    const run = machine.start(parseInput(input), { arn: executionArn, name });
    running.set(executionArn, run);
    executions.save(record);
    void follow(run, record);
    return execution;
  }

  /** Keeps the record up to date until the execution has ended. */
  async function follow(run: Run, record: ExecutionRecord): Promise<void> {
    const events = collect(run, record.history);
    const end = await run.result.then(
      (output): Partial<Execution> => ({ status: 'SUCCEEDED', output: JSON.stringify(output) }),
      failureOf,
    );
    // The log of an aborted run ends only with the task that was under way.
    if (end.status === 'SUCCEEDED' || end.status === 'FAILED') await events;
    // What StopExecution has said stands.
    const { error, cause } = record.execution;
    Object.assign(
      record.execution,
      end,
      { stopDate: nowInSeconds() },
      error && { error },
      cause && { cause },
    );
    running.delete(record.execution.executionArn);
    executions.save(record);
  }

  const server = await serveAwsJson({
    StartExecution: operation(
      machineName.extend({ name: z.string().max(80).optional(), input: z.string().default('{}') }),
      ({ stateMachineArn, name, input }) => {
        const { executionArn, startDate } = startExecution(stateMachineArn, input, name);
        return { executionArn, startDate };
      },
    ),
    DescribeExecution: operation(executionName, ({ executionArn }) => recordOf(executionArn).execution),
    ListExecutions: operation(
      machineName.extend({ statusFilter: z.string().optional(), ...paging }),
      ({ stateMachineArn, statusFilter, maxResults, nextToken }) => {
        const machine = machineOf(stateMachineArn);
        const all = executions
          .list()
          .filter(
            (execution) =>
              execution.stateMachineArn === machine.arn &&
              (!statusFilter || execution.status === statusFilter),
          )
          .map(({ input: _, output: __, error: ___, cause: ____, ...summary }) => summary);
        return page('executions', all, maxResults, nextToken);
      },
    ),
    StopExecution: operation(
      executionName.extend({ error: z.string().optional(), cause: z.string().optional() }),
      ({ executionArn, error, cause }) => {
        const { execution } = recordOf(executionArn);
        Object.assign(execution, error && { error }, cause && { cause });
        running.get(executionArn)?.abort();
        return { stopDate: execution.stopDate ?? nowInSeconds() };
      },
    ),
    GetExecutionHistory: operation(
      executionName.extend({ reverseOrder: z.boolean().default(false), ...paging }),
      ({ executionArn, reverseOrder, maxResults, nextToken }) => {
        const { history } = recordOf(executionArn);
        return page('events', reverseOrder ? history.toReversed() : history, maxResults, nextToken);
      },
    ),
    ListStateMachines: () => ({
      stateMachines: [...machines.values()].map(({ arn, name }) => ({
        stateMachineArn: arn,
        name,
        type: 'STANDARD',
        creationDate: 0,
      })),
    }),
    DescribeStateMachine: operation(machineName, ({ stateMachineArn }) => {
      const { arn, name, definition } = machineOf(stateMachineArn);
      const roleArn = `arn:aws:iam::${template.account}:role/local`;
      return {
        stateMachineArn: arn,
        name,
        definition,
        roleArn,
        type: 'STANDARD',
        status: 'ACTIVE',
        creationDate: 0,
      };
    }),
  });

  return {
    url: server.url,
    async close() {
      for (const run of running.values()) run.abort();
      await server.close();
    },
  };
}

function parseInput(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    throw new AwsError('InvalidExecutionInput', 'Invalid State Machine Execution Input');
  }
}

function failureOf(reason: unknown): Partial<Execution> {
  if (reason instanceof ExecutionAbortedError) return { status: 'ABORTED' };
  if (reason instanceof ExecutionTimeoutError) return { status: 'TIMED_OUT', error: 'States.Timeout' };
  const { cause } = reason as { cause?: unknown };
  return cause instanceof Error
    ? { status: 'FAILED', error: cause.name, cause: cause.message }
    : { status: 'FAILED', error: 'States.Runtime', cause: String(reason) };
}

async function collect(run: Run, history: HistoryEvent[]): Promise<void> {
  for await (const event of run.eventLogs) history.push(historyEventOf(event, history.length + 1));
}

/** The engine's event under the name and in the shape that the SDK knows. */
function historyEventOf(event: EngineEvent, id: number): HistoryEvent {
  const base = { id, previousEventId: id - 1, timestamp: event.timestamp / 1000 };
  if (!('state' in event)) {
    const failure = 'Error' in event ? { executionFailedEventDetails: details(event) } : {};
    return {
      ...base,
      type: event.type === 'ExecutionTimeout' ? 'ExecutionTimedOut' : event.type,
      ...failure,
    };
  }
  const { name, type, input, output } = event.state;
  if (event.type === 'StateEntered')
    return {
      ...base,
      type: `${type}StateEntered`,
      stateEnteredEventDetails: { name, input: JSON.stringify(input) },
    };
  if (event.type === 'StateExited')
    return {
      ...base,
      type: `${type}StateExited`,
      stateExitedEventDetails: { name, output: JSON.stringify(output) },
    };
  if ('Error' in event)
    return {
      ...base,
      type: 'TaskFailed',
      taskFailedEventDetails: { ...details(event), resourceType: 'lambda', resource: 'invoke' },
    };
  return { ...base, type: event.type };
}

const details = ({ Error: error, Cause: cause }: { Error: string; Cause: unknown }) => ({
  error,
  cause: cause instanceof Error ? cause.message : String(cause),
});

/** A page of a list; `maxResults` 0 means the default of 100, tokens are offsets. */
function page(name: string, all: readonly object[], maxResults: number, nextToken = '0'): object {
  const from = Number(nextToken);
  const to = from + (maxResults || 100);
  return { [name]: all.slice(from, to), ...(to < all.length && { nextToken: String(to) }) };
}
