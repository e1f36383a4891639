import type { Stage } from '#core/domain/tracker/stage.ts';
import { atStageSince } from '#core/domain/tracker/stage-history.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { isDue } from '../tracker/due.ts';

/** What the header counts is to be found: a reminder that has fallen due stands first, then what changed its stage last. */
export const dueAndNewestFirst = (records: readonly TrackedJob[], now: Date): TrackedJob[] =>
  [...records].sort(
    (a, b) =>
      Number(isDue(b, now)) - Number(isDue(a, now)) ||
      Date.parse(atStageSince(b)) - Date.parse(atStageSince(a)) ||
      (a.id < b.id ? -1 : 1),
  );

export const atStage = (records: readonly TrackedJob[], stage: Stage, now: Date): TrackedJob[] =>
  dueAndNewestFirst(
    records.filter((record) => record.stage.value === stage),
    now,
  );
