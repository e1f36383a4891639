/** What an operator of pdf.js draws: letters, and numbers that move the pen. */
export type DrawnText = readonly (number | { unicode?: string } | null)[];

/** Of an em, in thousandths: a wider step is a space. */
const space = 180;
const softHyphen = '\u00ad';
const maxWords = 2000;

/** The words of what is drawn. */
function drawnWords(drawn: DrawnText): string[] {
  const text = drawn.map((glyph) =>
    typeof glyph === 'number' ? (glyph < -space ? ' ' : '') : (glyph?.unicode ?? ''),
  );
  return text.join('').split(/\s+/u);
}

/**
 * Some fonts have a hyphen under the name of the soft one, and pdf.js takes that for a mark that nobody sees. By the
 * words without it: how they were drawn.
 */
export function hyphenedWords(drawnTexts: Iterable<DrawnText>): Map<string, string> {
  const words = new Map<string, string>();
  for (const drawn of drawnTexts)
    for (const word of drawnWords(drawn)) {
      const plain = word.replaceAll(softHyphen, '');
      if (words.size < maxWords && plain !== '' && plain.length < word.length)
        words.set(plain, word.replaceAll(softHyphen, '-'));
    }
  return words;
}

export const withHyphens = (text: string, words: ReadonlyMap<string, string>): string =>
  words.size === 0 ? text : text.replace(/\S+/gu, (word) => words.get(word) ?? word);
