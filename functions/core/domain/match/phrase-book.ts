import { type Token, tokensOf } from './stems.ts';

/** A wording of an entry, as words and stems. */
interface Phrase {
  id: string;
  words: readonly string[];
  stems: readonly string[];
  /** Counts only where it is all that an item of a list says: 'go', 'r', 'swift'. */
  isOfLists: boolean;
  /** Matched by its words, not by their stems. */
  isExact: boolean;
}

/** An entry that a text names, and the tokens of its wording: from, to (exclusive). */
export interface Found {
  id: string;
  from: number;
  to: number;
}

export interface PhraseBook {
  /** What tokens name, in their order; a wording within a longer one does not count. */
  find(tokens: readonly Token[], isListItem?: boolean): Found[];
}

function phraseOf(id: string, written: string): Phrase {
  const marks = /^[\^=]*/u.exec(written)?.[0] ?? '';
  const tokens = tokensOf(written.slice(marks.length));
  return {
    id,
    words: tokens.map(({ word }) => word),
    stems: tokens.map(({ stem }) => stem),
    isOfLists: marks.includes('^'),
    isExact: marks.includes('='),
  };
}

const stands = (phrase: Phrase, tokens: readonly Token[], at: number): boolean =>
  at + phrase.stems.length <= tokens.length &&
  phrase.stems.every((stem, index) => {
    const token = tokens[at + index] as Token;
    return (
      token.stem === stem &&
      (!phrase.isExact || token.word === phrase.words[index]) &&
      (index === 0 || !token.isApart)
    );
  });

/** Entries under their wordings. `^` before a wording: in lists alone; `=`: its words as they are. */
export function phraseBook(
  entries: Iterable<readonly [id: string, wordings: readonly string[]]>,
): PhraseBook {
  const byFirst = new Map<string, Phrase[]>();
  for (const [id, wordings] of entries) {
    for (const written of wordings) {
      const phrase = phraseOf(id, written);
      const [first] = phrase.stems;
      if (first === undefined) continue;
      const others = byFirst.get(first);
      if (others) others.push(phrase);
      else byFirst.set(first, [phrase]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.stems.length - one.stems.length);

  return {
    find(tokens, isListItem = false) {
      const found: Found[] = [];
      let end = 0;
      for (let at = 0; at < tokens.length; at += 1) {
        const phrase = byFirst
          .get((tokens[at] as Token).stem)
          ?.find(
            (one) =>
              stands(one, tokens, at) &&
              (!one.isOfLists || (isListItem && one.stems.length === tokens.length)),
          );
        const to = at + (phrase?.stems.length ?? 0);
        // 'обновление 1С:Бухгалтерии' names both; 'бухгалтерия' within the second is none of its own.
        if (!phrase || to <= end) continue;
        found.push({ id: phrase.id, from: at, to });
        end = to;
      }
      return found;
    },
  };
}
