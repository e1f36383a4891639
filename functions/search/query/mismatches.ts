import { type Bitmap, bitsOf, sizeOf } from '../segment/bitmap.ts';
import type { FilterMatch } from './filter-match.ts';

/** What a question makes of a segment's open rows. */
export interface Mismatches {
  /** Rows that fail no active group. */
  none: Bitmap;
  /** Rows that fail exactly one. Which one says `failingOnly`. */
  one: Bitmap;
  total: number;
}

/**
 * Counts the failures of 32 rows at once, as a two-bit counter whose digits lie in two words («bit-sliced»): one pass for each
 * active group, and every row is known as failing none, one or more. So each row is counted once for all disjunctive counts.
 */
export function countMismatches(
  open: Bitmap,
  passing: readonly FilterMatch[],
  none: Bitmap,
  one: Bitmap,
): Mismatches {
  const [first, ...rest] = passing;
  if (!first) {
    none.set(open);
    one.fill(0);
  } else split(open, first.rows, none, one);
  for (const { rows } of rest) splitAgain(rows, none, one);
  return { none, one, total: sizeOf(none) };
}

// Each loop is a function: within a loop it would be compiled on the way and thrown away at its end, again and again.
function splitAgain(passing: Bitmap, none: Bitmap, one: Bitmap): void {
  for (let at = 0; at < none.length; at++) {
    const passes = passing[at] as number;
    const failsNone = none[at] as number;
    one[at] = ((one[at] as number) & passes) | (failsNone & ~passes);
    none[at] = failsNone & passes;
  }
}

function split(open: Bitmap, passing: Bitmap, none: Bitmap, one: Bitmap): void {
  for (let at = 0; at < open.length; at++) {
    const row = open[at] as number;
    const passes = passing[at] as number;
    none[at] = row & passes;
    one[at] = row & ~passes;
  }
}

/** Writes the rows that fail the one group and no other; answers their number. */
export function onlyMismatching({ one }: Mismatches, { rows }: FilterMatch, into: Bitmap): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) {
    const word = (one[at] as number) & ~(rows[at] as number);
    into[at] = word;
    count += bitsOf(word);
  }
  return count;
}
