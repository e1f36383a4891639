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
  const refs = segments.flatMap((segment) => {
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
  const shownIds = new Map<string, string>();
  for (const ref of refs.sort(comparators.newest)) {
    const key = clusterAt(ref) ?? idOf(ref);
    if (!shownIds.has(key)) shownIds.set(key, idOf(ref));
  }
  return [...shownIds.values()].slice(0, recommendedShown);
}
