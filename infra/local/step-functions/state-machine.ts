import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import * as z from 'zod';
import type { LambdaRunner } from '../lambda/lambda.ts';
import { LambdaError } from '../lambda/lambda-error.ts';
import { notServed, type Resource, type Template } from '../template.ts';

/** A state machine of the template, ready to run. */
export interface LocalStateMachine {
  readonly arn: string;
  readonly name: string;
  readonly definition: string;
  start(input: unknown, execution: { arn: string; name: string }): ReturnType<StateMachine['run']>;
}

const machineProperties = z.object({
  DefinitionString: z.string(),
  DefinitionSubstitutions: notServed('substitutions are not served'),
});

const catcher = z.looseObject({ ResultPath: z.string().nullish() });
const state: z.ZodType<State> = z.looseObject({
  Type: z.string(),
  Resource: z.string().optional(),
  TimeoutSeconds: z.number().optional(),
  Seconds: z.number().optional(),
  TimeoutSecondsPath: z.string().optional(),
  QueryLanguage: z.string().optional(),
  Catch: z.array(catcher).optional(),
  get Branches() {
    return z.array(flow).optional();
  },
  get ItemProcessor() {
    return flow.optional();
  },
});
const flow = z.looseObject({ QueryLanguage: z.string().optional(), States: z.record(z.string(), state) });

interface State {
  Type: string;
  Resource?: string | undefined;
  TimeoutSeconds?: number | undefined;
  /** Of a Wait. */
  Seconds?: number | undefined;
  TimeoutSecondsPath?: string | undefined;
  QueryLanguage?: string | undefined;
  Catch?: { ResultPath?: string | null | undefined }[] | undefined;
  Branches?: Flow[] | undefined;
  ItemProcessor?: Flow | undefined;
}
interface Flow {
  QueryLanguage?: string | undefined;
  States: Record<string, State>;
}

type Json = Parameters<StateMachine['run']>[0];
type TaskHandler = (input: Json) => Promise<Json>;

const lambdaInvoke = 'arn:aws:states:::lambda:invoke';
const invokeInput = z.object({ FunctionName: z.string(), Payload: z.unknown() });

/** Starts an execution, and does not wait for its end. */
const startExecution = 'arn:aws:states:::states:startExecution';
const startInput = z.object({
  StateMachineArn: z.string(),
  Input: z.unknown(),
  Name: z.string().optional(),
});

/** The engine gives a task 60 seconds where it names no limit; AWS gives it as good as none. */
const noLimitSeconds = 24 * 60 * 60;

/** Every state, with those inside parallel branches and maps. */
function* statesOf(definition: Flow): Generator<[string, State]> {
  for (const [name, step] of Object.entries(definition.States)) {
    yield [name, step];
    for (const inner of [...(step.Branches ?? []), ...(step.ItemProcessor ? [step.ItemProcessor] : [])])
      yield* statesOf(inner);
  }
}

/** What tasks call. */
export interface TaskServices {
  readonly lambdas: LambdaRunner;
  startExecution(
    machineArn: string,
    input: string,
    name?: string,
  ): { executionArn: string; startDate: number };
}

/** With the longest time that a Wait takes, ms; without it each takes what the template says. */
export function stateMachines(
  template: Template,
  services: TaskServices,
  maxWaitMs = Number.POSITIVE_INFINITY,
): LocalStateMachine[] {
  return template.resources('AWS::StepFunctions::StateMachine', machineProperties).map((resource) => {
    try {
      return stateMachine(resource, template, services, maxWaitMs);
    } catch (error) {
      throw new Error(`${template.stack}: ${resource.id}: ${(error as Error).message}`, { cause: error });
    }
  });
}

function stateMachine(
  { ref: arn, properties: { DefinitionString: definition } }: Resource<z.output<typeof machineProperties>>,
  template: Template,
  services: TaskServices,
  maxWaitMs: number,
): LocalStateMachine {
  const parsed: Flow = flow.parse(JSON.parse(definition));
  if (parsed.QueryLanguage === 'JSONata') throw new Error('JSONata is not served locally');

  const functionArns = new Set(template.idsOf('AWS::Lambda::Function').map(template.arnOf));
  const handlers: Record<string, TaskHandler> = {};
  const waits: Record<string, number> = {};
  for (const [name, step] of statesOf(parsed)) {
    if (step.QueryLanguage === 'JSONata') throw new Error(`${name}: JSONata is not served locally`);
    if (step.Catch?.some((caught) => caught.ResultPath === '$'))
      throw new Error(
        `${name}: a Catch with ResultPath '$' is run wrongly, give it a path such as '$.error'`,
      );
    if (step.Type === 'Wait' && (step.Seconds ?? 0) * 1000 > maxWaitMs) waits[name] = maxWaitMs;
    if (step.Type !== 'Task') continue;
    handlers[name] = taskHandler(name, step.Resource ?? '', functionArns, services);
    if (step.TimeoutSecondsPath === undefined) step.TimeoutSeconds ??= noLimitSeconds;
  }

  // tests/infra holds what the stack deploys against the language; to do so at each start costs a sixth of it.
  const machine = new StateMachine(parsed as unknown as StateMachineDefinition, {
    validationOptions: { noValidate: true },
  });
  const name = arn.slice(arn.lastIndexOf(':') + 1);
  return {
    arn,
    name,
    definition,
    start: (input, execution) =>
      machine.run(input as Json, {
        overrides: { taskResourceLocalHandlers: handlers, waitTimeOverrides: waits },
        context: {
          Execution: { Id: execution.arn, Name: execution.name },
          StateMachine: { Id: arn, Name: name },
        },
      }),
  };
}

function taskHandler(
  name: string,
  resource: string,
  functionArns: ReadonlySet<string>,
  { lambdas, startExecution: begin }: TaskServices,
): TaskHandler {
  if (functionArns.has(resource)) return (input) => call(lambdas, resource, input);
  if (resource === startExecution)
    return async (input) => {
      const { StateMachineArn, Input, Name } = startInput.parse(input);
      const text = typeof Input === 'string' ? Input : JSON.stringify(Input ?? {});
      const { executionArn, startDate } = begin(StateMachineArn, text, Name);
      return { ExecutionArn: executionArn, StartDate: startDate };
    };
  if (resource !== lambdaInvoke) throw new Error(`${name}: the task ${resource} is not served locally`);
  return async (input) => {
    const { FunctionName, Payload } = invokeInput.parse(input);
    return {
      ExecutedVersion: '$LATEST',
      StatusCode: 200,
      Payload: await call(lambdas, FunctionName, Payload),
    };
  };
}

/** The engine takes an error's name for Error and its message for Cause. */
async function call(lambdas: LambdaRunner, arn: string, input: unknown): Promise<Json> {
  try {
    return (await lambdas.invoke(arn, input)) as Json;
  } catch (error) {
    if (!(error instanceof LambdaError)) throw error;
    const failure = new Error(JSON.stringify(error));
    failure.name = error.name;
    throw failure;
  }
}
