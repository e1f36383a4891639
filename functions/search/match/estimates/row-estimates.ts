import { highestPoints } from '#core/domain/match/score/match.ts';
import type { Bitmap } from '../../segment/bitmap.ts';
import { partitionPoint } from '../../segment/partition-point.ts';
import { askedMask, factsOfRow, mostMusts, mustsShift, packedFact, titleFact } from '../facts/row-facts.ts';
import type { RowScores } from '../row-scores.ts';
import { limitAt, limitedBy } from '../seeker-tables.ts';
import { mostSteps } from './seeker-steps.ts';
import { type Planes, sharedRows } from './shared-rows.ts';

/** Of a row whose bits stand there in the planes. */
export const stepsAt = (bit: number, one: number, two: number, four: number, eight: number): number =>
  ((one >>> bit) & 1) |
  (((two >>> bit) & 1) << 1) |
  (((four >>> bit) & 1) << 2) |
  (((eight >>> bit) & 1) << 3);

/** Estimates of a segment's rows: the score with what a row shares by its steps (`SeekerSteps`) instead of what it asks for one by one. */
export class RowEstimates {
  readonly scores: RowScores;
  readonly planes: Planes;
  /** Points before a limit that a row elsewhere can have. */
  readonly mostElsewhere: number;

  /** Good for those that are found. */
  constructor(scores: RowScores, found: Bitmap) {
    const { steps } = scores.tables;
    this.scores = scores;
    this.planes = sharedRows(scores.made, steps, found);
    let most = 0;
    for (let at = 0; at < scores.mostOfKind.length; at += 2)
      most = Math.max(most, scores.mostOfKind[at] as number);
    this.mostElsewhere = most + (steps.most[mostSteps] as number);
  }

  /** Twice the kind of a row, and 1 more where it is here. */
  placed(row: number, isHere: number): number {
    const { titleStems, nearnessNumber, nearnesses } = this.scores.seeker;
    const { rowFacts, titleLists } = this.scores.made;
    const title = rowFacts[factsOfRow * row + titleFact] as number;
    const near = nearnessNumber[titleLists[title] as number] as number;
    return 2 * ((titleStems[title] as number) * nearnesses.length + near) + isHere;
  }

  of(row: number, placed: number, steps: number): number {
    const { made, tables, limits } = this.scores;
    const facts = made.rowFacts[factsOfRow * row + packedFact] as number;
    const skills = tables.steps.usual[steps * (askedMask + 1) + (facts & askedMask)] as number;
    const held = this.scores.held(row, placed >>> 1, (placed & 1) === 1);
    let limit = limitAt(held);
    const sum = held - limit + skills;
    if (
      (limit === limitedBy.none || limit === limitedBy.years) &&
      ((facts >>> mustsShift) & mostMusts) >= (tables.steps.tooManyMusts[steps] as number)
    )
      limit = limitedBy.musts;
    return limits[limit + sum] as number;
  }

  /** Elsewhere and here: points that a row must have before its limit, so that its estimate is so high. */
  leastPoints(least: number): [elsewhere: number, here: number] {
    const { elsewhere, limits } = this.scores;
    if (!elsewhere.isLimited) return [least, least];
    const inLimit = (sum: number) => limits[limitedBy.place + sum] as number;
    return [partitionPoint(0, highestPoints + 1, (sum) => inLimit(sum) >= least), least];
  }

  /** How many steps a row of the kind must have, here, so that its estimate may be so high; one more than there can be where none do. */
  stepsFor(kind: number, least: number): number {
    const { mostOfKind, tables } = this.scores;
    const beside = mostOfKind[2 * kind + 1] as number;
    return partitionPoint(
      0,
      mostSteps + 1,
      (steps) => beside + (tables.steps.most[steps] as number) >= least,
    );
  }
}
