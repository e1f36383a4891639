import { isSpellingAt } from '#core/domain/text/search-words.ts';

/** Of the letters that most words are made of, without asking the expression. */
const isLetterByCode = Array.from({ length: 0x460 }, (_, code) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(code)),
);

const isLetter = (unit: string | undefined): boolean =>
  unit !== undefined && (isLetterByCode[unit.charCodeAt(0)] ?? /[\p{L}\p{N}]/u.test(unit));
/** Marks that belong to names: «c» is no word of «c++». */
const isNameMark = (unit: string | undefined): boolean => unit === '+' || unit === '#';

/** Before a text that is no letter itself any may stand: '.net' begins within 'asp.net'. */
const beginsAt = (word: string, text: string, at: number): boolean =>
  !isLetter(text[0]) || !isLetter(word[at - 1]);

/** Whether the text begins somewhere in it where nothing of a word stands before. */
export const isWordStartIn = (word: string, text: string): boolean =>
  isAt(word, text, (at) => beginsAt(word, text, at));

const endsAt = (word: string, text: string, at: number): boolean => {
  const next = word[at + text.length];
  return beginsAt(word, text, at) && !isLetter(next) && !isNameMark(next);
};

/** Whether it also ends there. */
export const isWholeWordIn = (word: string, text: string): boolean =>
  isAt(word, text, (at) => endsAt(word, text, at));

/** Whether the further spelling of a word stands somewhere in it, and is that word there. */
export const isSpellingIn = (phrase: string, spelling: string): boolean =>
  isAt(phrase, spelling, (at) => endsAt(phrase, spelling, at) && isSpellingAt(phrase, spelling, at));

function isAt(word: string, text: string, passes: (at: number) => boolean): boolean {
  for (let at = word.indexOf(text); at >= 0; at = word.indexOf(text, at + 1)) if (passes(at)) return true;
  return false;
}
