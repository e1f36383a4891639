import { has, remove } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import type { MatchingRows } from './result-page.ts';
import { clusterAt, comparators, type RowRef } from './row-ref.ts';

/** The rows of one cluster in a young segment, and those of the first one. */
interface SegmentCluster {
  key: string;
  rows: number[];
  inFirst: readonly number[];
}

/** Clusters of which copies stand in more than one segment: few, since all segments but the first are small. */
export class SharedClusters {
  /** A segment never changes, so that of each this is looked for once. */
  readonly #clustersBySegment = new WeakMap<Segment, SegmentCluster[]>();

  /** Newest first. */
  of([first, ...young]: readonly [Segment, ...Segment[]]): RowRef[][] {
    const refs = new Map<string, RowRef[]>();
    const shared = new Set<string>();
    for (const segment of young)
      for (const { key, rows, inFirst } of this.#clustersOf(segment, first)) {
        const earlier = refs.get(key) ?? inFirst.map((row) => ({ segment: first, row }));
        if (earlier.length > 0) shared.add(key);
        refs.set(key, [...earlier, ...rows.map((row) => ({ segment, row }))]);
      }
    return [...shared].map((key) => (refs.get(key) as RowRef[]).sort(comparators.newest));
  }

  #clustersOf(segment: Segment, first: Segment): SegmentCluster[] {
    let clusters = this.#clustersBySegment.get(segment);
    if (!clusters) {
      const rowsByCluster = Map.groupBy(Array(segment.size).keys(), (row) => clusterAt({ segment, row }));
      clusters = [...rowsByCluster].flatMap(([key, rows]) => {
        const hash = segment.clusters.at(rows[0] as number);
        return key === null || hash === null ? [] : [{ key, rows, inFirst: first.clusters.rowsOf(hash) }];
      });
      this.#clustersBySegment.set(segment, clusters);
    }
    return clusters;
  }
}

/** Of all copies that match the newest alone (docs/rules.md#copies-folded). */
export function foldCopies(
  found: readonly MatchingRows[],
  shared: readonly (readonly RowRef[])[],
): MatchingRows[] {
  const cards = new Map(
    found.map(({ segment, rows, total }) => {
      const cardRows = segment.scratch('cards');
      const leftOut = segment.clusters.writeNewest(rows, cardRows);
      return [segment, { segment, rows: cardRows, total: total - leftOut }];
    }),
  );
  for (const copies of shared) {
    let isShown = false;
    for (const { segment, row } of copies) {
      const card = cards.get(segment);
      if (!card || !has(card.rows, row)) continue;
      if (isShown) {
        remove(card.rows, row);
        card.total--;
      }
      isShown = true;
    }
  }
  return [...cards.values()];
}
