import assert from 'node:assert/strict';
import type { Confirmed } from './invariants/confirmed.ts';
import type { Erased } from './invariants/personal-bytes.ts';
import { killAtEachWrite, tooFewKills } from './kills.ts';
import type { Outcome } from './scenario.ts';
import type { Stage } from './stage/stage.ts';
import type { Answer, OperationCall } from './stage/tasks.ts';
import { killed, type Worker } from './stage/workers.ts';

/**
 * A killed function answers nothing: a deployed gateway says 500 in its place, and the site that something failed, and lets
 * one try again. What the second press was answered is heard here.
 */
export const repeatedAnswerText = (repeated: Iterable<number>): string =>
  `500 от API Gateway; повтор: ${[...repeated].toSorted((a, b) => a - b).join(', ')}`;

export async function callOperation(worker: Worker, call: OperationCall): Promise<Answer> {
  const answer = await worker.ask('call', call);
  if (answer === killed) throw new Error(`${call.operation}: the process ended`);
  return answer;
}

/** Several presses by a function that nobody disturbs, all of them answered with success. */
export async function callAll(stage: Stage, calls: readonly OperationCall[]): Promise<Answer[]> {
  const worker = await stage.workers.undisturbed();
  const answers: Answer[] = [];
  for (const call of calls) {
    const answer = await callOperation(worker, call);
    assert.equal(answer.status, 200, `${call.operation}: ${JSON.stringify(answer.body)}`);
    answers.push(answer);
  }
  return answers;
}

/** A press that is repeated when nothing has come back. */
export interface KilledCall {
  readonly name: string;
  prepare(stage: Stage): Promise<OperationCall>;
  /** @default 200 for the second press, too */
  readonly repeated?: readonly number[];
  /** Of the answer to a press that was done. */
  expectBody?(body: Answer['body']): void;
  /** What the answer has confirmed. */
  confirmed(call: OperationCall): readonly Confirmed[];
  readonly erased?: readonly Erased[];
  /** Of what a kill may leave otherwise: a difference from the undisturbed end. */
  readonly mayLeave?: RegExp;
  /** Whether everybody sees what it does. */
  readonly isShown?: boolean;
}

export async function killCalls(
  stage: Stage,
  workflow: string,
  calls: readonly KilledCall[],
): Promise<Outcome> {
  let kills = 0;
  const lost: string[] = [];
  const statuses = new Set<number>();
  for (const press of calls) {
    let call: OperationCall | undefined;
    let isRepeated = false;
    const ask = async (worker: Worker) => {
      assert(call);
      return worker.ask('call', call);
    };
    const found = await killAtEachWrite<Answer>(stage, press.name, {
      async prepare() {
        isRepeated = false;
        call = await press.prepare(stage);
      },
      run: ask,
      async repeat(worker) {
        isRepeated = true;
        return ask(worker);
      },
      expectAnswer({ status, body }) {
        const allowedStatuses = (isRepeated && press.repeated) || [200];
        assert(status !== undefined && allowedStatuses.includes(status), `${status} ${JSON.stringify(body)}`);
        if (status === 200) press.expectBody?.(body);
        if (isRepeated) statuses.add(status);
      },
      expected() {
        assert(call);
        return { confirmed: press.confirmed(call), erased: press.erased ?? [] };
      },
      ...(press.mayLeave && { mayLeave: press.mayLeave }),
      isShown: press.isShown ?? false,
    });
    console.error(`  ${press.name}: ${found.kills}, потеряно ${found.lost.length}`);
    kills += found.kills;
    lost.push(...found.lost);
  }
  lost.push(...tooFewKills(workflow, kills));
  return { breaks: kills, saw: repeatedAnswerText(statuses), lost };
}
