import { inChunks } from '../cooperative/chunks.ts';
import { type Bitmap, wordsFor } from '../segment/bitmap.ts';
import {
  histogramOf,
  type PackedName,
  packedHistograms,
  valueCounts,
  valuesByCell,
} from './packed-facets.ts';

/** One bitmap for each value of a facet, by its number, and behind them one of the rows that have none. */
export function* valueBitmaps(
  packedFacets: Uint32Array,
  name: PackedName,
): Generator<void, readonly Bitmap[]> {
  const rows = packedFacets.length >>> 1;
  const values = valueCounts.get(name) as number;
  const bitmaps = Array.from({ length: values + 1 }, () => new Uint32Array(wordsFor(rows)));
  const { shift, mask } = packedHistograms[histogramOf(name)] as (typeof packedHistograms)[number];
  // A bit for each bitmap that a row of the cell stands in.
  const bitsByCell = Uint32Array.from(valuesByCell(name), (facetValues) =>
    facetValues.length === 0 ? 1 << values : facetValues.reduce((bits, value) => bits | (1 << value), 0),
  );
  yield* inChunks(rows, (from, to) => {
    for (let row = from; row < to; row++) {
      let left = bitsByCell[((packedFacets[row << 1] as number) >>> shift) & mask] as number;
      for (; left !== 0; left &= left - 1) {
        const bitmap = bitmaps[31 - Math.clz32(left & -left)] as Bitmap;
        bitmap[row >>> 5] = (bitmap[row >>> 5] as number) | (1 << (row & 31));
      }
    }
  });
  return bitmaps;
}
