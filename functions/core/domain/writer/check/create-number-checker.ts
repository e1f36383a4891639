import { monthNames } from '../../documents/reading/words/periods.ts';
import { fold } from '../../text/words.ts';
import { numbersInWords } from './number-words.ts';

const months = monthNames.map((month) => new RegExp(`^(?:${month})$`, 'u'));

/** A word as a whole: «направления» has an end of ten letters that begins as April does. */
const monthWord = '(?<!\\p{L})[а-яёa-z]{3,10}';
const datePattern = new RegExp(
  `(?<![\\d.])(?:(\\d{1,2})[./](\\d{1,2})[./]((?:19|20)\\d{2})|(\\d{1,2})[./]((?:19|20)\\d{2})|((?:19|20)\\d{2})-(\\d{2})(?:-(\\d{2}))?|(?:(\\d{1,2})[^\\S\\n]+)?(${monthWord})\\.?,?[^\\S\\n]+((?:19|20)\\d{2}))(?![\\d])`,
  'giu',
);

interface TextMatch {
  text: string;
  at: number;
}

/** 'y-m' or 'y-m-d' of each date, and the text without them. */
function datesOf(text: string): { dates: (TextMatch & { key: string })[]; rest: string } {
  const dates: (TextMatch & { key: string })[] = [];
  const rest = text.replace(datePattern, (whole, ...groups: (string | undefined | number)[]) => {
    const [d1, m1, y1, m2, y2, y3, m3, d3, d4, word, y4] = groups as (string | undefined)[];
    const monthIndex = word === undefined ? -1 : months.findIndex((pattern) => pattern.test(fold(word)));
    if (word !== undefined && monthIndex < 0) return whole;
    const month = Number(m1 ?? m2 ?? m3 ?? monthIndex + 1);
    if (month < 1 || month > 12) return whole;
    const day = d1 ?? d3 ?? d4;
    const key = [y1 ?? y2 ?? y3 ?? y4, month, ...(day ? [Number(day)] : [])].join('-');
    dates.push({ key, text: whole, at: Number(groups.at(-2)) });
    return ' '.repeat(whole.length);
  });
  return { dates, rest };
}

