import { highestPoints } from './points.ts';

/** Why a vacancy cannot be near the top, whatever else fits. */
export type LimitReason = 'place' | 'language' | 'years' | 'musts';

/** Of a thousand points. */
export const limits: Readonly<Record<LimitReason, number>> = {
  place: 400,
  language: 550,
  musts: 550,
  years: 600,
};

/** What is above a limit is pressed into so many points below it, so that the order stays. */
export const compressionRange = 60;
export interface LimitFacts {
  place: boolean;
  isFarBelowYears: boolean;
  isBelowLanguage: boolean;
  lacksMusts: boolean;
}

/** The lowest limit that holds a sum of points down, and what it takes of it; null where none does. */
export function limitOf(
  sum: number,
  { place, isFarBelowYears, isBelowLanguage, lacksMusts }: LimitFacts,
): { reason: LimitReason; takes: number } | null {
  const reasons: [LimitReason, boolean][] = [
    ['place', place],
    ['language', isBelowLanguage],
    ['musts', lacksMusts],
    ['years', isFarBelowYears],
  ];
  const reason = reasons.find(([, holds]) => holds)?.[0];
  if (reason === undefined || sum <= limits[reason] - compressionRange) return null;
  const limit = limits[reason];
  const from = limit - compressionRange;
  const left = from + Math.floor((compressionRange * (sum - from)) / (highestPoints - from));
  return { reason, takes: sum - left };
}
