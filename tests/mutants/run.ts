import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '../../infra/user-error.ts';
import { machine } from '../bench/machine.ts';
import { runsVariable } from './fewer-runs.ts';
import type { Options } from './options.ts';
import { lineOf, reportOf, shareOf, strykerReport, unreportedOf, withoutTests } from './report.ts';
import { rooms } from './rooms.ts';
import { type Sample, sampleVariable } from './sample.ts';
import { readVerdicts, verdictsVariable } from './verdicts.ts';

/** Made-up vacancies: no rule. */
const data = ['!functions/core/domain/writer/letter/sample-jobs.ts'];

/** Stryker holds all mutants of a room with their code: the 26,000 of core are more than Node's own bound. */
const memoryMb = 12_288;

/** So many of a hundred are to be seen (docs/mutants.md). */
const minimumScore = 85;

const own = join(import.meta.dirname, 'stryker');
/** Past the folders whose files tests read. */
const installed = '.mutants';
const command = join(installed, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** Apart from the project's own packages: who only runs the site and its tests needs none of it. */
function install(): void {
  const ours = readFileSync(join(own, 'package-lock.json'), 'utf8');
  const lock = join(installed, 'package-lock.json');
  if (existsSync(command) && readFileSync(lock, 'utf8') === ours) return;
  console.log('Ставлю Stryker…');
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', '.npmrc']) copyFileSync(join(own, name), join(installed, name));
  writeFileSync(lock, ours);
  execFileSync('npm', ['ci'], { cwd: installed, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Null where Stryker did not come to its end. */
async function strykerRun(config: object, folder: string, environment: NodeJS.ProcessEnv) {
  const [file, raw] = [join(folder, 'stryker.config.json'), join(folder, 'report.json')];
  writeFileSync(
    file,
    JSON.stringify({ ...config, reporters: ['progress', 'json'], jsonReporter: { fileName: raw } }),
  );
  // Whoever breaks it off is told what is known by then.
  const ignoreSignal = () => {};
  process.on('SIGINT', ignoreSignal);
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, command, 'run', file], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  await once(child, 'exit');
  process.off('SIGINT', ignoreSignal);
  return existsSync(raw) ? strykerReport.parse(JSON.parse(readFileSync(raw, 'utf8'))) : null;
}

/** Mutates a room, runs its tests on each mutant, and prints which of them no test has seen; false where too many are. */
export async function run({ room, only, percent, seed, out, isContinued, runs }: Options): Promise<boolean> {
  install();
  mkdirSync(out, { recursive: true });
  const verdicts = resolve(out, `${room}.verdicts.jsonl`);
  if (!isContinued) rmSync(verdicts, { force: true });
  const sample: Sample = { percent, seed, root: process.cwd() };
  const { mutate } = rooms[room];
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-mutants-'));
  try {
    const stryker = await strykerRun(
      {
        mutate: [only === undefined ? `${mutate}/**/*.ts` : `${mutate}/${only}{,/**/*}.ts`, ...data],
        testRunner: 'resident-vitest',
        plugins: ['ignore-vertical-tabs', 'sample-checker', 'test-runner'].map((name) =>
          join(own, `${name}.js`),
        ),
        ignorers: ['vertical-tabs'],
        checkers: ['sample'],
        // The build's output goes along: tests of the store read the template.
        ignorePatterns: ['.local', installed, '.rehearsal', 'bench', 'docs', out].map((name) => `/${name}`),
        timeoutMS: 10_000,
        concurrency: 2,
        // The whole room, one file after the other.
        dryRunTimeoutMinutes: 20,
      },
      folder,
      {
        [sampleVariable]: JSON.stringify(sample),
        MUTANTS_ROOM: room,
        [verdictsVariable]: verdicts,
        ...(runs !== undefined && { [runsVariable]: `${runs}` }),
      },
    );
    const found = readVerdicts(verdicts);
    const unasked = stryker === null ? [] : withoutTests(stryker, sample, found);
    const report = reportOf([...found, ...unasked]);
    const file = join(out, `${room}.json`);
    writeFileSync(
      file,
      `${JSON.stringify({ machine: machine(), room, only, percent, seed, runs, ...report }, null, 2)}\n`,
    );
    for (const survivor of report.survivors) console.log(lineOf(survivor));
    console.log(
      `\n${room}: попробовано ${report.tried}, замечено ${report.killed} (${shareOf(report)}), не замечено ${report.survivors.length}. Отчёт: ${file}`,
    );
    const silent = stryker === null ? [] : unreportedOf(stryker, sample, found);
    if (silent.length > 0)
      throw new UserError(
        `О стольких мутантах тесты не сказали ничего: ${silent.length}. Первый: ${silent[0]?.fileName}:${silent[0]?.line}.`,
      );
    if (stryker === null)
      throw new UserError('Stryker не дошёл до конца. Продолжить: та же команда с --continue.');
    return report.killed >= (minimumScore / 100) * report.tried;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
