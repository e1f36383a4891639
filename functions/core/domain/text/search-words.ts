import { piecesOf, wordRun } from './searchable.ts';

interface Word {
  text: string;
  /** A part of a piece with a hyphen: «до-до». */
  isOfName: boolean;
}

const isName = (part: string): boolean => part.length > 1 && /\p{L}/u.test(part);

/** Say that a vacancy is looked for, and not which one. «работе» is of the work: «менеджер по работе с клиентами». */
export const openings: ReadonlySet<string> = new Set(
  'работа работу вакансия вакансии вакансий ищу требуется требуются'.split(' '),
);
/** «Работа.ру» */
const isSite = (piece: string, parts: readonly string[]): boolean =>
  piece.includes('.') && parts.some((part) => openings.has(part));

/** 'ml-инженер' is two words, 'медсестра,' one; '5/2' and 'а/д' say nothing in parts. */
function wordsOf(piece: string): string[] {
  const parts = piece.match(wordRun) ?? [];
  if (parts.length > 1 && (!parts.every(isName) || isSite(piece, parts))) {
    const [start, end] = [piece.indexOf(parts[0] ?? ''), piece.lastIndexOf(parts.at(-1) ?? '')];
    return [piece.slice(start, end + (parts.at(-1)?.length ?? 0))];
  }
  // «на» of «ростов-на-дону», and not «до» of «до-до».
  return parts.filter((part, at) => at === 0 || at === parts.length - 1 || !joints.has(part));
}

/** Join words, and stand in a title or do not: «менеджер по продажам», «менеджер продаж». */
export const joints: ReadonlySet<string> = new Set(
  'в во на по с со из от до для и или и/или к ко о об у при за под'.split(' '),
);
const conjunctions = new Set(['и', 'или', 'и/или']);
const isPreposition = (word: string): boolean => joints.has(word) && !conjunctions.has(word);

/** «кат. В, С, Е»: such a letter names a category of vehicles where one stands beside it. */
const categoryLetter = /^[abcdemавсдем]$/u;
const beginsCategory = /^кат(?:$|\p{L}?[.,]|егори)/u;

/** Whether the joint at this place names something: «категории с», «по от», and what ends the text. */
function isNamed(words: readonly string[], at: number): boolean {
  const word = words[at] as string;
  const before = words[at - 1] ?? '';
  if (at === words.length - 1) return true;
  if (isPreposition(word) && isPreposition(before) && !categoryLetter.test(before)) return true;
  if (!categoryLetter.test(word)) return false;
  const beside = conjunctions.has(before) ? (words[at - 2] ?? '') : before;
  return beginsCategory.test(beside) || categoryLetter.test(beside) || isCategoryBehind(words, at + 1);
}
const isCategoryBehind = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  return categoryLetter.test(word) && (!joints.has(word) || isCategoryBehind(words, at + 1));
};

/**
 * What names the trade; a joint that ends the text joins nothing, and is a name: «водитель кат. с».
 */
function withoutFiller(words: readonly Word[]): readonly string[] {
  const named = words.filter(({ text }) => !openings.has(text));
  const texts = named.map(({ text }) => text);
  const kept = texts.filter((text, at) => named[at]?.isOfName || !joints.has(text) || isNamed(texts, at));
  return kept.every((text) => joints.has(text)) ? words.map(({ text }) => text) : kept;
}

const isC = (piece: string | undefined): boolean => piece === 'c' || piece === 'с';

const behindWith = /(?:ом|ем|[оеа]й|ью|[аяыи]ми|[ыи]м)$/u;
const isVersion = /^(?:7\.7|8\.[0-3])(?![\d-])/u;
/** So goes on «1 с проживанием», «1 с 9 до 21», and not «1 с 8.3». */
const isOfWith = (next: string, afterNext: string): boolean =>
  /^\d/u.test(next) ? !isVersion.test(next) || afterNext === 'до' : behindWith.test(next);

/** «1 с» is how people write the program's name, too. */
const is1C = (pieces: readonly string[], at: number): boolean =>
  pieces[at] === '1' && isC(pieces[at + 1]) && !isOfWith(pieces[at + 2] ?? '', pieces[at + 3] ?? '');

/** A first and a second word that are one: of each language its own, the first in Latin letters. */
const compounds = [
  { starts: ['front', 'фронт'], ends: ['end', 'енд', 'энд'] },
  { starts: ['back', 'бэк', 'бек'], ends: ['end', 'енд', 'энд'] },
  { starts: ['full', 'фул', 'фулл'], ends: ['stack', 'стек', 'стэк'] },
].map(({ starts: [start, ...starts], ends: [end, ...ends] }) => [
  [start, end],
  ...starts.flatMap((first) => ends.map((last) => [first, last])),
]);
const compound = new RegExp(
  `^(?:${compounds.flatMap((pairs) => pairs.map((pair) => pair.join('-?'))).join('|')})(?=$|[^\\p{L}])`,
  'u',
);

