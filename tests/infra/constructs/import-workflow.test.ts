import validate from 'asl-validator';
import { describe, expect, it, test } from 'vitest';
import { sourceId } from '#core/domain/import/source.ts';
import {
  type Definition,
  eventsOf,
  type Fault,
  type State,
  simulate,
  terminal,
} from '#tests/support/import/simulated-import.ts';
import { readable, statementsOf } from '../statements.ts';
import { synthesized } from '../synthesized.ts';

const template = synthesized();
const [machine] = Object.values(template.findResources('AWS::StepFunctions::StateMachine'));
const definition: Definition = JSON.parse(readable(machine?.Properties.DefinitionString));
const tasks = Object.entries(definition.States).filter(([, { Type }]) => Type === 'Task');
const lambdas = tasks.filter(([, { Resource }]) => Resource?.endsWith(':lambda:invoke'));

/** Steps after which an execution hands over. */
const limit = Number(/"NumericGreaterThanEquals":(\d+)/u.exec(JSON.stringify(definition))?.[1]);

/** What Step Functions keeps of an execution: https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html */
const maxEvents = 25_000;
const retriesOf = ({ Retry = [] }: State) => Retry.reduce((sum, { MaxAttempts = 3 }) => sum + MaxAttempts, 0);
const maxEventsOf = (state: State) => eventsOf.task + eventsOf.retry * retriesOf(state);

describe('the state machine', () => {
  test('is one that Step Functions takes', () => {
    const result = validate(definition, { checkArn: false });
    expect(result.errorsText()).toBe('');
    expect(result.isValid).toBe(true);
  });

  test.each(lambdas)(
    '%s is called again where too many calls are under way, more and more slowly, by chance',
    (_, state) => {
      const retriers = state.Retry ?? [];
      expect(
        retriers.find(({ ErrorEquals }) => ErrorEquals.includes('Lambda.TooManyRequestsException')),
      ).toEqual({
        ErrorEquals: ['Lambda.TooManyRequestsException'],
        IntervalSeconds: 2,
        BackoffRate: 2,
        MaxDelaySeconds: 120,
        JitterStrategy: 'FULL',
        MaxAttempts: 10,
      });
      const all = retriers.flatMap(({ ErrorEquals }) => ErrorEquals);
      expect(all).toContain('Lambda.ServiceException');
      expect(new Set(all).size).toBe(all.length);
    },
  );

  test.each(['Start run', 'Batch'])('tries %s again whose process has died', (step) => {
    const retriers = definition.States[step]?.Retry ?? [];
    expect(retriers.flatMap(({ ErrorEquals }) => ErrorEquals)).toContain('Sandbox.Timedout');
  });

  test('may start itself, and nothing else', () => {
    const allowed = statementsOf(template, 'ImportWorkflowImportRole');
    expect(allowed.filter((line) => line.startsWith('states:'))).toEqual([
      'states:StartExecution arn:{AWS::Partition}:states:eu-central-1:{AWS::AccountId}:stateMachine:Prizvanie-test-import',
    ]);
    expect(machine?.Properties.StateMachineName).toBe('Prizvanie-test-import');
  });
});

