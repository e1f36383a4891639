import { collapse } from './words.ts';

/** Lower case, collapsed white space and е for ё, for both sides of a text search (docs/rules.md#text-match). */
export const searchable = (text: string): string => collapse(text).toLowerCase().replaceAll('ё', 'е');

/** A run of letters and digits, with the marks that names end in and the point that one begins with: 'c++', '.net'. */
const run = /(?<![\p{L}\p{N}])\.(?=\p{L})[\p{L}\p{N}]+[+#]*|[\p{L}\p{N}]+[+#]*/gu;
const isName = (part: string): boolean => part.length > 1 && /\p{L}/u.test(part);

/** 'ml-инженер' is two words, 'медсестра,' one; '5/2' and 'а/д' say nothing in parts. */
function wordsOf(piece: string): string[] {
  const parts = piece.match(run) ?? [];
  if (parts.length > 1 && !parts.every(isName)) {
    const [start, end] = [piece.indexOf(parts[0] ?? ''), piece.lastIndexOf(parts.at(-1) ?? '')];
    return [piece.slice(start, end + (parts.at(-1)?.length ?? 0))];
  }
  return parts;
}

/** What a text asks for: each of its words, once (docs/rules.md#text-match). Of marks alone they are the words. */
export function searchWords(text: string): string[] {
  const pieces = searchable(text)
    .split(' ')
    .filter((piece) => piece !== '');
  const words = pieces.flatMap(wordsOf);
  return [...new Set(words.length > 0 ? words : pieces)];
}

/** Where one letter alone does not tell its alphabet: people write either. */
const twins = [
  ['1c', '1с'],
  ['c#', 'с#'],
  ['c++', 'с++'],
] as const;

/** A word of a text as it may be written; most in one way alone. */
export const spellingsOf = (word: string): readonly string[] =>
  twins.find((pair) => (pair as readonly string[]).includes(word)) ?? [word];
