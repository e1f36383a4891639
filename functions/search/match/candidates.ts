import { highestPoints } from '#core/domain/match/score/match.ts';
import type { Bitmap } from '../segment/bitmap.ts';
import {
  askedMask,
  factsOfRow,
  industryMask,
  industryShift,
  levelMask,
  levelShift,
  listFact,
  packedFact,
  paidBit,
  titleFact,
} from './facts/row-facts.ts';
import { domainPoints, placePoints, type RowScores } from './row-scores.ts';
import type { ScoreColumns } from './score-columns.ts';
import { heldSums, limitedBy } from './seeker-tables.ts';
import { perCount, type SharedRows } from './shared-rows.ts';
import type { TopRows } from './top-rows.ts';

/** Kept from question to question. */
interface Room {
  /** Those that may be among the best, in their order; of each the most that it can earn, and its `RowScores.held`. */
  rows: Uint32Array;
  bounds: Uint16Array;
  held: Uint16Array;
  /** By bound: how many rows have it, then where they begin in `order`, which holds places in `rows`. */
  counts: Uint32Array;
  order: Uint32Array;
  /** By score: how many rows earn it at least. */
  floors: Uint32Array;
  /** Of a block's rows those that are looked at; and twice their kind (`SegmentSeeker.kinds`), 1 more where they are here. */
  near: Uint32Array;
  kinds: Uint32Array;
}
const rooms = new WeakMap<ScoreColumns, Room>();

function roomOf(made: ScoreColumns): Room {
  let room = rooms.get(made);
  if (!room) {
    const { size } = made.segment;
    room = {
      rows: new Uint32Array(size),
      bounds: new Uint16Array(size),
      held: new Uint16Array(size),
      order: new Uint32Array(size),
      counts: new Uint32Array(highestPoints + 2),
      floors: new Uint32Array(highestPoints + 1),
      near: new Uint32Array(wordsAtOnce << 5),
      kinds: new Uint32Array(wordsAtOnce << 5),
    };
    rooms.set(made, room);
  }
  return room;
}

/** In `held`: whether the row shares any concept. */
const sharing = 1 << 13;

/** So many rows are scored first: what they earn tells which of the others need be. */
const firstRows = 256;

/** So many words of a bitmap are looked at together: what is read is in the cache still, and no loop is compiled midway. */
const wordsAtOnce = 64;

/**
 * Scores those of some rows that can be among the best. What a row can earn at most is known from a few numbers: exactly by
 * roles, words of the title, level, years, place and industry, and at most by how many of the person's concepts it asks for.
 */
export class Candidates {
  readonly #scores: RowScores;
  readonly #shared: SharedRows;
  readonly #top: TopRows;
  readonly #room: Room;
  #size = 0;
  /** Rows that earn less are not among the best; and how many are known to earn as much. */
  #least = 0;
  #above = 0;
  /** By kind, elsewhere and then here (`RowScores.mostOfKind`): under 0 of those that are not looked at now. */
  readonly #mostOfKind: Int16Array;

  constructor(scores: RowScores, shared: SharedRows, top: TopRows) {
    this.#scores = scores;
    this.#shared = shared;
    this.#top = top;
    this.#room = roomOf(scores.made);
    this.#room.floors.fill(0);
    this.#mostOfKind = new Int16Array(scores.mostOfKind.length);
  }

  /** Of the rows those of these kinds; each row once. */
  offer(rows: Bitmap, kinds: Iterable<number>): void {
    this.#mostOfKind.fill(-1);
    for (const kind of kinds)
      for (const at of [2 * kind, 2 * kind + 1]) this.#mostOfKind[at] = this.#scores.mostOfKind[at] as number;
    this.#fill(rows);
    this.#scoreBest();
  }

