import assert from 'node:assert/strict';
import type { Expected } from './invariants/invariants.ts';
import { killAround } from './kills.ts';
import type { Outcome } from './scenario.ts';
import type { Stage } from './stage/stage.ts';
import { killed, type Worker } from './stage/workers.ts';
import type { Answer, Press } from './stage/works.ts';

/**
 * A killed function answers nothing: a deployed gateway says 500 in its place, and the site that something failed, and lets
 * one try again. What the second press was answered is heard here.
 */
export const whenKilled = (repeated: Iterable<number>): string =>
  `500 от API Gateway; повтор: ${[...repeated].toSorted((a, b) => a - b).join(', ')}`;

export async function pressed(worker: Worker, press: Press): Promise<Answer> {
  const answer = await worker.ask('press', press);
  if (answer === killed) throw new Error(`${press.operation}: the process ended`);
  return answer;
}

/** Several presses by a function that nobody disturbs, all of them answered with success. */
export async function done(stage: Stage, presses: readonly Press[]): Promise<Answer[]> {
  const worker = await stage.workers.undisturbed();
  const answers: Answer[] = [];
  for (const press of presses) {
    const answer = await pressed(worker, press);
    assert.equal(answer.status, 200, `${press.operation}: ${JSON.stringify(answer.body)}`);
    answers.push(answer);
  }
  return answers;
}

/** A press that is repeated when nothing has come back. */
export interface KilledPress {
  readonly name: string;
  prepare(stage: Stage): Promise<Press>;
  /** @default 200 for the second press, too */
  readonly repeated?: readonly number[];
  readonly expected?: Expected;
  /** Of what a kill may leave otherwise: a difference from the undisturbed end. */
  readonly mayLeave?: RegExp;
  /** Whether everybody sees what it does. */
  readonly isShown?: boolean;
}

export async function killPresses(stage: Stage, presses: readonly KilledPress[]): Promise<Outcome> {
  let kills = 0;
  const lost: string[] = [];
  const statuses = new Set<number>();
  for (const one of presses) {
    let press: Press | undefined;
    let isRepeated = false;
    const ask = async (worker: Worker) => {
      assert(press);
      return worker.ask('press', press);
    };
    const found = await killAround<Answer>(stage, one.name, {
      async prepare() {
        isRepeated = false;
        press = await one.prepare(stage);
      },
      run: ask,
      async heal(worker) {
        isRepeated = true;
        return ask(worker);
      },
      expectAnswer({ status, body }) {
        const may = (isRepeated && one.repeated) || [200];
        assert(status !== undefined && may.includes(status), `${status} ${JSON.stringify(body)}`);
        if (isRepeated) statuses.add(status);
      },
      ...(one.expected && { expected: one.expected }),
      ...(one.mayLeave && { mayLeave: one.mayLeave }),
      isShown: one.isShown ?? false,
    });
    console.error(`  ${one.name}: ${found.kills}, потеряно ${found.lost.length}`);
    kills += found.kills;
    lost.push(...found.lost);
  }
  return { breaks: kills, saw: whenKilled(statuses), lost };
}
