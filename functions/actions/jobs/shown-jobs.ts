import { isShown, type JobRow } from '#core/domain/job/job.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { shownJob } from '#core/domain/job/shown-job.ts';
import type { JobIndex } from '#functions/search/job-index.ts';

/** Cards in the order of the ids, without those that have been hidden since the index was made. */
export const shownJobs = (
  index: JobIndex,
  rows: ReadonlyMap<string, JobRow>,
  ids: readonly string[],
  now: Date,
  tz: string,
): Job[] =>
  ids
    .flatMap((id) => rows.get(id) ?? [])
    .filter(isShown)
    .map((row) => shownJob(row, index.countCopies(row), now, tz));
