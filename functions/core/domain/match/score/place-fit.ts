import type { Seeker } from '../seeker/seeker.ts';
import type { Demand } from './demand.ts';
import type { Fit } from './fit.ts';

const relocationShare = 0.7;
const hybridElsewhereShare = 0.2;

/** Nobody has to be anywhere, or where they are is where they have to be, as far as both say it. */
function isCityMatch({ city }: Seeker, demand: Demand): boolean {
  return demand.formats.includes('remote') || city === null || demand.city === null || city === demand.city;
}

export const canBeThere = (seeker: Seeker, demand: Demand): boolean =>
  seeker.relocation || isCityMatch(seeker, demand);

export function placeFit(seeker: Seeker, demand: Demand): Fit {
  const isKnown = demand.formats.includes('remote') || (seeker.city !== null && demand.city !== null);
  if (isCityMatch(seeker, demand)) return { share: 1, isKnown };
  if (seeker.relocation) return { share: relocationShare, isKnown };
  return { share: demand.formats.includes('hybrid') ? hybridElsewhereShare : 0, isKnown };
}
