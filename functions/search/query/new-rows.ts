import type { Filters } from '#core/domain/search/facets.ts';
import { searchWords } from '#core/domain/text/search-words.ts';
import { type Bitmap, rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { withoutInsideOnly } from './relevance.ts';
import { type MatchingRows, mergePage } from './result-page.ts';
import { comparators, idOf, type RowRef } from './row-ref.ts';
import { matchingRows } from './segment-search.ts';

/** What a search finds, but what holds a short word of it inside another word alone (docs/rules.md#emails-words). */
function notifiableRows(segment: Segment, filters: Filters, now: Date): MatchingRows {
  const found = { segment, ...matchingRows(segment, filters, now) };
  return withoutInsideOnly(found, searchWords(filters.q));
}

function* refsOf(segments: readonly Segment[], filters: Filters, now: Date): Generator<RowRef> {
  for (const segment of segments)
    for (const row of rowsIn(notifiableRows(segment, filters, now).rows)) yield { segment, row };
}

/** Of all that is told the ids, newest first. */
export function matchingIds(segments: readonly Segment[], filters: Filters, now: Date): string[] {
  const found = [...refsOf(segments, filters, now)];
  // The rows of one segment stand so already.
  if (segments.length > 1) found.sort(comparators.newest);
  return found.map(idOf);
}

/** Those of the rows that were there at the instant. Good until the segment is asked the next question. */
function rowsBy(segment: Segment, rows: Bitmap, at: Date): MatchingRows {
  const { ingestedAt } = segment.columns.dates.value;
  const seconds = Math.floor(at.getTime() / 1000);
  const earlier = segment.scratch('before');
  let total = 0;
  for (let word = 0; word < rows.length; word++) {
    let keptBits = 0;
    for (let left = rows[word] as number; left !== 0; ) {
      const bit = left & -left;
      left ^= bit;
      if ((ingestedAt[(word << 5) + 31 - Math.clz32(bit)] as number) > seconds) continue;
      keptBits |= bit;
      total++;
    }
    earlier[word] = keptBits;
  }
  return { segment, rows: earlier, total };
}

type CardsOf = (found: readonly MatchingRows[]) => readonly MatchingRows[];

/** Of all that is told, copies as one by `cardsOf`, the ids of the newest. */
export function newestCards(
  segments: readonly Segment[],
  filters: Filters,
  count: number,
  now: Date,
  cardsOf: CardsOf,
): string[] {
  const found = segments.map((segment) => notifiableRows(segment, filters, now));
  return mergePage(cardsOf(found), 'newest', 0, count).map(idOf);
}

/** Of all that is told, copies as one by `cardsOf`: how many cards there are of which no copy was there at the instant. */
export function newCards(
  segments: readonly Segment[],
  filters: Filters,
  since: Date,
  now: Date,
  cardsOf: CardsOf,
): number {
  const countOf = (found: readonly MatchingRows[]) =>
    cardsOf(found).reduce((sum, { total }) => sum + total, 0);
  const found = segments.map((segment) => notifiableRows(segment, filters, now));
  const cards = countOf(found);
  return cards - countOf(found.map(({ segment, rows }) => rowsBy(segment, rows, since)));
}
