const isLetter = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
/** Marks that belong to names: «c» is no word of «c++». */
const isNameMark = (unit: string | undefined): boolean => unit === '+' || unit === '#';

/** Whether the text begins somewhere in it where nothing of a word stands before. */
export const startsIn = (word: string, text: string): boolean =>
  places(word, text).some((at) => !isLetter(word[at - 1]));

/** Whether it also ends there. */
export const standsIn = (word: string, text: string): boolean =>
  places(word, text).some((at) => {
    const next = word[at + text.length];
    return !isLetter(word[at - 1]) && !isLetter(next) && !isNameMark(next);
  });

function places(word: string, text: string): number[] {
  const found: number[] = [];
  for (let at = word.indexOf(text); at >= 0; at = word.indexOf(text, at + 1)) found.push(at);
  return found;
}
