import { nearnessByRelation, type RoleRelation, relationOf } from './roles.ts';
import type { Ask } from './score/demand.ts';
import { conceptWeight, smoothing } from './weights.ts';

/** What two vacancies are compared by. */
export interface ComparedVacancy {
  asks: readonly Pick<Ask, 'concepts'>[];
  roles: readonly string[];
}

export type SharedRole = Exclude<RoleRelation, 'other'>;

/** The nearest first. */
const relations: readonly SharedRole[] = ['same', 'general', 'related'];

/** Of the roles of one title to those of any other; null where one names none, or none is near. */
export function sharedRoleWith(own: readonly string[]): (others: readonly string[]) => SharedRole | null {
  const nearest = new Map<string, number>();
  const rankOf = (otherRole: string): number => {
    let rank = nearest.get(otherRole);
    if (rank === undefined) {
      const relationsFound = new Set(own.map((ownRole) => relationOf(ownRole, otherRole)));
      const at = relations.findIndex((relation) => relationsFound.has(relation));
      rank = at < 0 ? relations.length : at;
      nearest.set(otherRole, rank);
    }
    return rank;
  };
  return (others) => relations[Math.min(relations.length, ...others.map(rankOf))] ?? null;
}

/** Skills that another trade has to share to be like it. */
const minSkills = 3;

export const isSimilar = (role: SharedRole | null, sharedSkills: number): boolean =>
  role !== null || sharedSkills >= minSkills;

/** By role, and by the weight of what both ask for against that of what each asks for: whole thousandths. */
export const jobNearness = (role: SharedRole | null, shared: number, own: number, other: number): number =>
  Math.round(1000 * (nearnessByRelation[role ?? 'other'] + shared / (Math.sqrt(own * other) + smoothing)));

/** Everything that a vacancy asks for, whichever of a choice it is. */
export const askedConcepts = (asks: ComparedVacancy['asks']): string[] => [
  ...new Set(asks.flatMap(({ concepts }) => concepts)),
];

export const weightOfConcepts = (concepts: readonly string[]): number =>
  concepts.reduce((sum, id) => sum + conceptWeight(id), 0);

export interface Similarity {
  role: SharedRole | null;
  sharedSkills: number;
  /** The more, the nearer. */
  nearness: number;
}

/** How near two vacancies are; null of two that are not alike (docs/rules.md#similar-jobs). */
export function similarityOf(left: ComparedVacancy, right: ComparedVacancy): Similarity | null {
  const role = sharedRoleWith(left.roles)(right.roles);
  const [own, others] = [askedConcepts(left.asks), askedConcepts(right.asks)];
  const shared = own.filter((id) => others.includes(id));
  if (!isSimilar(role, shared.length)) return null;
  const weights = [shared, own, others].map(weightOfConcepts) as [number, number, number];
  return { role, sharedSkills: shared.length, nearness: jobNearness(role, ...weights) };
}
