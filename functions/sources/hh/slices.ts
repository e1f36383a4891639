import * as z from 'zod';
import { moscowOffset } from '#core/domain/search/date-range.ts';

/*
 * hh.ru shows at most 2,000 vacancies of one search. A role with more is read in slices of publication time: from the
 * newest, each halved until it fits. Bounds are epoch milliseconds; null is open.
 */
const slice = z.object({ from: z.number().nullable(), to: z.number().nullable() });
export type Slice = z.infer<typeof slice>;

export const maxResults = 2000;

/** hh.ru rounds dates to five minutes: no slice can be finer, and bounds that are multiples stay what they are. */
const minSliceMs = 5 * 60_000;
const month = 30 * 86_400_000;

/** One after another. An hour in which every five minutes bring thousands is none: the dates are not looked at. */
export const maxOverfull = 12;

const alignDown = (instant: number): number => Math.floor(instant / minSliceMs) * minSliceMs;

/**
 * Two halves, the newer first; they share a bound, and what stands on it twice is known by its id. Null where the
 * slice is as fine as hh.ru can tell. A slice without a beginning gives up its last month, then two, then four.
 */
export function halve({ from, to }: Slice, now: number): [Slice, Slice] | null {
  const end = to ?? now;
  const middle = from === null ? alignDown(end - Math.max(month, now - end)) : alignDown((from + end) / 2);
  if (middle <= 0 || (from !== null && (middle <= from || end - from <= minSliceMs))) return null;
  return [
    { from: middle, to },
    { from, to: middle },
  ];
}

/** As hh.ru writes dates: '2025-11-15T22:24:03+0300'. */
export const hhDate = (instant: number): string =>
  `${new Date(instant + moscowOffset).toISOString().slice(0, 19)}+0300`;

/** '2025-11-15T22:24:03+0300' → '2025-11-15T19:24:03.000Z'; null for what is no date. */
export function isoInstant(text: string): string | null {
  const instant = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/u, '$1:$2'));
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/** Where the reading of a unit stands: its role, the slices that wait (the first is being read), the page. */
export const hhCursor = z.object({
  role: z.number().int(),
  slices: z.array(slice),
  page: z.number().int(),
  /** How many of the last slices of this role, as fine as can be, still had too many. */
  overfull: z.number().int().default(0),
});
export type HhCursor = z.infer<typeof hhCursor>;
