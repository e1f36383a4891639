import { type Bitmap, keep } from '../segment/bitmap.ts';
import { Candidates } from './candidates.ts';
import type { RowScores } from './row-scores.ts';
import { mostShared, SharedRows } from './shared-rows.ts';
import { NearTitles } from './titles/near-titles.ts';
import type { TopRows } from './top-rows.ts';

/** So many rows are looked at first, that it be known what the others must earn. */
const expectedRows = 256;

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
 * Finds the best without looking at most rows: those under titles that are near come first, from the kind that can earn most
 * down, then the others by how many concepts they share, as long as they can be among the best. Rows for which one would
 * have to move come after all others.
 */
export class RowBounds {
  readonly #scores: RowScores;
  readonly #found: Bitmap;
  readonly #shared: SharedRows;
  /** All but 0, from the one that can earn most down. */
  readonly #kinds: readonly number[];
  #near: NearTitles | null = null;

  constructor(scores: RowScores, found: Bitmap) {
    const { made, seeker, tables, mostOfKind } = scores;
    this.#scores = scores;
    this.#found = found;
    this.#shared = new SharedRows(made, seeker, tables, found);
    this.#kinds = Array.from({ length: seeker.kinds - 1 }, (_, at) => at + 1).sort(
      (one, other) => (mostOfKind[2 * other + 1] as number) - (mostOfKind[2 * one + 1] as number),
    );
  }

  /** Of so many rows that are found. */
  rank(total: number, top: TopRows): void {
    const { tables, here, made } = this.#scores;
    const candidates = new Candidates(this.#scores, this.#shared, top);
    if (total * fewOf < made.segment.size) {
      candidates.offer(this.#found, [0, ...this.#kinds]);
      return;
    }
    for (const isHere of here === null ? [true] : [true, false]) {
      const rows = this.#rowsIn(isHere);
      this.#offerByKind(rows, total / made.segment.size, isHere, top, candidates);
      for (const { least, most } of byShared) {
        const points = tables.mostWithoutRole - tables.mostSkills + this.#shared.mostOf(most);
        if (this.#scores.mostIn(isHere, points) < top.least) break;
        candidates.offer(this.#sharing(rows, least), [0]);
      }
    }
  }

  /** Those that share so many concepts; of 4, so many or more. */
  #sharing(rows: Bitmap, count: number): Bitmap {
    const [ones, twos, fours] = this.#shared.counts;
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

  /** So many kinds as it takes to find enough, then those that still can be among the best. */
  #offerByKind(rows: Bitmap, share: number, isHere: boolean, top: TopRows, candidates: Candidates): void {
    const { made, seeker, mostOfKind } = this.#scores;
    const kinds = this.#kinds;
    const most = (at: number) => mostOfKind[2 * (kinds[at] as number) + Number(isHere)] as number;
    const mayBe = (at: number) => at < kinds.length && most(at) >= top.least;
    if (!mayBe(0)) return;
    this.#near ??= new NearTitles(made, seeker);
    const { counts } = this.#near;
    const own = made.segment.scratch('match near');
    for (let next = 0; mayBe(next); ) {
      const first = next;
      for (let expected = 0; mayBe(next) && (top.isFull || expected < expectedRows); next++)
        expected += share * (counts[kinds[next] as number] as number);
      const wanted = kinds.slice(first, next);
      own.fill(0);
      this.#near.addTo(own, wanted);
      keep(own, rows);
      candidates.offer(own, wanted);
    }
  }

  #rowsIn(isHere: boolean): Bitmap {
    const { here, made } = this.#scores;
    const found = this.#found;
    if (here === null) return found;
    const rows = made.segment.scratch('match rows');
    const flip = isHere ? 0 : -1;
    for (let at = 0; at < rows.length; at++) rows[at] = (found[at] as number) & ((here[at] as number) ^ flip);
    return rows;
  }
}
