import { highestPoints } from '#core/domain/match/score/match.ts';
import type { MatchingRows } from '../query/result-page.ts';
import { type Bitmap, bitsOf } from '../segment/bitmap.ts';
import { partitionPoint } from '../segment/partition-point.ts';
import {
  askedMask,
  factsOfRow,
  levelExperiences,
  levelMask,
  levelShift,
  mostMusts,
  mustsShift,
  packedFact,
  titleFact,
} from './facts/row-facts.ts';
import type { RowScores } from './row-scores.ts';
import type { ScoreColumns } from './score-columns.ts';
import { mostSteps, type SeekerSteps } from './seeker-steps.ts';
import { limitAt, limitedBy } from './seeker-tables.ts';
import { sharedRows } from './shared-rows.ts';

/** Of what is found so many are scored, and one more for so many of it (docs/rules.md#match-order). */
const leastScored = 240;
const foundPerScored = 1024;

export const scoredOf = (found: number): number => leastScored + Math.floor(found / foundPerScored);

/** So many rows are looked at together, and up to a word more: what is read is in the cache still, and no loop is compiled midway. */
const rowsAtOnce = 1024;
const mostAtOnce = rowsAtOnce + 32;

/** So few rows of a word are looked at one by one. */
const fewBits = 6;

/** Early there is room for twice as many as would be their share, and for so many more. */
const earlyRoom = 64;

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

/**
 * Which rows of a segment may be scored: those of the highest estimates, of equal ones the newest. An estimate is the score
 * with what a row shares by its steps (`SeekerSteps`) instead of what it asks for one by one.
 */
export class Candidates {
  readonly #scores: RowScores;
  readonly #planes: ReturnType<typeof sharedRows>;
  readonly #steps: SeekerSteps;
  /** By title, once it is asked for: whether it is of any kind but 0. */
  #isNear: Uint8Array | null = null;
  readonly #room: Room;
  readonly #most: number;
  #size = 0;
  /** Words and rows that have been looked at, and how many of the last rows are near. */
  #next = 0;
  #seen = 0;
  #nearSize = 0;
  /** Rows whose estimate is lower are not among the highest; and how many have so much. */
  #least = 0;
  #above = 0;

  constructor(scores: RowScores, { rows, total }: Pick<MatchingRows, 'rows' | 'total'>, most: number) {
    this.#scores = scores;
    this.#steps = scores.tables.steps;
    this.#planes = sharedRows(scores.made, this.#steps, rows);
    this.#room = roomOf(scores.made, most);
    this.#most = Math.min(most, total);
    this.#look(rows, (seen) => Math.min(this.#most, earlyRoom + Math.floor((2 * this.#most * seen) / total)));
    if (this.#size < this.#most) this.#look(rows, () => this.#most);
  }

  /** `room`: for how many there is room among the highest, once so many of the rows have been seen. */
  #look(found: Bitmap, room: (seen: number) => number): void {
    this.#room.counts.fill(0);
    this.#size = 0;
    this.#least = 0;
    this.#above = 0;
    this.#next = 0;
    this.#seen = 0;
    while (this.#next < found.length) {
      const [leastElsewhere, leastHere] = this.#leasts();
      this.#near(found, leastElsewhere, leastHere);
      if (this.#size + this.#nearSize > this.#room.rows.length) this.#keep();
      this.#estimate(room(this.#seen), leastElsewhere, leastHere);
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
    const { here, mostOfKind } = this.#scores;
    const { titleStems, nearnessNumber, nearnesses } = this.#scores.seeker;
    const { rowFacts, titleLists } = this.#scores.made;
    const perStems = nearnesses.length;
    const [ones, twos, fours, eights] = this.#planes;
    const mostOfSteps = this.#steps.most;
    const withElsewhere = leastElsewhere <= highestPoints ? -1 : 0;
    // Of titles that are not near at all only rows of so many steps are looked at.
    const farSteps = this.#farSteps(leastHere);
    let size = 0;
    let seen = this.#seen;
    const enough = seen + rowsAtOnce;
    let at = this.#next;
    for (; at < found.length && seen < enough; at++) {
      let word = found[at] as number;
      if (word === 0) continue;
      seen += bitsOf(word);
      const hereWord = here === null ? -1 : (here[at] as number) | 0;
      word &= hereWord | withElsewhere;
      if (word === 0) continue;
      const one = (ones[at] as number) | 0;
      const two = (twos[at] as number) | 0;
      const four = (fours[at] as number) | 0;
      const eight = (eights[at] as number) | 0;
      if (farSteps > 0 && bitsOf(word) > fewBits)
        word &=
          (farSteps < 16 ? eight : 0) |
          (farSteps < 8 ? four : 0) |
          (farSteps < 4 ? two : 0) |
          (farSteps < 2 ? one : 0) |
          this.#nearWord(at);
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word);
        word &= word - 1;
        const row = (at << 5) + bit;
        const title = rowFacts[factsOfRow * row + titleFact] as number;
        const kind =
          (titleStems[title] as number) * perStems + (nearnessNumber[titleLists[title] as number] as number);
        const isHere = (hereWord >>> bit) & 1;
        const placed = 2 * kind + isHere;
        const steps =
          ((one >>> bit) & 1) |
          (((two >>> bit) & 1) << 1) |
          (((four >>> bit) & 1) << 2) |
          (((eight >>> bit) & 1) << 3);
        const most = (mostOfKind[placed] as number) + (mostOfSteps[steps] as number);
        if (most < (isHere === 1 ? leastHere : leastElsewhere)) continue;
        near[size] = row;
        codes[size] = (placed << stepBits) | steps;
        size++;
      }
    }
    this.#next = at;
    this.#seen = seen;
    this.#nearSize = size;
  }

