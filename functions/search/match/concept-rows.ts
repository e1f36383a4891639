import { inChunks } from '../cooperative/chunks.ts';
import { add, type Bitmap, wordsFor } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { askBits } from './demand-columns.ts';

/**
 * The rows that ask for a concept. One that more than a 32nd of all ask for has a bitmap, and only that; the rows of the
 * others stand one concept after the other, and one that names a concept twice stands there twice.
 */
export class ConceptRows {
  readonly #bitmaps: ReadonlyMap<number, Bitmap>;
  readonly #rows: Uint32Array;
  readonly #starts: Uint32Array;

  private constructor(bitmaps: ReadonlyMap<number, Bitmap>, rows: Uint32Array, starts: Uint32Array) {
    this.#bitmaps = bitmaps;
    this.#rows = rows;
    this.#starts = starts;
  }

  static *of({ demands, size }: Segment): Generator<void, ConceptRows> {
    const { asks, concepts } = demands.columns;
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
    const { askStarts } = demands;
    yield* inChunks(size, (from, to) => {
      for (let row = from; row < to; row++) {
        const end = askStarts[row + 1] as number;
        for (let at = askStarts[row] as number; at < end; at++) {
          const concept = (asks[at] as number) >>> askBits;
          const bitmap = bitmaps.get(concept);
          if (bitmap) add(bitmap, row);
          else {
            const last = ends[concept] as number;
            rows[last] = row;
            ends[concept] = last + 1;
          }
        }
      }
    });
    return new ConceptRows(bitmaps, rows, starts);
  }

  get byteLength(): number {
    const bitmaps = [...this.#bitmaps.values()].reduce((sum, bitmap) => sum + bitmap.byteLength, 0);
    return bitmaps + this.#rows.byteLength + this.#starts.byteLength;
  }

  /** Null of one that few ask for: they stand in `rows`. */
  bitmap(concept: number): Bitmap | null {
    return this.#bitmaps.get(concept) ?? null;
  }

  rows(concept: number): Uint32Array {
    return this.#rows.subarray(this.#starts[concept], this.#starts[concept + 1]);
  }
}
