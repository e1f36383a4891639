/*
 * A set of rows: bit `row & 31` of word `row >>> 5` of a Uint32Array. Rows stand newest first, so that the order of bits is
 * the order of the list, and a span of dates is a span of bits.
 */
export type Bitmap = Uint32Array;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

export const has = (bitmap: Bitmap, row: number): boolean =>
  (((bitmap[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

export function add(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] as number) | (1 << (row & 31));
}

export function remove(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] as number) & ~(1 << (row & 31));
}

/** How many of the 32 bits are set. */
export function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Of the word in which `row` stands, the bits of the rows before it. */
const bitsBefore = (row: number): number => (1 << (row & 31)) - 1;

/** How many rows are in the set. */
export function sizeOf(bitmap: Bitmap): number {
  let size = 0;
  for (let at = 0; at < bitmap.length; at++) size += bitsOf(bitmap[at] as number);
  return size;
}

/** Of a bitmap of `rows` rows, all. */
export function fillAll(bitmap: Bitmap, rows: number): void {
  bitmap.fill(0xffffffff);
  if ((rows & 31) !== 0) bitmap[rows >>> 5] = bitsBefore(rows);
}

/** Adds the rows from `start` to before `end`. */
export function addSpan(bitmap: Bitmap, start: number, end: number): void {
  if (start >= end) return;
  const first = start >>> 5;
  const last = end >>> 5;
  const fromStart = ~bitsBefore(start);
  if (first === last) {
    bitmap[first] = (bitmap[first] as number) | (fromStart & bitsBefore(end));
    return;
  }
  bitmap[first] = (bitmap[first] as number) | fromStart;
  bitmap.fill(0xffffffff, first + 1, last);
  if ((end & 31) !== 0) bitmap[last] = (bitmap[last] as number) | bitsBefore(end);
}

/** Takes out what is not in the other; answers whether anything is left. */
export function keep(bitmap: Bitmap, other: Bitmap): boolean {
  let left = 0;
  for (let at = 0; at < bitmap.length; at++) {
    const word = (bitmap[at] as number) & (other[at] as number);
    bitmap[at] = word;
    left |= word;
  }
  return left !== 0;
}

/** Takes out what is in the other. */
export function removeAll(bitmap: Bitmap, other: Bitmap): void {
  for (let at = 0; at < bitmap.length; at++) bitmap[at] = (bitmap[at] as number) & ~(other[at] as number);
}

export function addAll(bitmap: Bitmap, more: Bitmap): void {
  for (let at = 0; at < bitmap.length; at++) bitmap[at] = (bitmap[at] as number) | (more[at] as number);
}

/** The set bits of the rows from `start` to before `end`. */
export function countSpan(bitmap: Bitmap, start: number, end: number): number {
  if (start >= end) return 0;
  const first = start >>> 5;
  const last = end >>> 5;
  if (first === last) return bitsOf((bitmap[first] as number) & ~bitsBefore(start) & bitsBefore(end));
  let count = bitsOf((bitmap[first] as number) & ~bitsBefore(start));
  for (let at = first + 1; at < last; at++) {
    // The loop is `bitsOf` once more: a call a word is what such a pass would spend its time on.
    let bits = bitmap[at] as number;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return (end & 31) === 0 ? count : count + bitsOf((bitmap[last] as number) & bitsBefore(end));
}

/** The rows of the set from its `from`-th to before its `to`-th, in order. */
export function rowsBetween(bitmap: Bitmap, from: number, to: number): number[] {
  const rows: number[] = [];
  let seen = 0;
  for (let at = 0; at < bitmap.length && seen < to; at++) {
    let word = bitmap[at] as number;
    const bits = bitsOf(word);
    if (seen + bits > from)
      for (let rank = seen; word !== 0 && rank < to; rank++) {
        const lowest = word & -word;
        if (rank >= from) rows.push((at << 5) + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    seen += bits;
  }
  return rows;
}

/** Every row of the set, in order. */
export function* rowsIn(bitmap: Bitmap): Generator<number> {
  for (let at = 0; at < bitmap.length; at++)
    for (let word = bitmap[at] as number; word !== 0; ) {
      const lowest = word & -word;
      yield (at << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
}
