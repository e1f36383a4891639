import { once } from '#core/domain/text/once.ts';
import { unbroken } from '#core/domain/text/plural.ts';

const format = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  once(() => new Intl.DateTimeFormat('ru-RU', options));

const day = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
const time = format({ hour: '2-digit', minute: '2-digit' });
const dayInWords = format({ day: 'numeric', month: 'long' });
const dayInWordsWithYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
const ago = once(() => new Intl.RelativeTimeFormat('ru', { numeric: 'auto' }));

/** All in the reader's own zone. '20.11.2026' */
export const dayOf = (iso: string): string => day().format(new Date(iso));

/** '3 марта 2026' in the zone, where one is named; the same words in every browser. */
export const dayInWordsOf = (iso: string, timeZone?: string): string =>
  unbroken(
    new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
      .format(new Date(iso))
      .replace(/\s*г\.$/u, ''),
  );

/** '22 ноября', with the year where it is another than now. */
export const nearDayOf = (iso: string, now: Date): string =>
  unbroken(
    new Date(iso).getFullYear() === now.getFullYear()
      ? dayInWords().format(new Date(iso))
      : dayInWordsWithYear()
          .format(new Date(iso))
          .replace(/\s*г\.$/u, ''),
  );

/** '14:05' */
export const timeOf = (iso: string): string => time().format(new Date(iso));

/** '20.11.2026, 14:05' */
export const momentOf = (iso: string): string => `${dayOf(iso)}, ${timeOf(iso)}`;

/** Only the time where it is today, else the day in words before it. */
export const timeNear = (iso: string, now: Date): string =>
  day().format(now) === dayOf(iso)
    ? timeOf(iso)
    : `${unbroken(dayInWords().format(new Date(iso)))}, ${timeOf(iso)}`;

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Relative, in whole days, hours or minutes; null under a minute. */
export function agoOf(iso: string, now: Date): string | null {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000);
  const found = units.find(([, length]) => seconds >= length);
  if (!found) return null;
  const [unit, length] = found;
  return unbroken(ago().format(-Math.floor(seconds / length), unit));
}
