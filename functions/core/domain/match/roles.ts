import { type Concept, parseEntries } from './lexicon.ts';
import { type PhraseBook, type PhraseMatch, phraseBook } from './phrase-book.ts';
import { roleFields } from './roles/index.ts';
import { type Token, tokensOf } from './stems.ts';

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

const recruits = /^(?:подбор\p{L}{0,3}|рекрут\p{L}*|recruit\p{L}*)$/u;
const assists = /^(?:помощни\p{L}*|ассистент\p{L}*|секретар\p{L}*|assistant|secretary|driver)$/u;
/** 'Секретарь-бухгалтер' does both. */
const parts = /[/,;+|–—-]|(?<!\p{L})(?:и|and)(?!\p{L})/u;
const chief = /^c[a-z]o$/u;
const toWhom = /^\s(?:to|of|for)\s/u;

/** Without those whom one recruits or assists: 'Специалист по подбору программистов', 'Секретарь главного врача'. */
function ownRoles(found: readonly PhraseMatch[], tokens: readonly Token[], title: string): PhraseMatch[] {
  const [first] = found;
  const indexOf = (pattern: RegExp): number => tokens.findIndex(({ word }) => pattern.test(word));
  const [recruiting, assisting] = [indexOf(recruits), indexOf(assists)];
  const isOfAnother = ({ id, from }: PhraseMatch): boolean => {
    const isBehind = (at: number): boolean => at >= 0 && first !== undefined && first.from <= at && at < from;
    if (isBehind(recruiting) && relationOf(first?.id ?? id, id) === 'other') return true;
    if (!isBehind(assisting)) return false;
    const [assistant, other] = [tokens[assisting] as Token, tokens[from] as Token];
    const between = title.slice(assistant.end, other.start);
    if (chief.test(other.word)) return !parts.test(between);
    // 'Assistant accountant' is one; 'assistant to the accountant' is not.
    return (
      !parts.test(between) &&
      !between.includes('(') &&
      (!/[a-z]/u.test(assistant.word) || toWhom.test(between))
    );
  };
  return found.filter((match) => !isOfAnother(match));
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
  const best =
    length(matches) >= length(matchesWithoutLevel)
      ? ownRoles(matches, tokens, title)
      : ownRoles(matchesWithoutLevel, tokensWithoutLevel, title);
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
