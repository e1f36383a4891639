import { highestPoints } from '#core/domain/match/score/match.ts';
import type { MatchingRows } from '../../query/result-page.ts';
import type { Bitmap } from '../../segment/bitmap.ts';
import {
  askedMask,
  factsOfRow,
  levelExperiences,
  levelMask,
  levelShift,
  listFact,
  packedFact,
} from '../facts/row-facts.ts';
import type { RowScores } from '../row-scores.ts';
import type { ScoreColumns } from '../score-columns.ts';
import { likelyEstimate } from './likely-estimate.ts';
import { type NearRows, nearRows } from './near-rows.ts';
import { RowEstimates, stepsAt } from './row-estimates.ts';
import { maxSteps } from './seeker-steps.ts';

/** Of what is found so many are scored, and one more for so many of it (docs/rules.md#match-order). */
const minScored = 240;
const foundPerScored = 1024;

export const scoredOf = (found: number): number => minScored + Math.floor(found / foundPerScored);

/** So many rows are looked at together, and up to a word more: what is read is in the cache still, and no loop is compiled midway. */
const rowsAtOnce = 1024;
const maxAtOnce = rowsAtOnce + 32;

/** Bits of the steps in a code, and of all before the kind. */
const stepBits = 4;
const kindShift = stepBits + 1;

/** Kept from request to request. */
interface Scratch {
  /** Of a block those that may be among the highest; and their kind, before a bit of whether they are here, and their steps. */
  near: Uint32Array;
  codes: Uint32Array;
  /** Those of the highest estimates so far, in their order, and others that were. */
  rows: Uint32Array;
  estimates: Uint16Array;
  /** By estimate: how many rows have it. */
  counts: Uint32Array;
}
const scratches = new WeakMap<ScoreColumns, Scratch>();

function scratchOf(scoreColumns: ScoreColumns, maxRows: number): Scratch {
  let scratch = scratches.get(scoreColumns);
  const capacity = 2 * Math.min(maxRows, scoreColumns.segment.size) + 2 * maxAtOnce;
  if (!scratch || scratch.rows.length < capacity) {
    scratch = {
      near: new Uint32Array(maxAtOnce),
      codes: new Uint32Array(maxAtOnce),
      rows: new Uint32Array(capacity),
      estimates: new Uint16Array(capacity),
      counts: new Uint32Array(highestPoints + 2),
    };
    scratches.set(scoreColumns, scratch);
  }
  return scratch;
}

/** Which rows of a segment may be scored: those of the highest estimates (`RowEstimates`), of equal ones the newest. */
export class Candidates {
  readonly #estimates: RowEstimates;
  readonly #scratch: Scratch;
  readonly #most: number;
  /** Where so many are found that it pays; else the title of each row is looked at. */
  #nearRows: NearRows | null;
  #size = 0;
  /** Words that have been looked at, and how many of the last rows are near. */
  #next = 0;
  #nearSize = 0;
  /** Rows whose estimate is lower are not among the highest; and how many have so much. */
  #least = 0;
  #above = 0;

