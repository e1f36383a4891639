import { inPortions } from '../portions.ts';
import { type Bitmap, wordsFor } from './bitmap.ts';
import { markCells } from './record.ts';

/** One bitmap for each of up to 31 values of a mark; a row may have several. `valuesOf` answers a bit for each. */
export function* valueBitmaps(
  records: Uint32Array,
  values: number,
  valuesOf: (cell: number) => number,
): Generator<void, readonly Bitmap[]> {
  const rows = records.length >>> 1;
  const words = wordsFor(rows);
  const bitmaps = Array.from({ length: values }, () => new Uint32Array(words));
  const valuesByCell = Uint32Array.from({ length: markCells }, (_, cell) => valuesOf(cell));
  yield* inPortions(rows, (from, to) => {
    for (let row = from; row < to; row++) {
      let left = valuesByCell[(records[row << 1] as number) & (markCells - 1)] as number;
      for (; left !== 0; left &= left - 1) {
        const bitmap = bitmaps[31 - Math.clz32(left & -left)] as Bitmap;
        bitmap[row >>> 5] = (bitmap[row >>> 5] as number) | (1 << (row & 31));
      }
    }
  });
  return bitmaps;
}
