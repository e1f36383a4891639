import type { Bitmap } from '../../segment/bitmap.ts';
import type { ScoreColumns } from '../score-columns.ts';
import { maxSteps, type SeekerSteps } from './seeker-steps.ts';

/** The steps of each row in binary, the lowest bit first; what is more than they can say is the most that they can. */
export type Planes = readonly [ones: Bitmap, twos: Bitmap, fours: Bitmap, eights: Bitmap];

/** Bitmaps of concepts that count one step, two, four. */
type BySteps = readonly [ones: Bitmap[], twos: Bitmap[], fours: Bitmap[]];

/** How much of what a person brings the rows of a segment ask for: of all words in which a row is found. */
export function sharedRows(scoreColumns: ScoreColumns, { bits }: SeekerSteps, found: Bitmap): Planes {
  const { segment, concepts, conceptRows } = scoreColumns;
  const plane = (bit: number) => segment.scratch(`match shared ${bit}`).fill(0);
  const planes: Planes = [plane(1), plane(2), plane(4), plane(8)];
  const bitmaps: BySteps = [[], [], []];
  for (const [id, bit] of bits) {
    const concept = concepts.get(id);
    if (concept === undefined) continue;
    const bitmap = conceptRows.bitmap(concept);
    if (bitmap) (bitmaps[bit] as Bitmap[]).push(bitmap);
    else addListed(planes, conceptRows.rows(concept), 1 << bit);
  }
  addBitmaps(planes, bitmaps, found);
  return planes;
}

function addListed([ones, twos, fours, eights]: Planes, rows: Uint32Array, steps: number): void {
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] as number;
    const at = row >>> 5;
    const bit = row & 31;
    const before =
      (((ones[at] as number) >>> bit) & 1) |
      ((((twos[at] as number) >>> bit) & 1) << 1) |
      ((((fours[at] as number) >>> bit) & 1) << 2) |
      ((((eights[at] as number) >>> bit) & 1) << 3);
    const flipped = Math.min(maxSteps, before + steps) ^ before;
    ones[at] = (ones[at] as number) ^ ((flipped & 1) << bit);
    twos[at] = (twos[at] as number) ^ (((flipped >>> 1) & 1) << bit);
    fours[at] = (fours[at] as number) ^ (((flipped >>> 2) & 1) << bit);
    eights[at] = (eights[at] as number) ^ ((flipped >>> 3) << bit);
  }
}

/** Word by word, so that the steps of 32 rows are written once. */
function addBitmaps(
  [ones, twos, fours, eights]: Planes,
  [byOne, byTwo, byFour]: BySteps,
  found: Bitmap,
): void {
  const lastOne = byOne.length % 2 === 1 ? byOne.at(-1) : undefined;
  const lastTwo = byTwo.length % 2 === 1 ? byTwo.at(-1) : undefined;
  for (let at = 0; at < found.length; at++) {
    if (found[at] === 0) continue;
    let word1 = (ones[at] as number) | 0;
    let word2 = (twos[at] as number) | 0;
    let word4 = (fours[at] as number) | 0;
    let word8 = (eights[at] as number) | 0;
    let full = 0;
    // Two by two: what they carry together is added once.
    for (let n = 1; n < byOne.length; n += 2) {
      const word = ((byOne[n - 1] as Bitmap)[at] as number) | 0;
      const other = ((byOne[n] as Bitmap)[at] as number) | 0;
      const both = word1 ^ word;
      const carry2 = (word1 & word) | (both & other);
      const carry4 = word2 & carry2;
      const carry8 = word4 & carry4;
      word1 = both ^ other;
      word2 ^= carry2;
      word4 ^= carry4;
      full |= word8 & carry8;
      word8 ^= carry8;
    }
    if (lastOne) {
      const word = (lastOne[at] as number) | 0;
      const carry2 = word1 & word;
      const carry4 = word2 & carry2;
      const carry8 = word4 & carry4;
      word1 ^= word;
      word2 ^= carry2;
      word4 ^= carry4;
      full |= word8 & carry8;
      word8 ^= carry8;
    }
    for (let n = 1; n < byTwo.length; n += 2) {
      const word = ((byTwo[n - 1] as Bitmap)[at] as number) | 0;
      const other = ((byTwo[n] as Bitmap)[at] as number) | 0;
      const both = word2 ^ word;
      const carry4 = (word2 & word) | (both & other);
      const carry8 = word4 & carry4;
      word2 = both ^ other;
      word4 ^= carry4;
      full |= word8 & carry8;
      word8 ^= carry8;
    }
    if (lastTwo) {
      const word = (lastTwo[at] as number) | 0;
      const carry4 = word2 & word;
      const carry8 = word4 & carry4;
      word2 ^= word;
      word4 ^= carry4;
      full |= word8 & carry8;
      word8 ^= carry8;
    }
    for (let n = 0; n < byFour.length; n++) {
      const word = ((byFour[n] as Bitmap)[at] as number) | 0;
      const carry8 = word4 & word;
      word4 ^= word;
      full |= word8 & carry8;
      word8 ^= carry8;
    }
    ones[at] = word1 | full;
    twos[at] = word2 | full;
    fours[at] = word4 | full;
    eights[at] = word8 | full;
  }
}
