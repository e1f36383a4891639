import { levels } from '#core/domain/job/level.ts';
import { languageOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { Dictionary } from '../../dictionary.ts';
import type { Segment } from '../../segment/segment.ts';

type NamedLanguages = NonNullable<ReturnType<typeof languageOfCode>>[];

/** Of each kind what a score is made of, as numbers. */
export interface KindFacts {
  /** By kind: the number of its list of roles. Levels and languages make many kinds of few lists. */
  list: Uint32Array;
  /** By list: the numbers of its roles, in its order. */
  roles: readonly (readonly number[])[];
  roleNumbers: ReadonlyMap<string, number>;
  /** By role: the lists that have it. */
  listsOf: readonly (readonly number[])[];
  /** By kind: 0 is none, else 1 more than the number in `levels`. */
  level: Uint8Array;
  /** By kind: the number of its languages. */
  language: Uint32Array;
  languages: readonly NamedLanguages[];
}

export function kindFacts(kinds: Segment['demands']['kinds']): KindFacts {
  const numbers = new Dictionary<string>();
  const lists = new Dictionary<string>();
  const list = Uint32Array.from(kinds, (kind) => lists.numberOf(kind.roles.join('\n')));
  const roles: number[][] = lists.values.map(() => []);
  for (const [kind, listNumber] of list.entries())
    roles[listNumber] = (kinds[kind] as (typeof kinds)[number]).roles.map((role) => numbers.numberOf(role));
  const listsOf = numbers.values.map((): number[] => []);
  for (const [listNumber, each] of roles.entries())
    for (const role of new Set(each)) listsOf[role]?.push(listNumber);
  const level = Uint8Array.from(kinds, (kind) => (kind.level === null ? 0 : levels.indexOf(kind.level) + 1));
  const languages = new Dictionary<string>();
  const language = Uint32Array.from(kinds, (kind) => languages.numberOf(kind.languages.join('\n')));
  return {
    ...{ list, roles, listsOf, level, language },
    roleNumbers: new Map(numbers.values.map((id, number) => [id, number])),
    languages: languages.values.map((codes) =>
      codes.split('\n').flatMap((code) => languageOfCode(code) ?? []),
    ),
  };
}
