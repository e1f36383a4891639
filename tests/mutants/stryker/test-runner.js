import { ResidentRunner } from '../resident-runner.ts';

/** As Stryker's own `declareClassPlugin` gives it: nothing of it is imported, since it may not be installed. */
export const strykerPlugins = [
  { kind: 'TestRunner', name: 'resident-vitest', injectableClass: ResidentRunner },
];
