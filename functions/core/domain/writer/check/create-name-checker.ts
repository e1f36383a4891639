import { fold } from '../../text/words.ts';
import { isMostlyCyrillic } from '../text-cleanup.ts';

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}+#'’-]*/gu;

/** Capitalised for courtesy or by habit, and names of what everybody has. */
const commonWords = new Set(
  (
    'вы вас вам вами ваш ваша ваше ваши вашу вашей вашего вашему вашем вашим вашими ваших ит по hr it pdf ps cv e-mail email telegram i ' +
    'dear team hiring manager best kind regards sincerely thank thanks you your english russian monday tuesday wednesday thursday friday ' +
    "i'm i've i'd i'll i’m i’ve i’d i’ll русский английский россия интернет"
  ).split(' '),
);

/**
 * What a word shares with one of that many letters that is the same word declined: 'Яндексе' is 'Яндекс', 'Москвы' is
 * 'Москва', the same beginning and at most two other letters at the end. Null where no such word is.
 */
function sharedStem(word: string, otherLength: number): string | null {
  const shorter = Math.min(word.length, otherLength);
  return shorter < 4 ? null : word.slice(0, Math.max(3, shorter - 2));
}

const lengthDifferences = [-2, -1, 0, 1, 2];

interface KnownWords {
  words: Set<string>;
  /** 'length#stem' of all of them, for every length that a declined one may have. */
  stems: Set<string>;
}

function knownWords(sources: string): KnownWords {
  const words = new Set<string>();
  for (const [token] of fold(sources).matchAll(wordPattern)) {
    words.add(token);
    for (const part of token.split(/[-'’]/u)) words.add(part);
  }
  const stems = new Set<string>();
  for (const token of words)
    for (const difference of lengthDifferences)
      stems.add(`${token.length}#${sharedStem(token, token.length + difference)}`);
  return { words, stems };
}

function isKnown(name: string, { words, stems }: KnownWords): boolean {
  const folded = fold(name);
  if (words.has(folded) || commonWords.has(folded)) return true;
  const parts = folded.split(/[-'’]/u);
  if (parts.length > 1 && parts.every((part) => words.has(part) || part.length < 3)) return true;
  return (
    /[а-я]/u.test(folded) &&
    lengthDifferences.some((difference) => {
      const length = folded.length + difference;
      const stem = sharedStem(folded, length);
      return stem !== null && stems.has(`${length}#${stem}`);
    })
  );
}

const afterCompanyWord =
  /(?<![\p{L}])(?:ООО|АО|ПАО|ЗАО|ОАО|ИП|ГК|компани[яиейю]+|фирм[аеуы]|корпораци[яиейю]+|at|with|for)\s+["«„“]?(\p{Lu}[\p{L}\p{N}&.-]*)/gu;
const quotedName = /[«„“"]([^«»„“”"\n]{2,80})[»“”"]/gu;

/** Whether a word begins a sentence, a line, a quotation or a point of a list: its capital says nothing. */
const isSentenceStart = (text: string, at: number): boolean =>
  at === 0 ||
  /(?:^|[\n.!?…:]\s*|[.!?…][»”")]\s*|[—–•*-]\s+|[«„“"(]\s*)$/u.test(text.slice(Math.max(0, at - 4), at));

/**
 * A test for texts: the names of one that the sources do not have: what stands in quotation marks or after «компания», 'ООО', 'at', and
 * capitalised words inside a sentence; in Russian also each Latin name.
 */
export function createNameChecker(sources: string): (text: string) => string[] {
  const known = knownWords(sources);
  return (text) => namesIn(text, known);
}

function namesIn(text: string, known: KnownWords): string[] {
  const found = new Map<number, string>();
  const isRussian = isMostlyCyrillic(text);
  for (const match of text.matchAll(wordPattern)) {
    const [name] = match;
    if (/^\d/u.test(name) || isKnown(name, known)) continue;
    const isName = /^\p{Lu}/u.test(name) && !isSentenceStart(text, match.index);
    const isLatin = isRussian && /^[a-z+#-]*\p{Lu}[a-z\d+#-]*$/iu.test(name) && /[A-Z]/u.test(name);
    if (isName || isLatin) found.set(match.index, name);
  }
  for (const match of text.matchAll(afterCompanyWord)) {
    const [whole, stated = ''] = match;
    const name = stated.replace(/(?<![.&-])[.&-]+$/u, '');
    if (!isKnown(name, known) && !name.split(/[&.-]/u).every((part) => isKnown(part, known)))
      found.set(match.index + whole.length - stated.length, name);
  }
  for (const match of text.matchAll(quotedName)) {
    const [, name = ''] = match;
    if (!/^[\p{Lu}\d]/u.test(name)) continue;
    const words = [...name.matchAll(wordPattern)].map(([token]) => token);
    if (words.some((token) => !/^\d/u.test(token) && !isKnown(token, known)))
      found.set(match.index + 1, name);
  }
  return [...found].sort(([left], [right]) => left - right).map(([, name]) => name);
}
