import { parseEntries } from '#core/domain/match/lexicon.ts';
import { industry } from '#core/domain/match/roles/industry.ts';
import { office } from '#core/domain/match/roles/office.ts';
import { service } from '#core/domain/match/roles/service.ts';
import { technology } from '#core/domain/match/roles/technology.ts';
import { rolesIn } from '#core/domain/match/roles.ts';

const unknown = 'no known role';
const rolesOf = Object.entries({ technology, office, industry, service }).map(
  ([field, text]): [string, Set<string>] => [field, new Set(parseEntries([text]).map(({ id }) => id))],
);

export const fields: readonly string[] = [...rolesOf.map(([field]) => field), unknown];

/** Of the first role that a title names. */
export function fieldOf(title: string): string {
  const [role = ''] = rolesIn(title);
  return rolesOf.find(([, ids]) => ids.has(role))?.[0] ?? unknown;
}
