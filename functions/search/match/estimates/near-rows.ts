import type { Bitmap } from '../../segment/bitmap.ts';
import type { RowEstimates } from './row-estimates.ts';
import { mostSteps } from './seeker-steps.ts';

/** Rows that reach an estimate where they have enough steps, by how many that takes: none; one; four; eight. */
export type NearRows = readonly [Bitmap, Bitmap, Bitmap, Bitmap];

/** More than any set of rows. */
const none = 4;
const setOf = (steps: number): number => (steps === 0 ? 0 : steps < 4 ? 1 : steps < 8 ? 2 : 3);

/**
 * All rows of near titles that may have an estimate of `least`. Those of other titles may where they have enough steps
 * (`RowEstimates.stepsFor` of kind 0), and no row of a near title that is left out has so many. Good until the next question.
 */
export function nearRows(estimates: RowEstimates, least: number): NearRows {
  const { made, seeker } = estimates.scores;
  const { segment, titleLists, rowsOfLists } = made;
  const { nearnessNumber, titleStems, titles, nearLists } = seeker;
  const { titles: rowsOfTitles } = segment.text;
  const far = estimates.stepsFor(0, least);
  const sets = Uint8Array.from({ length: seeker.kinds }, (_, kind) => {
    const steps = Math.min(far, estimates.stepsFor(kind, least));
    return kind === 0 || steps > mostSteps ? none : setOf(steps);
  });
  const bitmap = (set: number) => segment.scratch(`match near ${set}`).fill(0);
  const from: NearRows = [bitmap(0), bitmap(1), bitmap(2), bitmap(3)];
  for (const list of nearLists) {
    const set = sets[nearnessNumber[list] as number] as number;
    if (set < none) rowsOfLists.addTo(from[set] as Bitmap, list);
  }
  const perStems = seeker.nearnesses.length;
  for (let n = 0; n < titles.length; n++) {
    const title = titles[n] as number;
    const near = nearnessNumber[titleLists[title] as number] as number;
    const set = sets[(titleStems[title] as number) * perStems + near] as number;
    if (set < (sets[near] as number)) rowsOfTitles.addTo(from[set] as Bitmap, title);
  }
  return from;
}