  /** From the highest bound down, until none that is left can be among the best. */
  #scoreBest(): void {
    const { bounds, counts, order } = this.#room;
    const top = this.#top;
    const size = this.#size;
    let first = highestPoints + 1;
    let wanted = 0;
    while (first > top.least && wanted < firstRows) wanted += counts[--first] as number;
    for (let at = 0; at < size; at++) if ((bounds[at] as number) >= first) this.#score(at);
    // What is left is put in the order of its bounds, and of equal ones in that of the rows.
    const last = top.least;
    let end = 0;
    for (let bound = first - 1; bound >= last; bound--) {
      const count = counts[bound] as number;
      counts[bound] = end;
      end += count;
    }
    for (let at = 0; at < size; at++) {
      const bound = bounds[at] as number;
      if (bound < last || bound >= first) continue;
      const place = counts[bound] as number;
      order[place] = at;
      counts[bound] = place + 1;
    }
    for (let n = 0; n < end; n++) {
      const at = order[n] as number;
      if ((bounds[at] as number) < top.least) return;
      this.#score(at);
    }
  }

  #score(at: number): void {
    const { rows, bounds, held } = this.#room;
    const row = rows[at] as number;
    const top = this.#top;
    if (!top.mayTake(bounds[at] as number, row)) return;
    const known = held[at] as number;
    const score = this.#scores.score(row, known & ~sharing, top.least, known >= sharing);
    if (score >= 0) top.offer(score, row);
  }

  /** Of the rows that may be among the best the bounds. What rows earn at least tells more and more which these are. */
  #fill(found: Bitmap): void {
    const { counts, floors } = this.#room;
    counts.fill(0);
    this.#size = 0;
    while (this.#least < this.#top.least) this.#above -= floors[this.#least++] as number;
    for (let from = 0; from < found.length; from += wordsAtOnce)
      this.#bound(this.#near(found, from, Math.min(from + wordsAtOnce, found.length)));
  }

  /** Writes those of the words' rows that can be among the best by title, roles and place; answers how many. */
  #near(found: Bitmap, from: number, to: number): number {
    const { near, kinds } = this.#room;
    const { made, seeker, here } = this.#scores;
    const mostOfKind = this.#mostOfKind;
    const { rowFacts } = made;
    const { titleStems, nearnessNumber } = seeker;
    const perStems = seeker.nearnesses.length;
    const least = this.#least;
    let size = 0;
    for (let at = from; at < to; at++) {
      let word = found[at] as number;
      const hereWord = here === null ? -1 : (here[at] as number);
      while (word !== 0) {
        const lowest = word & -word;
        word ^= lowest;
        const bit = 31 - Math.clz32(lowest);
        const row = (at << 5) + bit;
        const kind =
          (titleStems[rowFacts[factsOfRow * row + titleFact] as number] as number) * perStems +
          (nearnessNumber[rowFacts[factsOfRow * row + listFact] as number] as number);
        const placed = 2 * kind + ((hereWord >>> bit) & 1);
        if ((mostOfKind[placed] as number) < least) continue;
        near[size] = row;
        kinds[size] = placed;
        size++;
      }
    }
    return size;
  }

  /** Of so many rows that are near. */
  #bound(nearRows: number): void {
    const { rows, bounds, counts, held, near, kinds } = this.#room;
    const { made, tables, base, limits, elsewhere, isWanted, mostPay } = this.#scores;
    const { rowFacts } = made;
    const { mostByCount } = this.#shared;
    const [ones, twos, fours] = this.#shared.counts;
    const experiences = tables.experience.length;
    const { limitByLevel } = tables;
    const movingPoints = placePoints - elsewhere.costs;
    const isLimited = elsewhere.isLimited;
    const leasts = heldSums();
    let size = this.#size;
    for (let n = 0; n < nearRows; n++) {
      const row = near[n] as number;
      const placed = kinds[n] as number;
      const at = row >>> 5;
      const bit = row & 31;
      const count =
        (((ones[at] as number) >>> bit) & 1) +
        ((((twos[at] as number) >>> bit) & 1) << 1) +
        ((((fours[at] as number) >>> bit) & 1) << 2);
      const facts = rowFacts[factsOfRow * row + packedFact] as number;
      const level = (facts >>> levelShift) & levelMask;
      const isHere = (placed & 1) === 1;
      const known =
        (!isHere && isLimited ? limitedBy.place : (limitByLevel[level] as number)) +
        (base[(placed >>> 1) * experiences + level] as number) +
        (isWanted[(facts >>> industryShift) & industryMask] === 1 ? domainPoints : 0) +
        (isHere ? placePoints : movingPoints);
      const more =
        (mostByCount[count * perCount + (facts & askedMask)] as number) +
        ((facts & paidBit) === 0 ? 0 : mostPay);
      const bound = limits[known + more] as number;
      if (bound < this.#least) continue;
      rows[size] = row;
      bounds[size] = bound;
      held[size] = count === 0 ? known : known | sharing;
      counts[bound] = (counts[bound] as number) + 1;
      size++;
      const earned = leasts[known] as number;
      if (earned >= this.#least) this.#raise(earned);
    }
    this.#size = size;
  }

  /** A row earns so much at least: of so many that earn it, none that earns less is among the best. */
  #raise(earned: number): void {
    const { floors } = this.#room;
    const { most } = this.#top;
    floors[earned] = (floors[earned] as number) + 1;
    this.#above++;
    while (this.#above - (floors[this.#least] as number) >= most)
      this.#above -= floors[this.#least++] as number;
  }
}