/** Never over a line's end, where another source may begin: '150 000', "150'000", '1,5 млн', '40 %', '5+', 'x2'; the classes tell 40 % from 40 people. */
const number =
  /(?<![\d.,])(\d{1,3}(?:(?:[^\S\n]|['’])\d{3})+(?![\d])|\d+(?:[.,]\d+)*)([^\S\n]*(?:k(?!\p{L})|к(?!\p{L})|тыс\p{L}*\.?|thousand|млн|миллион\p{L}*|million|m(?!\p{L})|млрд|миллиард\p{L}*|billion|bn(?!\p{L})))?([^\S\n]*[+-]?[^\S\n]*(?:%|летн\p{L}*|процент\p{L}*|percent|раза?(?!\p{L})|times|(?:лет|года?|years?|мес|месяц\p{L}*|months?|недел\p{L}*|weeks?|дн(?:я|ей|ям)|days?|час(?:а|ов)?|hours?|минут\p{L}*|minutes?|₽|руб\p{L}*|\$|долл\p{L}*|€|евро|человек|чел|сотрудник\p{L}*|people|employees)(?!\p{L})))?/giu;

const factor = (mark: string): number => {
  const suffix = mark.trim().toLowerCase();
  if (suffix === '') return 1;
  if (/^(?:k|к|тыс|thousand)/u.test(suffix)) return 1000;
  return /^(?:млн|миллион|million|m)/u.test(suffix) ? 1_000_000 : 1_000_000_000;
};

const unitClass = (unit: string): string => {
  const word = fold(unit.replace(/^[\s+-]+/u, ''));
  if (/^(?:%|процент|percent)/u.test(word)) return '%';
  if (/^(?:раз|times)/u.test(word)) return 'times';
  if (/^(?:лет|год|year)/u.test(word)) return 'years';
  if (/^(?:мес|month)/u.test(word)) return 'months';
  if (/^(?:недел|week)/u.test(word)) return 'weeks';
  if (/^(?:дн|day)/u.test(word)) return 'days';
  if (/^(?:час|hour)/u.test(word)) return 'hours';
  if (/^минут|^minute/u.test(word)) return 'minutes';
  if (/^(?:₽|руб)/u.test(word)) return '₽';
  if (/^(?:\$|долл)/u.test(word)) return '$';
  if (/^(?:€|евро)/u.test(word)) return '€';
  return /^(?:чел|сотрудник|people|employee)/u.test(word) ? 'people' : '';
};

interface Amount extends TextMatch {
  /** Where it ends, its unit included. */
  end: number;
  value: string;
  unit: string;
}

/** A sign before a number, as its unit: '$12 million', 'x2'. */
const unitBefore = (text: string, at: number): string =>
  ({ $: '$', '€': '€', x: 'times', х: 'times', '×': 'times' })[text.charAt(at - 1).toLowerCase()] ?? '';

const amountsOf = (text: string): Amount[] =>
  [...text.matchAll(number)].map((match) => {
    const [whole, digits = '', thousands = '', unit = ''] = match;
    const isGrouped = /[\s'’]/u.test(digits);
    const plain = isGrouped ? digits.replace(/\D/gu, '') : digits.replace(',', '.');
    const amount = Number(plain) * factor(thousands);
    return {
      text: whole.trim(),
      at: match.index,
      end: match.index + whole.length,
      value: Number.isFinite(amount) ? String(amount) : plain,
      unit: unitClass(unit) || unitBefore(text, match.index),
    };
  });

/** Behind a number they begin something else. */
const functionWords = new Set(
  (
    'до или на в во с со по из за от для к ко а но и у о об при под над без через раз чем как что это где или либо ' +
    'to and or in at for of by from with on per a an the than as that which'
  ).split(' '),
);
const yearNumber = /^(?:19|20)\d{2}$/u;
/** Enough of a source to find the word that a number counts: '12 новых сотрудников'. */
const countedLength = 80;

/**
 * What a number of a source may stand for: its unit, that of the noun that follows it, or '' for anything where nothing
 * follows. A number before another noun counts that alone: '20 договоров' are no 20 %.
 */
function unitsIn(text: string, { unit, end, value }: Amount): string[] {
  if (unit !== '') return [unit];
  const [phrase = ''] = /^(?:[^\S\n]+\p{L}+){1,3}/u.exec(text.slice(end, end + countedLength)) ?? [];
  const words = phrase.trim().split(/\s+/u);
  const last = words.findIndex((word) => functionWords.has(fold(word)));
  const counted = (last < 0 ? words : words.slice(0, last)).filter((word) => word !== '');
  const classes = counted.map((word) => unitClass(word)).filter((unitOfWord) => unitOfWord !== '');
  const isCounting = (counted[0]?.length ?? 0) >= 4 && !yearNumber.test(value);
  return classes.length > 0 ? classes : [isCounting ? 'other' : ''];
}

/** Each number by itself as well: who writes '2 000' or '5 100' may mean two numbers. */
function knownValues(text: string, textWithoutDates: string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const add = (amount: Amount, source: string) => {
    const units = known.get(amount.value) ?? new Set();
    for (const unit of unitsIn(source, amount)) units.add(unit);
    known.set(amount.value, units);
  };
  for (const source of new Set([text, textWithoutDates]))
    for (const amount of [...amountsOf(source), ...amountsInWords(source)]) add(amount, source);
  for (const [digits] of text.matchAll(/\d+/gu)) {
    const value = String(Number(digits));
    if (!known.has(value)) known.set(value, new Set(['']));
  }
  return known;
}

/** Long enough for what measures a number in words. */
const tailLength = 40;

const amountsInWords = (text: string): Amount[] =>
  numbersInWords(text).flatMap(({ at, length, digits }) => {
    const end = at + length;
    // Another number behind it is no part of this one.
    const [tail = ''] = /^[^\d\n]*/u.exec(text.slice(end, end + tailLength)) ?? [];
    const [amount] = amountsOf(digits + tail);
    return amount
      ? {
          ...amount,
          at,
          end: end + amount.end - digits.length,
          text: text.slice(at, end) + amount.text.slice(digits.length),
        }
      : [];
  });

/** A test for texts: the numbers and dates of one that the sources do not name. */
export function createNumberChecker(sources: string): (text: string) => string[] {
  const sourceDates = datesOf(sources);
  // Of a day its month is known, too.
  const knownDates = new Set(
    sourceDates.dates.flatMap(({ key }) => [key, key.split('-').slice(0, 2).join('-')]),
  );
  const values = knownValues(sources, sourceDates.rest);
  const isKnown = ({ value, unit }: Amount) => {
    const units = values.get(value);
    return units !== undefined && (unit === '' || units.has(unit) || units.has(''));
  };
  return (text) => {
    const dates = datesOf(text);
    return [
      ...dates.dates.filter(({ key }) => !knownDates.has(key)),
      ...[...amountsOf(dates.rest), ...amountsInWords(dates.rest)].filter((amount) => !isKnown(amount)),
    ]
      .sort((left, right) => left.at - right.at)
      .map(({ text: whole }) => whole);
  };
}
