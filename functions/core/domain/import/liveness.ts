import * as z from 'zod/mini';
import { type JobRow, withClosing } from '../job/job.ts';

const count = z.int().check(z.minimum(0));

/**
 * What has become of vacancies that the source no longer lists: after a full crawl they are asked for by id.
 * `held`: too many are gone at once, an admin must say whether they are hidden. `passed`: there was nothing to ask, or
 * the crawl was not a full one.
 */
export const liveness = z.object({
  phase: z.enum(['pending', 'checking', 'held', 'done', 'passed']),
  /** Vacancies to be asked for, those already asked for, and of these the archived and the gone. */
  queued: count,
  checked: count,
  gone: count,
  /** Open vacancies of the source, of which `gone` is a share. */
  open: count,
});
export type Liveness = z.infer<typeof liveness>;

/** And how far it has come, so that a run killed in the middle goes on. */
export const livenessState = z.extend(liveness, {
  /**
   * The vacancy behind which it goes on: while `pending` among all, then among those asked for, at last among the gone,
   * which are being hidden. Null is the beginning.
   */
  cursor: z._default(z.nullable(z.string()), null),
  /** What is gone is being hidden: by the run itself, or, where it was held, because an admin has said so. */
  is_hiding: z._default(z.boolean(), false),
  /** Vacancies that could not be read, one after another: three in a row mean that the source is broken. */
  failures: z._default(count, 0),
});
export type LivenessState = z.infer<typeof livenessState>;

export const notCheckedYet: LivenessState = {
  phase: 'pending',
  queued: 0,
  checked: 0,
  gone: 0,
  open: 0,
  cursor: null,
  is_hiding: false,
  failures: 0,
};

const day = 86_400_000;
const isOlderThan = (days: number, instant: string, now: Date): boolean =>
  now.getTime() - Date.parse(instant) > days * day;

/**
 * Should the source be asked for this open vacancy of its own? Where it was in neither of the last two full crawls;
 * `seen` are the ids of both, null where there was only one. And where it is older than 30 days and was not asked for
 * within 7.
 */
export function isDoubtful(
  { id, posted_date, checked_at }: Pick<JobRow, 'id' | 'posted_date' | 'checked_at'>,
  seen: ReadonlySet<string> | null,
  now: Date,
): boolean {
  if (seen !== null && !seen.has(id)) return true;
  return isOlderThan(30, posted_date, now) && (checked_at === null || isOlderThan(7, checked_at, now));
}

/** More than a fifth of a source at once may be the source's fault: not hidden without an admin's word. */
export const hasTooManyDelisted = ({ gone, open }: Pick<Liveness, 'gone' | 'open'>): boolean =>
  gone * 5 > open;

/**
 * The row of a vacancy that was gone at the instant; the same row where its source was asked again since. What is closed in
 * bulk says nothing of how long a vacancy is open (docs/rules.md#freshness-closing).
 */
export const closedAsDelisted = (row: JobRow, at: string, isInBulk: boolean): JobRow =>
  row.checked_at !== null && row.checked_at > at
    ? row
    : withClosing(
        row,
        { ...row, is_open: false, closed_in_bulk: row.closed_in_bulk || (row.is_open && isInBulk) },
        at,
      );
