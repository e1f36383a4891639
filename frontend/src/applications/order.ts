import type { Stage } from '#core/domain/tracker/stage.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';

/** What changed its stage last stands first. */
export const newestFirst = (records: readonly TrackedJob[]): TrackedJob[] =>
  [...records].sort((a, b) => Date.parse(b.stage.at) - Date.parse(a.stage.at) || (a.id < b.id ? -1 : 1));

export const atStage = (records: readonly TrackedJob[], stage: Stage): TrackedJob[] =>
  newestFirst(records.filter((record) => record.stage.value === stage));
