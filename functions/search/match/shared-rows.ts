import { pointsFor } from '#core/domain/match/score/match.ts';
import {
  countOf,
  lacksMusts,
  needOf,
  skillsShareAtMost,
  useOf,
} from '#core/domain/match/score/skills-fit.ts';
import type { Bitmap } from '../segment/bitmap.ts';
import { askedMask, askedStep, askedSteps, mostMusts } from './facts/row-facts.ts';
import type { ScoreColumns } from './score-columns.ts';
import type { SeekerTables } from './seeker-tables.ts';
import type { SegmentSeeker } from './segment-seeker.ts';

/** What a row shares is counted in steps, up to so many. */
export const mostSteps = 15;
/** So many kinds of what is asked for there are. */
const askedCount = askedMask + 1;

const elsewhereCounts = countOf({ isInTitle: false, isMust: true });
/** Where a title asks for something: as a rule half of what is shared stands in it. */
const titleCounts = (countOf({ isInTitle: true, isMust: true }) + elsewhereCounts) / 2;

/** The steps of each row in binary, the lowest bit first; what is more than they can say is the most that they can. */
type Planes = readonly [ones: Bitmap, twos: Bitmap, fours: Bitmap, eights: Bitmap];

/** Bitmaps of concepts that count one step, two, four. */
type BySteps = readonly [ones: Bitmap[], twos: Bitmap[], fours: Bitmap[]];

/** How much of what a person brings rows ask for, and what they earn by it as a rule. */
export class SharedRows {
  /** Of all words in which a row is found. */
  readonly planes: Planes;
  /** By steps and by what is asked for (`askedMask`): points of skills. */
  readonly usual = new Uint16Array((mostSteps + 1) * askedCount);
  /** By steps: the most of these. */
  readonly most = new Uint16Array(mostSteps + 1);
  /** By steps: so many musts hold a row down. */
  readonly tooManyMusts = new Uint8Array(mostSteps + 1).fill(mostMusts + 1);

  constructor(made: ScoreColumns, seeker: SegmentSeeker, tables: SeekerTables, found: Bitmap) {
    const { segment, conceptRows, conceptWeights } = made;
    const { concepts, strengths } = seeker;
    const plane = (bit: number) => segment.scratch(`match shared ${bit}`).fill(0);
    this.planes = [plane(1), plane(2), plane(4), plane(8)];
    const weights = concepts.map((concept) => conceptWeights[concept] as number);
    const met = concepts.map((concept, at) => (weights[at] as number) * (strengths[concept] as number));
    const heaviest = met.reduce((most, own) => Math.max(most, own), 0);
    if (heaviest === 0) return;
    const bitmaps: BySteps = [[], [], []];
    let steps = 0;
    for (const [at, concept] of concepts.entries()) {
      const bit = 2 + Math.max(-2, Math.round(Math.log2((met[at] as number) / heaviest)));
      steps += 1 << bit;
      const bitmap = conceptRows.bitmap(concept);
      if (bitmap) (bitmaps[bit] as Bitmap[]).push(bitmap);
      else addListed(this.planes, conceptRows.rows(concept), 1 << bit);
    }
    addBitmaps(this.planes, bitmaps, found);
    const sumOf = (all: readonly number[]) => all.reduce((sum, own) => sum + own, 0);
    this.#fill(sumOf(met) / steps, sumOf(met) / sumOf(weights), tables.own);
    this.#countMusts(steps / concepts.length);
  }

  /** Of so much that a step is met, of what strength as a rule. */
  #fill(step: number, strength: number, own: number): void {
    for (let steps = 1; steps <= mostSteps; steps++) {
      const use = useOf((steps * step) / strength, own);
      for (const [inTitle, counts] of [elsewhereCounts, titleCounts].entries())
        for (let at = 0; at < askedSteps; at++) {
          const asked = (at + 0.5) * askedStep;
          const need = needOf(Math.min(asked * strength, steps * step * counts), asked);
          const points = pointsFor('skills', skillsShareAtMost(need, use));
          this.usual[steps * askedCount + inTitle * askedSteps + at] = points;
          if (points > (this.most[steps] as number)) this.most[steps] = points;
        }
    }
  }

  /** Of a concept that counts so many steps as a rule. */
  #countMusts(ofConcept: number): void {
    for (let steps = 0; steps <= mostSteps; steps++) {
      const met = steps === 0 ? 0 : Math.max(1, Math.round(steps / ofConcept));
      let musts = 0;
      while (musts <= mostMusts && !lacksMusts(musts, met)) musts++;
      this.tooManyMusts[steps] = musts;
    }
  }
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
  for (let at = 0; at < found.length; at++) {
    if (found[at] === 0) continue;
    let one = (ones[at] as number) | 0;
    let two = (twos[at] as number) | 0;
    let four = (fours[at] as number) | 0;
    let eight = (eights[at] as number) | 0;
    let full = 0;
    for (let n = 0; n < byOne.length; n++) {
      const word = ((byOne[n] as Bitmap)[at] as number) | 0;
      const toTwo = one & word;
      const toFour = two & toTwo;
      const toEight = four & toFour;
      one ^= word;
      two ^= toTwo;
      four ^= toFour;
      full |= eight & toEight;
      eight ^= toEight;
    }
    for (let n = 0; n < byTwo.length; n++) {
      const word = ((byTwo[n] as Bitmap)[at] as number) | 0;
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
