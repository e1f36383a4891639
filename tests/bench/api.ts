import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildAll } from '../../infra/build/build-all.ts';
import { root } from '../../infra/build/steps.ts';
import { UserError } from '../../infra/user-error.ts';
import { signedInAdmin } from './api/admin.ts';
import { writeFeed } from './api/feed.ts';
import { freshness } from './api/freshness.ts';
import { figuresOf, loadUntil } from './api/load.ts';
import { searchesOf } from './api/queries.ts';
import { jsonLines, type Measured, markdownReport, screenReport } from './api/report.ts';
import { type Stack, type StackSettings, startStack } from './api/stack.ts';
import { longestAround, readUntil, untilSwapped } from './api/swap.ts';
import { machine } from './machine.ts';

const connections = 10;
const coldStarts = 5;
const trials = 10;
const signals = ['SIGINT', 'SIGTERM'] as const;

interface Options {
  /** Of vacancies in the first import, and of new ones in the second. */
  readonly rows: number;
  /** Of the load in quiet; while the import runs it lasts longer. */
  readonly seconds: number;
  readonly json: boolean;
}

/** `npm run bench -- api`: the whole local stack, on a folder of its own, as its readers see it. */
export async function run(args: string[]): Promise<void> {
  const options = optionsFrom(args);
  const print = options.json ? () => {} : (line: string) => console.log(line);
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-bench-'));
  const isOpen = new Set<Stack>();
  const clear = async () => {
    for (const stack of isOpen) await stack.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const interrupted = () => void clear().finally(() => process.exit(130));
  for (const signal of signals) process.once(signal, interrupted);
  try {
    const { outDir, stack: stackName } = await buildAll(print);
    const settings = {
      outDir,
      stackName,
      localDir: join(folder, 'local'),
      folders: { hh: join(folder, 'hh') },
    };
    const measured = await measure(options, settings, isOpen, print);
    for (const line of options.json ? jsonLines(measured) : [screenReport(measured)]) console.log(line);
    mkdirSync(join(root, 'bench'), { recursive: true });
    writeFileSync(join(root, 'bench/api.md'), markdownReport(measured, machine()));
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await clear();
  }
}

async function measure(
  { rows, seconds }: Options,
  settings: StackSettings,
  isOpen: Set<Stack>,
  print: (line: string) => void,
): Promise<Measured> {
  const now = Date.now();
  const start = async (): Promise<Stack> => {
    const stack = await startStack(settings);
    isOpen.add(stack);
    return stack;
  };
  const end = async (stack: Stack): Promise<void> => {
    await stack.close();
    isOpen.delete(stack);
  };

  print(`Первый импорт: ${rows} вакансий…`);
  writeFeed(settings.folders.hh, rows, now);
  let stack = await start();
  const importSeconds = await importOf(stack, print);
  // What the import leaves behind for others, a snapshot among it, is not to be cut off.
  await sleep(2000);
  await end(stack);

  print(`Первый ответ после запуска, ${coldStarts} раз…`);
  writeFeed(settings.folders.hh, 2 * rows, now);
  const cold: number[] = [];
  for (let n = 0; n < coldStarts; n += 1) {
    stack = await start();
    cold.push(await firstAnswer(stack));
    if (n < coldStarts - 1) await end(stack);
  }

  const paths = await searchesOf(stack.url);
  print(`Поиск в покое, ${seconds} с…`);
  await loadUntil(sleep(3000), stack.url, paths, connections);
  const quiet = figuresOf(await loadUntil(sleep(seconds * 1000), stack.url, paths, connections));

  print(`Свежесть в покое, ${trials} раз…`);
  const admin = await signedInAdmin(stack.url);
  const quietFreshness = await freshness(stack.url, admin, trials);

  print(`Поиск, пока идёт импорт: ещё ${rows} вакансий…`);
  const imported = importOf(stack, print);
  const [isImported, importEnds] = settledFlag(imported);
  // By the time that the first import took, so that enough of this one is left for what follows.
  const searched = sleep(Math.max(seconds, importSeconds * 0.6) * 1000, undefined, { ref: false });
  const importing = figuresOf(
    await loadUntil(Promise.race([importEnds, searched]), stack.url, paths, connections),
  );

  print(`Свежесть, пока идёт импорт, до ${trials} раз, и смена снимка в его конце…`);
  const swapped = imported.then(() => untilSwapped(stack));
  const reading = readUntil(swapped, stack, paths);
  // Whichever of the two fails first is told of.
  reading.catch(() => {});
  const importFreshness = await freshness(stack.url, admin, trials, isImported);
  const answered = await reading;
  await swapped;

  return {
    rows,
    connections,
    importSeconds,
    cold,
    quiet,
    importing,
    freshness: { quiet: quietFreshness, importing: importFreshness },
    swap: longestAround(answered, stack.published),
  };
}

/** Says whether the promise has settled, and waits for it without its failure, which whoever awaits it gets. */
function settledFlag(promise: Promise<unknown>): [isSettled: () => boolean, settled: Promise<void>] {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  return [() => isSettled, promise.then(settle, settle)];
}

/** Seconds. */
async function importOf(stack: Stack, say: (line: string) => void): Promise<number> {
  const start = performance.now();
  const { counts } = await stack.import();
  const seconds = (performance.now() - start) / 1000;
  say(`  новых ${counts.new}, без изменений ${counts.unchanged}, ${seconds.toFixed(1)} с`);
  return seconds;
}

/** Milliseconds; a search by text, so that the whole index is needed. */
async function firstAnswer({ url }: Stack): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/jobs?q=python&level=Senior`);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`the first search was answered ${answer.status}: ${text}`);
  return performance.now() - start;
}

function optionsFrom(args: string[]): Options {
  const number = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN);
  try {
    const { values } = parseArgs({
      args,
      options: {
        rows: { type: 'string', default: '10000' },
        seconds: { type: 'string', default: '15' },
        json: { type: 'boolean', default: false },
      },
    });
    const [rows, seconds] = [number(values.rows), number(values.seconds)];
    if (rows >= 1000 && seconds > 0) return { rows, seconds, json: values.json };
  } catch {
    // An unknown parameter gets the same line.
  }
  throw new UserError(
    'bench api принимает параметры --rows (число вакансий в импорте, от 1000), --seconds (длина нагрузки в покое) и --json.',
  );
}
