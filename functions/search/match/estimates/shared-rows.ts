import type { Bitmap } from '../../segment/bitmap.ts';
import type { ScoreColumns } from '../score-columns.ts';
import { mostSteps, type SeekerSteps } from './seeker-steps.ts';

/** The steps of each row in binary, the lowest bit first; what is more than they can say is the most that they can. */
export type Planes = readonly [ones: Bitmap, twos: Bitmap, fours: Bitmap, eights: Bitmap];

/** Bitmaps of concepts that count one step, two, four. */
type BySteps = readonly [ones: Bitmap[], twos: Bitmap[], fours: Bitmap[]];

/** How much of what a person brings the rows of a segment ask for: of all words in which a row is found. */
export function sharedRows(made: ScoreColumns, { bits }: SeekerSteps, found: Bitmap): Planes {
  const { segment, concepts, conceptRows } = made;
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
    const flipped = Math.min(mostSteps, before + steps) ^ before;
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
    let one = (ones[at] as number) | 0;
    let two = (twos[at] as number) | 0;
    let four = (fours[at] as number) | 0;
    let eight = (eights[at] as number) | 0;
    let full = 0;
    // Two by two: what they carry together is added once.
    for (let n = 1; n < byOne.length; n += 2) {
      const word = ((byOne[n - 1] as Bitmap)[at] as number) | 0;
      const other = ((byOne[n] as Bitmap)[at] as number) | 0;
      const both = one ^ word;
      const toTwo = (one & word) | (both & other);
      const toFour = two & toTwo;
      const toEight = four & toFour;
      one = both ^ other;
      two ^= toTwo;
      four ^= toFour;
      full |= eight & toEight;
      eight ^= toEight;
    }
    if (lastOne) {
      const word = (lastOne[at] as number) | 0;
      const toTwo = one & word;
      const toFour = two & toTwo;
      const toEight = four & toFour;
      one ^= word;
      two ^= toTwo;
      four ^= toFour;
      full |= eight & toEight;
      eight ^= toEight;
    }
    for (let n = 1; n < byTwo.length; n += 2) {
      const word = ((byTwo[n - 1] as Bitmap)[at] as number) | 0;
      const other = ((byTwo[n] as Bitmap)[at] as number) | 0;
      const both = two ^ word;
      const toFour = (two & word) | (both & other);
      const toEight = four & toFour;
      two = both ^ other;
      four ^= toFour;
      full |= eight & toEight;
      eight ^= toEight;
    }
    if (lastTwo) {
      const word = (lastTwo[at] as number) | 0;
      const toFour = two & word;
      const toEight = four & toFour;
      two ^= word;
      four ^= toFour;
      full |= eight & toEight;
      eight ^= toEight;
    }
    for (let n = 0; n < byFour.length; n++) {
      const word = ((byFour[n] as Bitmap)[at] as number) | 0;
      const toEight = four & word;
      four ^= word;
      full |= eight & toEight;
      eight ^= toEight;
    }
    ones[at] = one | full;
    twos[at] = two | full;
    fours[at] = four | full;
    eights[at] = eight | full;
  }
}
