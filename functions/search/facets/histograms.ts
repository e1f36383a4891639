import type { Bitmap } from '../segment/bitmap.ts';
import { listedCellCount, packedHistograms } from './packed-facets.ts';

/** How many rows stand in each cell: of the packed histograms, of locations, of listed companies, in this order. */
export type FacetHistograms = readonly Uint32Array[];

/** The numbers of these two. */
export const locationHistogram = packedHistograms.length;
export const listedHistogram = packedHistograms.length + 1;

export const emptyHistograms = (locations: number): FacetHistograms => [
  ...packedHistograms.map(({ cells }) => new Uint32Array(cells)),
  new Uint32Array(locations),
  new Uint32Array(listedCellCount),
];

interface BitField {
  word: number;
  shift: number;
  mask: number;
}

/** Where the cell of each stands in the two words of a row. */
const layout: readonly BitField[] = [
  ...packedHistograms.map(({ shift, mask }) => ({ word: 0, shift, mask })),
  { word: 1, shift: 0, mask: 0xffffff },
  { word: 1, shift: 24, mask: 0xff },
];

// The loop below knows two by name; more are counted one by one behind them.
const { mask: firstMask } = layout[0] as BitField;
const { shift: secondShift, mask: secondMask } = layout[1] as BitField;

/** Which rows are meant, word by word: `some`; or those of `all` that are not in `some`. */
interface RowSelection {
  some: Bitmap;
  all: Bitmap;
  isInverted: boolean;
}

function addRows(
  packedFacets: Uint32Array,
  { some, all, isInverted }: RowSelection,
  histograms: FacetHistograms,
): void {
  const [first, second] = histograms as [Uint32Array, Uint32Array];
  const locations = histograms[locationHistogram] as Uint32Array;
  const listed = histograms[listedHistogram] as Uint32Array;
  for (let at = 0; at < some.length; at++) {
    let word = isInverted ? (all[at] as number) & ~(some[at] as number) : (some[at] as number);
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const entry = ((at << 5) + 31 - Math.clz32(lowest)) << 1;
      const facets = packedFacets[entry] as number;
      const secondWord = packedFacets[entry + 1] as number;
      const firstCell = facets & firstMask;
      first[firstCell] = (first[firstCell] as number) + 1;
      const secondCell = (facets >>> secondShift) & secondMask;
      second[secondCell] = (second[secondCell] as number) + 1;
      locations[secondWord & 0xffffff] = (locations[secondWord & 0xffffff] as number) + 1;
      // Nearly all are none: to add up one cell over and over, each addition would wait for the one before.
      const company = secondWord >>> 24;
      if (company !== 0) listed[company] = (listed[company] as number) + 1;
    }
  }
  for (let more = 2; more < locationHistogram; more++)
    addRowsTo(more, packedFacets, { some, all, isInverted }, histograms[more] as Uint32Array);
}

function addRowsTo(
  histogram: number,
  packedFacets: Uint32Array,
  { some, all, isInverted }: RowSelection,
  cells: Uint32Array,
): void {
  const { word: offset, shift, mask } = layout[histogram] as BitField;
  for (let at = 0; at < some.length; at++) {
    let word = isInverted ? (all[at] as number) & ~(some[at] as number) : (some[at] as number);
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const entry = ((at << 5) + 31 - Math.clz32(lowest)) << 1;
      const cell = ((packedFacets[entry + offset] as number) >>> shift) & mask;
      cells[cell] = (cells[cell] as number) + 1;
    }
  }
}

function subtractFrom(totals: Uint32Array, cells: Uint32Array): void {
  for (let cell = 0; cell < cells.length; cell++)
    cells[cell] = (totals[cell] as number) - (cells[cell] as number);
}

/** What is counted: rows that are a subset of `all`, whose own histograms are `totals` and whose number is `count`. */
export interface CountableRows {
  packedFacets: Uint32Array;
  all: Bitmap;
  totals: FacetHistograms;
  count: number;
}

/** Writes the histograms of `some`, `size` rows. Of more than half, the others are counted and subtracted. */
export function countFacets(
  { packedFacets, all, totals, count }: CountableRows,
  some: Bitmap,
  size: number,
  histograms: FacetHistograms,
): void {
  for (const cells of histograms) cells.fill(0);
  if (size === 0) return;
  const isInverted = size * 2 > count;
  if (!isInverted || size < count) addRows(packedFacets, { some, all, isInverted }, histograms);
  if (isInverted)
    for (const [number, cells] of histograms.entries()) subtractFrom(totals[number] as Uint32Array, cells);
}

/** As `countFacets`, one histogram alone. */
export function countHistogram(
  { packedFacets, all, totals, count }: CountableRows,
  some: Bitmap,
  size: number,
  histogram: number,
  cells: Uint32Array,
): void {
  cells.fill(0);
  if (size === 0) return;
  const isInverted = size * 2 > count;
  if (!isInverted || size < count) addRowsTo(histogram, packedFacets, { some, all, isInverted }, cells);
  if (isInverted) subtractFrom(totals[histogram] as Uint32Array, cells);
}

/** Takes out a row that counts no more. */
export function subtractRow(histograms: FacetHistograms, packedFacets: Uint32Array, row: number): void {
  for (const [number, { word, shift, mask }] of layout.entries()) {
    const cells = histograms[number] as Uint32Array;
    const cell = ((packedFacets[2 * row + word] as number) >>> shift) & mask;
    cells[cell] = (cells[cell] as number) - 1;
  }
}
