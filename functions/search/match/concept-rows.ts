import { countOf, lacksMusts } from '#core/domain/match/score/skills-fit.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { add, type Bitmap, wordsFor } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { AskMark, askBits } from './demand-columns.ts';

/** Those of the marks by which an ask counts, and by these how much. */
export const countedMarks = AskMark.inTitle | AskMark.must;
export const countsOfMarks = Float64Array.from({ length: countedMarks + 1 }, (_, marks) =>
  countOf({ isInTitle: (marks & AskMark.inTitle) !== 0, isMust: (marks & AskMark.must) !== 0 }),
);

/** What rows ask for counts up to so much, in whole numbers. */
export const askedSteps = 32;
/** Asks of a title are counted up to one less. */
export const titleSteps = 4;

/**
 * The rows that ask for a concept. One that more than a 32nd of all ask for has a bitmap, and only that; the rows of the
 * others stand one concept after the other, and one that names a concept twice stands there twice.
 */
export class ConceptRows {
  readonly #bitmaps: ReadonlyMap<number, Bitmap>;
  readonly #rows: Uint32Array;
  readonly #starts: Uint32Array;
  /** The rows that somebody who meets none of the musts is held down by. */
  readonly withMusts: Bitmap;
  /**
   * Of each row how many asks its title has, times `askedSteps`, and what it asks for counts at least so much; that is 0 of
   * one that names a concept twice.
   */
  readonly asked: Uint8Array;

  private constructor(
    bitmaps: ReadonlyMap<number, Bitmap>,
    rows: Uint32Array,
    starts: Uint32Array,
    withMusts: Bitmap,
    asked: Uint8Array,
  ) {
    this.#bitmaps = bitmaps;
    this.#rows = rows;
    this.#starts = starts;
    this.withMusts = withMusts;
    this.asked = asked;
  }

  static *of({ columns, demands, size }: Segment, weights: Float64Array): Generator<void, ConceptRows> {
    const { asks, concepts } = columns;
    const counts = new Uint32Array(concepts.length);
    yield* inChunks(asks.length, (from, to) => {
      for (let at = from; at < to; at++) {
        const concept = (asks[at] as number) >>> askBits;
        counts[concept] = (counts[concept] as number) + 1;
      }
    });
    const words = wordsFor(size);
    const bitmaps = new Map<number, Bitmap>();
    const starts = new Uint32Array(concepts.length + 1);
    for (let concept = 0; concept < concepts.length; concept++) {
      const count = counts[concept] as number;
      if (count > words) bitmaps.set(concept, new Uint32Array(words));
      starts[concept + 1] = (starts[concept] as number) + (count > words ? 0 : count);
    }
    const rows = new Uint32Array(starts[concepts.length] as number);
    const ends = starts.slice();
    const withMusts = new Uint32Array(words);
    const asked = new Uint8Array(size);
    const lastIn = new Uint32Array(concepts.length);
    const { askStarts } = demands;
    yield* inChunks(size, (from, to) => {
      for (let row = from; row < to; row++) {
        let musts = 0;
        let sum = 0;
        let inTitle = 0;
        let weight = Number.POSITIVE_INFINITY;
        let isTwice = false;
        const end = askStarts[row + 1] as number;
        for (let at = askStarts[row] as number; at < end; at++) {
          const ask = asks[at] as number;
          if ((ask & (AskMark.must | AskMark.more)) === AskMark.must) musts++;
          const concept = ask >>> askBits;
          weight = Math.min(weight, weights[concept] as number);
          if ((ask & AskMark.more) === 0) {
            if ((ask & AskMark.inTitle) !== 0) inTitle++;
            sum += (countsOfMarks[ask & countedMarks] as number) * weight;
            weight = Number.POSITIVE_INFINITY;
          }
          isTwice ||= lastIn[concept] === row + 1;
          lastIn[concept] = row + 1;
          const own = bitmaps.get(concept);
          if (own) add(own, row);
          else {
            const last = ends[concept] as number;
            rows[last] = row;
            ends[concept] = last + 1;
          }
        }
        if (lacksMusts(musts, 0)) add(withMusts, row);
        asked[row] =
          Math.min(titleSteps - 1, inTitle) * askedSteps +
          (isTwice ? 0 : Math.min(askedSteps - 1, Math.floor(sum)));
      }
    });
    return new ConceptRows(bitmaps, rows, starts, withMusts, asked);
  }

  get byteLength(): number {
    const bitmaps = (this.#bitmaps.size + 1) * this.withMusts.byteLength;
    return bitmaps + this.#rows.byteLength + this.#starts.byteLength + this.asked.byteLength;
  }

  /** Null of one that few ask for: they stand in `rows`. */
  bitmap(concept: number): Bitmap | null {
    return this.#bitmaps.get(concept) ?? null;
  }

  rows(concept: number): Uint32Array {
    return this.#rows.subarray(this.#starts[concept], this.#starts[concept + 1]);
  }
}
