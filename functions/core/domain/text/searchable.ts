import { collapse } from './words.ts';

/** Lower case, collapsed white space and е for ё, for both sides of a text search (docs/rules.md#text-match). */
export const searchable = (text: string): string => collapse(text).toLowerCase().replaceAll('ё', 'е');

/** A run of letters and digits, with the marks that names end in and the point that one begins with: 'c++', '.net'. */
export const wordRun = /(?<![\p{L}\p{N}])\.(?=\p{L})[\p{L}\p{N}]+[+#]*|[\p{L}\p{N}]+[+#]*/gu;

/** What stands between spaces. */
export const piecesOf = (text: string): string[] =>
  searchable(text)
    .split(' ')
    .filter((piece) => piece !== '');

/** The words that a name must hold, each anywhere: who looks for «Рога и копыта» or «Работа.ру» leaves nothing out. */
export const nameWords = (text: string): string[] => {
  const pieces = piecesOf(text);
  const words = pieces.flatMap((piece) => piece.match(wordRun) ?? []);
  return [...new Set(words.length > 0 ? words : pieces)];
};
