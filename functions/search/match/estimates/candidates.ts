import { highestPoints } from '#core/domain/match/score/match.ts';
import type { MatchingRows } from '../../query/result-page.ts';
import type { Bitmap } from '../../segment/bitmap.ts';
import {
  askedMask,
  factsOfRow,
  levelExperiences,
  levelMask,
  levelShift,
  packedFact,
} from '../facts/row-facts.ts';
import type { RowScores } from '../row-scores.ts';
import type { ScoreColumns } from '../score-columns.ts';
import { likelyEstimate } from './likely-estimate.ts';
import { type NearRows, nearRows } from './near-rows.ts';
import { RowEstimates, stepsAt } from './row-estimates.ts';
import { mostSteps } from './seeker-steps.ts';

/** Of what is found so many are scored, and one more for so many of it (docs/rules.md#match-order). */
const leastScored = 240;
const foundPerScored = 1024;

export const scoredOf = (found: number): number => leastScored + Math.floor(found / foundPerScored);

/** So many rows are looked at together, and up to a word more: what is read is in the cache still, and no loop is compiled midway. */
const rowsAtOnce = 1024;
const mostAtOnce = rowsAtOnce + 32;

/** Bits of the steps in a code. */
const stepBits = 4;

/** Kept from question to question. */
interface Room {
  /** Of a block those that may be among the highest; and twice their kind, 1 more where they are here, before their steps. */
  near: Uint32Array;
  codes: Uint32Array;
  /** Those of the highest estimates so far, in their order, and others that were. */
  rows: Uint32Array;
  estimates: Uint16Array;
  /** By estimate: how many rows have it. */
  counts: Uint32Array;
}
const rooms = new WeakMap<ScoreColumns, Room>();

function roomOf(made: ScoreColumns, most: number): Room {
  let room = rooms.get(made);
  const kept = 2 * Math.min(most, made.segment.size) + 2 * mostAtOnce;
  if (!room || room.rows.length < kept) {
    room = {
      near: new Uint32Array(mostAtOnce),
      codes: new Uint32Array(mostAtOnce),
      rows: new Uint32Array(kept),
      estimates: new Uint16Array(kept),
      counts: new Uint32Array(highestPoints + 2),
    };
    rooms.set(made, room);
  }
  return room;
}

/** Which rows of a segment may be scored: those of the highest estimates (`RowEstimates`), of equal ones the newest. */
export class Candidates {
  readonly #estimates: RowEstimates;
  readonly #room: Room;
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

