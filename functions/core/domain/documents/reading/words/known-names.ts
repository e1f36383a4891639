import { type Kind, lexicon, mentionsIn } from '../../../match/lexicon.ts';
import { type Token, tokensOf } from '../../../match/stems.ts';

/** Longer parts of a line name no one thing. */
const longest = 400;

interface KnownWords {
  things: number;
  /** Words of the whole, without numbers of versions, and those that name things. */
  words: number;
  named: number;
}

function countKnownWords(part: string, kinds: readonly Kind[], isListItem = false): KnownWords {
  const { book, concepts } = lexicon();
  const tokens = tokensOf(part.slice(0, longest));
  const isWord = ({ word }: Token) => !/^\d+$/u.test(word);
  const found = book
    .find(tokens, isListItem)
    .filter(({ id }) => kinds.includes(concepts.get(id)?.kind ?? 'work'));
  return {
    things: new Set(found.map(({ id }) => id)).size,
    words: tokens.filter(isWord).length,
    named: found.reduce((sum, { from, to }) => sum + tokens.slice(from, to).filter(isWord).length, 0),
  };
}

const nameKinds: readonly Kind[] = ['name', 'maker'];

/** 'SQL Server 2019', 'Обучение Python' */
export const namesThing = (part: string): boolean => countKnownWords(part, nameKinds).things > 0;

/**
 * 'PostgreSQL 15', and no 'Школа Python', 'Wildberries' or 'Флант': what a thing is called, and no firm. 'Go' is one in a
 * list alone.
 */
export function isNameOfThing(part: string, isListItem = false): boolean {
  const { things, words, named } = countKnownWords(part, ['name'], isListItem);
  return things > 0 && named === words && !/^\p{Script=Cyrillic}+$/u.test(part.trim());
}

/** Whether most of a list are names of things, as of languages that programs are written in. */
export function isMostlyNames(list: string): boolean {
  const items = list.slice(0, longest).split(/[,;|]/u);
  return items.filter((item) => isNameOfThing(item, true)).length * 2 > items.length;
}

/** 'Python, Django, Redis и др.': several names, and hardly a word beside them. */
export function isListOfThings(part: string): boolean {
  const { things, words, named: namedWords } = countKnownWords(part, nameKinds);
  return things > 1 && namedWords * 2 > words;
}

/** What the lexicon knows in a line, in the line's words. */
export const lexiconWordsIn = (line: string): string[] => [
  ...new Set(mentionsIn(line).map(({ words }) => words)),
];

/** Likewise, but nothing that one does: 'Team Leadership' may be somebody's headline. */
export const lexiconNamesIn = (line: string): string[] => [
  ...new Set(mentionsIn(line).flatMap(({ concept, words }) => (concept.kind === 'work' ? [] : words))),
];
