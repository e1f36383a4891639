import { isAtBeginning } from '#core/domain/tracker/stage-history.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { dayOf, momentOf } from '../../texts/moments.ts';
import { isManual } from '../../tracker/manual-id.ts';

/** By the reader's clock, to the millisecond. */
const isNoon = (iso: string): boolean => Date.parse(iso) === new Date(iso).setHours(12, 0, 0, 0);

/** Of a record by hand with an earlier day nobody has said the hour: noon stands for it. */
export const momentIn = (record: TrackedJob, at: string): string =>
  isManual(record.id) && isNoon(record.savedAt) && isAtBeginning(record, at) ? dayOf(at) : momentOf(at);

/** Whoever writes a record of an application has not saved a vacancy before it. */
export const beganAtStage = (record: TrackedJob): boolean =>
  isManual(record.id) && record.events.some(({ stage, at }) => stage !== null && isAtBeginning(record, at));
