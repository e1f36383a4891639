import type { Bitmap } from './bitmap.ts';
import { listedCellCount, markCells, sectorCells } from './record.ts';

/** Histograms over the cells of `record.ts`. */
export interface Tally {
  readonly marks: Uint32Array;
  readonly sectors: Uint32Array;
  readonly locations: Uint32Array;
  readonly listed: Uint32Array;
}
export type TallyPart = keyof Tally;

export const emptyTally = (locations: number): Tally => ({
  marks: new Uint32Array(markCells),
  sectors: new Uint32Array(sectorCells),
  locations: new Uint32Array(locations),
  listed: new Uint32Array(listedCellCount),
});

const parts: readonly TallyPart[] = ['marks', 'sectors', 'locations', 'listed'];

/** Where a part stands in a record. */
const place = {
  marks: { word: 0, shift: 0, mask: markCells - 1 },
  sectors: { word: 0, shift: 11, mask: sectorCells - 1 },
  locations: { word: 1, shift: 0, mask: 0xffffff },
  listed: { word: 1, shift: 24, mask: listedCellCount - 1 },
} as const;

/** Which rows are meant, word by word: `some`; or those of `all` that are not in `some`. */
interface Rows {
  some: Bitmap;
  all: Bitmap;
  isInverted: boolean;
}

function count(records: Uint32Array, { some, all, isInverted }: Rows, tally: Tally): void {
  const { marks, sectors, locations, listed } = tally;
  for (let at = 0; at < some.length; at++) {
    let word = isInverted ? (all[at] as number) & ~(some[at] as number) : (some[at] as number);
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const record = ((at << 5) + 31 - Math.clz32(lowest)) << 1;
      const first = records[record] as number;
      const second = records[record + 1] as number;
      marks[first & 0x7ff] = (marks[first & 0x7ff] as number) + 1;
      sectors[first >>> 11] = (sectors[first >>> 11] as number) + 1;
      locations[second & 0xffffff] = (locations[second & 0xffffff] as number) + 1;
      // Nearly all are none: to add up one cell over and over, each addition would wait for the one before.
      const company = second >>> 24;
      if (company !== 0) listed[company] = (listed[company] as number) + 1;
    }
  }
}

function countPart(
  records: Uint32Array,
  { some, all, isInverted }: Rows,
  part: TallyPart,
  cells: Uint32Array,
): void {
  const { word: offset, shift, mask } = place[part];
  for (let at = 0; at < some.length; at++) {
    let word = isInverted ? (all[at] as number) & ~(some[at] as number) : (some[at] as number);
    while (word !== 0) {
      const lowest = word & -word;
      word ^= lowest;
      const record = ((at << 5) + 31 - Math.clz32(lowest)) << 1;
      const cell = ((records[record + offset] as number) >>> shift) & mask;
      cells[cell] = (cells[cell] as number) + 1;
    }
  }
}

function subtractFrom(totals: Uint32Array, cells: Uint32Array): void {
  for (let cell = 0; cell < cells.length; cell++)
    cells[cell] = (totals[cell] as number) - (cells[cell] as number);
}

/** What is counted: rows that are a subset of `all`, whose own histograms are `totals` and whose number is `count`. */
export interface Counted {
  records: Uint32Array;
  all: Bitmap;
  totals: Tally;
  count: number;
}

/** Writes the histograms of `some`, `size` rows, to `tally`. Of more than half, the others are counted and subtracted. */
export function tallyRows(
  { records, all, totals, count: allSize }: Counted,
  some: Bitmap,
  size: number,
  tally: Tally,
): void {
  for (const part of parts) tally[part].fill(0);
  if (size === 0) return;
  const isInverted = size * 2 > allSize;
  if (!isInverted || size < allSize) count(records, { some, all, isInverted }, tally);
  if (isInverted) for (const part of parts) subtractFrom(totals[part], tally[part]);
}

/** As `tallyRows`, one part alone. */
export function tallyPart(
  { records, all, totals, count: allSize }: Counted,
  some: Bitmap,
  size: number,
  part: TallyPart,
  cells: Uint32Array,
): void {
  cells.fill(0);
  if (size === 0) return;
  const isInverted = size * 2 > allSize;
  if (!isInverted || size < allSize) countPart(records, { some, all, isInverted }, part, cells);
  if (isInverted) subtractFrom(totals[part], cells);
}

/** A row that counts no more. */
export function takeOut(tally: Tally, records: Uint32Array, row: number): void {
  for (const part of parts) {
    const { word, shift, mask } = place[part];
    const cell = ((records[2 * row + word] as number) >>> shift) & mask;
    tally[part][cell] = (tally[part][cell] as number) - 1;
  }
}
