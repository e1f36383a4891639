import { addAll, type Bitmap } from '../../segment/bitmap.ts';
import type { RowEstimates } from './row-estimates.ts';
import { maxSteps } from './seeker-steps.ts';

/** Rows that reach an estimate where they have enough steps, by how many that takes: none; one; four; eight. */
export type NearRows = readonly [Bitmap, Bitmap, Bitmap, Bitmap];

const setOf = (steps: number): number => (steps === 0 ? 0 : steps < 4 ? 1 : steps < 8 ? 2 : 3);

/**
 * All rows of near roles or titles that may have an estimate of `least`. Others may where they have enough steps
 * (`RowEstimates.stepsFor` of kind 0), and no row of a near role or title that is left out has so many. Good until the next
 * question.
 */
export function nearRows(estimates: RowEstimates, least: number): NearRows {
  const { scoreColumns, seeker } = estimates.scores;
  const { segment, rowsOfLists } = scoreColumns;
  const { nearnessNumber, nearnesses, nearLists, stemRows } = seeker;
  const bitmap = (set: number) => segment.scratch(`match near ${set}`).fill(0);
  const from: NearRows = [bitmap(0), bitmap(1), bitmap(2), bitmap(3)];
  const into = (kind: number): Bitmap | undefined => {
    const steps = estimates.stepsFor(kind, least);
    return steps > maxSteps ? undefined : from[setOf(steps)];
  };
  const byNearness = nearnesses.map((_, near) => (near === 0 ? undefined : into(near)));
  for (const list of nearLists) {
    const target = byNearness[nearnessNumber[list] as number];
    if (target) rowsOfLists.addTo(target, list);
  }
  // How near their roles are is not looked at: the kinds of the nearest stand for all.
  const nearest = nearnesses.length > 1 ? 1 : 0;
  for (const [at, rows] of stemRows.entries()) {
    const target = into((nearnesses.length << at) + nearest);
    if (target) addAll(target, rows);
  }
  const multiStemRows = stemRows.length > 1 ? into(seeker.kinds - nearnesses.length + nearest) : undefined;
  if (multiStemRows) addShared(multiStemRows, stemRows);
  return from;
}

/** Adds the rows of at least two of the sets. */
function addShared(into: Bitmap, sets: readonly Bitmap[]): void {
  for (let at = 0; at < into.length; at++) {
    let anyBits = 0;
    let shared = 0;
    for (let n = 0; n < sets.length; n++) {
      const word = ((sets[n] as Bitmap)[at] as number) | 0;
      shared |= anyBits & word;
      anyBits |= word;
    }
    into[at] = (into[at] as number) | shared;
  }
}
