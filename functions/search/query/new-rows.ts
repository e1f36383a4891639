import type { Filters } from '#core/domain/search/facets.ts';
import { rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { clusterAt, comparators, idOf, type RowRef } from './row-ref.ts';
import { matchingRows } from './segment-search.ts';

function* refsOf(segments: readonly Segment[], filters: Filters, now: Date): Generator<RowRef> {
  for (const segment of segments)
    for (const row of rowsIn(matchingRows(segment, filters, now).rows)) yield { segment, row };
}

/** Of all that is found the ids, newest first. */
export function matchingIds(segments: readonly Segment[], filters: Filters, now: Date): string[] {
  const found = [...refsOf(segments, filters, now)];
  // The rows of one segment stand so already.
  if (segments.length > 1) found.sort(comparators.newest);
  return found.map(idOf);
}

/** Of all that is found, how many vacancies of which no copy that is found was there before the instant. */
export function newCards(segments: readonly Segment[], filters: Filters, since: Date, now: Date): number {
  const seconds = Math.floor(since.getTime() / 1000);
  const isNewByCluster = new Map<string, boolean>();
  let alone = 0;
  for (const ref of refsOf(segments, filters, now)) {
    const isNew = (ref.segment.columns.ingestedAt[ref.row] as number) > seconds;
    const cluster = clusterAt(ref);
    if (cluster === null) alone += Number(isNew);
    else isNewByCluster.set(cluster, isNew && (isNewByCluster.get(cluster) ?? true));
  }
  return alone + isNewByCluster.values().filter(Boolean).toArray().length;
}
