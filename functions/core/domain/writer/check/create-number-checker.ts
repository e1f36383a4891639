import { fold } from '../../text/words.ts';

const months = [
  'янв\\p{L}*|jan\\p{L}*',
  'фев\\p{L}*|feb\\p{L}*',
  'мар(?:та?|те)|mar(?:ch)?',
  'апр\\p{L}*|apr(?:il)?',
  'ма[йяе]|may',
  'июн\\p{L}*|june?',
  'июл\\p{L}*|july?',
  'авг\\p{L}*|aug(?:ust)?',
  'сен\\p{L}*|sep\\p{L}*',
  'окт\\p{L}*|oct\\p{L}*',
  'ноя\\p{L}*|nov\\p{L}*',
  'дек\\p{L}*|dec\\p{L}*',
].map((month) => new RegExp(`^(?:${month})$`, 'u'));

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
  /(?<![\d.,])(\d{1,3}(?:(?:[^\S\n]|['’])\d{3})+(?![\d])|\d+(?:[.,]\d+)*)([^\S\n]*(?:k(?!\p{L})|к(?!\p{L})|тыс\p{L}*\.?|thousand|млн|миллион\p{L}*|million|m(?!\p{L})|млрд|миллиард\p{L}*|billion|bn(?!\p{L})))?([^\S\n]*[+-]?[^\S\n]*(?:%|процент\p{L}*|percent|раза?(?!\p{L})|times|(?:лет|года?|years?|месяц\p{L}*|months?|недел\p{L}*|weeks?|дн(?:я|ей|ям)|days?|час(?:а|ов)?|hours?|минут\p{L}*|minutes?|₽|руб\p{L}*|долл\p{L}*|евро|человек|сотрудник\p{L}*|people|employees)(?!\p{L})))?/giu;

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
  if (/^(?:месяц|month)/u.test(word)) return 'months';
  if (/^(?:недел|week)/u.test(word)) return 'weeks';
  if (/^(?:дн|day)/u.test(word)) return 'days';
  if (/^(?:час|hour)/u.test(word)) return 'hours';
  if (/^минут|^minute/u.test(word)) return 'minutes';
  if (/^(?:₽|руб)/u.test(word)) return '₽';
  if (/^долл/u.test(word)) return '$';
  if (/^евро/u.test(word)) return '€';
  return /^(?:человек|сотрудник|people|employee)/u.test(word) ? 'people' : '';
};

interface Amount extends TextMatch {
  value: string;
  unit: string;
}

const amountsOf = (text: string): Amount[] =>
  [...text.matchAll(number)].map((match) => {
    const [whole, digits = '', thousands = '', unit = ''] = match;
    const isGrouped = /[\s'’]/u.test(digits);
    const plain = isGrouped ? digits.replace(/\D/gu, '') : digits.replace(',', '.');
    const amount = Number(plain) * factor(thousands);
    return {
      text: whole.trim(),
      at: match.index,
      value: Number.isFinite(amount) ? String(amount) : plain,
      unit: unitClass(unit),
    };
  });

/** Each number by itself as well: who writes '2 000' or '5 100' may mean two numbers. */
function knownValues(text: string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const add = ({ value, unit }: Pick<Amount, 'value' | 'unit'>) =>
    known.set(value, (known.get(value) ?? new Set()).add(unit));
  for (const amount of amountsOf(text)) add(amount);
  for (const [digits] of text.matchAll(/\d+/gu)) {
    const value = String(Number(digits));
    if (!known.has(value)) add({ value, unit: '' });
  }
  return known;
}

const wordValues: readonly (readonly [RegExp, number])[] = (
  [
    ['дв(?:а|е|ух|ум|умя)|two', 2],
    ['тр(?:и|ех|ем|емя)|three', 3],
    ['четыр\\p{L}+|four', 4],
    ['пят(?:ь|и|ью)|five', 5],
    ['шест(?:ь|и|ью)|six', 6],
    ['сем(?:ь|и|ью)|seven', 7],
    ['восем(?:ь|ью)|восьми|eight', 8],
    ['девят(?:ь|и|ью)|nine', 9],
    ['десят(?:ь|и|ью)|ten', 10],
    ['двенадцат(?:ь|и|ью)|twelve', 12],
    ['пятнадцат(?:ь|и|ью)|fifteen', 15],
    ['двадцат(?:ь|и|ью)|twenty', 20],
  ] as const
).map(([words, value]) => [new RegExp(`^(?:${words})$`, 'u'), value] as const);

const amountInWords =
  /(?<![\p{L}\p{N}])(\p{L}+)(?:[^\S\n]|-)+((?:лет|года?|месяц\p{L}*|процент\p{L}*|раза?|человек|сотрудник\p{L}*|years?|months?|percent|times|people)(?!\p{L}))/giu;

const amountsInWords = (text: string): Amount[] =>
  [...text.matchAll(amountInWords)].flatMap((match) => {
    const [whole, word = '', unit = ''] = match;
    const value = wordValues.find(([pattern]) => pattern.test(fold(word)))?.[1];
    return value === undefined
      ? []
      : [{ text: whole, at: match.index, value: String(value), unit: unitClass(unit) }];
  });

/** A test for texts: the numbers and dates of one that the sources do not name. */
export function createNumberChecker(sources: string): (text: string) => string[] {
  const sourceDates = datesOf(sources);
  // Of a day its month is known, too.
  const knownDates = new Set(
    sourceDates.dates.flatMap(({ key }) => [key, key.split('-').slice(0, 2).join('-')]),
  );
  const values = knownValues(sources);
  for (const { value, unit } of [...amountsInWords(sources), ...amountsOf(sourceDates.rest)])
    values.set(value, (values.get(value) ?? new Set()).add(unit));
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
