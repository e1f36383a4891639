import { afterEach, expect } from 'vitest';
import { findingsIn, secretTexts } from './log-scan.ts';

/*
 * Handlers that run in the thread of a test write their lines here: they are searched as the logs of a stack are.
 * Metrics go past the console, which vitest keeps quiet: they are left out of its report.
 */
const isOfFunction = (line: unknown): line is string =>
  typeof line === 'string' && /^\{"(?:level|_aws)"/u.test(line);

const { findings } = watched();

/** Once in a process: this file is loaded anew for each of tests, and what it watches stays. */
function watched(): { findings: string[] } {
  const slot = Symbol.for('watched-lines');
  const known = Reflect.get(globalThis, slot);
  if (known) return known;
  const findings: string[] = [];
  Reflect.set(globalThis, slot, { findings });
  watch(findings);
  return { findings };
}

function watch(findings: string[]): void {
  const texts = secretTexts();
  const look = (line: unknown): void => {
    if (isOfFunction(line)) findings.push(...findingsIn(line, texts).map((what) => `${what}: ${line}`));
  };
  for (const method of ['info', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...said: unknown[]) => {
      look(said[0]);
      write(...said);
    };
  }
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    look(chunk);
    return String(chunk).startsWith('{"_aws"') || write(chunk, ...rest);
  }) as typeof process.stdout.write;
}

afterEach(() => {
  const found = findings.splice(0);
  expect(found, 'a line in the log of a function holds what is somebody’s').toEqual([]);
});
