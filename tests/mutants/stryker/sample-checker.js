import { readFileSync } from 'node:fs';
import { mutantOf } from '../report.ts';
import { fromRoot, isSampled, keyOf, sampleOfEnvironment } from '../sample.ts';
import { readVerdicts, verdictsVariable } from '../verdicts.ts';

const inside = { status: 'passed' };
const outside = { status: 'compileError', reason: 'not in the sample, or asked about before' };

/** Stryker's checkers count lines and columns from zero. */
const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });

/** Stryker has no word for a sample: what is not in it is left out as if it did not compile. */
const checker = {
  async init() {},
  async check(mutants) {
    const sample = sampleOfEnvironment();
    const known = new Set(readVerdicts(process.env[verdictsVariable]).map(keyOf));
    const sources = new Map();
    const described = ({ fileName, location: { start, end }, replacement }) => {
      if (!sources.has(fileName)) sources.set(fileName, readFileSync(fileName, 'utf8'));
      const location = { start: fromOne(start), end: fromOne(end) };
      return mutantOf(fromRoot(sample.root, fileName), sources.get(fileName), { location, replacement });
    };
    const answerTo = (mutant) => {
      const own = described(mutant);
      return isSampled(sample, own) && !known.has(keyOf(own)) ? inside : outside;
    };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answerTo(mutant)]));
  },
  /** All at once: to ask for each costs more than the answer. */
  group: async (mutants) => [mutants.map(({ id }) => id)],
};

/** As Stryker's own `declareValuePlugin` gives it: nothing of it is imported, since it may not be installed. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }];
