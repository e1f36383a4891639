import { createRequire } from 'node:module';

/** Says how many examples of a property a mutant is asked about at most; all of them where it is not set. */
export const runsVariable = 'MUTANTS_RUNS';

const whole: typeof import('fast-check') = createRequire(import.meta.url)('fast-check');
const most = () => Number(process.env[runsVariable] ?? Infinity);

/** Whatever has a seed of its own counts on its examples, and keeps them. */
const fewer = ({ numRuns = 100, seed }: { numRuns?: number; seed?: number }): number =>
  seed === undefined ? Math.min(numRuns, most()) : numRuns;

const assert = new Proxy(whole.assert, {
  apply: (target, self, [property, parameters = {}]: [unknown, Parameters<typeof fewer>[0]?]) =>
    Reflect.apply(target, self, [
      property,
      { ...parameters, numRuns: fewer(parameters), endOnFailure: true },
    ]),
});

/** Stands for fast-check: of a property's examples only the first few are tried, and no smaller one is looked for once one fails. */
export default { ...whole, assert };
