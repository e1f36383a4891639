/** What cannot be seen: zero-width and direction marks, soft hyphens, control characters other than breaks. */
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}/gu;

export const withoutInvisible = (text: string): string => text.replace(invisibleCharacters, '');

/**
 * The places of HTML comments and of what a page would hide, one that is never closed goes to the end. Within a tag each
 * repetition has a bound: a text that is made for it would else be read for hours.
 */
const hiddenMarkup =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|system|instructions?)\b[\s\S]*?(?:<\/\1>|$)|<(\w{1,20})\b[^<>]{0,500}?(?:display\s{0,9}:\s{0,9}none|font-size\s{0,9}:\s{0,9}0|hidden|color\s{0,9}:\s{0,9}(?:white|#fff))[^<>]{0,500}>[\s\S]*?(?:<\/\2>|$)/giu;

/** The same length, so that places in it stay places in the text. */
export const withoutHidden = (text: string): string =>
  text.replace(hiddenMarkup, (part) => part.replace(/[^\n\r]/gu, ' '));

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
  ['“', '”'],
  ['„', '“'],
];

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether each bracket and quotation mark that is opened is closed. */
export function isBalanced(text: string): boolean {
  if (count(text, '"') % 2 !== 0) return false;
  if (text.includes('„')) return count(text, '„') === count(text, '“') + count(text, '”');
  return pairs.every(([open, close]) => count(text, open) === count(text, close));
}

const quotes = /["«»„“”]/gu;

/** One line of plain words; quotation marks that do not match are left out. */
export function oneLine(text: string): string {
  const line = withoutInvisible(withoutHidden(text)).replace(/\s+/gu, ' ').trim();
  if (isBalanced(line)) return line;
  const unquoted = line.replace(quotes, ' ').replace(/\s+/gu, ' ').trim();
  return (isBalanced(unquoted) ? unquoted : unquoted.replace(/[()[\]]/gu, ' ')).replace(/\s+/gu, ' ').trim();
}

/** As many whole words from the beginning as `most` characters hold. */
export function cutToWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const space = cut.lastIndexOf(' ');
  return space > 0 ? oneLine(cut.slice(0, space).replace(/(?<![\s,;:—–(-])[\s,;:—–(-]+$/u, '')) : '';
}

/** A full stop after a single letter ('г.', 'А. С.') or one of these is rather no end of a sentence. */
const abbreviation =
  /(?<!\p{L})(?:\p{L}|гг|тыс|руб|ул|им|др|пр|обл|корп|кв|inc|ltd|corp|etc|vs|mr|ms|dr)\.\s*$/iu;

/** As many whole sentences as `most` characters hold; of a longer first one its first words. */
export function cutToSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  const taken: string[] = [];
  let length = 0;
  const parts = [...text.matchAll(/.+?(?:(?<![.!?…])[.!?…]+(?=\s|$)|$)\s*/gu)].map(([part]) => part);
  for (const sentence of joinedAfter(parts, (part) => abbreviation.test(part.slice(-12)))) {
    if (length + sentence.trimEnd().length > most) break;
    taken.push(sentence);
    length += sentence.length;
  }
  return taken.join('').trim() || cutToWords(text, most);
}

/** Each part that `goesOn` together with what follows it. */
function joinedAfter(parts: readonly string[], goesOn: (part: string) => boolean): string[] {
  const joined: string[] = [];
  let open = '';
  for (const part of parts) {
    open += part;
    if (goesOn(part)) continue;
    joined.push(open);
    open = '';
  }
  return open === '' ? joined : [...joined, open];
}

export const isMostlyCyrillic = (text: string): boolean =>
  count(text.replace(/[а-яё]/giu, 'ы'), 'ы') >= count(text.replace(/[a-z]/giu, 'z'), 'z');

export const capitalizeFirst = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** 'Сократил время' → 'сократил время'; 'API', 'React-приложение' and 'ИТ-отдел' stay. */
export const lowercaseFirst = (text: string): string =>
  text.replace(/^([А-ЯЁ])(?=[а-яё ])/u, (letter) => letter.toLowerCase());

/** Lines as running text: a line that is the end of a thought gets its full stop. */
export function asProse(lines: readonly string[]): string {
  const nonEmpty = lines.map(oneLine).filter((line) => line !== '');
  return nonEmpty
    .map((line, at) => {
      const before = nonEmpty[at - 1];
      if (before === undefined) return line;
      const goesOn = /[.!?…,;:]$/u.test(before) || (/\p{L}$/u.test(before) && /^\p{Ll}/u.test(line));
      return `${goesOn ? ' ' : '. '}${line}`;
    })
    .join('');
}
