import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { emptyPage } from './frontend/empty-page.ts';
import {
  filesOf,
  longest,
  measuringTime,
  needingFreshModules,
  needingOwnProcess,
  patience,
  type Tier,
} from './tests/tiers.ts';

/** `npm run quick`: what is related to a change, in about a minute. */
const isQuick = process.env.QUICK !== undefined;

const project = (name: Tier) => ({
  ...filesOf(name),
  name,
  // A process would compile the AWS SDK and others once more.
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  ...patience,
});

const freshModules = 'tests/support/stack/fresh-modules.ts';
const watchedLines = 'tests/support/stack/watched-lines.ts';

/** Of a tier whose tests call our functions themselves. */
const calling = (name: Tier) => ({
  ...project(name),
  // What is bought is loaded once a worker, and not once a file.
  isolate: false,
  setupFiles: [freshModules, watchedLines],
  // The browser tier's stack leaves its environment behind: handlers are called here past its CDN.
  env: { ...project(name).env, ORIGIN_SECRET: '', TOKEN_CLIENTS: 'site' },
});

const isLong = ({ moduleId }: TestSpecification): boolean =>
  longest.some((files) => matchesGlob(relative(import.meta.dirname, moduleId), files));

/** All unit projects: `--project 'unit*'`. */
const unit = {
  ...calling('unit'),
  exclude: [...filesOf('unit').exclude, ...(isQuick ? measuringTime : [])],
  server: { deps: { inline: [/@cloudscape-design/] } },
};
/** The site's tests: in UTC, where machines of CI are, a reader's own day and the world's are the same. */
const inOmsk = { ...unit.env, TZ: 'Asia/Omsk' };

const isOf = (patterns: readonly string[], file: string): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern));
const needOf = (file: string) => {
  if (isOf(needingOwnProcess, file)) return 'process';
  return isOf(needingFreshModules, file) ? 'modules' : 'nothing';
};
const byNeed = Object.groupBy(globSync(unit.include, { cwd: import.meta.dirname }), needOf);

/** On a machine that knows no durations yet vitest itself goes by the size of a file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    silent: 'passed-only',
    // Tests of the stand-ins wait as often as they work: half as many workers again keep all cores at it.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Vitest itself would run everything where package.json has changed.
    ...(isQuick && { forceRerunTriggers: [] }),
    projects: [
      { test: { ...unit, include: byNeed.nothing ?? [], setupFiles: [watchedLines] } },
      { test: { ...unit, name: 'unit-fresh', include: byNeed.modules ?? [], env: inOmsk } },
      { test: { ...unit, name: 'unit-alone', include: byNeed.process ?? [], env: inOmsk, isolate: true } },
      // Handlers of pages draw the site's own components.
      { plugins: [emptyPage()], test: calling('store') },
      {
        test: {
          ...calling('template'),
          // Our constructs stay loaded as CDK itself does: no test changes what either keeps.
          setupFiles: [watchedLines],
          // CDK's own rules, of which only warnings come: half of what a template costs. The build hears them.
          env: { ...calling('template').env, CDK_VALIDATION: 'false' },
        },
      },
      { test: calling('local') },
      {
        test: {
          ...project('browser'),
          isolate: false,
          setupFiles: [freshModules],
          globalSetup: ['tests/e2e/stage/running-stack.ts'],
          // No more than keep the two cores of a small machine at work: all ask the one stack of `globalSetup`.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // The run names a test that needed it: that is a bug to be found, but no reason to stop a release.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