  constructor(scores: RowScores, found: Pick<MatchingRows, 'rows' | 'total'>, most: number) {
    const { rows, total } = found;
    this.#estimates = new RowEstimates(scores, rows);
    this.#room = roomOf(scores.made, most);
    this.#most = Math.min(most, total);
    const likely = likelyEstimate(this.#estimates, found, this.#most, this.#room.counts);
    this.#nearRows = total > rows.length ? nearRows(this.#estimates, likely) : null;
    this.#look(rows, likely);
    if (this.#size >= this.#most || likely === 0) return;
    this.#nearRows = null;
    this.#look(rows, 0);
  }

  /** All of an estimate of `least` or more, or those of them that are among the highest. */
  #look(found: Bitmap, least: number): void {
    this.#room.counts.fill(0);
    this.#size = 0;
    this.#least = least;
    this.#above = 0;
    this.#next = 0;
    while (this.#next < found.length) {
      const [leastElsewhere, leastHere] = this.#estimates.leastPoints(this.#least);
      this.#near(found, leastElsewhere, leastHere);
      if (this.#size + this.#nearSize > this.#room.rows.length) this.#keep();
      this.#estimate(leastElsewhere, leastHere);
    }
    this.#keep();
  }

  /** In their order, with the estimate of each. Views: good until the next question. */
  get chosen(): { rows: Uint32Array; estimates: Uint16Array } {
    const { rows, estimates } = this.#room;
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
  #keep(): void {
    const { rows, estimates } = this.#room;
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

  /** Of the next rows writes those whose estimate may be high enough by title, place and steps. */
  #near(found: Bitmap, leastElsewhere: number, leastHere: number): void {
    const { near, codes } = this.#room;
    const estimates = this.#estimates;
    const { here, mostOfKind, tables } = estimates.scores;
    const [ones, twos, fours, eights] = estimates.planes;
    const mostOfSteps = tables.steps.most;
    const withElsewhere = leastElsewhere <= estimates.mostElsewhere ? -1 : 0;
    const isMasked = this.#nearRows !== null;
    const [needs0, needs1, needs4, needs8] = this.#nearRows ?? [found, found, found, found];
    const far = isMasked ? estimates.stepsFor(0, leastHere) : mostSteps + 1;
    const farOne = -(far & 1);
    const farTwo = -((far >>> 1) & 1);
    const farFour = -((far >>> 2) & 1);
    const farEight = -((far >>> 3) & 1);
    const hereLess = leastHere - leastElsewhere;
    let size = 0;
    let at = this.#next;
    for (; at < found.length && size < rowsAtOnce; at++) {
      const hereWord = here === null ? -1 : (here[at] as number) | 0;
      const word = ((found[at] as number) | 0) & (hereWord | withElsewhere);
      if (word === 0) continue;
      const one = (ones[at] as number) | 0;
      const two = (twos[at] as number) | 0;
      const four = (fours[at] as number) | 0;
      const eight = (eights[at] as number) | 0;
      let left = word;
      let ofKind0 = 0;
      if (isMasked) {
        const from4 = four | eight;
        left &=
          (needs0[at] as number) |
          ((needs1[at] as number) & (one | two | from4)) |
          ((needs4[at] as number) & from4) |
          ((needs8[at] as number) & eight);
        if (far <= mostSteps) {
          let fewer = ~one & farOne;
          fewer = (~two & farTwo) | (~(two ^ farTwo) & fewer);
          fewer = (~four & farFour) | (~(four ^ farFour) & fewer);
          fewer = (~eight & farEight) | (~(eight ^ farEight) & fewer);
          ofKind0 = word & ~left & ~fewer;
          left |= ofKind0;
        }
      }
      for (; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        const row = (at << 5) + bit;
        const isHere = (hereWord >>> bit) & 1;
        const placed = ((ofKind0 >>> bit) & 1) === 1 ? isHere : estimates.placed(row, isHere);
        const steps = stepsAt(bit, one, two, four, eight);
        const most = (mostOfKind[placed] as number) + (mostOfSteps[steps] as number);
        near[size] = row;
        codes[size] = (placed << stepBits) | steps;
        // Not by a branch, which would wait for the title: so several titles are read at a time.
        size += 1 + ((most - leastElsewhere - isHere * hereLess) >> 31);
      }
    }
    this.#next = at;
    this.#nearSize = size;
  }

  /** Of the rows that are near. */
  #estimate(leastElsewhere: number, leastHere: number): void {
    const { rows, estimates, near, codes } = this.#room;
    const { made, mostOfLevel, tables } = this.#estimates.scores;
    const { rowFacts } = made;
    const { usual } = tables.steps;
    let size = this.#size;
    for (let n = 0; n < this.#nearSize; n++) {
      const row = near[n] as number;
      const code = codes[n] as number;
      const steps = code & mostSteps;
      const placed = code >>> stepBits;
      const facts = rowFacts[factsOfRow * row + packedFact] as number;
      const skills = usual[steps * (askedMask + 1) + (facts & askedMask)] as number;
      const most = mostOfLevel[placed * levelExperiences + ((facts >>> levelShift) & levelMask)] as number;
      if (most + skills < ((placed & 1) === 1 ? leastHere : leastElsewhere)) continue;
      const estimate = this.#estimates.of(row, placed, steps);
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
    const { counts } = this.#room;
    counts[estimate] = (counts[estimate] as number) + 1;
    this.#above++;
    while (this.#above >= this.#most) this.#above -= counts[this.#least++] as number;
  }
}