  /** So many steps a row must have whose title is not near, so that its estimate is high enough; 16 where none is. */
  #farSteps(least: number): number {
    const far = this.#scores.mostOfKind[1] as number;
    return partitionPoint(0, mostSteps + 1, (steps) => far + (this.#steps.most[steps] as number) >= least);
  }

  /** Those of 32 rows whose titles are near. */
  #nearWord(at: number): number {
    const { rowFacts, segment } = this.#scores.made;
    this.#isNear ??= this.#scores.seeker.nearTitles();
    const isNear = this.#isNear;
    const end = Math.min((at + 1) << 5, segment.size);
    let word = 0;
    for (let row = at << 5; row < end; row++)
      word |= (isNear[rowFacts[factsOfRow * row + titleFact] as number] as number) << (row & 31);
    return word;
  }

  /** Elsewhere and here: points that a row must have before its limit, so that its estimate is high enough. */
  #leasts(): [elsewhere: number, here: number] {
    const { elsewhere, limits } = this.#scores;
    const least = this.#least;
    if (!elsewhere.isLimited) return [least, least];
    const inLimit = (sum: number) => limits[limitedBy.place + sum] as number;
    return [partitionPoint(0, highestPoints + 1, (sum) => inLimit(sum) >= least), least];
  }

  /** Of the rows that are near. */
  #estimate(room: number, leastElsewhere: number, leastHere: number): void {
    const { rows, estimates, near, codes } = this.#room;
    const { limits, made, mostOfLevel } = this.#scores;
    const { rowFacts } = made;
    const { usual, tooManyMusts } = this.#steps;
    let size = this.#size;
    for (let n = 0; n < this.#nearSize; n++) {
      const row = near[n] as number;
      const code = codes[n] as number;
      const steps = code & mostSteps;
      const placed = code >>> stepBits;
      const isHere = (placed & 1) === 1;
      const facts = rowFacts[factsOfRow * row + packedFact] as number;
      const skills = usual[steps * (askedMask + 1) + (facts & askedMask)] as number;
      const most = mostOfLevel[placed * levelExperiences + ((facts >>> levelShift) & levelMask)] as number;
      if (most + skills < (isHere ? leastHere : leastElsewhere)) continue;
      const held = this.#scores.held(row, placed >>> 1, isHere);
      let limit = limitAt(held);
      const sum = held - limit + skills;
      if (
        (limit === limitedBy.none || limit === limitedBy.years) &&
        ((facts >>> mustsShift) & mostMusts) >= (tooManyMusts[steps] as number)
      )
        limit = limitedBy.musts;
      const estimate = limits[limit + sum] as number;
      if (estimate < this.#least) continue;
      rows[size] = row;
      estimates[size] = estimate;
      size++;
      this.#raise(estimate, room);
    }
    this.#size = size;
  }

  /** A row has this estimate: once so many have it or more, later ones must have more. */
  #raise(estimate: number, room: number): void {
    const { counts } = this.#room;
    counts[estimate] = (counts[estimate] as number) + 1;
    this.#above++;
    while (this.#above >= room) this.#above -= counts[this.#least++] as number;
  }
}
