import { offsetAt } from '../search/date-range.ts';
import { once } from '../text/once.ts';
import { unbroken } from '../text/plural.ts';

/** Of the zone's calendar, counted from 1970. */
const dayNumber = (at: Date, timeZone: string): number =>
  Math.floor((at.getTime() + offsetAt(at.getTime(), timeZone)) / 86_400_000);

const daysAgo = once(() => new Intl.RelativeTimeFormat('ru', { numeric: 'always' }));
const dayAndMonth = once(
  () => new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' }),
);
const withYear = once(
  () => new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }),
);

/**
 * How long ago a vacancy appeared, by calendar days in the reader's zone (docs/rules.md#date-relative):
 * 'Сегодня', 'Вчера', '3 дня назад', '5 марта', '5 марта 2025'.
 */
export function postedAt(posted: Date, now: Date, timeZone: string): string {
  const day = dayNumber(posted, timeZone);
  const days = dayNumber(now, timeZone) - day;
  if (days <= 0) return 'Сегодня';
  if (days === 1) return 'Вчера';
  if (days < 7) return unbroken(daysAgo().format(-days, 'day'));
  // The zone's day as a day of UTC, which the formats are made for.
  const date = day * 86_400_000;
  if (days < 30) return unbroken(dayAndMonth().format(date));
  return unbroken(
    withYear()
      .format(date)
      .replace(/\sг\.$/u, ''),
  );
}
