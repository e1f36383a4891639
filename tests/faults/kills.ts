import { isDeepStrictEqual } from 'node:util';
import type { Item } from '#tests/support/store/stored-items.ts';
import { type Expected, violationsOf } from './invariants/invariants.ts';
import { type TableName, tableVariables, type World } from './invariants/stored-world.ts';
import { startReader } from './reader.ts';
import type { Stage } from './stage/stage.ts';
import { killed, type Worker } from './stage/workers.ts';

/** Where in a write: not yet sent, sent and never heard of, heard of and nothing done since. */
export const moments = ['before', 'during', 'after'] as const;
export type Moment = (typeof moments)[number];

/** A piece of work in a worker, step by step; `healed` does it again as whoever waits for it would. */
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
  expected?: Expected;
  /** Of what a kill may leave otherwise: a difference from the undisturbed end. */
  mayLeave?: RegExp;
  /** Whether everybody sees what it does: a function that answers searches is looked at, too. */
  isShown?: boolean;
}

/** What differs from run to run and means nothing: instants, epoch seconds, random ids. */
function withoutTimes(value: unknown): unknown {
  if (typeof value === 'number') return value > 1e9 ? '<seconds>' : value;
  if (typeof value === 'string')
    return value
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z(?:-[\da-f]{6})?/gu, '<instant>')
      .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '<uuid>')
      .replace(/manual-[\da-f]{16}|^[\da-f]{16}$/gu, '<hex>')
      .replace(/((?:leave|confirm)#).*/u, '$1<token>');
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, withoutTimes(nested)]));
  return value;
}

/** What a repetition may leave otherwise, and what the checker looks at by itself: leases, counters, how often it went on. */
const ignoredFields: Partial<Record<TableName, readonly string[]>> = {
  USER_ITEMS_TABLE: ['writers', 'letters', 'documents', 'tracked', 'tracker_items', 'searches', 'used'],
  JOBS_TABLE: ['revision', 'change_shard'],
  IMPORT_RUNS_TABLE: ['resumed', 'execution', 'suspects', 'record', 'place'],
  VERSIONS_TABLE: ['version'],
  SENT_TABLE: ['attempt'],
};

/** In no order; no import writes contacts, whether they are noted or not. */
const editedColumns = ({ edited }: Item) =>
  Array.isArray(edited) ? { edited: edited.filter((name) => name !== 'contacts').toSorted() } : {};

const comparable = (table: TableName, item: Item): string => {
  const ignored = ignoredFields[table] ?? [];
  const entries = Object.entries({ ...item, ...editedColumns(item) })
    .filter(([name]) => !ignored.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(withoutTimes(Object.fromEntries(entries)));
};

type Comparable = Readonly<Record<TableName | 'FILES', readonly string[]>>;

/** A world without what differs from run to run. What a repetition writes once more, as records of the audit, counts once. */
export function comparableWorld({ tables, files }: World): Comparable {
  const ofTable = (table: TableName) => [...new Set(tables[table].map((item) => comparable(table, item)))];
  return {
    ...(Object.fromEntries(tableVariables.map((table) => [table, ofTable(table).toSorted()])) as Record<
      TableName,
      string[]
    >),
    FILES: [
      ...new Set(files.map(({ key, text }) => String(withoutTimes(`${key} ${text.length}`)))),
    ].toSorted(),
  };
}

/** What one world has and the other has not. */
export function differences(expected: Comparable, actual: Comparable): string[] {
  return (Object.keys(expected) as (keyof Comparable)[]).flatMap((table) => {
    if (isDeepStrictEqual(expected[table], actual[table])) return [];
    const missing = expected[table].filter((record) => !actual[table].includes(record));
    const more = actual[table].filter((record) => !expected[table].includes(record));
    return [
      ...missing.map((record) => `${table}: not there: ${record}`),
      ...more.map((record) => `${table}: too much: ${record}`),
    ];
  });
}

/** What stood before and the work does not touch: all of it is confirmed, and may be missing at no moment. */
const untouched = (before: World, after: World): [TableName, string][] =>
  tableVariables.flatMap((table) => {
    const stays = new Set(after.tables[table].map((item) => comparable(table, item)));
    return before.tables[table]
      .map((item) => comparable(table, item))
      .filter((item) => stays.has(item))
      .map((item): [TableName, string] => [table, item]);
  });

/** Kills the worker at its nth write; says whether it was killed. */
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

export interface Kills {
  /** Of processes with something in flight. */
  readonly kills: number;
  readonly writes: number;
  readonly lost: string[];
}

/** Where there are many writes, who waits is told at each so-many-th. */
const outcomeEvery = 10;

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

  await stage.reset();
  await task.prepare();
  const before = await stage.world();
  let writes = 0;
  stage.gate.rule(({ isWrite }) => {
    if (isWrite) writes += 1;
    return {};
  });
  await run((worker) => task.run(worker));
  const after = await stage.world();
  const undisturbed = comparableWorld(after);
  const kept = untouched(before, after);
  const lost = violationsOf(after, task.expected).map((what) => `${name}, undisturbed: ${what}`);

  let kills = 0;
  const { mayLeave } = task;
  for (let nth = 1; nth <= writes; nth++) {
    if (nth % outcomeEvery === 0) console.error(`  ${name}: запись ${nth} из ${writes}`);
    for (const moment of moments) {
      // After any other write is before the next.
      if (moment === 'after' && nth < writes) continue;
      await stage.reset();
      await task.prepare();
      const reader = task.isShown ? await startReader(stage) : null;
      if (!(await runKilled(stage, task, nth, moment))) continue;
      kills += 1;
      const at = `${name}, killed ${moment} write ${nth} of ${writes}`;
      const meanwhile = comparableWorld(await stage.world());
      for (const [table, item] of kept)
        if (!meanwhile[table].includes(item)) lost.push(`${at}: lost at once: ${table} ${item}`);
      try {
        await run((worker) => task.repeat(worker));
      } catch (error) {
        lost.push(`${at}: not healed: ${error instanceof Error ? error.message : error}`);
        continue;
      }
      const world = await stage.world();
      lost.push(
        ...differences(undisturbed, comparableWorld(world))
          .filter((what) => !mayLeave?.test(what))
          .map((what) => `${at}: ${what}`),
        ...((await reader?.differencesFrom(world)) ?? []).map((what) => `${at}: ${what}`),
        ...violationsOf(world, task.expected).map((what) => `${at}: ${what}`),
      );
    }
  }
  return { kills, writes, lost };
}
