import { execFileSync, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { JobQuery } from '#functions/search/job-index.ts';
import { lambdaBundle } from '../../../infra/build/steps.ts';
import { emptyFolder } from '../peers/ours.ts';
import { quantile } from '../quantile.ts';

const starts = 7;
/** What the allocator keeps differs by some megabytes from one process to the next. */
const processes = 5;

/** The two small programs beside this, bundled as Lambdas are. */
async function bundled(name: string, folder: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    outfile,
    ...lambdaBundle,
    logLevel: 'error',
  });
  return outfile;
}

function untilFirstAnswer(program: string, folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => resolve(performance.now() - started));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`${program}: ${code}`)));
  });
}

/** Milliseconds from the start of a process to its first answer, a text and its counts: the median of seven. */
export async function coldStart(folder: string, queries: readonly JobQuery[]): Promise<number> {
  const first = queries.find(({ q }) => q.length > 2) ?? queries[0];
  await writeFile(join(folder, 'first-query.json'), JSON.stringify(first));
  const program = await bundled('first-answer', folder);
  const times: number[] = [];
  for (let n = 0; n < starts; n++) times.push(await untilFirstAnswer(program, folder));
  return quantile(times, 0.5);
}

export interface MemoryUsed {
  /** Of the whole process. */
  bytes: number;
  /** Above the same process with a snapshot of no vacancies, asked the same. */
  overEmpty: number;
}

/** What a process holds that has read the snapshot and answered every query: the median of five. */
export async function memoryUsed(folder: string): Promise<MemoryUsed> {
  const program = await bundled('memory-used', folder);
  const memoryWith = (snapshot: string): number => {
    const args = ['--expose-gc', program, snapshot, join(folder, 'queries.json')];
    const samples = Array.from({ length: processes }, () =>
      Number.parseInt(execFileSync(process.execPath, args, { encoding: 'utf8' }), 10),
    );
    return quantile(samples, 0.5);
  };
  const bytes = memoryWith(folder);
  return { bytes, overEmpty: bytes - memoryWith(join(folder, emptyFolder)) };
}
