import { highestPoints } from '#core/domain/match/score/match.ts';
import type { MatchingRows } from '../query/result-page.ts';
import { type Bitmap, keep } from '../segment/bitmap.ts';
import { askedMask, industryShift, levelMask, levelShift, paidBit } from './row-facts.ts';
import { domainPoints, placePoints, type RowScores } from './row-scores.ts';
import type { ScoreColumns } from './score-columns.ts';
import { limitedBy } from './seeker-tables.ts';
import { mostShared, perCount, type SharedRows } from './shared-rows.ts';
import { NearTitles } from './titles/near-titles.ts';
import type { TopRows } from './top-rows.ts';

/** Kept from question to question. */
interface Room {
  /** In their order; and of each the most that it can earn. */
  rows: Uint32Array;
  bounds: Uint16Array;
  /** By bound: how many rows have it, then where they begin in `order`, which holds places in `rows`. */
  counts: Uint32Array;
  order: Uint32Array;
}
const rooms = new WeakMap<ScoreColumns, Room>();

function roomOf(made: ScoreColumns): Room {
  let room = rooms.get(made);
  if (!room) {
    const { size } = made.segment;
    room = {
      rows: new Uint32Array(size),
      bounds: new Uint16Array(size),
      order: new Uint32Array(size),
      counts: new Uint32Array(highestPoints + 2),
    };
    rooms.set(made, room);
  }
  return room;
}

/** So many rows are scored first: what they earn tells which of the others need be. */
const firstRows = 256;

/** Where fewer than one in so many is found, all are looked at in one go: to choose among them would take longer. */
const fewOf = 16;

/** Rows that are not near are looked at by how many concepts they share: four or more, then each number less. */
const byShared = [
  { least: 4, most: mostShared },
  { least: 3, most: 3 },
  { least: 2, most: 2 },
  { least: 1, most: 1 },
  { least: 0, most: 0 },
];

/**
 * Finds the best without scoring most rows. What a row can earn at most is known from a few numbers: exactly by roles,
 * words of the title, level, years, place and industry, and at most by how many of the person's concepts it asks for. The
 * rows are scored from the highest bound down, until none that is left can be among the best. Rows for which one would
 * have to move come after all others, and of each place those that share neither a role nor a word come last, so that
 * most questions never look at them.
 */
export class RowBounds {
  readonly #scores: RowScores;
  readonly #shared: SharedRows;
  readonly #room: Room;
  #size = 0;
  /** By kind (`SegmentSeeker.kinds`): whether its rows are looked at now. */
  readonly #isWanted: Uint8Array;
  /** All but 0, from the one that can earn most down. */
  readonly #kinds: readonly number[];
  #near: NearTitles | null = null;

  constructor(scores: RowScores, shared: SharedRows) {
    this.#scores = scores;
    this.#shared = shared;
    this.#room = roomOf(scores.made);
    const { mostOfKind } = scores;
    this.#isWanted = new Uint8Array(mostOfKind.length);
    this.#kinds = Array.from(mostOfKind.keys())
      .slice(1)
      .sort((one, other) => (mostOfKind[other] as number) - (mostOfKind[one] as number));
  }

  rank({ rows: found, total }: Pick<MatchingRows, 'rows' | 'total'>, top: TopRows): void {
    const { tables, here, made } = this.#scores;
    if (total * fewOf < made.segment.size) {
      this.#isWanted.fill(1);
      this.#pass(found, top);
      return;
    }
    for (const isHere of here === null ? [true] : [true, false]) {
      if (this.#scores.mostIn(isHere, tables.mostPoints) < top.least) return;
      const rows = this.#rowsIn(found, isHere);
      this.#passByKind(rows, total / made.segment.size, isHere, top);
      this.#isWanted.fill(0);
      this.#isWanted[0] = 1;
      for (const { least, most } of byShared) {
        const points = tables.mostWithoutRole - tables.mostSkills + this.#shared.mostOf(most);
        if (this.#scores.mostIn(isHere, points) < top.least) break;
        this.#pass(this.#sharing(rows, least), top);
      }
    }
  }

  /** Those that share so many concepts; of 4, so many or more. */
  #sharing(rows: Bitmap, count: number): Bitmap {
    const [ones, twos, fours] = this.#shared.bits;
    const left = this.#scores.made.segment.scratch('match left');
    const any = count === 4 ? -1 : 0;
    const [one, two, four] = [1, 2, 4].map((bit) => ((count & bit) === 0 ? -1 : 0)) as [
      number,
      number,
      number,
    ];
    for (let at = 0; at < left.length; at++)
      left[at] =
        (rows[at] as number) &
        (((ones[at] as number) ^ one) | any) &
        (((twos[at] as number) ^ two) | any) &
        ((fours[at] as number) ^ four);
    return left;
  }

  /** From the kind that can earn most down: so many of them as it takes to find enough, then those that still can be among the best. */
  #passByKind(rows: Bitmap, share: number, isHere: boolean, top: TopRows): void {
    const { made, seeker, mostOfKind } = this.#scores;
    this.#near ??= new NearTitles(made, seeker);
    const { counts } = this.#near;
    const kinds = this.#kinds;
    const own = made.segment.scratch('match near');
    const most = (at: number) => this.#scores.mostIn(isHere, mostOfKind[kinds[at] as number] as number);
    for (let next = 0; next < kinds.length && most(next) >= top.least; ) {
      this.#isWanted.fill(0);
      for (
        let expected = 0;
        next < kinds.length && most(next) >= top.least && (top.isFull || expected < firstRows);
        next++
      ) {
        const kind = kinds[next] as number;
        this.#isWanted[kind] = 1;
        expected += share * (counts[kind] as number);
      }
      own.fill(0);
      this.#near.addTo(own, this.#isWanted);
      keep(own, rows);
      this.#pass(own, top);
    }
  }

