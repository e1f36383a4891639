import { type Bitmap, rowsBetween } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { comparators, type FixedOrder, type RowRef } from './row-ref.ts';

/** The rows of a segment that match, and their number. */
export interface MatchingRows {
  segment: Segment;
  rows: Bitmap;
  total: number;
}

function rowRefsOf(
  { segment, rows, total }: MatchingRows,
  sort: FixedOrder,
  from: number,
  to: number,
): RowRef[] {
  const found =
    sort === 'newest'
      ? rowsBetween(rows, from, to)
      : segment.salaryOrders.rowsBetween(sort, rows, total, from, to);
  return found.map((row) => ({ segment, row }));
}

/**
 * From the `start`-th to before the `end`-th of all that match. The first segment is large, the others are small: theirs are
 * taken from the beginning, and of the first one no more than so many before the page as the others could push behind it.
 */
export function mergePage(
  [first, ...others]: readonly MatchingRows[],
  sort: FixedOrder,
  start: number,
  end: number,
): RowRef[] {
  if (!first) return [];
  const compare = comparators[sort];
  const otherRefs = others
    .flatMap((matching) => rowRefsOf(matching, sort, 0, end))
    .sort(compare)
    .slice(0, end);
  const from = Math.max(0, start - otherRefs.length);
  const refs = rowRefsOf(first, sort, from, end);
  const page: RowRef[] = [];
  let at = 0;
  let otherAt = 0;
  for (let rank = from; rank < end; rank++) {
    const baseRef = refs[at];
    const otherRef = otherRefs[otherAt];
    const next =
      baseRef && otherRef ? (compare(baseRef, otherRef) < 0 ? baseRef : otherRef) : (baseRef ?? otherRef);
    if (!next) break;
    if (next === baseRef) at++;
    else otherAt++;
    if (rank >= start) page.push(next);
  }
  return page;
}
