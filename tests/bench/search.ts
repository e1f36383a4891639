import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { JobQuery } from '#functions/search/job-index.ts';
import { UserError } from '../../infra/user-error.ts';
import { madeNow } from './made/made-now.ts';
import { snapshotNames } from './peers/ours.ts';
import type { Ask } from './peers/peer.ts';
import { coldStart, memoryUsed } from './search/cold-start.ts';
import type { EngineName, PeerName } from './search/engine.ts';
import { EngineProcess, NoFigures } from './search/engine-process.ts';
import { figuresOf, type SizeReport } from './search/figures.ts';
import { interleaved, warmUps } from './search/interleaved.ts';
import { plotOf } from './search/plot.ts';
import { jsonLines, markdownReport, screenReport } from './search/report.ts';

const allPeers: readonly PeerName[] = ['naive', 'minisearch', 'itemsjs', 'sqlite', 'postgres'];
const warmRounds = 5;
const swaps = 5;
const signals = ['SIGINT', 'SIGTERM'] as const;

interface Options {
  readonly sizes: readonly number[];
  readonly peers: readonly PeerName[];
  readonly json: boolean;
}

/** `npm run bench -- search`: our engine and its peers on the same made base, asked the same 200 queries. */
export async function run(args: string[]): Promise<void> {
  const { sizes, peers, json } = optionsFrom(args);
  const reports: SizeReport[] = [];
  for (const rows of sizes) {
    const report = await measured(rows, peers);
    reports.push(report);
    if (json) console.log(jsonLines(report));
    else screenReport(report);
  }
  const folder = fileURLToPath(new URL('../../bench', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'search.md'), markdownReport(reports));
  writeFileSync(join(folder, 'search.svg'), plotOf(reports));
  progress('Записано: bench/search.md, bench/search.svg');
}

function optionsFrom(args: string[]): Options {
  const usage = `Параметры: --rows 10000,100000,1000000, --json, --peers ${allPeers.join(',')}.`;
  let options: { rows?: string | undefined; peers?: string | undefined; json?: boolean | undefined };
  try {
    const text = { type: 'string' } as const;
    options = parseArgs({ args, options: { rows: text, peers: text, json: { type: 'boolean' } } }).values;
  } catch {
    throw new UserError(usage);
  }
  const sizes = (options.rows ?? '10000,100000,1000000').split(',').map(Number);
  const named = options.peers?.split(',') ?? allPeers;
  const isKnown = (name: string): name is PeerName => (allPeers as readonly string[]).includes(name);
  if (!sizes.every((rows) => Number.isSafeInteger(rows) && rows >= 100) || !named.every(isKnown))
    throw new UserError(usage);
  const peers = allPeers.filter((name) => named.includes(name) || name === 'naive');
  return {
    sizes,
    peers: peers.filter((name) => name !== 'postgres' || process.env.PGHOST),
    json: options.json ?? false,
  };
}

const count = new Intl.NumberFormat('ru-RU');

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** First ours alone, warm, then all of them in turns, in processes of their own. */
async function measured(rows: number, peers: readonly PeerName[]): Promise<SizeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-bench-'));
  const engines = new Map<EngineName, EngineProcess>();
  const failed = new Map<EngineName, string>();
  const interrupted = () => {
    for (const engine of engines.values()) engine.kill();
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  for (const signal of signals) process.once(signal, interrupted);
  try {
    progress(`${count.format(rows)} вакансий: данные и снимок…`);
    const prepare = fileURLToPath(new URL('search/prepare.ts', import.meta.url));
    execFileSync(process.execPath, ['--max-old-space-size=12288', prepare, folder, String(rows)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const queries: JobQuery[] = JSON.parse(readFileSync(join(folder, 'queries.json'), 'utf8'));
    const asks: Ask[] = queries.map((query) => ({ query, now: madeNow, companies: [] }));

    progress('Холодный старт и память…');
    const coldMs = await coldStart(folder, queries);
    const memory = await memoryUsed(folder);

    progress('Прогретый движок и смена снимка…');
    const ours = await EngineProcess.start('ours', rows, folder);
    engines.set('ours', ours);
    const warm = await ours.do({ do: 'warm', asks, rounds: warmUps + warmRounds });
    const swap = await ours.do({ do: 'swap', asks, times: swaps });

    for (const name of peers) {
      progress(`Строю ${name}…`);
      try {
        engines.set(name, await EngineProcess.start(name, rows, folder));
      } catch (error) {
        failed.set(name, reasonOf(error));
      }
    }
    progress('Запросы по очереди…');
    const turns = await interleaved(engines, asks, (name, error) => failed.set(name, reasonOf(error)));
    const size = (name: string) => statSync(join(folder, name)).size / rows;
    return {
      rows,
      engines: (['ours', ...peers] as const).map((name) =>
        figuresOf(name, rows, turns, failed.get(name) ?? null, warm.rounds),
      ),
      r: warm.raw,
      coldMs,
      memory: memory.bytes,
      bytesPerRow: memory.overEmpty / rows,
      snapshotBytesPerRow: size(snapshotNames.columns),
      keysBytesPerRow: size(snapshotNames.keys),
      swap,
    };
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await Promise.all([...engines.values()].map((engine) => engine.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NoFigures) return error.message;
  throw error;
}