  #rowsIn(found: Bitmap, isHere: boolean): Bitmap {
    const { here, made } = this.#scores;
    if (here === null) return found;
    const rows = made.segment.scratch('match rows');
    const flip = isHere ? 0 : -1;
    for (let at = 0; at < rows.length; at++) rows[at] = (found[at] as number) & ((here[at] as number) ^ flip);
    return rows;
  }

  /** Those of the kinds that are wanted. */
  #pass(rows: Bitmap, top: TopRows): void {
    this.#fill(rows, top.least);
    this.#scoreBest(top);
  }

  /** From the highest bound down, until none that is left can be among the best. */
  #scoreBest(top: TopRows): void {
    const { rows, bounds, counts, order } = this.#room;
    const size = this.#size;
    let first = highestPoints + 1;
    let wanted = 0;
    while (first > top.least && wanted < firstRows) wanted += counts[--first] as number;
    for (let at = 0; at < size; at++)
      if ((bounds[at] as number) >= first) this.#score(rows[at] as number, bounds[at] as number, top);
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
      const bound = bounds[at] as number;
      if (bound < top.least) return;
      this.#score(rows[at] as number, bound, top);
    }
  }

  #score(row: number, bound: number, top: TopRows): void {
    if (!top.mayTake(bound, row)) return;
    const count = this.#shared.countAt(row);
    const score = this.#scores.score(row, top.least, count, this.#shared.mostSkills(row, count));
    if (score >= 0) top.offer(score, row);
  }

  /** The bounds of those rows whose kind is wanted. */
  #fill(scope: Bitmap, least: number): void {
    const { rows, bounds, counts } = this.#room;
    const { made, seeker, tables, base, limits, here, elsewhere } = this.#scores;
    const { title } = made.segment.columns;
    const { isWanted, mostPay } = this.#scores;
    const isWantedKind = this.#isWanted;
    const { rowFacts, lists } = made;
    const [ones, twos, fours] = this.#shared.bits;
    const { mostByCount } = this.#shared;
    const { titleStems, nearnessNumber } = seeker;
    const perStems = seeker.nearnesses.length;
    const experiences = tables.experience.length;
    const { limitByLevel } = tables;
    const movingPoints = placePoints - elsewhere.costs;
    counts.fill(0);
    let size = 0;
    for (let at = 0; at < scope.length; at++) {
      let word = scope[at] as number;
      if (word === 0) continue;
      const one = ones[at] as number;
      const two = twos[at] as number;
      const four = fours[at] as number;
      const hereWord = here === null ? -1 : (here[at] as number);
      while (word !== 0) {
        const lowest = word & -word;
        word ^= lowest;
        const bit = 31 - Math.clz32(lowest);
        const row = (at << 5) + bit;
        const stems = titleStems[title[row] as number] as number;
        const kind = stems * perStems + (nearnessNumber[lists[row] as number] as number);
        if (isWantedKind[kind] === 0) continue;
        const count = ((one >>> bit) & 1) + (((two >>> bit) & 1) << 1) + (((four >>> bit) & 1) << 2);
        const facts = rowFacts[row] as number;
        const level = (facts >>> levelShift) & levelMask;
        const isHere = ((hereWord >>> bit) & 1) === 1;
        const sum =
          (base[kind * experiences + level] as number) +
          (mostByCount[count * perCount + (facts & askedMask)] as number) +
          ((facts & paidBit) === 0 ? 0 : mostPay) +
          (isWanted[facts >>> industryShift] === 1 ? domainPoints : 0) +
          (isHere ? placePoints : movingPoints);
        const limit = !isHere && elsewhere.isLimited ? limitedBy.place : (limitByLevel[level] as number);
        const bound = limits[limit + sum] as number;
        if (bound < least) continue;
        rows[size] = row;
        bounds[size] = bound;
        counts[bound] = (counts[bound] as number) + 1;
        size++;
      }
    }
    this.#size = size;
  }
}
