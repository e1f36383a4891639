import { lexicon } from '../lexicon.ts';
import type { Seeker } from '../seeker/seeker.ts';
import { conceptWeight } from '../weights.ts';
import type { Ask, Demand } from './demand.ts';

/** The asks that count: the musts, or all where a vacancy has none. */
function countedAsks({ asks }: Pick<Demand, 'asks'>): readonly Ask[] {
  const musts = asks.filter(({ isMust }) => isMust);
  return musts.length > 0 ? musts : asks;
}

/** As a card shows an ask: 'React или Vue'. */
export const askName = ({ concepts }: Pick<Ask, 'concepts'>): string =>
  concepts.map((id) => lexicon().concepts.get(id)?.name ?? id).join(' или ');

const weightOf = ({ concepts }: Ask): number => Math.min(...concepts.map(conceptWeight));

/** How many of the counted asks a person meets, and those that they do not, the heaviest first. */
export function coverageOf(
  { concepts }: Pick<Seeker, 'concepts'>,
  demand: Pick<Demand, 'asks'>,
): { met: number; asked: number; missing: readonly Ask[] } {
  const own = new Set(concepts.map(({ id }) => id));
  const asks = countedAsks(demand);
  const missing = asks.filter((ask) => !ask.concepts.some((id) => own.has(id)));
  return {
    met: asks.length - missing.length,
    asked: asks.length,
    missing: missing.toSorted((left, right) => weightOf(right) - weightOf(left)),
  };
}
