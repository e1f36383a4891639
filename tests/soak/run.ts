import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobRow } from '#core/domain/job/job.ts';
import { buildAll } from '../../infra/build/build-all.ts';
import { useStack } from '../../infra/commands/local-stack/run-import.ts';
import { writeFeed } from '../bench/api/feed.ts';
import { type Stack, type StackSettings, startStack } from '../bench/api/stack.ts';
import { machine } from '../bench/machine.ts';
import { load, rise, warmUp } from './asking/load.ts';
import { Requests } from './asking/requests.ts';
import { keepSignedIn, signedInUsers, type User } from './asking/users.ts';
import { baseRows } from './base-rows.ts';
import { wrongAnswers } from './checking/answers.ts';
import { recordHistory } from './checking/history.ts';
import { storedWrites } from './checking/stored-writes.ts';
import { checkWrites } from './checking/writes.ts';
import type { Options } from './options.ts';
import { publishSnapshot } from './publish.ts';
import { broken, jsonReport, latencyPlot, memoryPlot, type Soaked, screenReport } from './report.ts';

/** Answers that are looked at after the run. */
const sampled = 2000;
const users = 40;
/** An import asks its source so often, as one of a deployed stage about does. */
const importRequestsPerSecond = 5;
/**
 * Seconds, at most, in which the rate rises and the first import brings what the source lists: heaps grow, and the functions
 * that an import begins and ends with are there, before the part of a run of which the memory counts. On a stage they always
 * are; here each is a thread with a heap, which ends after ten idle minutes.
 */
const maxSettlingSeconds = 300;
/**
 * Of what the source lists: between two imports so much goes and as much comes, as on a stage, of whose base as much stays open;
 * and so much says something else. Of a source's vacancies a fifth at once may not go (docs/rules.md#liveness-hold).
 */
const replacedShare = 0.1;
const changedShare = 0.4;
/**
 * What has gone comes back after so many imports, so that the rows stay as many: how memory grows with the base is another
 * question.
 */
const importsUntilReturn = 2;
/** Seconds: three times as often as a deployed stage, which writes one in fifteen minutes. */
const publishEvery = 300;

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Until the end: import after import, a snapshot whenever one is due, and tokens that have not ended. What fails is told
 * with what was measured.
 */
function keepChanging(stack: Stack, people: readonly User[]) {
  let isOver = false;
  const imported = { fresh: 0, changed: 0, gone: 0 };
  const failures: string[] = [];
  const ended = new AbortController();
  const failed = (what: string) => (error: unknown) => void failures.push(`${what}: ${error}`);
  const importing = async () => {
    while (!isOver) {
      const { counts, delisted } = await stack.import();
      imported.fresh += counts.new;
      imported.changed += counts.updated;
      imported.gone += delisted;
      if (!isOver) await sleep(1000);
    }
  };
  const publishing = async () => {
    while (!isOver) {
      await sleep(publishEvery * 1000, undefined, { signal: ended.signal }).catch(() => {});
      if (!isOver) await publishSnapshot(stack);
    }
  };
  const all = Promise.all([
    importing().catch(failed('import')),
    publishing().catch(failed('snapshot')),
    keepSignedIn(stack.url, people, ended.signal).catch(failed('sign-in')),
  ]);
  return async () => {
    isOver = true;
    ended.abort();
    await all;
    return { imported, failures };
  };
}

const settlingSecondsOf = (seconds: number): number => Math.min(maxSettlingSeconds, seconds / 6);

async function soak({ rate, seconds }: Options, rows: readonly JobRow[], stack: Stack): Promise<Soaked> {
  const began = Date.now();
  console.log(`Завожу пользователей: ${users}…`);
  const people = await signedInUsers(stack.url, users);
  const requests = new Requests(rows, people.admin, people.users);
  console.log('Разогрев…');
  await warmUp(stack.url, requests);
  const history = recordHistory(began);
  const stopChanging = keepChanging(stack, [people.admin, ...people.users]);
  const asking = { url: stack.url, rate, errors: new Map<string, number>() };
  const risen = await rise({ ...asking, seconds: settlingSecondsOf(seconds) }, requests);

  console.log(`Нагрузка: ${rate} в секунду, ${seconds} с…`);
  const start = { clock: Date.now(), ticks: performance.now() };
  const result = await load({ ...asking, seconds, sampled }, requests);
  result.unnamed += risen.unnamed;
  const end = Date.now();
  console.log('Жду конца импорта…');
  const { imported, failures } = await stopChanging();
  for (const failure of failures) result.errors.set(failure, 1);
  await history.stop();

  console.log(`Проверяю ответы: ${result.sample.length}…`);
  const stored = await storedWrites(people.users, requests.writes);
  return {
    ...{ rows: rows.length, rate, seconds, load: result, rise: risen.timed, imported },
    checked: result.sample.length,
    wrong: wrongAnswers(rows, history.changes, result.sample),
    writes: {
      confirmed: requests.writes.filter(({ outcome }) => outcome === 'confirmed').length,
      faults: checkWrites(requests.writes, stored),
    },
    memory: stack.memory
      .filter(({ at }) => at >= start.clock && at <= end)
      .map(({ at, own, mapped }) => ({ at: (at - start.clock) / 1000, value: own, mapped })),
    published: stack.published.map((at) => (at - start.ticks) / 1000).filter((at) => at > 0 && at < seconds),
    snapshots: result.snapshots.size,
    changes: history.changes.length,
  };
}

async function writeBase(settings: StackSettings, rows: number): Promise<void> {
  const seed = join(import.meta.dirname, 'seed.ts');
  const [code] = await once(fork(seed, [JSON.stringify(settings), String(rows)]), 'exit');
  if (code !== 0) throw new Error(`the base was not written: ${code}`);
}

/** Builds, runs the soak, and prints what it has found; false where a bound was broken. */
export async function run(options: Options): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-soak-'));
  let stack: Stack | undefined;
  const clear = async () => {
    await stack?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of signals) process.once(signal, () => void clear().finally(() => process.exit(130)));
  try {
    const { outDir, stack: stackName } = await buildAll(console.log);
    const listed = Math.max(100, Math.round(importRequestsPerSecond * settlingSecondsOf(options.seconds)));
    const churn = {
      listed,
      replaced: Math.round(listed * replacedShare),
      changed: Math.round(listed * changedShare),
    };
    writeFeed(join(folder, 'hh'), listed + churn.replaced * importsUntilReturn, Date.now());
    const settings = {
      ...{ outDir, stackName, localDir: join(folder, 'local'), folders: { hh: join(folder, 'hh') } },
      ...{ requestsPerSecond: importRequestsPerSecond, churn },
    };
    console.log(`Пишу ${options.rows} вакансий…`);
    await writeBase(settings, options.rows);
    // As a deploy does, a start writes a snapshot where there is none.
    stack = await startStack(settings);
    useStack(stack.environment);
    const soaked = await soak(options, baseRows(options.rows), stack);
    console.log(`\n${screenReport(soaked)}\n`);
    if (options.out !== undefined) {
      mkdirSync(options.out, { recursive: true });
      const write = (name: string, text: string) => writeFileSync(join(options.out ?? '', name), text);
      write('soak.json', jsonReport(soaked, machine()));
      write('latency.svg', latencyPlot(soaked));
      write('memory.svg', memoryPlot(soaked));
    }
    const faults = broken(soaked);
    console.log(faults.length === 0 ? 'Все пределы выдержаны.' : `Предел нарушен: ${faults.join('; ')}.`);
    return faults.length === 0;
  } finally {
    await clear();
  }
}
