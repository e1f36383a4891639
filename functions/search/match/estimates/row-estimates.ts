import { highestPoints } from '#core/domain/match/score/match.ts';
import type { Bitmap } from '../../segment/bitmap.ts';
import { partitionPoint } from '../../segment/partition-point.ts';
import { askedMask, factsOfRow, maxMusts, mustsShift, packedFact } from '../facts/row-facts.ts';
import type { RowScores } from '../row-scores.ts';
import { limitAt, limitedBy } from '../seeker-tables.ts';
import { maxSteps } from './seeker-steps.ts';
import { type Planes, sharedRows } from './shared-rows.ts';

/** Of a row whose bits stand there in the planes. */
export const stepsAt = (bit: number, word1: number, word2: number, word4: number, word8: number): number =>
  ((word1 >>> bit) & 1) |
  (((word2 >>> bit) & 1) << 1) |
  (((word4 >>> bit) & 1) << 2) |
  (((word8 >>> bit) & 1) << 3);

/** Estimates of a segment's rows: the score with what a row shares by its steps (`SeekerSteps`) instead of what it asks for one by one. */
export class RowEstimates {
  readonly scores: RowScores;
  readonly planes: Planes;
  /** Points before a limit that a row elsewhere can have. */
  readonly maxElsewhere: number;

  /** Good for those that are found. */
  constructor(scores: RowScores, found: Bitmap) {
    const { steps } = scores.tables;
    this.scores = scores;
    this.planes = sharedRows(scores.scoreColumns, steps, found);
    const { kinds, nearnesses } = scores.seeker;
    const best = scores.filled(kinds - nearnesses.length + Math.min(1, nearnesses.length - 1));
    const maxPoints = scores.maxOfKind[best] as number;
    this.maxElsewhere = scores.otherPointsElsewhere + maxPoints + (steps.maxPoints[maxSteps] as number);
  }

  of(row: number, kind: number, isHere: boolean, steps: number): number {
    const { scoreColumns, tables, limits } = this.scores;
    const facts = scoreColumns.rowFacts[factsOfRow * row + packedFact] as number;
    const skills = tables.steps.usualPoints[steps * (askedMask + 1) + (facts & askedMask)] as number;
    const limitedSumIndex = this.scores.limitedSumIndex(row, kind, isHere);
    let limit = limitAt(limitedSumIndex);
    const sum = limitedSumIndex - limit + skills;
    if (
      (limit === limitedBy.none || limit === limitedBy.years) &&
      ((facts >>> mustsShift) & maxMusts) >= (tables.steps.tooManyMusts[steps] as number)
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

  /**
   * How many steps a row of the kind must have so that its points before a limit may be so many; one more than there can be where
   * none do. `otherPoints`: points of all but role, level and skills at most.
   */
  stepsFor(kind: number, least: number, otherPoints = this.scores.otherPointsHere): number {
    const { maxOfKind, tables } = this.scores;
    const maxPoints = otherPoints + (maxOfKind[this.scores.filled(kind)] as number);
    return partitionPoint(
      0,
      maxSteps + 1,
      (steps) => maxPoints + (tables.steps.maxPoints[steps] as number) >= least,
    );
  }
}
