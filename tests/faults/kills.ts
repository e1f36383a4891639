import { comparableWorld, differences, missingIn, untouched } from './compared-world.ts';
import { type Expected, violationsOf } from './invariants/invariants.ts';
import type { World } from './invariants/stored-world.ts';
import { startReader } from './reader.ts';
import type { Stage } from './stage/stage.ts';
import { killed, type Worker } from './stage/workers.ts';

/** Where in a write: not yet sent, sent and never heard of, heard of and nothing done since. */
export const moments = ['before', 'during', 'after'] as const;
export type Moment = (typeof moments)[number];

/** A piece of work in a worker, step by step; `repeat` does it again as whoever waits for it would. */
export interface FaultTask<Answer> {
  /** What is there before it; in this process, past the gate. */
  prepare(): Promise<void>;
  /** `killed` where the process has ended in the middle. */
  run(worker: Worker): Promise<Answer | typeof killed>;
  /** Once more, in another process: what a person, or the state machine, does after no answer. */
  repeat(worker: Worker): Promise<Answer | typeof killed>;
  /** Throws where the answer is not the one that a person is to see. */
  expectAnswer(answer: Answer): void;
  /** Of the world at the end. */
  expected(): Expected;
  /** Of what a kill may leave otherwise: a difference from the undisturbed end. */
  mayLeave?: RegExp;
  /** Whether everybody sees what it does: a function that answers searches is looked at, too. */
  isShown?: boolean;
  /** What is not as it should be of all that is not stored, or comes later; `meanwhile` is the world right after the kill. */
  check?(meanwhile: World | null): Promise<string[]>;
}

/** Kills the worker at its nth write; gives whether it was killed with that in flight. */
async function runKilled<Answer>(stage: Stage, task: FaultTask<Answer>, nth: number, moment: Moment) {
  const worker = await stage.workers.worker();
  let writes = 0;
  stage.gate.rule(({ isWrite }) => {
    if (!isWrite || ++writes !== nth) return {};
    if (moment === 'before') {
      worker.kill();
      return { answerWith: null };
    }
    return moment === 'during' ? { onForwarded: () => worker.kill() } : { onAnswered: () => worker.kill() };
  });
  const answer = await task.run(worker);
  await worker.end();
  await stage.gate.untilIdle();
  stage.gate.rule();
  return answer === killed;
}

/** Counts the writes that pass, and notes those that were still unanswered when the next one came. */
function countWrites(stage: Stage) {
  const unanswered = new Set<number>();
  const overlapping = new Set<number>();
  let writes = 0;
  stage.gate.rule(({ isWrite }) => {
    if (!isWrite) return {};
    for (const earlier of unanswered) overlapping.add(earlier);
    const nth = ++writes;
    unanswered.add(nth);
    return { onAnswered: () => unanswered.delete(nth) };
  });
  return { count: () => writes, overlapping };
}

export interface Kills {
  /** Of processes with something in flight. */
  readonly kills: number;
  readonly writes: number;
  readonly lost: string[];
}

/** Where there are many writes, who waits is told at each so-many-th. */
const outcomeEvery = 10;
/** The last answer may reach a process, and it answer in turn, before it is killed: that kill does not count. */
const maxTries = 5;
/** Of each workflow. */
const minKills = 5;

/** A workflow was not looked at where there were fewer kills. */
export const tooFewKills = (name: string, kills: number): string[] =>
  kills < minKills ? [`${name}: killed ${kills} times, and not ${minKills}`] : [];

/** Once undisturbed, then killed before, during and after each of its writes, done again, and compared. */
export async function killAtEachWrite<Answer>(
  stage: Stage,
  name: string,
  task: FaultTask<Answer>,
): Promise<Kills> {
  const run = async (answerOf: (worker: Worker) => Promise<Answer | typeof killed>) => {
    const answer = await answerOf(await stage.workers.undisturbed());
    if (answer === killed) throw new Error(`${name}: a worker ended by itself`);
    task.expectAnswer(answer);
  };
  const begin = async () => {
    await stage.reset();
    await task.prepare();
  };

  await begin();
  const before = comparableWorld(await stage.world());
  const passing = countWrites(stage);
  await run((worker) => task.run(worker));
  const writes = passing.count();
  stage.gate.rule();
  const world = await stage.world();
  const undisturbed = comparableWorld(world);
  const kept = untouched(before, undisturbed);
  const lost = [...violationsOf(world, task.expected()), ...((await task.check?.(null)) ?? [])].map(
    (what) => `${name}, undisturbed: ${what}`,
  );

  /** Null where the process was done before it was killed. */
  async function violationsAfter(nth: number, moment: Moment): Promise<string[] | null> {
    await begin();
    const reader = task.isShown ? await startReader(stage) : null;
    if (!(await runKilled(stage, task, nth, moment))) {
      await reader?.end();
      return null;
    }
    const meanwhile = await stage.world();
    const lostAtOnce = missingIn(comparableWorld(meanwhile), kept).map((what) => `lost at once: ${what}`);
    try {
      await run((worker) => task.repeat(worker));
    } catch (error) {
      await reader?.end();
      return [...lostAtOnce, `not healed: ${error instanceof Error ? error.message : error}`];
    }
    const end = await stage.world();
    return [
      ...lostAtOnce,
      ...differences(undisturbed, comparableWorld(end)).filter((what) => !task.mayLeave?.test(what)),
      ...((await reader?.differencesFrom(end)) ?? []),
      ...violationsOf(end, { ...task.expected(), deaths: 1 }),
      ...((await task.check?.(meanwhile)) ?? []),
    ];
  }

  let kills = 0;
  for (let nth = 1; nth <= writes; nth++) {
    if (nth % outcomeEvery === 0) console.error(`  ${name}: запись ${nth} из ${writes}`);
    for (const moment of moments) {
      // After one that was answered before the next was sent is before the next.
      if (moment === 'after' && nth < writes && !passing.overlapping.has(nth)) continue;
      const at = `${name}, killed ${moment} write ${nth} of ${writes}`;
      let violations: string[] | null = null;
      for (let n = 0; n < maxTries && violations === null; n++)
        violations = await violationsAfter(nth, moment);
      if (violations === null) lost.push(`${at}: the process was never killed there`);
      else {
        kills += 1;
        lost.push(...violations.map((what) => `${at}: ${what}`));
      }
    }
  }
  return { kills, writes, lost: writes === 0 ? [`${name}: writes nothing`] : lost };
}
