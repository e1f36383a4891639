import { isOpenStage } from '#core/domain/tracker/stage.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';

export const isDue = ({ reminder: { value } }: TrackedJob, now: Date) =>
  value !== null && Date.parse(value.at) <= now.getTime();

/** How many are under way; and of how many, be they closed, the reminder has fallen due (docs/rules.md#tracker-reminder). */
export const countTracked = (records: readonly TrackedJob[], now: Date) => ({
  open: records.filter(({ stage }) => isOpenStage(stage.value)).length,
  due: records.filter((record) => isDue(record, now)).length,
});
