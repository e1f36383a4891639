import { lexiconFields } from './lexicon/index.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';
import { tokensOf } from './stems.ts';

/** A skill, a method, a tool, a permit: what a vacancy can ask and a person can bring. */
export interface Concept {
  id: string;
  /** As a card shows it. */
  name: string;
  wordings: readonly string[];
  /** Who knows this knows these as well. */
  implies: readonly string[];
  /** Those of one group are near to each other, and not the same. */
  group: number;
  kind: Kind;
}

/**
 * A name: what has a name of its own, as a technology, a method or a standard; a card shows it as a tag, and nobody is
 * called so. A maker: likewise, but whoever makes it is called the same, and employs people. Work: all else, what one
 * does.
 */
export type Kind = 'name' | 'maker' | 'work';

const kindOf = (heading: string): Kind =>
  heading.endsWith(' [names]') ? 'name' : heading.endsWith(' [makers]') ? 'maker' : 'work';

/** 'id | Name | wording | wording > implied, implied', the name with the marks of a wording (`phraseBook`), and '# Heading' or '# Heading [names]' before each group. */
export function parseEntries(fields: readonly string[]): Concept[] {
  let group = 0;
  return fields.flatMap((field) => {
    group += 1;
    let kind: Kind = 'work';
    return field.split('\n').flatMap((line): Concept[] => {
      if (line.startsWith('#')) {
        group += 1;
        kind = kindOf(line);
      }
      if (line.startsWith('#') || line.trim() === '') return [];
      const [wordings = '', implied = ''] = line.split(' > ');
      const [id = '', ...named] = wordings.split(' | ').map((wording) => wording.trim());
      const implies = implied
        .split(',')
        .map((impliedId) => impliedId.trim())
        .filter((impliedId) => impliedId !== '');
      return [
        { id, name: (named[0] ?? '').replace(/^[\^=]{1,2}/u, ''), wordings: named, implies, group, kind },
      ];
    });
  });
}

export interface Lexicon {
  concepts: ReadonlyMap<string, Concept>;
  /** Made at first use: who matches what has been read need not wait for it. */
  readonly book: PhraseBook;
  /** What follows from a concept, two steps far at most, without itself. */
  impliedBy(id: string): readonly string[];
}

const maxSteps = 2;

export function makeLexicon(entries: readonly Concept[]): Lexicon {
  const concepts = new Map(entries.map((concept) => [concept.id, concept]));
  const follow = (id: string, steps: number): string[] =>
    steps === 0
      ? []
      : (concepts.get(id)?.implies ?? []).flatMap((next) => [next, ...follow(next, steps - 1)]);
  let book: PhraseBook | undefined;
  return {
    concepts,
    get book() {
      book ??= phraseBook(entries.map(({ id, wordings }) => [id, wordings]));
      return book;
    },
    impliedBy: (id) => [...new Set(follow(id, maxSteps))].filter((impliedId) => impliedId !== id),
  };
}

let cachedLexicon: Lexicon | undefined;

export const lexicon = (): Lexicon => {
  cachedLexicon ??= makeLexicon(parseEntries(lexiconFields));
  return cachedLexicon;
};

/** A concept and where a text names it. */
export interface Mention {
  concept: Concept;
  /** In the words of the text. */
  words: string;
}

/** All that a text names, in its order; `isListItem` where it is one item of a list. */
export function mentionsIn(text: string, isListItem = false): Mention[] {
  const { book, concepts } = lexicon();
  const tokens = tokensOf(text);
  return book.find(tokens, isListItem).flatMap(({ id, from, to }) => {
    const concept = concepts.get(id);
    const [first, last] = [tokens[from], tokens[to - 1]];
    return concept && first && last ? { concept, words: text.slice(first.start, last.end) } : [];
  });
}

/** What a text names, each once. */
export const conceptsIn = (text: string, isListItem = false): Concept[] => [
  ...new Set(mentionsIn(text, isListItem).map(({ concept }) => concept)),
];
