const pad = (n: number) => String(n).padStart(2, '0');

/** As an input of day and time has it, by the reader's clock: '2026-11-25T09:00' */
export const toLocalMoment = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** Null where it is no moment, or one that a calendar does not hold. */
export function instantOf(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(local)) return null;
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** '2026-11-25' */
export const dayLength = 10;

/** Of today this moment, of a day before its noon; null where it is no day, or one that is still to come. */
export function instantOfDay(day: string, now: Date): string | null {
  const today = toLocalMoment(now).slice(0, dayLength);
  if (day === today) return now.toISOString();
  return day < today ? instantOf(`${day}T12:00`) : null;
}
