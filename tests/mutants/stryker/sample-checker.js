import { CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isSampled, sampleOfEnvironment } from '../sample.ts';

const outside = { status: CheckStatus.CompileError, reason: 'not in the sample' };

/** Stryker has no word for a sample: what is not in it is left out as if it did not compile. */
const checker = {
  async init() {},
  async check(mutants) {
    const sample = sampleOfEnvironment();
    const resultOf = ({ fileName, location: { start }, replacement }) =>
      isSampled(sample, { fileName, line: start.line + 1, column: start.column + 1, replacement })
        ? { status: CheckStatus.Passed }
        : outside;
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  },
  /** All at once: to ask for each costs more than the answer. */
  group: async (mutants) => [mutants.map(({ id }) => id)],
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', checker)];
