import { minSkills } from './seeker.ts';
import type { ReadSeeker } from './seeker-of.ts';

/** 'short' says less than a match needs. */
export type SeekerReadiness = 'nobody' | 'short' | 'ready';

/** A position and three skills of their own (docs/rules.md#match-needs). */
export function seekerReadiness({ seeker, concepts }: ReadSeeker): SeekerReadiness {
  const skills = concepts.filter(({ impliedBy }) => impliedBy === null).length;
  const hasPosition = seeker.roles.length > 0 || seeker.titleStems.length > 0;
  if (hasPosition && skills >= minSkills) return 'ready';
  return hasPosition || skills > 0 ? 'short' : 'nobody';
}
