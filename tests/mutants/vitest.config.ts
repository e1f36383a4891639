import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { emptyPage } from '../../frontend/empty-page.ts';
import { filesOf, measuringTime, patience } from '../tiers.ts';
import { isRoomName, rooms } from './rooms.ts';

const { MUTANTS_ROOM: room = '' } = process.env;
if (!isRoomName(room)) throw new Error(`no room: ${room}`);

const { tests, tier } = rooms[room];

/** Who asks has put them in order. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files;
  }
}

/** Reads the code of rules as text, and would see each mutant. */
const readsCode = 'tests/core/domain/match/demand-version.test.ts';
/** Without those that measure time: every statement of a mutated room costs more. */
const leftOut = [...measuringTime, readsCode];

const isAmong = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
const files = globSync(tests.map((folder) => `${folder}/**/*.test.ts`)).filter(
  (file) => !isAmong(file, leftOut),
);
const ofTier = files.filter((file) => !isAmong(file, filesOf(tier).exclude));
/** Some parts of a room have their tests in another tier. */
const besides = files.filter((file) => !ofTier.includes(file));

const freshModules = 'tests/support/stack/fresh-modules.ts';
const project = (name: string, include: string[], setupFiles: string[]) => ({
  plugins: [emptyPage()],
  resolve: { alias: { 'fast-check': join(import.meta.dirname, 'fewer-runs.ts') } },
  test: {
    ...{ name, include },
    // Whatever never ends dies with Stryker's process.
    pool: 'threads' as const,
    isolate: false,
    setupFiles: ['tests/mutants/active-mutant.ts', ...setupFiles, 'tests/support/stack/watched-lines.ts'],
    env: { ORIGIN_SECRET: '', TOKEN_CLIENTS: 'site', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    ...patience,
  },
});

export default defineConfig({
  test: {
    reporters: [{}],
    silent: true,
    sequence: { sequencer: AsAsked },
    bail: 1,
    // One after the other: Stryker itself runs two at once.
    maxWorkers: 1,
    projects: [
      // What only knows rules keeps nothing, and is loaded once a mutant.
      project('tier', ofTier, tier === 'unit' ? [] : [freshModules]),
      project('besides', besides, [freshModules]),
    ],
  },
});
