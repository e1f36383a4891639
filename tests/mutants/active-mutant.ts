import { afterAll, expect, inject, vi } from 'vitest';
import type { Hits } from './resident-runner.ts';

/** Stryker's own, which the code with its mutants reads. */
const stryker = globalThis as {
  __stryker__?: {
    activeMutant?: string;
    hitCount?: number;
    hitLimit?: number;
    currentTestId?: string;
    mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
  };
};

const mutant = inject('mutant');
if (mutant === null) {
  // What a module does as it is loaded belongs to each file that loads it.
  vi.resetModules();
  const file = expect.getState().testPath ?? '';
  stryker.__stryker__ = { currentTestId: file };
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern, and hands over what it names.
  afterAll(({}, suite) => {
    suite.meta.hits = stryker.__stryker__?.mutantCoverage?.perTest[file] ?? {};
  });
} else
  stryker.__stryker__ ??= { activeMutant: mutant.id, hitCount: 0, hitLimit: mutant.hitLimit ?? Infinity };
