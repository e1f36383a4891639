import { pointsFor } from '#core/domain/match/score/match.ts';
import { countOf, needOf, skillsShareAtMost, useOf } from '#core/domain/match/score/skills-fit.ts';
import type { Bitmap } from '../segment/bitmap.ts';
import { askedSteps, titleSteps } from './concept-rows.ts';
import type { ScoreColumns } from './score-columns.ts';
import type { SeekerTables } from './seeker-tables.ts';
import type { SegmentSeeker } from './segment-seeker.ts';

/** Rows that share so many concepts or more are one class. */
export const mostShared = 7;
/** Of a count in `mostByCount`. */
export const perCount = titleSteps * askedSteps;
const inTitleCounts = countOf({ isInTitle: true, isMust: true });
const elsewhereCounts = countOf({ isInTitle: false, isMust: true });

/** The count of each row in binary, the lowest bit first; what is more than they can say is the most that they can. */
type Counts = readonly [ones: Bitmap, twos: Bitmap, fours: Bitmap];

/** How many of a person's concepts the rows of a set ask for, and what they can earn by so many. */
export class SharedRows {
  /** Of all words in which a row is found. */
  readonly counts: Counts;
  /** By count and by `ConceptRows.asked`: points of skills, at most. */
  readonly mostByCount: Uint16Array;

  constructor(made: ScoreColumns, seeker: SegmentSeeker, { own }: SeekerTables, found: Bitmap) {
    const { segment, conceptRows, conceptWeights } = made;
    const plane = (bit: number) => segment.scratch(`match shared ${bit}`).fill(0);
    this.counts = [plane(1), plane(2), plane(4)];
    const bitmaps: Bitmap[] = [];
    for (const concept of seeker.concepts) {
      const bitmap = conceptRows.bitmap(concept);
      if (bitmap) bitmaps.push(bitmap);
      else addListed(this.counts, conceptRows.rows(concept));
    }
    addBitmaps(this.counts, bitmaps, found);
    this.mostByCount = mostByCount(seeker, conceptWeights, own);
  }

  /** What any row that shares so many can earn by them. */
  mostOf(count: number): number {
    let most = 0;
    for (let at = count * perCount; at < (count + 1) * perCount; at++)
      most = Math.max(most, this.mostByCount[at] as number);
    return most;
  }
}

function addListed([ones, twos, fours]: Counts, rows: Uint32Array): void {
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] as number;
    const at = row >>> 5;
    const one = ones[at] as number;
    const two = twos[at] as number;
    const four = fours[at] as number;
    const word = 1 << (row & 31);
    const toTwo = one & word;
    const toFour = two & toTwo;
    const full = four & toFour;
    ones[at] = (one ^ word) | full;
    twos[at] = (two ^ toTwo) | full;
    fours[at] = four | toFour;
  }
}

/** Word by word, so that the counts of 32 rows are written once. */
function addBitmaps([ones, twos, fours]: Counts, bitmaps: readonly Bitmap[], found: Bitmap): void {
  for (let at = 0; at < found.length; at++) {
    if (found[at] === 0) continue;
    let one = (ones[at] as number) | 0;
    let two = (twos[at] as number) | 0;
    let four = (fours[at] as number) | 0;
    for (let n = 0; n < bitmaps.length; n++) {
      const word = ((bitmaps[n] as Bitmap)[at] as number) | 0;
      const toTwo = one & word;
      const toFour = two & toTwo;
      const full = four & toFour;
      one = (one ^ word) | full;
      two = (two ^ toTwo) | full;
      four |= toFour;
    }
    ones[at] = one;
    twos[at] = two;
    fours[at] = four;
  }
}

function mostByCount(
  { concepts, strengths }: SegmentSeeker,
  conceptWeights: Float64Array,
  own: number,
): Uint16Array {
  const most = new Uint16Array((mostShared + 1) * perCount);
  const weights = Float64Array.from(concepts, (concept) => conceptWeights[concept] as number);
  const met = weights.map((weight, at) => weight * (strengths[concepts[at] as number] as number));
  const strength = concepts.reduce((best, concept) => Math.max(best, strengths[concept] as number), 0);
  // The heaviest last.
  for (const all of [weights, met]) all.sort();
  for (let count = 1; count <= mostShared; count++) {
    // A row that names a concept twice shares more than there are, and earns no more by it.
    if (count > concepts.length && count > 1) {
      most.copyWithin(count * perCount, (count - 1) * perCount, count * perCount);
      continue;
    }
    const shared = count < mostShared ? Math.min(count, concepts.length) : concepts.length;
    const use = useOf(heaviest(weights, shared), own);
    for (let inTitle = 0; inTitle < titleSteps; inTitle++) {
      const titles = inTitle < titleSteps - 1 ? Math.min(inTitle, shared) : shared;
      const sum =
        elsewhereCounts * heaviest(met, shared) + (inTitleCounts - elsewhereCounts) * heaviest(met, titles);
      fillAsked(most, count * perCount + inTitle * askedSteps, sum, strength, use);
    }
  }
  return most;
}

function heaviest(weights: Float64Array, most: number): number {
  let sum = 0;
  for (let at = weights.length - 1; at >= weights.length - most; at--) sum += weights[at] as number;
  return sum;
}

/** By how much is asked for: of 0 nothing is known, of the last step no more than that it is as much. */
function fillAsked(most: Uint16Array, first: number, sum: number, strength: number, use: number): void {
  for (let asked = 0; asked < askedSteps; asked++) {
    const asMuch = asked === 0 ? strength : Math.min(strength, needOf(sum, asked));
    const all = needOf((asked + 1) * strength, asked + 1);
    const need = asked === 0 || asked === askedSteps - 1 ? asMuch : Math.min(asMuch, all);
    most[first + asked] = pointsFor('skills', skillsShareAtMost(need, use));
  }
}
