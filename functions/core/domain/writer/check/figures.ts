import { fold } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';

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

interface Found {
  words: string;
  /** The jobs that it may be of; null where any. */
  entries: ReadonlySet<number> | null;
}

/** 'команда', 'команды' and 'командой' are one. */
const stemOf = (word: string): string => (/^(?:лет|года?|years?)$/u.test(word) ? 'год' : word.slice(0, 5));

const together = (text: string): string => {
  const joined = fold(text).replace(/(?<=\d)[\u00a0\u202f '’](?=\d{3}(?!\d))/gu, '');
  return joined.replace(/(?<=\d),(?=\d)/gu, '.');
};

const tokens = /(?<![\p{L}\d])\d+(?:\.\d+)*(?![\p{L}\d])|\p{L}[\p{L}\d+#]*|%/gu;

function read(text: string): { words: string[]; stems: Set<string> } {
  const words = together(text).match(tokens) ?? [];
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

/** Lines that hold the same figure; a text that repeats one for ever is made for harm. */
const mostAlike = 60;
const mostFigures = 40;
const longestSentence = 3000;

/**
 * A test for sentences: figures of one that stand in no line with the words behind them, or stand in a line that speaks
 * of something else; and of the others the jobs that they are of.
 */
export function figuresBeside(
  facts: Pick<ResumeFacts, 'lines' | 'entries' | 'experience'>,
  others: readonly string[],
  /** How long somebody has worked, as their profile says. */
  durations: readonly string[],
): (text: string) => { known: Found[]; unknown: string[] } {
  const sources: Source[] = [];
  const add = (text: string, entries: ReadonlySet<number> | null) => {
    const { words, stems } = read(text);
    const figures = figuresOf(words);
    if (figures.length > 0) sources.push({ stems, figures, entries });
  };
  const ofJobs = new Set<string>();
  for (const [entry, { duties }] of facts.entries.entries())
    for (const { words } of duties) {
      ofJobs.add(words);
      add(words, new Set([entry]));
    }
  for (const { words } of facts.lines) if (!ofJobs.has(words)) add(words, null);
  for (const other of others) for (const sentence of other.split(/(?<=[.!?…])\s|\n/u)) add(sentence, null);

  const byValue = new Map<string, Source[]>();
  for (const source of sources)
    for (const value of new Set(source.figures.map((figure) => figure.value))) {
      const alike = byValue.get(value) ?? [];
      if (alike.length < mostAlike) alike.push(source);
      byValue.set(value, alike);
    }
  const ofExperience = new Set(
    together([facts.experience ?? '', ...durations].join('\n')).match(/\d+(?:\.\d+)*/gu) ?? [],
  );

  const sharedWith = ({ stems }: Source, own: ReadonlySet<string>) =>
    [...own].filter((stem) => stems.has(stem)).length;

  return (text) => {
    const { words, stems } = read(text.slice(0, longestSentence));
    const known: Found[] = [];
    const unknown: string[] = [];
    for (const { value, unit } of figuresOf(words).slice(0, mostFigures)) {
      const told = `${value} ${unit}`.trim();
      if (unit === 'год' && ofExperience.has(value)) continue;
      if (/^меся/u.test(unit) && ofExperience.has(value)) continue;
      const own = new Set([...stems].filter((stem) => stem !== unit));
      const alike = (byValue.get(value) ?? []).filter(
        ({ figures, stems: all }) =>
          figures.some((figure) => figure.value === value && figure.unit === unit) ||
          // 'с 40 до 5 секунд': the word behind the first stands behind the second.
          (unit !== '%' && unit.length >= 4 && all.has(unit) && figures.length > 1) ||
          (unit.length < 4 && unit !== '%'),
      );
      const best = Math.max(0, ...alike.map((source) => sharedWith(source, own)));
      const isSpoken = own.size < 2 || best >= Math.max(1, Math.ceil(own.size / 4));
      // Another line that says more of the same words says how much that was.
      const better = sources.slice(0, 400).some((source) => sharedWith(source, own) > best + 1);
      if (alike.length === 0 || !isSpoken || better) {
        unknown.push(told);
        continue;
      }
      const fitting = alike.filter((source) => sharedWith(source, own) === best);
      known.push({
        words: told,
        entries: fitting.some(({ entries }) => entries === null)
          ? null
          : new Set(fitting.flatMap(({ entries }) => [...(entries ?? [])])),
      });
    }
    return { known, unknown };
  };
}
