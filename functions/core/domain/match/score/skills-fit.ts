import type { Seeker } from '../seeker/seeker.ts';
import { conceptWeight } from '../weights.ts';
import type { Demand } from './demand.ts';
import type { Fit } from './fit.ts';

/** How much an ask counts: what the title names is what the work is about. */
const strengthOf = { inTitle: 2.5, must: 1, nice: 0.4 };
/** Of few asks one cannot tell much. */
const smoothing = 4;
const exponents = { need: 0.22, use: 0.15 };
/** The heaviest of a person's concepts, against which what is used of them is measured. */
const heaviestConcepts = 12;
/** Weights that they have at least: else one more skill would cost those who have named few. */
const leastOfConcepts = 18;
const fewMusts = 4;
const leastMustsMet = 0.2;

const total = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

const heaviest = (weights: readonly number[], most: number): number =>
  total([...weights].sort((one, other) => other - one).slice(0, most));

/** What a vacancy asks for and a person brings, and how much of what a person brings is asked for. */
function asksFit({ concepts }: Seeker, { asks }: Demand) {
  const strength = new Map(concepts.map(({ id, strength }) => [id, strength]));
  const shared = new Set<string>();
  let asked = 0;
  let met = 0;
  let musts = 0;
  let mustsMet = 0;
  for (const { concepts: any, isMust, isInTitle } of asks) {
    const counts = isInTitle ? strengthOf.inTitle : isMust ? strengthOf.must : strengthOf.nice;
    const weight = counts * Math.min(...any.map(conceptWeight));
    const best = Math.max(0, ...any.map((id) => strength.get(id) ?? 0));
    asked += weight;
    met += weight * best;
    for (const id of any) if (strength.has(id)) shared.add(id);
    if (isMust) musts += 1;
    if (isMust && best > 0) mustsMet += 1;
  }
  const own = heaviest(
    concepts.map(({ id }) => conceptWeight(id)),
    heaviestConcepts,
  );
  return {
    need: met / (asked + smoothing),
    use: Math.min(1, total([...shared].map(conceptWeight)) / Math.max(leastOfConcepts, own)),
    lacksMusts: musts >= fewMusts && mustsMet / musts < leastMustsMet,
  };
}

export function skillsFit(seeker: Seeker, demand: Demand): Fit & { lacksMusts: boolean } {
  const { need, use, lacksMusts } = asksFit(seeker, demand);
  return {
    share: need ** exponents.need * use ** exponents.use,
    isKnown: seeker.concepts.length > 0 && demand.asks.length > 0,
    lacksMusts,
  };
}
