import { type Level, levelNamed } from '../job/level.ts';
import { fold } from '../text/words.ts';
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

let made: Roles | undefined;

export function roles(): Roles {
  if (!made) {
    const entries = parseEntries(roleFields);
    let book: PhraseBook | undefined;
    made = {
      byId: new Map(entries.map((one) => [one.id, one])),
      get book() {
        book ??= phraseBook(entries.map(({ id, wordings }) => [id, wordings]));
        return book;
      },
    };
  }
  return made;
}

/** Every wording of every role. */
export const roleWordings = (): string[] =>
  [...roles().byId.values()].flatMap(({ wordings }) => [...wordings]);

/** The roles that a title names, in its order; the wording with its words of level first ('главный бухгалтер'). */
export function rolesIn(title: string): string[] {
  const { book, byId } = roles();
  const tokens = tokensOf(title);
  const bare = tokens.filter(({ word }) => !levelWords.test(word));
  const whole = book.find(tokens, true);
  const cut = book.find(bare, true);
  const length = (found: { from: number; to: number }[]) =>
    found.reduce((sum, { from, to }) => sum + to - from, 0);
  const best = length(whole) >= length(cut) ? whole : cut;
  const named = [...new Set(best.map(({ id }) => id))];
  // 'Java backend developer' is a Java developer, not any backend developer as well.
  return named.filter((one) => !named.some((other) => byId.get(other)?.implies.includes(one)));
}

const helpsOther =
  /(?<!\p{L})(?:помощник|ассистент|секретар|водител|референт)\p{L}{0,6}(?:[\s-]\p{L}{1,20}){0,2}/gu;

/** The level that a title names of its own work: 'Помощник руководителя' is no head. */
export const levelInTitle = (title: string): Level | null => levelNamed(fold(title).replace(helpsOther, ''));

export type RoleRelation = 'same' | 'general' | 'related' | 'other';

/**
 * How near two roles are: one may be the general name of the other ('Водитель' of 'Персональный водитель'), or they may
 * have one general name or one group.
 */
export function relationOf(one: string, other: string): RoleRelation {
  if (one === other) return 'same';
  const { byId } = roles();
  const [first, second] = [byId.get(one), byId.get(other)];
  if (!first || !second) return 'other';
  if (first.implies.includes(other) || second.implies.includes(one)) return 'general';
  const isKin = first.implies.some((general) => second.implies.includes(general));
  return isKin || first.group === second.group ? 'related' : 'other';
}
