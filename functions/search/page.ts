import type { SortOrder } from '#core/domain/search/listing.ts';
import { before, type Place } from './place.ts';
import { type Bitmap, rowsBetween } from './segment/bitmap.ts';
import type { Segment } from './segment/segment.ts';

/** The rows of a segment that match, and their number. */
export interface Matching {
  segment: Segment;
  rows: Bitmap;
  total: number;
}

function placesOf({ segment, rows, total }: Matching, sort: SortOrder, from: number, to: number): Place[] {
  const found =
    sort === 'newest' ? rowsBetween(rows, from, to) : segment.orders.rowsBetween(sort, rows, total, from, to);
  return found.map((row) => ({ segment, row }));
}

/**
 * From the `start`-th to before the `end`-th of all that match. The first segment is large, the others are small: theirs are
 * taken from the beginning, and of the first one no more than so many before the page as the others could push behind it.
 */
export function pageOfAll(
  [first, ...others]: readonly Matching[],
  sort: SortOrder,
  start: number,
  end: number,
): Place[] {
  if (!first) return [];
  const compare = before[sort];
  const beside = others
    .flatMap((one) => placesOf(one, sort, 0, end))
    .sort(compare)
    .slice(0, end);
  const from = Math.max(0, start - beside.length);
  const places = placesOf(first, sort, from, end);
  const page: Place[] = [];
  let at = 0;
  let besideAt = 0;
  for (let rank = from; rank < end; rank++) {
    const one = places[at];
    const other = beside[besideAt];
    const next = one && other ? (compare(one, other) < 0 ? one : other) : (one ?? other);
    if (!next) break;
    if (next === one) at++;
    else besideAt++;
    if (rank >= start) page.push(next);
  }
  return page;
}