const isCompound = (piece: string, next: string): boolean =>
  compounds.some((pairs) => pairs.some(([start]) => start === piece)) && compound.test(piece + next);

/** «1 с», «front-end» and «full stack» are one word each. */
const withNames = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, at) => {
    const [before = '', next = ''] = [pieces[at - 1], pieces[at + 1]];
    if (is1C(pieces, at)) return [`1${next}`];
    if (is1C(pieces, at - 1)) return [];
    if (isCompound(piece, next)) return [piece + next];
    if (isCompound(before, piece)) return [];
    return [piece.replace(compound, (name) => name.replace('-', ''))];
  });

/** What a text asks for: each of its words, once (docs/rules.md#text-match). Of marks alone they are the words. */
export function searchWords(text: string): string[] {
  const pieces = piecesOf(text);
  const words = withNames(pieces).flatMap((piece) =>
    wordsOf(piece).map((word) => ({ text: word, isOfName: piece.includes('-') })),
  );
  return [...new Set(words.length > 0 ? withoutFiller(words) : pieces)];
}

/** Where one letter alone does not tell its alphabet: people write either. */
const twins = [
  ['1c', '1с'],
  ['c#', 'с#'],
  ['c++', 'с++'],
] as const;

/** A word of a text as it may be written wherever it stands; most in one way alone. */
export const spellingsOf = (word: string): readonly string[] =>
  twins.find((pair) => (pair as readonly string[]).includes(word)) ?? [word];

/** One word each, in whatever alphabet. */
const sameWords: readonly (readonly string[])[] = [
  ['1c', '1с', '1 c', '1 с', '1-c', '1-с'],
  ['it', 'ит', 'айти'],
  ['web', 'веб'],
  // In one word, with a hyphen and in two.
  ...compounds.map((pairs) => ['', '-', ' '].flatMap((between) => pairs.map((pair) => pair.join(between)))),
  ['smm', 'смм'],
  ['seo', 'сео'],
  ['devops', 'девопс'],
  ['call', 'колл'],
  ['hr', 'эйчар'],
  ['pr', 'пиар'],
];

const alphabets = [
  ['a', 'b', 'c', 'e', 'h', 'k', 'm', 'o', 'p', 't', 'x', 'y'],
  ['а', 'в', 'с', 'е', 'н', 'к', 'м', 'о', 'р', 'т', 'х', 'у'],
] as const;
const lookalikes = /^[abcehkmoptxyавсенкмортху]{1,3}$/u;
/** Another thing in each alphabet: who looks for a CTO wants no «Механик СТО». */
const notAlike = new Set(['cto', 'сто', 'ceo', 'сео', 'cmo', 'смо', 'cpo', 'сро']);

const inAlphabet = (word: string, [from, to]: readonly (readonly string[])[]): string =>
  word.replace(/./gu, (letter) => to?.[from?.indexOf(letter) ?? -1] ?? letter);

/**
 * Further ways to write it, that are it only where they stand as a whole word: «it» is «ит», and not within «аудитор».
 * Of up to three letters that look the same in both alphabets nobody sees which one they are in: «РНР», «кат. СЕ».
 */
export function wholeSpellingsOf(word: string): readonly string[] {
  const same = sameWords.find((ways) => ways.includes(word));
  if (same) return same.filter((way) => way !== word);
  if (!lookalikes.test(word) || notAlike.has(word)) return [];
  const [latin, cyrillic] = alphabets;
  const ways = [inAlphabet(word, [cyrillic, latin]), inAlphabet(word, [latin, cyrillic])];
  // A preposition is no other way to write «C».
  return ways.filter((way) => way !== word && !joints.has(way) && way !== 'не');
}

/** So goes before what is no name: «2/1 с обучением», «№ 1 с». */
const numberBefore = /\d[\s/.,:-]?$|№\s?$/u;

/** Whether a further spelling is the word itself where it stands at this place of a text: «1 с» of «смена 1 с 9 до 21» is not. */
export function isSpellingAt(text: string, spelling: string, at: number): boolean {
  if (!spelling.startsWith('1 ')) return true;
  const end = at + spelling.length;
  const [next = '', afterNext = ''] = text
    .slice(end, end + 40)
    .trimStart()
    .split(' ');
  const word = next.replace(/[^\p{L}\p{N}.]/gu, '');
  return !numberBefore.test(text.slice(Math.max(0, at - 2), at)) && !isOfWith(word, afterNext);
}
