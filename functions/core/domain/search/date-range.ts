import * as z from 'zod/mini';

/** «За сегодня», «За неделю», «За месяц»: 1, 7 and 30 days back (docs/rules.md#date-presets). */
export const datePresets = ['today', 'week', 'month'] as const;
export const datePreset = z.enum(datePresets);
export type DatePreset = z.infer<typeof datePreset>;

const daysBack: Record<DatePreset, number> = { today: 1, week: 7, month: 30 };

export const defaultTimeZone = 'Europe/Moscow';

/** Moscow's clock is so far ahead of UTC, ms, all year round since 26 October 2014. */
export const moscowOffset = 3 * 3_600_000;
const moscowOffsetSince = Date.UTC(2014, 9, 25, 22);

interface Clock {
  format: Intl.DateTimeFormat;
  /** By the quarter of an hour since 1970: milliseconds. */
  offsets: Map<number, number>;
}

/** Making one costs a millisecond, and the first of a process twenty. A name may be written in many ways, so that there is no end of them. */
const maxCachedClocks = 64;
const clocks = new Map<string, Clock>();

/** @throws RangeError of what is no zone */
function clockOf(timeZone: string): Clock {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clock = { format, offsets: new Map() };
    if (clocks.size === maxCachedClocks) clocks.clear();
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** An IANA name, old aliases too: `Intl.supportedValuesOf` lists only one name of each zone. */
export function isTimeZone(name: string): boolean {
  if (name === defaultTimeZone) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(clockOf(name));
  } catch {
    return false;
  }
}

/**
 * Since 2023 clocks are changed at whole quarters of an hour of UTC only (the last one that was not: Casey's, in October 2022).
 * Asking a clock costs a hundred times more than a look here.
 */
const quarter = 15 * 60_000;
const firstQuarter = Date.UTC(2023, 0) / quarter;
/** More than a month has. */
const maxCachedOffsets = 4096;

/** Milliseconds by which the zone's clock is ahead of UTC at the instant. */
export function offsetAt(instant: number, timeZone: string): number {
  // Most people's clock: a process's first answer waits for no format.
  if (timeZone === defaultTimeZone && instant >= moscowOffsetSince) return moscowOffset;
  const { format, offsets } = clockOf(timeZone);
  const at = Math.floor(instant / quarter);
  if (at < firstQuarter) return readOffset(format, instant);
  let offset = offsets.get(at);
  if (offset === undefined) {
    offset = readOffset(format, at * quarter);
    if (offsets.size === maxCachedOffsets) offsets.clear();
    offsets.set(at, offset);
  }
  return offset;
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const parts = format.formatToParts(instant);
  const part = (type: string) => Number(parts.find((formatPart) => formatPart.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/** The instant at which the zone's calendar day `days` away from today's begins. */
function startOfDay(now: Date, days: number, timeZone: string): number {
  const local = new Date(now.getTime() + offsetAt(now.getTime(), timeZone));
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days);
  const guess = midnight - offsetAt(midnight, timeZone);
  const start = midnight - offsetAt(guess, timeZone);
  // Where the clocks go forward at midnight, the day begins at one o'clock.
  return start + offsetAt(start, timeZone) < midnight ? guess : start;
}

export interface DateRange {
  /** ISO instants, both inclusive. */
  from: string;
  to: string;
}

/** From 00:00:00.000 that many local days ago to 23:59:59.999 today. */
export function dateRange(preset: DatePreset, now: Date, timeZone: string): DateRange {
  return {
    from: new Date(startOfDay(now, -daysBack[preset], timeZone)).toISOString(),
    to: new Date(startOfDay(now, 1, timeZone) - 1).toISOString(),
  };
}
