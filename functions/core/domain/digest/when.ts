import { offsetAt } from '../search/date-range.ts';
import type { Schedule } from '../search/saved-search.ts';

/** In the reader's zone. */
const morningHour = 9;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const localOf = (instant: number, zone: string): Date => new Date(instant + offsetAt(instant, zone));

/** The calendar day of a zone: '2026-11-25'. */
export const dayIn = (zone: string, now: Date): string =>
  localOf(now.getTime(), zone).toISOString().slice(0, 10);

/** And the hour of its clock: '11:30'. */
export const timeIn = (zone: string, now: Date): string =>
  localOf(now.getTime(), zone).toISOString().slice(11, 16);

/** The next nine o'clock of a zone. */
export function nextMorning(zone: string, now: Date): Date {
  const local = localOf(now.getTime(), zone);
  const morning = (days: number): number => {
    const localTime = Date.UTC(
      local.getUTCFullYear(),
      local.getUTCMonth(),
      local.getUTCDate() + days,
      morningHour,
    );
    // Twice: a clock may be put forward between the guess and the hour.
    const guess = localTime - offsetAt(localTime, zone);
    return localTime - offsetAt(guess, zone);
  };
  const today = morning(0);
  return new Date(today > now.getTime() ? today : morning(1));
}

type ActiveSchedule = Exclude<Schedule, 'never'>;

/** When an e-mail may tell what has just been found (docs/rules.md#emails-when). */
export const dueAt = (schedule: ActiveSchedule, zone: string, now: Date): Date =>
  schedule === 'daily' ? nextMorning(zone, now) : now;

/** And where there was one today: at the latest a day after the first thing that waits; an import may come before. */
export function dueAfterEmail(schedule: ActiveSchedule, zone: string, waitsSince: Date, now: Date): Date {
  if (schedule === 'daily') return nextMorning(zone, now);
  const aDayLater = Math.max(waitsSince.getTime() + dayMs, now.getTime() + hourMs / 12);
  return new Date(aDayLater);
}
