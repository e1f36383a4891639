import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { root } from '../build/steps.ts';
import { exitWithError, UserError } from '../user-error.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Where this branch has left main; on main itself, and without one, its last commit. */
function branchPoint(): string {
  const [main] = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  return (main && git('merge-base', 'HEAD', main)[0]) || 'HEAD';
}

/** Committed since then or not. */
const changedSince = (commit: string): string[] =>
  [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(`${root}/${file}`),
  );

/** Says how it went once it is over; what it has written only where it failed, of the tests always. */
async function step(what: string, program: string, args: string[]): Promise<boolean> {
  const start = performance.now();
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: root,
    env: { ...process.env, QUICK: '1', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [code, output, failure] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${code === 0 ? '✓' : '✗'} ${what}: ${seconds} с`);
  if (code !== 0) console.log(`${output}${failure}`);
  return code === 0;
}

async function quick(): Promise<void> {
  const base = branchPoint();
  const changed = changedSince(base);
  if (changed.length === 0) {
    console.log('Ничего не изменено: проверять нечего. Все проверки — npm test.');
    return;
  }
  console.log(`Изменено файлов: ${changed.length}`);
  const checks = await Promise.all([
    step('Biome', '@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...changed,
    ]),
    step('Типы', 'typescript-native/bin/tsc', ['--noEmit']),
    step('Тесты', 'vitest/vitest.mjs', ['run', '--project', 'unit*', '--changed', base, '--passWithNoTests']),
  ]);
  if (checks.includes(false)) throw new UserError('Есть ошибки.');
}

try {
  await quick();
} catch (error) {
  exitWithError(error);
}
