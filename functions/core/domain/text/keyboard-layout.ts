const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Of the keys of marks what Shift makes of them: no small letter of theirs does. */
const shifted = '{}:"<>~';
const shiftedCyrillic = 'хъжэбюё';

const keys = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((letter, at) => [letter, to.charAt(at)]));
const toCyrillic = keys(latin + shifted, cyrillic + shiftedCyrillic);
const toLatin = keys(cyrillic, latin);

/**
 * What the same keys write in the other of two layouts, ЙЦУКЕН and QWERTY: 'ghjlfdtw' is 'продавец'. In small letters; null where
 * the text has letters of both alphabets or of none.
 */
export function inOtherLayout(text: string): string | null {
  const typed = text.toLowerCase();
  const isLatin = /[a-z]/u.test(typed);
  if (isLatin === /[а-яё]/u.test(typed)) return null;
  const layout = isLatin ? toCyrillic : toLatin;
  return Array.from(typed, (letter) => layout.get(letter) ?? letter).join('');
}
