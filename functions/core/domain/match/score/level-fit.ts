import { type Level, levels } from '../../job/level.ts';
import type { Seeker } from '../seeker/seeker.ts';
import type { Demand } from './demand.ts';
import type { Fit } from './fit.ts';

/** Where a side is silent. */
const unknown: Fit = { share: 0.5, isKnown: false };

const order = (level: Level): number => levels.indexOf(level);

/** Levels that years speak of where no title does: up to so many years, so high. */
const levelsByYears: readonly (readonly [below: number, level: number])[] = [
  [0.5, 0.5],
  [1.5, 1],
  [3.5, 2],
  [7, 2.6],
  [Number.POSITIVE_INFINITY, 3],
];
const levelByYears = (years: number): number => levelsByYears.find(([below]) => years < below)?.[1] ?? 0;

const perLevelAbove = 0.4;
const perLevelBelow = 0.25;

const isBeginners = (level: Level | null): boolean => level === 'Intern' || level === 'Junior';

/** By the level that the title names; where it names none, the years say it all. */
export function levelFit({ level, years }: Seeker, demand: Demand, byYears: Fit): Fit {
  if (demand.level === null) return byYears;
  const own = level === null ? (years === null ? null : levelByYears(years)) : order(level);
  if (own === null) return unknown;
  const distance = order(demand.level) - own;
  const share = distance >= 0 ? 1 - perLevelAbove * distance : 1 + perLevelBelow * distance;
  return { share: Math.max(0, share), isKnown: true };
}

/** Somebody who has done it for long is still wanted. */
const minExperiencedShare = 0.76;
const perYearAbove = 0.05;
const beginnersWithoutYears = 0.6;
/** The least years over which a lack is measured: half a year is no gap. */
const minSpan = 1.5;

/** By the years that are asked for, and whether there are less than half of them. */
export function yearsFit({ years }: Seeker, demand: Demand): Fit & { isFarBelow: boolean } {
  if (demand.years === null || years === null) return { ...unknown, isFarBelow: false };
  const [least, most] = demand.years;
  const isForBeginners = isBeginners(demand.level);
  const isFarBelow = least >= 1 && years < least / 2 && !isForBeginners;
  if (years > most + 1)
    return {
      share: Math.max(minExperiencedShare, 1 - (years - most - 1) * perYearAbove),
      isKnown: true,
      isFarBelow,
    };
  const lack = Math.max(0, least - years) / Math.max(minSpan, least);
  return { share: Math.max(isForBeginners ? beginnersWithoutYears : 0, 1 - lack), isKnown: true, isFarBelow };
}
