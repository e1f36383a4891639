import { fold } from '../../words.ts';
import { isMostlyCyrillic } from '../plain.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}+#'’-]*/gu;

/** Capitalised for courtesy or by habit, and names of what everybody has. */
const anybodys = new Set(
  (
    'вы вас вам вами ваш ваша ваше ваши вашу вашей вашего вашему вашем вашим вашими ваших ит по hr it pdf ps cv e-mail email telegram i ' +
    'dear team hiring manager best kind regards sincerely thank thanks you your english russian monday tuesday wednesday thursday friday ' +
    "i'm i've i'd i'll i’m i’ve i’d i’ll русский английский россия интернет"
  ).split(' '),
);

/** 'Яндексе' is 'Яндекс', 'Москвы' is 'Москва': the same beginning, other letters at the end. */
function isDeclined(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || Math.abs(one.length - other.length) > 2) return false;
  const stem = Math.max(3, shorter - 2);
  return one.slice(0, stem) === other.slice(0, stem);
}

interface Known {
  words: Set<string>;
  byStem: Map<string, string[]>;
}

const stemOf = (one: string) => one.slice(0, 3);

function knownWords(sources: string): Known {
  const words = new Set<string>();
  for (const [one] of fold(sources).matchAll(word)) {
    words.add(one);
    for (const part of one.split(/[-'’]/u)) words.add(part);
  }
  const byStem = new Map<string, string[]>();
  for (const one of words) byStem.set(stemOf(one), [...(byStem.get(stemOf(one)) ?? []), one]);
  return { words, byStem };
}

function isKnown(name: string, { words, byStem }: Known): boolean {
  const folded = fold(name);
  if (words.has(folded) || anybodys.has(folded)) return true;
  const parts = folded.split(/[-'’]/u);
  if (parts.length > 1 && parts.every((part) => words.has(part) || part.length < 3)) return true;
  return /[а-я]/u.test(folded) && (byStem.get(stemOf(folded)) ?? []).some((one) => isDeclined(folded, one));
}

const after =
  /(?<![\p{L}])(?:ООО|АО|ПАО|ЗАО|ОАО|ИП|ГК|компани[яиейю]+|фирм[аеуы]|корпораци[яиейю]+|at|with|for)\s+["«„“]?(\p{Lu}[\p{L}\p{N}&.-]*)/gu;
const quoted = /[«„“"]([^«»„“”"\n]{2,80})[»“”"]/gu;

/** Whether a word begins a sentence, a line, a quotation or a point of a list: its capital says nothing. */
const begins = (text: string, at: number): boolean =>
  at === 0 ||
  /(?:^|[\n.!?…:]\s*|[.!?…][»”")]\s*|[—–•*-]\s+|[«„“"(]\s*)$/u.test(text.slice(Math.max(0, at - 4), at));

/**
 * A test for texts: the names of one that the sources do not have: what stands in quotation marks or after «компания», 'ООО', 'at', and
 * capitalised words inside a sentence; in Russian also each Latin name.
 */
export function namesBeside(sources: string): (text: string) => string[] {
  const known = knownWords(sources);
  return (text) => namesIn(text, known);
}

function namesIn(text: string, known: Known): string[] {
  const found = new Map<number, string>();
  const isRussian = isMostlyCyrillic(text);
  for (const match of text.matchAll(word)) {
    const [name] = match;
    if (/^\d/u.test(name) || isKnown(name, known)) continue;
    const isName = /^\p{Lu}/u.test(name) && !begins(text, match.index);
    const isLatin = isRussian && /^[a-z+#-]*\p{Lu}[a-z\d+#-]*$/iu.test(name) && /[A-Z]/u.test(name);
    if (isName || isLatin) found.set(match.index, name);
  }
  for (const match of text.matchAll(after)) {
    const [whole, stated = ''] = match;
    const name = stated.replace(/[.&-]+$/u, '');
    if (!isKnown(name, known) && !name.split(/[&.-]/u).every((part) => isKnown(part, known)))
      found.set(match.index + whole.length - stated.length, name);
  }
  for (const match of text.matchAll(quoted)) {
    const [, name = ''] = match;
    if (!/^[\p{Lu}\d]/u.test(name)) continue;
    const words = [...name.matchAll(word)].map(([one]) => one);
    if (words.some((one) => !/^\d/u.test(one) && !isKnown(one, known))) found.set(match.index + 1, name);
  }
  return [...found].sort(([one], [other]) => one - other).map(([, name]) => name);
}
