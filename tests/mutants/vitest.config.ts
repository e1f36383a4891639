import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';
import { emptyPage } from '../../frontend/empty-page.ts';
import { filesOf, measuringTime } from '../tiers.ts';
import { isInSameFolder, nearness } from './nearness.ts';
import { isRoomName, rooms } from './rooms.ts';
import { activeMutant, addVerdict } from './verdicts.ts';

const { MUTANTS_ROOM: room = '' } = process.env;
if (!isRoomName(room)) throw new Error(`no room: ${room}`);

const { tests, tier } = rooms[room];
const mutant = activeMutant();

/** Whatever stands nearest to a mutant sees it most often, and the run ends there. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    if (mutant === null) return sorted;
    const near = ({ moduleId }: TestSpecification) => nearness(moduleId, mutant.fileName);
    return sorted.sort((a, b) => near(b) - near(a));
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
/** Some parts of a room have their tests in another tier. The first run, which has no mutant, takes them all: they are to pass. */
const besides = files.filter(
  (file) => !ofTier.includes(file) && (mutant === null || isInSameFolder(file, mutant.fileName)),
);

/** How a run ends is the verdict. */
const judge: Reporter = {
  onTestRunEnd(_modules, _errors, reason) {
    if (mutant !== null) addVerdict({ ...mutant, isSeen: reason !== 'passed' });
  },
};

export default defineConfig({
  plugins: [emptyPage()],
  test: {
    include: [...ofTier, ...besides],
    reporters: ['dot', judge],
    sequence: { sequencer: NearestFirst },
    // One after the other: Stryker itself runs two at once.
    maxWorkers: 1,
    isolate: false,
    setupFiles: [
      // What only knows rules keeps nothing, and is loaded once.
      ...(tier !== 'unit' || besides.length > 0 ? ['tests/support/stack/fresh-modules.ts'] : []),
      'tests/support/stack/watched-lines.ts',
    ],
    env: { ORIGIN_SECRET: '', TOKEN_CLIENTS: 'site' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
