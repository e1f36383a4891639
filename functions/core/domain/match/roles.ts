import { type Concept, parseEntries } from './lexicon.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';
import { roleFields } from './roles/index.ts';
import { tokensOf } from './stems.ts';

/** Words of a level, which part nobody's work: 'Ведущий программист', 'Стажёр-аналитик', 'Senior QA'. */
const levelWords =
  /^(?:senior|middle|junior|lead|intern|trainee|sr|jr|mid|стажер\p{L}*|младш\p{L}*|старш\p{L}*|ведущ\p{L}*|главн\p{L}*|мидл|джун\p{L}*|синьор\p{L}*|сеньор\p{L}*|начинающ\p{L}*|опытн\p{L}*)$/u;

interface Roles {
  byId: ReadonlyMap<string, Concept>;
  /** Made at first use. */
  readonly book: PhraseBook;
}

let cachedRoles: Roles | undefined;

export function roles(): Roles {
  if (!cachedRoles) {
    const entries = parseEntries(roleFields);
    let book: PhraseBook | undefined;
    cachedRoles = {
      byId: new Map(entries.map((role) => [role.id, role])),
      get book() {
        book ??= phraseBook(entries.map(({ id, wordings }) => [id, wordings]));
        return book;
      },
    };
  }
  return cachedRoles;
}

/** The roles that a title names, in its order; the wording with its words of level first ('главный бухгалтер'). */
export function rolesIn(title: string): string[] {
  const { book, byId } = roles();
  const tokens = tokensOf(title);
  const tokensWithoutLevel = tokens.filter(({ word }) => !levelWords.test(word));
  const matches = book.find(tokens, true);
  const matchesWithoutLevel = book.find(tokensWithoutLevel, true);
  const length = (phrases: { from: number; to: number }[]) =>
    phrases.reduce((sum, { from, to }) => sum + to - from, 0);
  const best = length(matches) >= length(matchesWithoutLevel) ? matches : matchesWithoutLevel;
  const roleIds = [...new Set(best.map(({ id }) => id))];
  // 'Java backend developer' is a Java developer, not any backend developer as well.
  return roleIds.filter((id) => !roleIds.some((otherId) => byId.get(otherId)?.implies.includes(id)));
}

export type RoleRelation = 'same' | 'general' | 'related' | 'other';

export const nearnessByRelation = { same: 1, general: 0.65, related: 0.4, other: 0 };

/**
 * How near two roles are: one may be the general name of the other ('Водитель' of 'Персональный водитель'), or they may
 * have one general name or one group.
 */
export function relationOf(left: string, right: string): RoleRelation {
  if (left === right) return 'same';
  const { byId } = roles();
  const [first, second] = [byId.get(left), byId.get(right)];
  if (!first || !second) return 'other';
  if (first.implies.includes(right) || second.implies.includes(left)) return 'general';
  const isRelated = first.implies.some((general) => second.implies.includes(general));
  return isRelated || first.group === second.group ? 'related' : 'other';
}
