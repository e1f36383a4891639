import { type Token, tokensOf } from './stems.ts';

/** A wording of an entry, as words and stems. */
interface Phrase {
  id: string;
  words: readonly string[];
  stems: readonly string[];
  /** Counts only where it is all that an item of a list says: 'go', 'r', 'swift'. */
  isListOnly: boolean;
  /** Matched by its words, not by their stems. */
  isExact: boolean;
}

/** An entry that a text names, and the tokens of its wording: from, to (exclusive). */
export interface PhraseMatch {
  id: string;
  from: number;
  to: number;
}

export interface PhraseBook {
  /** What tokens name, in their order; a wording within a longer one does not count. */
  find(tokens: readonly Token[], isListItem?: boolean): PhraseMatch[];
}

function phraseOf(id: string, wording: string): Phrase {
  const flags = /^[\^=]*/u.exec(wording)?.[0] ?? '';
  const tokens = tokensOf(wording.slice(flags.length));
  return {
    id,
    words: tokens.map(({ word }) => word),
    stems: tokens.map(({ stem }) => stem),
    isListOnly: flags.includes('^'),
    isExact: flags.includes('='),
  };
}

const matchesAt = (phrase: Phrase, tokens: readonly Token[], at: number): boolean =>
  at + phrase.stems.length <= tokens.length &&
  phrase.stems.every((stem, index) => {
    const token = tokens[at + index] as Token;
    return (
      token.stem === stem &&
      (!phrase.isExact || token.word === phrase.words[index]) &&
      (index === 0 || !token.isAfterBreak)
    );
  });

/** Entries under their wordings. `^` before a wording: in lists alone; `=`: its words as they are. */
export function phraseBook(
  entries: Iterable<readonly [id: string, wordings: readonly string[]]>,
): PhraseBook {
  const byFirstStem = new Map<string, Phrase[]>();
  for (const [id, wordings] of entries) {
    for (const wording of wordings) {
      const phrase = phraseOf(id, wording);
      const [first] = phrase.stems;
      if (first === undefined) continue;
      const bucket = byFirstStem.get(first);
      if (bucket) bucket.push(phrase);
      else byFirstStem.set(first, [phrase]);
    }
  }
  for (const phrases of byFirstStem.values())
    phrases.sort((left, right) => right.stems.length - left.stems.length);

  return {
    find(tokens, isListItem = false) {
      const matches: PhraseMatch[] = [];
      let end = 0;
      for (let at = 0; at < tokens.length; at += 1) {
        const phrase = byFirstStem
          .get((tokens[at] as Token).stem)
          ?.find(
            (candidate) =>
              matchesAt(candidate, tokens, at) &&
              (!candidate.isListOnly || (isListItem && candidate.stems.length === tokens.length)),
          );
        const to = at + (phrase?.stems.length ?? 0);
        // 'обновление 1С:Бухгалтерии' names both; 'бухгалтерия' within the second is none of its own.
        if (!phrase || to <= end) continue;
        matches.push({ id: phrase.id, from: at, to });
        end = to;
      }
      return matches;
    },
  };
}
