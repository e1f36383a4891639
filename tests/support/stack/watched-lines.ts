import { afterEach, expect } from 'vitest';
import { findingsIn, secretTexts } from './log-scan.ts';
import { onceAProcess } from './once-a-process.ts';

/*
 * Handlers that run in the thread of a test write their lines here: they are searched as the logs of a stack are.
 * Metrics go past the console, which vitest keeps quiet: they are left out of its report.
 */
const isOfFunction = (line: unknown): line is string =>
  typeof line === 'string' && /^\{"(?:level|_aws)"/u.test(line);

// What it watches stays as long as the process.
const findings = onceAProcess('watched-lines', () => {
  const found: string[] = [];
  watch(found);
  return found;
});

function watch(findings: string[]): void {
  const texts = secretTexts();
  const check = (line: unknown): void => {
    if (isOfFunction(line)) findings.push(...findingsIn(line, texts).map((what) => `${what}: ${line}`));
  };
  for (const method of ['info', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...args: unknown[]) => {
      check(args[0]);
      write(...args);
    };
  }
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    check(chunk);
    return String(chunk).startsWith('{"_aws"') || write(chunk, ...rest);
  }) as typeof process.stdout.write;
}

afterEach(() => {
  const found = findings.splice(0);
  expect(found, 'a line in the log of a function holds what is somebody’s').toEqual([]);
});
