import { inChunks } from '../cooperative/chunks.ts';
import { addAll, type Bitmap, wordsFor } from './bitmap.ts';
import type { Numbers } from './job-columns.ts';

/*
 * Value → its rows. The rows of all values stand in one Uint32Array, value after value, each value's newest first; `starts`
 * says where (compressed sparse rows). A value with more rows than a 32nd of all has a bitmap as well, which is then the
 * shorter of the two to walk.
 */
export class Postings {
  readonly #rows: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #bitmaps: ReadonlyMap<number, Bitmap>;

  private constructor(rows: Uint32Array, starts: Uint32Array, bitmaps: ReadonlyMap<number, Bitmap>) {
    this.#rows = rows;
    this.#starts = starts;
    this.#bitmaps = bitmaps;
  }

  /** Of a column with one value a row. */
  static *ofColumn(column: Numbers, values: number): Generator<void, Postings> {
    const starts = yield* startsOf(column, values);
    const ends = starts.slice();
    const rows = new Uint32Array(column.length);
    yield* inChunks(column.length, (from, to) => {
      for (let row = from; row < to; row++) {
        const value = column[row] as number;
        const at = ends[value] as number;
        rows[at] = row;
        ends[value] = at + 1;
      }
    });
    return new Postings(rows, starts, yield* bitmapsOf(rows, starts, column.length));
  }

  /** Of a column with a list of values a row: those of row n stand from `rowStarts[n]` to before `rowStarts[n + 1]`. */
  static *ofLists(flat: Numbers, rowStarts: Uint32Array, values: number): Generator<void, Postings> {
    const starts = yield* startsOf(flat, values);
    const ends = starts.slice();
    const rows = new Uint32Array(flat.length);
    const rowCount = rowStarts.length - 1;
    yield* inChunks(rowCount, (from, to) => {
      let at = rowStarts[from] as number;
      for (let row = from; row < to; row++)
        for (const rowEnd = rowStarts[row + 1] as number; at < rowEnd; at++) {
          const value = flat[at] as number;
          const end = ends[value] as number;
          rows[end] = row;
          ends[value] = end + 1;
        }
    });
    return new Postings(rows, starts, yield* bitmapsOf(rows, starts, rowCount));
  }

  get byteLength(): number {
    const bitmaps = [...this.#bitmaps.values()].reduce((sum, bitmap) => sum + bitmap.byteLength, 0);
    return bitmaps + this.#rows.byteLength + this.#starts.byteLength;
  }

  /** How many rows have the value; one that a row lists twice counts twice. */
  count(value: number): number {
    return (this.#starts[value + 1] as number) - (this.#starts[value] as number);
  }

  /** Newest first. A view: not to be written to. */
  rows(value: number): Uint32Array {
    return this.#rows.subarray(this.#starts[value], this.#starts[value + 1]);
  }

  /** Of a value with many rows; null for the others. Not to be written to. */
  bitmap(value: number): Bitmap | null {
    return this.#bitmaps.get(value) ?? null;
  }

  /** Adds the value's rows to the set. */
  addTo(bitmap: Bitmap, value: number): void {
    const [from, to] = [this.#starts[value] as number, this.#starts[value + 1] as number];
    const valueBitmap = to - from > bitmap.length ? this.#bitmaps.get(value) : undefined;
    if (valueBitmap) addAll(bitmap, valueBitmap);
    else addListed(bitmap, this.#rows, from, to);
  }

  /** How many of the value's rows stand in the set. */
  countIn(bitmap: Bitmap, value: number): number {
    const rows = this.#rows;
    const end = this.#starts[value + 1] as number;
    let count = 0;
    for (let at = this.#starts[value] as number; at < end; at++) {
      const row = rows[at] as number;
      count += ((bitmap[row >>> 5] as number) >>> (row & 31)) & 1;
    }
    return count;
  }
}

/** Where the list of each row begins in a column of lists, with one more entry for the end. */
export function* startsOfCounts(counts: ArrayLike<number>): Generator<void, Uint32Array> {
  const starts = new Uint32Array(counts.length + 1);
  yield* inChunks(counts.length, (from, to) => {
    let start = starts[from] as number;
    for (let row = from; row < to; row++) {
      start += counts[row] as number;
      starts[row + 1] = start;
    }
  });
  return starts;
}

/** Where the rows of each value begin, with one more entry for the end: a counting sort. */
function* startsOf(flat: Numbers, values: number): Generator<void, Uint32Array> {
  const starts = new Uint32Array(values + 1);
  yield* inChunks(flat.length, (from, to) => {
    for (let at = from; at < to; at++) {
      const next = (flat[at] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
  });
  for (let value = 0; value < values; value++)
    starts[value + 1] = (starts[value + 1] as number) + (starts[value] as number);
  return starts;
}

function* bitmapsOf(
  rows: Uint32Array,
  starts: Uint32Array,
  rowCount: number,
): Generator<void, Map<number, Bitmap>> {
  const words = wordsFor(rowCount);
  const bitmaps = new Map<number, Bitmap>();
  for (let value = 0; value + 1 < starts.length; value++) {
    const [from, to] = [starts[value] as number, starts[value + 1] as number];
    if (to - from <= words) continue;
    const bitmap = new Uint32Array(words);
    addListed(bitmap, rows, from, to);
    bitmaps.set(value, bitmap);
    yield;
  }
  return bitmaps;
}

function addListed(bitmap: Bitmap, rows: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const row = rows[at] as number;
    bitmap[row >>> 5] = (bitmap[row >>> 5] as number) | (1 << (row & 31));
  }
}
