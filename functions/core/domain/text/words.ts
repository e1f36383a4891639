/** A Latin letter for each Cyrillic one that looks the same, and the reverse. */
const latinTwin: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
};
const cyrillicTwin = Object.fromEntries(
  Object.entries(latinTwin).map(([cyrillic, latin]) => [latin, cyrillic]),
);

/** Runs of letters and digits, with the marks that belong to names: c++, c#, .net, ui/ux, e-mail. */
const word = /[\p{L}\p{N}]+/gu;

/**
 * In a text without capitals and ё: a Latin letter that shares its word with a Cyrillic one. Only what stands between the
 * two is looked through, so that the time grows as the text does.
 */
const mixedWord = /[a-z](?:(?<=[а-яі][[\p{L}\p{N}]--[a-zа-яі]]*[a-z])|[[\p{L}\p{N}]--[a-zа-яі]]*[а-яі])/v;

/**
 * Lower case, ё as е, and within each word the letters of the other alphabet folded to the one that the word
 * is mostly written in: 'Sеnior' with a Cyrillic е is 'senior', '1С' is '1с', 'QА' is 'qa'
 * (docs/rules.md#level-lookalikes).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  // As in nearly every text.
  if (!mixedWord.test(lower)) return lower;
  return lower.replace(word, (token) => {
    if (!/[a-z]/.test(token) || !/[а-яі]/.test(token)) return token;
    const latin = token.match(/[a-z]/g)?.length ?? 0;
    const cyrillic = token.match(/[а-яі]/g)?.length ?? 0;
    const twins = latin >= cyrillic ? latinTwin : cyrillicTwin;
    return token.replace(/./gu, (letter) => twins[letter] ?? letter);
  });
}

/** A pattern for whole words of a folded text. JavaScript's own \b sees no word boundary in Cyrillic. */
export const wholeWords = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Trimmed, inner white space collapsed: what two texts are compared by (docs/rules.md#text-space). */
export const collapse = (text: string): string => text.trim().replace(/\s+/gu, ' ');
