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
];

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether each bracket and quotation mark that is opened is closed. */
export function isBalanced(text: string): boolean {
  if (count(text, '"') % 2 !== 0) return false;
  if (text.includes('„')) return count(text, '„') === count(text, '“') + count(text, '”');
  return pairs.every(([open, close]) => count(text, open) === count(text, close));
}

/** 'ООО "ТД "Север"' and 'ООО «ТД «Север»': one mark at the end closes both names. */
const closedOnce = /^[^"]*"[^"]*(?<=\s)"[^"\s][^"]*"$|^[^«»]*«[^«»]*«[^«»]+»$/u;

export const withBothClosed = (name: string): string =>
  closedOnce.test(name) ? `${name}${name.slice(-1)}` : name;

const quotes = /["«»„“”]/gu;

/** One line of plain words; quotation marks that do not match are left out. */
export function oneLine(text: string): string {
  const line = withoutInvisible(withoutHidden(text)).replace(/\s+/gu, ' ').trim();
  if (isBalanced(line)) return line;
  const unquoted = line.replace(quotes, ' ').replace(/\s+/gu, ' ').trim();
  return (isBalanced(unquoted) ? unquoted : unquoted.replace(/[()[\]]/gu, ' ')).replace(/\s+/gu, ' ').trim();
}

/** As many whole words from the beginning as `maxLength` characters hold. */
export function cutToWords(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const space = cut.lastIndexOf(' ');
  return space > 0 ? oneLine(cut.slice(0, space).replace(/(?<![\s,;:—–(-])[\s,;:—–(-]+$/u, '')) : '';
}

/** A full stop after a single letter ('г.', 'А. С.') or one of these is rather no end of a sentence. */
const abbreviation =
  /(?<!\p{L})(?:\p{L}|гг|тыс|руб|ул|им|др|пр|обл|корп|кв|inc|ltd|corp|etc|vs|mr|ms|dr)\.\s*$/iu;

/** A clause that the one before it needs. */
const dependentStart =
  /^(?:что|чтобы|котор\p{L}+|как|где|куда|откуда|когда|если|чем|пока|будто|кто|какой|какие|чей|но|нежели|that|which|who|whom|whose|if|when|while|where|as|than|but)(?!\p{L})/iu;
/** A clause that may need the one behind it: 'как мне кажется', 'если честно'. */
const leading =
  /^(?:как|если|когда|хотя|пока|поскольку|раз|потому|так|if|when|while|as|since|although|though|because)(?!\p{L})/iu;
const leftOpen =
  /(?<!\p{L})(?:и|или|а|но|в|во|на|с|со|по|для|от|до|из|к|о|об|при|за|под|над|без|через|у|не|что|чтобы|как|если|потому|the|a|an|of|to|and|or|in|on|for|with|at|by|from|that|because|if|as)$/iu;

const maxClauses = 40;

/** The first clauses of a sentence, as far as they make sense by themselves; null where none do. */
function cutToClauses(text: string, maxLength: number): string | null {
  const ends = [...text.slice(0, maxLength + 1).matchAll(/[,;](?=\s)/gu)].map(({ index }) => index);
  for (let at = ends.length - 1; at >= Math.max(0, ends.length - maxClauses); at -= 1) {
    const end = ends[at] ?? 0;
    if (end * 2 < maxLength) return null;
    const own = text.slice(Math.max((ends[at - 1] ?? -1) + 1, end - 200), end).trim();
    const next = text.slice(end + 1, end + 40).trim();
    const isWhole = own.split(' ').length > 2 && !leading.test(own) && !dependentStart.test(next);
    if (isWhole && !leftOpen.test(own) && isBalanced(text.slice(0, end))) return text.slice(0, end);
  }
  return null;
}

/** As many whole words as `maxLength` characters hold, with a sign that there were more. */
function cutOpenly(text: string, maxLength: number): string {
  let cut = cutToWords(text, maxLength - 1);
  for (let removed = 0; removed < 2; removed += 1) {
    const [last = ''] = /\s\S{1,7}$/u.exec(cut.slice(-8)) ?? [];
    if (!leftOpen.test(last)) break;
    cut = cut.slice(0, -last.length).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
  }
  return cut === '' ? '' : `${cut}…`;
}

/**
 * As many whole sentences as `maxLength` characters hold; of a longer first one its first clauses, or else its first words and
 * dots that show it.
 */
export function cutToSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept: string[] = [];
  let length = 0;
  const parts = [...text.matchAll(/.+?(?:(?<![.!?…])[.!?…]+(?=\s|$)|$)\s*/gu)].map(([part]) => part);
  for (const sentence of joinedAfter(parts, (part) => abbreviation.test(part.slice(-12)))) {
    if (length + sentence.trimEnd().length > maxLength) break;
    kept.push(sentence);
    length += sentence.length;
  }
  return kept.join('').trim() || cutToClauses(text, maxLength) || cutOpenly(text, maxLength);
}

/** Each part that `isContinued` together with what follows it. */
function joinedAfter(parts: readonly string[], isContinued: (part: string) => boolean): string[] {
  const joined: string[] = [];
  let pending = '';
  for (const part of parts) {
    pending += part;
    if (isContinued(part)) continue;
    joined.push(pending);
    pending = '';
  }
  return pending === '' ? joined : [...joined, pending];
}

/** At least half of the letters; also where there is none. */
export const isMostlyCyrillic = (text: string): boolean =>
  2 * (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) >= (text.match(/\p{L}/gu)?.length ?? 0);

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
      const previous = nonEmpty[at - 1];
      if (previous === undefined) return line;
      const isContinuation =
        /[.!?…,;:]$/u.test(previous) || (/\p{L}$/u.test(previous) && /^\p{Ll}/u.test(line));
      return `${isContinuation ? ' ' : '. '}${line}`;
    })
    .join('');
}
