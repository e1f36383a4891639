import { fold } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import { withNumbersInDigits } from './number-words.ts';

interface Figure {
  value: string;
  /** Stem of the word behind it, or '%'; '' where there is none. */
  unit: string;
}

interface Source {
  stems: ReadonlySet<string>;
  figures: readonly Figure[];
  entries: ReadonlySet<number> | null;
}

interface FigureMatch {
  words: string;
  /** The jobs that it may be of; null where any. */
  entries: ReadonlySet<number> | null;
}

/** 'команда', 'команды' and 'командой' are one. */
const stemOf = (word: string): string => {
  if (/^(?:лет|года?|years?)$/u.test(word)) return 'год';
  // 'млн' of 'миллионов'.
  const [scale] = /^(?:тыс|милли(?=он)|миллиард)/u.exec(word) ?? [];
  if (scale !== undefined) return scale === 'тыс' ? scale : scale === 'милли' ? 'млн' : 'млрд';
  return /^раза?$/u.test(word) ? 'раз' : /^процент/u.test(word) ? '%' : word.slice(0, 5);
};

const joinDigitGroups = (text: string): string => {
  const joined = fold(text).replace(/(?<=\d)[\u00a0\u202f '’](?=\d{3}(?!\d))/gu, '');
  return joined.replace(/(?<=\d),(?=\d)/gu, '.');
};

const tokens = /(?<![\p{L}\d])\d+(?:\.\d+)*(?![\p{L}\d])|\p{L}[\p{L}\d+#]*|%/gu;

function tokensOf(text: string): { words: string[]; stems: Set<string> } {
  const words = joinDigitGroups(withNumbersInDigits(text)).match(tokens) ?? [];
  return {
    words,
    stems: new Set(words.filter((word) => word.length >= 4 && !/^\d/u.test(word)).map(stemOf)),
  };
}

const isNumber = (word: string): boolean => /^\d/u.test(word);

function figuresOf(words: readonly string[]): Figure[] {
  return words.flatMap((value, at) => {
    if (!isNumber(value)) return [];
    const next = words[at + 1] ?? '';
    return { value, unit: next === '' || isNumber(next) ? '' : stemOf(next) };
  });
}

/** A number that is a part of a name measures nothing: '44-ФЗ', 'УТ 11', 'ЗУП 3.1'. */
const numberedName = (letter: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d.,-])(?:\\d{1,4}-${letter}{2,5}(?![\\p{L}\\d-])|${letter}{2,5} \\d{1,2}(?:\\.\\d{1,2})?(?=[,;]|\\.(?:\\s|$)|\\s(?:и|and)\\s|$))`,
    'gmu',
  );
/** In capitals; else '5-ти', or 'из 12', were one. */
const numberedNameOfSource = numberedName('\\p{Lu}');
const numberedNameInSmallLetters = numberedName('\\p{L}');

/** Lines that hold the same figure; a text that repeats one for ever is made for harm. */
const maxAlike = 60;
const maxFigures = 40;
const maxSentenceLength = 3000;

/**
 * A test for sentences: figures of one that stand in no line with the words behind them, or stand in a line that speaks
 * of something else; and of the others the jobs that they are of.
 */
export function createFigureChecker(
  facts: Pick<ResumeFacts, 'lines' | 'entries' | 'experience'>,
  otherTexts: readonly string[],
  /** How long somebody has worked, as their profile says. */
  durations: readonly string[],
): (text: string) => { known: FigureMatch[]; unknown: string[] } {
  const sources: Source[] = [];
  const add = (text: string, entries: ReadonlySet<number> | null) => {
    const { words, stems } = tokensOf(text);
    const figures = figuresOf(words);
    if (figures.length > 0) sources.push({ stems, figures, entries });
  };
  const dutyTexts = new Set<string>();
  for (const [entry, { duties }] of facts.entries.entries())
    for (const { words } of duties) {
      dutyTexts.add(words);
      add(words, new Set([entry]));
    }
  for (const { words } of facts.lines) if (!dutyTexts.has(words)) add(words, null);
  for (const otherText of otherTexts)
    for (const sentence of otherText.split(/(?<=[.!?…])\s|\n/u)) add(sentence, null);

  const knownNames = new Set(
    [...facts.lines.map(({ words }) => words), ...otherTexts].flatMap((text) =>
      (text.match(numberedNameOfSource) ?? []).map(fold),
    ),
  );

  const byValue = new Map<string, Source[]>();
  for (const source of sources)
    for (const value of new Set(source.figures.map((figure) => figure.value))) {
      const alike = byValue.get(value) ?? [];
      if (alike.length < maxAlike) alike.push(source);
      byValue.set(value, alike);
    }
  const experienceNumbers = new Set(
    joinDigitGroups(withNumbersInDigits([facts.experience ?? '', ...durations].join('\n'))).match(
      /\d+(?:\.\d+)*/gu,
    ) ?? [],
  );

  const sharedWith = ({ stems }: Source, own: ReadonlySet<string>) =>
    [...own].filter((stem) => stems.has(stem)).length;

  return (text) => {
    const unnamed = fold(text.slice(0, maxSentenceLength)).replace(numberedNameInSmallLetters, (name) =>
      knownNames.has(name) ? ' ' : name,
    );
    const { words, stems } = tokensOf(unnamed);
    const known: FigureMatch[] = [];
    const unknown: string[] = [];
    for (const { value, unit } of figuresOf(words).slice(0, maxFigures)) {
      const figureText = `${value} ${unit}`.trim();
      if (unit === 'год' && experienceNumbers.has(value)) continue;
      if (/^меся/u.test(unit) && experienceNumbers.has(value)) continue;
      const own = new Set([...stems].filter((stem) => stem !== unit));
      const alike = (byValue.get(value) ?? []).filter(
        ({ figures, stems: sourceStems }) =>
          figures.some((figure) => figure.value === value && figure.unit === unit) ||
          // 'с 40 до 5 секунд': the word behind the first stands behind the second.
          (unit.length >= 4 && sourceStems.has(unit) && figures.length > 1) ||
          (unit.length < 4 && unit !== '%' && unit !== 'раз'),
      );
      const best = Math.max(0, ...alike.map((source) => sharedWith(source, own)));
      const isSupported = own.size < 2 || best >= Math.max(1, Math.ceil(own.size / 4));
      // Another line that says more of the same words says how much that was.
      const hasBetterSource = sources.slice(0, 400).some((source) => sharedWith(source, own) > best + 1);
      if (alike.length === 0 || !isSupported || hasBetterSource) {
        unknown.push(figureText);
        continue;
      }
      const fitting = alike.filter((source) => sharedWith(source, own) === best);
      known.push({
        words: figureText,
        entries: fitting.some(({ entries }) => entries === null)
          ? null
          : new Set(fitting.flatMap(({ entries }) => [...(entries ?? [])])),
      });
    }
    return { known, unknown };
  };
}
