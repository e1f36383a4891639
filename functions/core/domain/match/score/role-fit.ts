import { nearnessByRelation, type RoleRelation, relationOf } from '../roles.ts';
import type { Seeker } from '../seeker/seeker.ts';
import { stemWeight } from '../weights.ts';
import type { Demand } from './demand.ts';
import type { Fit } from './fit.ts';

/** Of what somebody has been, against what they want to be. */
export const pastRoleWeight = 0.6;
/** Of a role that is not the first in a title. */
export const laterRoleWeight = 0.85;
/** The rest is by the words of the titles. */
const roleWeight = 0.7;
/** One role goes by many names: its words count for so much where the role is the same. */
const wordsOfSameRole = 0.6;

/** Of what is wanted, or was done before, to what is asked for. */
export const roleNearness = ({ relation, isPast }: { relation: RoleRelation; isPast: boolean }): number =>
  (isPast ? pastRoleWeight : 1) * nearnessByRelation[relation];

const nearest = (own: readonly string[], asked: readonly string[]): number =>
  Math.max(
    0,
    ...own.flatMap((ownRole) =>
      asked.map(
        (askedRole, at) =>
          (at === 0 ? 1 : laterRoleWeight) * nearnessByRelation[relationOf(ownRole, askedRole)],
      ),
    ),
  );

const sumOf = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + stemWeight(stem), 0);

/** Of how near the roles are, and which share of the wanted title's words the vacancy's has. */
export const roleShare = (near: number, words: number): number =>
  roleWeight * near + (1 - roleWeight) * Math.max(words, wordsOfSameRole * near);

/** How near a vacancy's work is to what somebody wants to do, by roles and by the words of both titles. */
export function roleFit(
  { roles, pastRoles, titleStems }: Seeker,
  demand: Demand,
): Fit & { nearness: number } {
  const near = Math.max(nearest(roles, demand.roles), pastRoleWeight * nearest(pastRoles, demand.roles));
  const wantedWeight = sumOf(titleStems);
  const sharedWeight = sumOf(titleStems.filter((stem) => demand.titleStems.includes(stem)));
  const words = wantedWeight === 0 ? 0 : sharedWeight / wantedWeight;
  return {
    share: roleShare(near, words),
    nearness: Math.max(near, words),
    isKnown: titleStems.length > 0 || roles.length > 0,
  };
}
