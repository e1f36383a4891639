import { addAll, type Bitmap } from '../../segment/bitmap.ts';
import type { RowEstimates } from './row-estimates.ts';
import { mostSteps } from './seeker-steps.ts';

/** Rows that reach an estimate where they have enough steps, by how many that takes: none; one; four; eight. */
export type NearRows = readonly [Bitmap, Bitmap, Bitmap, Bitmap];

const setOf = (steps: number): number => (steps === 0 ? 0 : steps < 4 ? 1 : steps < 8 ? 2 : 3);

/**
 * All rows of near roles or titles that may have an estimate of `least`. Others may where they have enough steps
 * (`RowEstimates.stepsFor` of kind 0), and no row of a near role or title that is left out has so many. Good until the next
 * question.
 */
export function nearRows(estimates: RowEstimates, least: number): NearRows {
  const { made, seeker } = estimates.scores;
  const { segment, rowsOfLists } = made;
  const { nearnessNumber, nearnesses, nearLists, stemRows } = seeker;
  const bitmap = (set: number) => segment.scratch(`match near ${set}`).fill(0);
  const from: NearRows = [bitmap(0), bitmap(1), bitmap(2), bitmap(3)];
  const into = (kind: number): Bitmap | undefined => {
    const steps = estimates.stepsFor(kind, least);
    return steps > mostSteps ? undefined : from[setOf(steps)];
  };
  const byNearness = nearnesses.map((_, near) => (near === 0 ? undefined : into(near)));
  for (const list of nearLists) {
    const own = byNearness[nearnessNumber[list] as number];
    if (own) rowsOfLists.addTo(own, list);
  }
  // How near their roles are is not looked at: the kinds of the nearest stand for all.
  const nearest = nearnesses.length > 1 ? 1 : 0;
  for (const [at, rows] of stemRows.entries()) {
    const own = into((nearnesses.length << at) + nearest);
    if (own) addAll(own, rows);
  }
  const ofMore = stemRows.length > 1 ? into(seeker.kinds - nearnesses.length + nearest) : undefined;
  if (ofMore) addShared(ofMore, stemRows);
  return from;
}

/** Adds the rows of at least two of the sets. */
function addShared(into: Bitmap, sets: readonly Bitmap[]): void {
  for (let at = 0; at < into.length; at++) {
    let any = 0;
    let shared = 0;
    for (let n = 0; n < sets.length; n++) {
      const own = ((sets[n] as Bitmap)[at] as number) | 0;
      shared |= any & own;
      any |= own;
    }
    into[at] = (into[at] as number) | shared;
  }
}
