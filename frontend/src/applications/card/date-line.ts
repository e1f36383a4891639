import { atStageSince, daysAtStage, hasNoReply } from '#core/domain/tracker/stage-history.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { nearDayOf, timeOf } from '../../texts/moments.ts';
import { applications, reminderChip } from '../../texts/tracker/applications-ru.ts';

/** Whole days of the reader's calendar from one instant to another. */
export function calendarDays(from: Date, to: Date): number {
  const midnight = (of: Date) => Date.UTC(of.getFullYear(), of.getMonth(), of.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

/** What its owner noted last, since it came to its stage; else when that was. */
export function dateLine(record: TrackedJob, now: Date): string {
  if (hasNoReply(record, now)) return applications.withoutAnswer(daysAtStage(record, now));
  const since = atStageSince(record);
  const noted = record.events.findLast(({ text }) => text !== '');
  if (noted && Date.parse(noted.at) >= Date.parse(since)) return `${nearDayOf(noted.at, now)}, ${noted.text}`;
  if (record.stage.value === 'saved' && calendarDays(new Date(since), now) === 0)
    return applications.savedToday;
  return nearDayOf(since, now);
}

/** How far off it is, and what it is about. */
export function reminderLine(reminder: { at: string; text: string }, now: Date): string {
  const at = new Date(reminder.at);
  const days = calendarDays(now, at);
  const when =
    at <= now
      ? reminderChip.overdue(nearDayOf(reminder.at, now))
      : days === 0
        ? reminderChip.today(timeOf(reminder.at))
        : days === 1
          ? reminderChip.tomorrow
          : reminderChip.inDays(days);
  return reminderChip.withText(when, reminder.text);
}
