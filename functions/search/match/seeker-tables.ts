import { experiences, yearsOfExperience } from '#core/domain/job/experience.ts';
import { levels } from '#core/domain/job/level.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { levelFit, yearsFit } from '#core/domain/match/score/level-fit.ts';
import { limitOf } from '#core/domain/match/score/limits.ts';
import { experienceShare, highestPoints, pointsFor, sharedInRole } from '#core/domain/match/score/match.ts';
import { placeFit } from '#core/domain/match/score/place-fit.ts';
import { ownWeight } from '#core/domain/match/score/skills-fit.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { stemWeight } from '#core/domain/match/weights.ts';
import { SeekerSteps } from './estimates/seeker-steps.ts';
import { experienceCount, levelCount, levelExperiences } from './facts/row-facts.ts';

const silent: Demand = {
  asks: [],
  roles: [],
  titleStems: [],
  level: null,
  years: null,
  formats: [],
  city: null,
  salary: null,
  industry: null,
  languages: [],
};

const sums = highestPoints + 1;
/** Where in `limitedSums` begins what may hold a score down, the lowest first: the first that holds does (`limitOf`). */
export const limitedBy = { none: 0, place: sums, language: 2 * sums, musts: 3 * sums, years: 4 * sums };

let limits: Uint16Array | undefined;

/** By limit, then by sum of the parts: what is left of it. */
export function limitedSums(): Uint16Array {
  if (!limits) {
    limits = new Uint16Array(5 * sums);
    const none = { place: false, isBelowLanguage: false, lacksMusts: false, isFarBelowYears: false };
    const cases = [
      { from: limitedBy.none, facts: none },
      { from: limitedBy.place, facts: { ...none, place: true } },
      { from: limitedBy.language, facts: { ...none, isBelowLanguage: true } },
      { from: limitedBy.musts, facts: { ...none, lacksMusts: true } },
      { from: limitedBy.years, facts: { ...none, isFarBelowYears: true } },
    ];
    for (const { from, facts } of cases)
      for (let sum = 0; sum < sums; sum++) limits[from + sum] = sum - (limitOf(sum, facts)?.takes ?? 0);
  }
  return limits;
}

/** Where in `limitedSums` a limit begins, of which a place is known. */
export const limitAt = (limitedSumIndex: number): number => limitedSumIndex - (limitedSumIndex % sums);

/** What is reckoned of a person once, whatever the vacancy. */
export class SeekerTables {
  readonly seeker: Seeker;
  /** Against which what a vacancy uses of their skills is measured. */
  readonly ownWeight: number;
  readonly steps: SeekerSteps;
  /** By level and experience: the share of the level's points in the same role, and whether years are far below. */
  readonly experience = new Float64Array(levelExperiences);
  /** Where in `limitedSums` the limit of what those years alone hold down begins. */
  readonly limitByLevel = new Uint16Array(levelExperiences);
  readonly isLevelKnown = new Uint8Array(levelExperiences);
  readonly #wordWeights: readonly number[];
  /** By the bits of the wanted title's stems; under 0 until it is asked for. */
  readonly #wordShares: Float64Array;
  /** Points of a place where they would have to move. */
  readonly movingPoints: number;
  /** Points beside those of role, level and skills, at most. */
  readonly maxOtherPoints: number;

  constructor(seeker: Seeker) {
    this.seeker = seeker;
    this.ownWeight = ownWeight(seeker);
    this.steps = new SeekerSteps(seeker.concepts, this.ownWeight);
    const demand = { ...silent };
    for (let level = 0; level < levelCount; level++)
      for (let at = 0; at < experienceCount; at++) {
        const experience = experiences[at - 1];
        demand.level = levels[level - 1] ?? null;
        demand.years = experience === undefined ? null : yearsOfExperience[experience];
        const years = yearsFit(seeker, demand);
        const fit = levelFit(seeker, demand, years);
        const share = experienceShare(years, fit);
        this.isLevelKnown[level * experienceCount + at] = Number(years.isKnown || fit.isKnown);
        this.experience[level * experienceCount + at] = share;
        this.limitByLevel[level * experienceCount + at] = years.isFarBelow ? limitedBy.years : limitedBy.none;
      }
    this.#wordWeights = seeker.titleStems.map(stemWeight);
    this.#wordShares = new Float64Array(1 << seeker.titleStems.length).fill(-1);
    this.movingPoints = pointsFor.place(
      placeFit({ ...seeker, city: 'one' }, { ...silent, city: 'other' }).share,
    );
    this.maxOtherPoints =
      pointsFor.place(1) +
      (seeker.salary === null ? 0 : pointsFor.pay(1)) +
      (seeker.industries.length === 0 ? 0 : pointsFor.domain(1));
  }

  readonly #levels = new Map<number, Int16Array>();

  /** Points of the level in a role so near, by level and experience. */
  levelPoints(nearness: number): Int16Array {
    let points = this.#levels.get(nearness);
    if (!points) {
      const shared = sharedInRole(nearness);
      points = new Int16Array(this.experience.length);
      for (let at = 0; at < points.length; at++)
        points[at] = pointsFor.level((this.experience[at] as number) * shared);
      this.#levels.set(nearness, points);
    }
    return points;
  }

  /** The share of the wanted title's words, as `roleFit` sums it: in the order of the stems. */
  wordShare(mask: number): number {
    const cached = this.#wordShares[mask] as number;
    if (cached >= 0) return cached;
    let totalWeight = 0;
    let sharedWeight = 0;
    for (const [at, weight] of this.#wordWeights.entries()) {
      totalWeight += weight;
      if ((mask & (1 << at)) !== 0) sharedWeight += weight;
    }
    const share = totalWeight === 0 ? 0 : sharedWeight / totalWeight;
    this.#wordShares[mask] = share;
    return share;
  }
}
