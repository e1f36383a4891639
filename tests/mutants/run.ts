import { execFileSync, spawnSync } from 'node:child_process';
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
import { join } from 'node:path';
import { UserError } from '../../infra/user-error.ts';
import { machine } from '../bench/machine.ts';
import { filesVariable } from './mutated-file.ts';
import type { Options } from './options.ts';
import { lineOf, reportOf, shareOf, strykerReport } from './report.ts';
import { rooms } from './rooms.ts';
import { type Sample, sampleVariable } from './sample.ts';

/** Made-up vacancies: no rule. */
const data = ['!functions/core/domain/job/sample-jobs.ts'];

/** So many of a hundred are to be seen (docs/mutants.md). */
const wanted = 85;

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

/** Mutates a room, runs its tests on each mutant, and prints which of them no test has seen; false where too many are. */
export function run({ room, only, percent, seed, out }: Options): boolean {
  install();
  const sample: Sample = { percent, seed, root: process.cwd() };
  const { mutate } = rooms[room];
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-mutants-'));
  try {
    const [config, raw] = [join(folder, 'stryker.config.json'), join(folder, 'report.json')];
    writeFileSync(
      config,
      JSON.stringify({
        mutate: [only === undefined ? `${mutate}/**/*.ts` : `${mutate}/${only}{,/**/*}.ts`, ...data],
        // Each mutant in a process of its own: what a module makes once and keeps is made anew.
        testRunner: 'command',
        commandRunner: { command: 'vitest run --config tests/mutants/vitest.config.ts --bail 1' },
        plugins: [join(own, 'sample-checker.js')],
        checkers: ['sample'],
        // The build's output goes along: tests of the store read the template.
        ignorePatterns: ['.local', installed, '.rehearsal', 'bench', 'docs', out].map((name) => `/${name}`),
        reporters: ['progress', 'json'],
        jsonReporter: { fileName: raw },
        timeoutMS: 30_000,
        concurrency: 2,
      }),
    );
    const { status } = spawnSync(process.execPath, [command, 'run', config], {
      stdio: 'inherit',
      env: {
        ...process.env,
        [sampleVariable]: JSON.stringify(sample),
        MUTANTS_ROOM: room,
        [filesVariable]: join(folder, 'files.json'),
      },
    });
    if (status !== 0) throw new UserError('Stryker не дошёл до конца: почему, сказано выше.');
    const report = reportOf(strykerReport.parse(JSON.parse(readFileSync(raw, 'utf8'))), sample);
    mkdirSync(out, { recursive: true });
    const file = join(out, `${room}.json`);
    writeFileSync(
      file,
      `${JSON.stringify({ machine: machine(), room, only, percent, seed, ...report }, null, 2)}\n`,
    );
    for (const survivor of report.survivors) console.log(lineOf(survivor));
    console.log(
      `\n${room}: попробовано ${report.tried}, замечено ${report.killed} (${shareOf(report)}), не замечено ${report.survivors.length}. Отчёт: ${file}`,
    );
    return report.killed >= (wanted / 100) * report.tried;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
