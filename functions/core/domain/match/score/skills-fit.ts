import type { Seeker } from '../seeker/seeker.ts';
import { conceptWeight, smoothing } from '../weights.ts';
import type { Demand } from './demand.ts';
import type { Fit } from './fit.ts';

/** How much an ask counts: what the title names is what the work is about. */
const strengthOf = { inTitle: 2.5, must: 1, nice: 0.4 };
const exponents = { need: 0.22, use: 0.15 };
/** The heaviest of a person's concepts, against which what is used of them is measured. */
const heaviestConcepts = 12;
/** Weights that they have at least: else one more skill would cost those who have named few. */
const minConceptWeight = 18;
const fewMusts = 4;
const minMustsMet = 0.2;

const total = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

const heaviest = (weights: readonly number[], most: number): number =>
  total([...weights].sort((left, right) => right - left).slice(0, most));

/** How much an ask counts, before its concepts' weight. */
export const askFactor = ({ isInTitle, isMust }: { isInTitle: boolean; isMust: boolean }): number =>
  isInTitle ? strengthOf.inTitle : isMust ? strengthOf.must : strengthOf.nice;

/** Weight of the heaviest of a person's concepts, against which what a vacancy uses of them is measured. */
export const ownWeight = ({ concepts }: Pick<Seeker, 'concepts'>): number =>
  Math.max(
    minConceptWeight,
    heaviest(
      concepts.map(({ id }) => conceptWeight(id)),
      heaviestConcepts,
    ),
  );

const steps = 2 ** 14;
/** `exponent` of shares from 0 to 1, and once more of 1: a power costs more than all else of a score. */
const powersOf = (exponent: number): Float64Array =>
  Float64Array.from({ length: steps + 2 }, (_, at) => Math.min(1, at / steps) ** exponent);
const coveredPowers = powersOf(exponents.need);
const usedPowers = powersOf(exponents.use);

/** Never over `skillsShareOf` of the same, hardly under it, and much sooner known. */
export const skillsShareAtLeast = (need: number, use: number): number =>
  (coveredPowers[Math.floor(need * steps)] as number) * (usedPowers[Math.floor(use * steps)] as number);

/** Never under it. */
export const skillsShareAtMost = (need: number, use: number): number =>
  (coveredPowers[Math.floor(need * steps) + 1] as number) *
  (usedPowers[Math.floor(use * steps) + 1] as number);

/** Of sums of weights: what is asked for, what of it is met, and what of the person's own the vacancy uses. */
const skillsShare = (asked: number, met: number, shared: number, own: number): number =>
  skillsShareOf(coveredShareOf(met, asked), usedShareOf(shared, own));

export const coveredShareOf = (met: number, asked: number): number => met / (asked + smoothing);

export const usedShareOf = (shared: number, own: number): number => Math.min(1, shared / own);

/** Of which share of what is asked for is met, and which share of a person's own it uses. */
export const skillsShareOf = (need: number, use: number): number =>
  need ** exponents.need * use ** exponents.use;

export const lacksMusts = (musts: number, met: number): boolean =>
  musts >= fewMusts && met / musts < minMustsMet;

/** What a vacancy asks for and a person brings, and how much of what a person brings is asked for. */
function asksFit(seeker: Seeker, { asks }: Demand) {
  const { concepts } = seeker;
  const strength = new Map(concepts.map(({ id, strength }) => [id, strength]));
  const shared = new Set<string>();
  let askedWeight = 0;
  let metWeight = 0;
  let musts = 0;
  let mustsMet = 0;
  for (const { concepts: alternatives, isMust, isInTitle } of asks) {
    const weight = askFactor({ isInTitle, isMust }) * Math.min(...alternatives.map(conceptWeight));
    const best = Math.max(0, ...alternatives.map((id) => strength.get(id) ?? 0));
    askedWeight += weight;
    metWeight += weight * best;
    for (const id of alternatives) if (strength.has(id)) shared.add(id);
    if (isMust) musts += 1;
    if (isMust && best > 0) mustsMet += 1;
  }
  return {
    share: skillsShare(askedWeight, metWeight, total([...shared].map(conceptWeight)), ownWeight(seeker)),
    lacksMusts: lacksMusts(musts, mustsMet),
  };
}

export function skillsFit(seeker: Seeker, demand: Demand): Fit & { lacksMusts: boolean } {
  return { ...asksFit(seeker, demand), isKnown: seeker.concepts.length > 0 && demand.asks.length > 0 };
}
