import { nearnessByRelation, relationOf, roles } from '#core/domain/match/roles.ts';
import { laterRoleWeight } from '#core/domain/match/score/role-fit.ts';
import type { KindFacts } from './kind-facts.ts';

/** Lists of roles that are as near to a role as each other. */
export interface NearLists {
  share: number;
  lists: readonly number[];
}

const near = new Map<string, ReadonlyMap<string, number>>();

/** Every role that is near to a role, and how near: kept, since a lexicon has some hundreds. */
function nearRoles(role: string): ReadonlyMap<string, number> {
  let cached = near.get(role);
  if (!cached) {
    const all = [...roles().byId.keys()].map((other): [string, number] => [
      other,
      nearnessByRelation[relationOf(role, other)],
    ]);
    cached = new Map(all.filter(([, share]) => share > 0));
    // One that no lexicon has is its own alone.
    if (!roles().byId.has(role)) cached = new Map([[role, nearnessByRelation.same]]);
    else near.set(role, cached);
  }
  return cached;
}

/** The lists that are near to a role. */
export function nearLists(role: string, { roles: lists, roleNumbers, listsOf }: KindFacts): NearLists[] {
  const shares = new Map<number, number>();
  for (const [other, share] of nearRoles(role)) {
    const number = roleNumbers.get(other);
    if (number === undefined) continue;
    for (const list of listsOf[number] as readonly number[]) {
      const nearness = ((lists[list] as readonly number[])[0] === number ? 1 : laterRoleWeight) * share;
      if (nearness > (shares.get(list) ?? 0)) shares.set(list, nearness);
    }
  }
  const byShare = Map.groupBy(shares, ([, share]) => share);
  return Array.from(byShare, ([share, entries]) => ({ share, lists: entries.map(([list]) => list) }));
}
