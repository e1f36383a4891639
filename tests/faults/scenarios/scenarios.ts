import type { Scenario } from '../scenario.ts';
import { bedrockFaults } from './bedrock.ts';
import { clockFaults } from './clocks.ts';
import { diskFaults } from './disk.ts';
import { killAdmin } from './kill-admin.ts';
import { killDigests } from './kill-digests.ts';
import { killErasures } from './kill-erasure.ts';
import { killImports } from './kill-import.ts';
import { killSaves } from './kill-saves.ts';
import { mailFaults } from './mail.ts';
import { snapshotFaults } from './snapshots.ts';
import { lyingSources } from './source-lies.ts';
import { sourceFaults } from './sources.ts';
import { storeFaults } from './store.ts';
import { releaseFaults } from './two-releases.ts';

/** In the order of worth. */
export const scenarios: readonly Scenario[] = [
  ...killImports,
  ...killSaves,
  ...killAdmin,
  ...killErasures,
  ...killDigests,
  ...snapshotFaults,
  ...storeFaults,
  ...sourceFaults,
  ...lyingSources,
  ...bedrockFaults,
  ...releaseFaults,
  ...mailFaults,
  ...clockFaults,
  ...diskFaults,
];