  constructor(scores: RowScores, found: Pick<MatchingRows, 'rows' | 'total'>, maxRows: number) {
    const { rows, total } = found;
    this.#estimates = new RowEstimates(scores, rows);
    this.#scratch = scratchOf(scores.scoreColumns, maxRows);
    this.#most = Math.min(maxRows, total);
    const likely = likelyEstimate(this.#estimates, found, this.#most, this.#scratch.counts);
    this.#nearRows = total > rows.length ? nearRows(this.#estimates, likely) : null;
    this.#scan(rows, likely);
    if (this.#size >= this.#most || likely === 0) return;
    this.#nearRows = null;
    this.#scan(rows, 0);
  }

  /** All of an estimate of `least` or more, or those of them that are among the highest. */
  #scan(found: Bitmap, least: number): void {
    this.#scratch.counts.fill(0);
    this.#size = 0;
    this.#least = least;
    this.#above = 0;
    this.#next = 0;
    while (this.#next < found.length) {
      const [minElsewhere, minHere] = this.#estimates.leastPoints(this.#least);
      this.#collectNear(found, minElsewhere, minHere);
      if (this.#size + this.#nearSize > this.#scratch.rows.length) this.#compact();
      this.#estimate();
    }
    this.#compact();
  }

  /** In their order, with the estimate of each. Views: good until the next request. */
  get chosen(): { rows: Uint32Array; estimates: Uint16Array } {
    const { rows, estimates } = this.#scratch;
    let lowest = this.#most - this.#above;
    let size = 0;
    for (let at = 0; at < this.#size; at++) {
      const isLowest = (estimates[at] as number) < this.#least;
      if (isLowest && lowest-- <= 0) continue;
      rows[size] = rows[at] as number;
      estimates[size] = estimates[at] as number;
      size++;
    }
    return { rows: rows.subarray(0, size), estimates: estimates.subarray(0, size) };
  }

  /** Leaves those that may be scored still: as many as are, and of the next lower estimate as many as there is room for. */
  #compact(): void {
    const { rows, estimates } = this.#scratch;
    const least = this.#least - 1;
    let size = 0;
    for (let at = 0; at < this.#size; at++) {
      if ((estimates[at] as number) < least) continue;
      rows[size] = rows[at] as number;
      estimates[size] = estimates[at] as number;
      size++;
    }
    this.#size = size;
  }

  /** Of the next rows writes those whose estimate may be high enough, whatever they pay and whose industry it is. */
  #collectNear(found: Bitmap, minElsewhere: number, minHere: number): void {
    const { near, codes } = this.#scratch;
    const estimates = this.#estimates;
    const { scores } = estimates;
    const { here, base, otherPointsElsewhere, otherPointsHere, scoreColumns, tables } = scores;
    const [ones, twos, fours, eights] = estimates.planes;
    const { rowFacts } = scoreColumns;
    const { usualPoints } = tables.steps;
    const withElsewhere = minElsewhere <= estimates.maxElsewhere ? -1 : 0;
    const isMasked = this.#nearRows !== null;
    const [needs0, needs1, needs4, needs8] = this.#nearRows ?? [found, found, found, found];
    // Of all but role, level and skills there is so much less elsewhere, and so much more is needed.
    const neededElsewhere = minElsewhere - otherPointsElsewhere;
    const neededHere = minHere - otherPointsHere;
    const neededDifference = neededHere - neededElsewhere;
    const far = isMasked ? estimates.stepsFor(0, minHere) : maxSteps + 1;
    const farElsewhere = isMasked ? estimates.stepsFor(0, minElsewhere, otherPointsElsewhere) : maxSteps + 1;
    const { stemRows, nearnessNumber } = scores.seeker;
    const nearnesses = scores.seeker.nearnesses.length;
    const none = scoreColumns.segment.scratch('match none');
    const [stems0 = none, stems1 = none, stems2 = none] = stemRows;
    const hasMoreStems = stemRows.length > 3;
    let size = 0;
    let at = this.#next;
    for (; at < found.length && size < rowsAtOnce; at++) {
      const hereWord = here === null ? -1 : (here[at] as number) | 0;
      const word = ((found[at] as number) | 0) & (hereWord | withElsewhere);
      if (word === 0) continue;
      const word1 = (ones[at] as number) | 0;
      const word2 = (twos[at] as number) | 0;
      const word4 = (fours[at] as number) | 0;
      const word8 = (eights[at] as number) | 0;
      let left = word;
      if (isMasked) {
        const from4 = word4 | word8;
        left &=
          (needs0[at] as number) |
          ((needs1[at] as number) & (word1 | word2 | from4)) |
          ((needs4[at] as number) & from4) |
          ((needs8[at] as number) & word8);
        if (far <= maxSteps) {
          let enough = rowsWithSteps(far, word1, word2, word4, word8);
          if (farElsewhere > far)
            enough &=
              hereWord |
              (farElsewhere > maxSteps ? 0 : rowsWithSteps(farElsewhere, word1, word2, word4, word8));
          left |= word & enough;
        }
      }
      if (left === 0) continue;
      const stem0 = (stems0[at] as number) | 0;
      const stem1 = (stems1[at] as number) | 0;
      const stem2 = (stems2[at] as number) | 0;
      for (; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        const row = (at << 5) + bit;
        const isHere = (hereWord >>> bit) & 1;
        const stems = hasMoreStems
          ? scores.stemsAt(row)
          : ((stem0 >>> bit) & 1) | (((stem1 >>> bit) & 1) << 1) | (((stem2 >>> bit) & 1) << 2);
        const list = rowFacts[factsOfRow * row + listFact] as number;
        const kind = stems * nearnesses + (nearnessNumber[list] as number);
        const steps = stepsAt(bit, word1, word2, word4, word8);
        const facts = rowFacts[factsOfRow * row + packedFact] as number;
        const maxPoints =
          (base[kind * levelExperiences + ((facts >>> levelShift) & levelMask)] as number) +
          (usualPoints[steps * (askedMask + 1) + (facts & askedMask)] as number);
        near[size] = row;
        codes[size] = (kind << kindShift) | (isHere << stepBits) | steps;
        // Not by a branch, which would wait for the row's facts: so several are read at a time.
        size += 1 + ((maxPoints - neededElsewhere - isHere * neededDifference) >> 31);
      }
    }
    this.#next = at;
    this.#nearSize = size;
  }

  /** Of the rows that are near. */
  #estimate(): void {
    const { rows, estimates, near, codes } = this.#scratch;
    const { scores } = this.#estimates;
    let size = this.#size;
    for (let n = 0; n < this.#nearSize; n++) {
      const row = near[n] as number;
      const code = codes[n] as number;
      const isHere = ((code >>> stepBits) & 1) === 1;
      const kind = scores.filled(code >>> kindShift);
      const estimate = this.#estimates.of(row, kind, isHere, code & maxSteps);
      if (estimate < this.#least) continue;
      rows[size] = row;
      estimates[size] = estimate;
      size++;
      this.#raise(estimate);
    }
    this.#size = size;
  }

  /** A row has this estimate: once so many have it or more, later ones must have more. */
  #raise(estimate: number): void {
    const { counts } = this.#scratch;
    counts[estimate] = (counts[estimate] as number) + 1;
    this.#above++;
    while (this.#above >= this.#most) this.#above -= counts[this.#least++] as number;
  }
}

/** Of 32 rows those that have so many steps. */
function rowsWithSteps(steps: number, word1: number, word2: number, word4: number, word8: number): number {
  const mask1 = -(steps & 1);
  const mask2 = -((steps >>> 1) & 1);
  const mask4 = -((steps >>> 2) & 1);
  const mask8 = -(steps >>> 3);
  let fewer = ~word1 & mask1;
  fewer = (~word2 & mask2) | (~(word2 ^ mask2) & fewer);
  fewer = (~word4 & mask4) | (~(word4 ^ mask4) & fewer);
  fewer = (~word8 & mask8) | (~(word8 ^ mask8) & fewer);
  return ~fewer;
}
