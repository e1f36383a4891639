import { pointsFor } from '#core/domain/match/score/match.ts';
import { countOf, needOf, skillsShareOf } from '#core/domain/match/score/skills-fit.ts';
import { type Bitmap, has } from '../segment/bitmap.ts';
import { askedSteps } from './concept-rows.ts';
import type { ScoreColumns } from './score-columns.ts';
import type { SeekerTables } from './seeker-tables.ts';
import type { SegmentSeeker } from './segment-seeker.ts';

/** Rows that share so many concepts or more are one class. */
export const mostShared = 3;

const inTitleCounts = countOf({ isInTitle: true, isMust: true });

const sumOf = (values: readonly number[], first: number): number =>
  values.slice(0, first).reduce((sum, one) => sum + one, 0);

/** How many of a person's concepts each row asks for, and what they can earn by so many. */
export class SharedRows {
  /** By count less one: rows that ask for so many at least. */
  readonly #atLeast: readonly Bitmap[];
  /** By count and by what is asked for: points of skills, at most. */
  readonly #mostSkills = new Uint16Array((mostShared + 1) * askedSteps);
  readonly #asked: Uint8Array;

  constructor(made: ScoreColumns, { concepts, strengths }: SegmentSeeker, { own }: SeekerTables) {
    const { segment, conceptRows, conceptWeights } = made;
    this.#atLeast = ['one', 'two', 'three'].map((name) => segment.scratch(`shared ${name}`));
    const [one, two, three] = this.#atLeast as [Bitmap, Bitmap, Bitmap];
    for (const bitmap of this.#atLeast) bitmap.fill(0);
    for (const concept of concepts) {
      const bitmap = conceptRows.bitmap(concept);
      if (bitmap)
        for (let at = 0; at < one.length; at++) {
          const word = bitmap[at] as number;
          three[at] = (three[at] as number) | ((two[at] as number) & word);
          two[at] = (two[at] as number) | ((one[at] as number) & word);
          one[at] = (one[at] as number) | word;
        }
      else {
        const rows = conceptRows.rows(concept);
        for (let n = 0; n < rows.length; n++) {
          const row = rows[n] as number;
          const at = row >>> 5;
          const bit = 1 << (row & 31);
          three[at] = (three[at] as number) | ((two[at] as number) & bit);
          two[at] = (two[at] as number) | ((one[at] as number) & bit);
          one[at] = (one[at] as number) | bit;
        }
      }
    }
    this.#asked = conceptRows.asked;
    const weights = concepts.map((concept) => conceptWeights[concept] as number);
    const met = concepts.map(
      (concept, at) => inTitleCounts * (weights[at] as number) * (strengths[concept] as number),
    );
    const strength = concepts.reduce((most, concept) => Math.max(most, strengths[concept] as number), 0);
    for (const all of [weights, met]) all.sort((one, other) => other - one);
    for (let count = 1; count <= mostShared; count++) {
      const most = count < mostShared ? count : concepts.length;
      const use = Math.min(1, sumOf(weights, most) / own);
      const metOf = sumOf(met, most);
      for (let asked = 0; asked < askedSteps; asked++) {
        const need = asked === 0 ? strength : Math.min(strength, needOf(metOf, asked));
        // Sums in another order may differ by their last bits.
        const share = Math.min(1, skillsShareOf(need, use) + 1e-9);
        this.#mostSkills[count * askedSteps + asked] = pointsFor('skills', share);
      }
    }
  }

  /** What a row that shares so many can earn by them, at most. */
  mostSkills(row: number, count: number): number {
    return this.#mostSkills[count * askedSteps + (this.#asked[row] as number)] as number;
  }

  /** What any row that shares so many can. */
  mostSkillsOf(count: number): number {
    return this.#mostSkills[count * askedSteps] as number;
  }

  countAt(row: number): number {
    const [one, two, three] = this.#atLeast as [Bitmap, Bitmap, Bitmap];
    return !has(one, row) ? 0 : !has(two, row) ? 1 : has(three, row) ? 3 : 2;
  }

  /** Of the rows those that share so many, into a set. */
  fill(into: Bitmap, rows: Bitmap, count: number): void {
    const atLeast = this.#atLeast[count - 1];
    const more = this.#atLeast[count];
    for (let at = 0; at < into.length; at++)
      into[at] = (rows[at] as number) & (atLeast?.[at] ?? -1) & ~(more?.[at] ?? 0);
  }
}
