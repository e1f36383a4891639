import { pointsFor } from '#core/domain/match/score/match.ts';
import {
  askFactor,
  coveredShareOf,
  lacksMusts,
  skillsShareAtMost,
  usedShareOf,
} from '#core/domain/match/score/skills-fit.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';
import { askedMask, askedStep, askedSteps, maxMusts } from '../facts/row-facts.ts';

/** What a row shares is counted in steps, up to so many. */
export const maxSteps = 15;
/** So many kinds of what is asked for there are. */
const askedCount = askedMask + 1;

const elsewhereCounts = askFactor({ isInTitle: false, isMust: true });
/** Where a title asks for something: as a rule half of what is shared stands in it. */
const titleCounts = (askFactor({ isInTitle: true, isMust: true }) + elsewhereCounts) / 2;

/** How many steps what a person brings counts, and what so many earn as a rule: the same in every segment. */
export class SeekerSteps {
  /** By concept: 0, 1 or 2, of one step, two or four. */
  readonly bits = new Map<string, number>();
  /** By steps and by what is asked for (`askedMask`): points of skills. */
  readonly usualPoints = new Uint16Array((maxSteps + 1) * askedCount);
  /** By steps: the most of these. */
  readonly maxPoints = new Uint16Array(maxSteps + 1);
  /** By steps: so many musts hold a row down. */
  readonly tooManyMusts = new Uint8Array(maxSteps + 1).fill(maxMusts + 1);

  /** `ownWeight`: against which what a vacancy uses of their skills is measured. */
  constructor(concepts: Seeker['concepts'], ownWeight: number) {
    const weights = concepts.map(({ id }) => conceptWeight(id));
    const metWeights = concepts.map(({ strength }, at) => (weights[at] as number) * strength);
    const heaviest = metWeights.reduce((max, value) => Math.max(max, value), 0);
    if (heaviest === 0) return;
    let steps = 0;
    for (const [at, { id }] of concepts.entries()) {
      const bit = 2 + Math.max(-2, Math.round(Math.log2((metWeights[at] as number) / heaviest)));
      steps += 1 << bit;
      this.bits.set(id, bit);
    }
    const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    this.#fill(
      sumOf(metWeights) / steps,
      sumOf(metWeights) / sumOf(weights),
      ownWeight,
      Math.min(maxSteps, steps),
    );
    this.#countMusts(steps / concepts.length);
  }

  /** Of so much that a step is met, of what strength as a rule, and of `all` steps: more has only who asks for one thing twice. */
  #fill(step: number, strength: number, ownWeight: number, all: number): void {
    for (let steps = 1; steps <= all; steps++) {
      const use = usedShareOf((steps * step) / strength, ownWeight);
      for (const [inTitle, counts] of [elsewhereCounts, titleCounts].entries())
        for (let at = 0; at < askedSteps; at++) {
          const askedWeight = (at + 0.5) * askedStep;
          const need = coveredShareOf(Math.min(askedWeight * strength, steps * step * counts), askedWeight);
          const points = pointsFor.skills(skillsShareAtMost(need, use));
          this.usualPoints[steps * askedCount + inTitle * askedSteps + at] = points;
          if (points > (this.maxPoints[steps] as number)) this.maxPoints[steps] = points;
        }
    }
    const last = all * askedCount;
    for (let steps = all + 1; steps <= maxSteps; steps++) {
      this.usualPoints.copyWithin(steps * askedCount, last, last + askedCount);
      this.maxPoints[steps] = this.maxPoints[all] as number;
    }
  }

  /** Of a concept that counts so many steps as a rule. */
  #countMusts(ofConcept: number): void {
    for (let steps = 0; steps <= maxSteps; steps++) {
      const met = steps === 0 ? 0 : Math.max(1, Math.round(steps / ofConcept));
      let musts = 0;
      while (musts <= maxMusts && !lacksMusts(musts, met)) musts++;
      this.tooManyMusts[steps] = musts;
    }
  }
}