describe('the history of an execution', () => {
  it('stays under what Step Functions keeps, were every step tried again as often as it may be', () => {
    const maxEventsByTask = tasks.map(([, state]) => maxEventsOf(state)).toSorted((a, b) => b - a);
    // Of each counted step: one that fails and the record of it, or one that succeeds, a snapshot, a choice and a wait.
    const eventsOfStep = (maxEventsByTask[0] ?? 0) + (maxEventsByTask[1] ?? 0) + 2 * eventsOf.other;
    // A run is handed over in its midst: before that each source may have its first step and its last.
    const atTheEnd = 2 * sourceId.options.length;
    expect(limit).toBeGreaterThan(100);
    expect((limit + atTheEnd) * eventsOfStep + (maxEventsByTask[0] ?? 0)).toBeLessThan(maxEvents);
  });

  it('of a million vacancies is that of a few executions, each far from the end', async () => {
    // Two requests a second: a vacancy each, a page for a hundred, an employer for ten; batches of four minutes.
    const batches = Math.ceil((1_000_000 * 1.11) / (2 * 240));
    const { status, isDone, recorded, events } = await simulate(definition, { batches });
    expect({ status, isDone, recorded }).toEqual({ status: 'SUCCEEDED', isDone: true, recorded: [] });
    expect(events.length).toBe(Math.ceil(batches / (limit - 1)));
    expect(Math.max(...events)).toBeLessThan(maxEvents / 5);
    // In one execution it would not have ended.
    expect(events.reduce((sum, count) => sum + count)).toBeGreaterThan(maxEvents);
  }, 120_000);
});

describe('a step that fails', () => {
  const transient = [
    'Lambda.TooManyRequestsException',
    'Lambda.ServiceException',
    'Lambda.SdkClientException',
  ];
  const errors = [
    ...transient,
    'Lambda.Unknown',
    'Sandbox.Timedout',
    'Runtime.ExitError',
    'Runtime.OutOfMemory',
    'States.Timeout',
    'States.TaskFailed',
    'States.Permissions',
    'ProvisionedThroughputExceededException',
    'AppError',
    'TypeError',
    'StepFunctions.ExecutionLimitExceededException',
    ...terminal,
  ];
  /** With more than one execution, and more than one source. */
  const load = { sources: 2, batches: 4 };
  const earlyHandOver: Definition = JSON.parse(
    JSON.stringify(definition).replace(`"NumericGreaterThanEquals":${limit}`, '"NumericGreaterThanEquals":3'),
  );
  const always = Number.POSITIVE_INFINITY;
  const others = (step: string): Fault[] =>
    // It is reached where something else has failed.
    step === 'Record failure' ? [{ step: 'Batch', error: 'AppError', from: 2, times: 1 }] : [];

  const cases = tasks.flatMap(([step]) => errors.map((error) => [step, error] as const));

  it.each(cases)(
    '%s with %s, once, later or for good, ends in a record, at its end, or in an alarm',
    async (step, error) => {
      for (const [from, times] of [
        [1, 1],
        [2, 1],
        [1, always],
        [2, always],
      ] as const) {
        const faults = [...others(step), { step, error, from, times }];
        const { status, recorded, isDone, calls } = await simulate(earlyHandOver, { ...load, faults });
        const isReached = (calls.get(step) ?? 0) >= from;
        if (!isReached) continue;
        // Never silently: whoever ends well has read all, or has said what has failed.
        expect(status === 'FAILED' || isDone || recorded.length > 0, `${from} ${times}`).toBe(true);
        // What fails for good is recorded. Only a recorder that is broken itself, or what nobody can catch, is left to the alarm.
        const isUnrecoverable = terminal.includes(error) || (step === 'Record failure' && times === always);
        if (step.startsWith('Publish') && !terminal.includes(error))
          expect([status, isDone]).toEqual(['SUCCEEDED', true]);
        else if (!isUnrecoverable && step !== 'Record failure') expect(status).toBe('SUCCEEDED');
        else if (terminal.includes(error)) expect(status).toBe('FAILED');
      }
    },
    60_000,
  );

  it.each(tasks.map(([step]) => step))('%s once with what passes, changes nothing', async (step) => {
    for (const error of step === 'Hand over'
      ? ['StepFunctions.ExecutionLimitExceededException']
      : transient) {
      const faults = [...others(step), { step, error, times: 2 }];
      const { status, recorded, isDone } = await simulate(earlyHandOver, { ...load, faults });
      expect({ status, isDone, recorded }).toEqual({
        status: 'SUCCEEDED',
        isDone: true,
        recorded: step === 'Record failure' ? ['AppError'] : [],
      });
    }
  });
});
