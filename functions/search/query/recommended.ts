import { recommendedShown } from '#core/domain/search/listing.ts';
import { has, keep, rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { recommendedRows, rowsNotOf } from './filter-match.ts';
import { clusterAt, comparators, idOf, type RowRef } from './row-ref.ts';

/**
 * Ids, of no company that is left out; of copies in several cities the newest alone: there are few places
 * (docs/rules.md#recommended-block).
 */
export function recommendedOf(
  segments: readonly Segment[],
  now: Date,
  notCompany: readonly string[],
): string[] {
  const places = segments.flatMap((segment) => {
    const found: RowRef[] = [];
    const clusters = new Set<string>();
    const rows = recommendedRows(segment, now);
    if (notCompany.length > 0) keep(rows, rowsNotOf(segment, notCompany));
    for (const row of rowsIn(rows)) {
      if (!has(segment.open, row)) continue;
      const key = clusterAt({ segment, row });
      if (key !== null && clusters.has(key)) continue;
      if (key !== null) clusters.add(key);
      if (found.push({ segment, row }) === recommendedShown) break;
    }
    return found;
  });
  const shown = new Map<string, string>();
  for (const place of places.sort(comparators.newest)) {
    const key = clusterAt(place) ?? idOf(place);
    if (!shown.has(key)) shown.set(key, idOf(place));
  }
  return [...shown.values()].slice(0, recommendedShown);
}
