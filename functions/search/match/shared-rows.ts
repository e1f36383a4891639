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

/** How many of a person's concepts each row asks for, and what they can earn by so many. */
export class SharedRows {
  /** The count of each row in binary, the lowest bit first; what is more than they can say is the most that they can. */
  readonly bits: readonly [Bitmap, Bitmap, Bitmap];
  /** By count and by `ConceptRows.asked`: points of skills, at most. */
  readonly mostByCount = new Uint16Array((mostShared + 1) * perCount);
  readonly #asked: Uint8Array;
  readonly #mostOf: number[] = [0];

  constructor(made: ScoreColumns, { concepts, strengths }: SegmentSeeker, { own }: SeekerTables) {
    const { segment, conceptRows, conceptWeights } = made;
    this.bits = [
      segment.scratch('match shared 1'),
      segment.scratch('match shared 2'),
      segment.scratch('match shared 4'),
    ];
    const [ones, twos, fours] = this.bits;
    for (const bitmap of this.bits) bitmap.fill(0);
    for (const concept of concepts) {
      const bitmap = conceptRows.bitmap(concept);
      if (bitmap)
        for (let at = 0; at < ones.length; at++) {
          const word = bitmap[at] as number;
          if (word === 0) continue;
          const one = ones[at] as number;
          const two = twos[at] as number;
          const four = fours[at] as number;
          const toTwo = one & word;
          const toFour = two & toTwo;
          const full = four & toFour;
          ones[at] = (one ^ word) | full;
          twos[at] = (two ^ toTwo) | full;
          fours[at] = four | toFour;
        }
      else {
        const rows = conceptRows.rows(concept);
        for (let n = 0; n < rows.length; n++) {
          const row = rows[n] as number;
          const at = row >>> 5;
          const word = 1 << (row & 31);
          const one = ones[at] as number;
          const two = twos[at] as number;
          const four = fours[at] as number;
          const toTwo = one & word;
          const toFour = two & toTwo;
          const full = four & toFour;
          ones[at] = (one ^ word) | full;
          twos[at] = (two ^ toTwo) | full;
          fours[at] = four | toFour;
        }
      }
    }
    this.#asked = conceptRows.asked;
    const weights = concepts.map((concept) => conceptWeights[concept] as number);
    const met = concepts.map((concept, at) => (weights[at] as number) * (strengths[concept] as number));
    const strength = concepts.reduce((most, concept) => Math.max(most, strengths[concept] as number), 0);
    for (const all of [weights, met]) all.sort((one, other) => other - one);
    for (let count = 1; count <= mostShared; count++) {
      // A row that names a concept twice shares more than there are, and earns no more by it.
      if (count > concepts.length && count > 1) {
        this.mostByCount.copyWithin(count * perCount, (count - 1) * perCount, count * perCount);
        this.#mostOf[count] = this.#mostOf[count - 1] as number;
        continue;
      }
      const most = count < mostShared ? Math.min(count, concepts.length) : concepts.length;
      let used = 0;
      for (let at = 0; at < most; at++) used += weights[at] as number;
      for (let inTitle = 0; inTitle < titleSteps; inTitle++) {
        const titles = inTitle < titleSteps - 1 ? inTitle : most;
        let sum = 0;
        for (let at = 0; at < most; at++)
          sum += (at < titles ? inTitleCounts : elsewhereCounts) * (met[at] as number);
        for (let asked = 0; asked < askedSteps; asked++) {
          // Of 0 nothing is known, of the last step no more than that it is as much.
          const asMuch = asked === 0 ? strength : Math.min(strength, needOf(sum, asked));
          const all = needOf((asked + 1) * strength, asked + 1);
          const need = asked === 0 || asked === askedSteps - 1 ? asMuch : Math.min(asMuch, all);
          const share = skillsShareAtMost(need, useOf(used, own));
          const points = pointsFor('skills', share);
          this.mostByCount[count * perCount + inTitle * askedSteps + asked] = points;
          this.#mostOf[count] = Math.max(points, this.#mostOf[count] ?? 0);
        }
      }
    }
  }

  /** What any row that shares so many can. */
  mostOf(count: number): number {
    return this.#mostOf[count] as number;
  }

  countAt(row: number): number {
    const at = row >>> 5;
    const bit = row & 31;
    const [ones, twos, fours] = this.bits;
    return (
      (((ones[at] as number) >>> bit) & 1) +
      ((((twos[at] as number) >>> bit) & 1) << 1) +
      ((((fours[at] as number) >>> bit) & 1) << 2)
    );
  }

  /** What a row that shares so many can earn by them, at most. */
  mostSkills(row: number, count: number): number {
    return this.mostByCount[count * perCount + (this.#asked[row] as number)] as number;
  }
}
