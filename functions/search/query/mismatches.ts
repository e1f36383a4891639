import { type Bitmap, bitsOf, sizeOf } from '../segment/bitmap.ts';
import type { FilterMatch } from './filter-match.ts';

/** What a question makes of a segment's open rows. */
export interface Mismatches {
  /** Rows that fail no active group. */
  none: Bitmap;
  /** Rows that fail exactly one. Which one says `failingOnly`. */
  exactlyOne: Bitmap;
  total: number;
}

/**
 * Counts the failures of 32 rows at once, as a two-bit counter whose digits lie in two words («bit-sliced»): one pass for each
 * active group, and every row is known as failing none, one or more. So each row is counted once for all disjunctive counts.
 */
export function countMismatches(
  open: Bitmap,
  matches: readonly FilterMatch[],
  none: Bitmap,
  exactlyOne: Bitmap,
): Mismatches {
  const [first, ...rest] = matches;
  if (!first) {
    none.set(open);
    exactlyOne.fill(0);
  } else split(open, first.rows, none, exactlyOne);
  for (const { rows } of rest) splitAgain(rows, none, exactlyOne);
  return { none, exactlyOne, total: sizeOf(none) };
}

// Each loop is a function: within a loop it would be compiled on the way and thrown away at its end, again and again.
function splitAgain(matching: Bitmap, none: Bitmap, exactlyOne: Bitmap): void {
  for (let at = 0; at < none.length; at++) {
    const passes = matching[at] as number;
    const failsNone = none[at] as number;
    exactlyOne[at] = ((exactlyOne[at] as number) & passes) | (failsNone & ~passes);
    none[at] = failsNone & passes;
  }
}

function split(open: Bitmap, matching: Bitmap, none: Bitmap, exactlyOne: Bitmap): void {
  for (let at = 0; at < open.length; at++) {
    const row = open[at] as number;
    const passes = matching[at] as number;
    none[at] = row & passes;
    exactlyOne[at] = row & ~passes;
  }
}

/** Writes the rows that fail the one group and no other; answers their number. */
export function onlyMismatching({ exactlyOne }: Mismatches, { rows }: FilterMatch, into: Bitmap): number {
  let count = 0;
  for (let at = 0; at < exactlyOne.length; at++) {
    const word = (exactlyOne[at] as number) & ~(rows[at] as number);
    into[at] = word;
    count += bitsOf(word);
  }
  return count;
}
