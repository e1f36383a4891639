import { highestPoints } from '#core/domain/match/score/match.ts';
import type { Bitmap } from '../../segment/bitmap.ts';
import { partitionPoint } from '../../segment/partition-point.ts';
import { askedMask, factsOfRow, mostMusts, mustsShift, packedFact } from '../facts/row-facts.ts';
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
    const { kinds, nearnesses } = scores.seeker;
    const best = scores.filled(kinds - nearnesses.length + Math.min(1, nearnesses.length - 1));
    const most = scores.mostOfKind[best] as number;
    this.mostElsewhere = scores.besideElsewhere + most + (steps.most[mostSteps] as number);
  }

  of(row: number, kind: number, isHere: boolean, steps: number): number {
    const { made, tables, limits } = this.scores;
    const facts = made.rowFacts[factsOfRow * row + packedFact] as number;
    const skills = tables.steps.usual[steps * (askedMask + 1) + (facts & askedMask)] as number;
    const held = this.scores.held(row, kind, isHere);
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

  /**
   * How many steps a row of the kind must have so that its points before a limit may be so many; one more than there can be where
   * none do. `beside`: points of all but role, level and skills at most.
   */
  stepsFor(kind: number, least: number, beside = this.scores.besideHere): number {
    const { mostOfKind, tables } = this.scores;
    const most = beside + (mostOfKind[this.scores.filled(kind)] as number);
    return partitionPoint(0, mostSteps + 1, (steps) => most + (tables.steps.most[steps] as number) >= least);
  }
}
