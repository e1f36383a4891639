import { recordFiles } from '../mutated-file.ts';
import { isSampled, sampleOfEnvironment } from '../sample.ts';

const inside = { status: 'passed' };
const outside = { status: 'compileError', reason: 'not in the sample' };

/** Stryker has no word for a sample: what is not in it is left out as if it did not compile. Of the others it keeps the files. */
const checker = {
  async init() {},
  async check(mutants) {
    const sample = sampleOfEnvironment();
    const isInside = ({ fileName, location: { start }, replacement }) =>
      isSampled(sample, { fileName, line: start.line + 1, column: start.column + 1, replacement });
    const tried = new Set(mutants.filter(isInside));
    recordFiles(tried);
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, tried.has(mutant) ? inside : outside]));
  },
  /** All at once: to ask for each costs more than the answer. */
  group: async (mutants) => [mutants.map(({ id }) => id)],
};

/** As Stryker's own `declareValuePlugin` gives it: nothing of it is imported, since it may not be installed. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }];
