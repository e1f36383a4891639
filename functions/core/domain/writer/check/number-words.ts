import { fold } from '../../text/words.ts';

/** A number in words, and the same in digits: 'двадцать пять' is '25', 'пятнадцатилетний' is '15 лет'. */
export interface NumberInWords {
  at: number;
  length: number;
  digits: string;
}

const wordList = (forms: string): string[] => forms.split(' ');

/** The value of each word; a word of many forms by all of them, folded. */
const values = new Map<string, number>(
  (
    [
      ['один одна одно одного одной одному одну одним одною одном one', 1],
      ['два две двух двум двумя двое двоих двоим двоими two', 2],
      ['полтора полторы полутора', 1.5],
      ['три трех трем тремя трое троих троим троими three', 3],
      ['четыре четырех четырем четырьмя четверо четверых четверым four', 4],
      ['пять пяти пятью пятеро пятерых пятерым five', 5],
      ['шесть шести шестью шестеро шестерых six', 6],
      ['семь семи семью семеро семерых seven', 7],
      ['восемь восьми восемью восьмью восьмеро eight', 8],
      ['девять девяти девятью девятеро nine', 9],
      ['десять десяти десятью десятеро ten', 10],
      ['eleven', 11],
      ['twelve', 12],
      ['thirteen', 13],
      ['fourteen', 14],
      ['fifteen', 15],
      ['sixteen', 16],
      ['seventeen', 17],
      ['eighteen', 18],
      ['nineteen', 19],
      ['twenty', 20],
      ['thirty', 30],
      ['сорок сорока forty', 40],
      ['fifty', 50],
      ['sixty', 60],
      ['seventy', 70],
      ['eighty', 80],
      ['девяносто девяноста ninety', 90],
      ['сто ста', 100],
      ['двести двухсот двумстам двумястами', 200],
      ['триста трехсот тремстам тремястами', 300],
      ['четыреста четырехсот четыремстам четырьмястами', 400],
    ] as const
  ).flatMap(([forms, value]) => wordList(forms).map((form) => [form, value] as const)),
);
/** 'одиннадцат' and the rest of '-надцать'. */
const teens = wordList(
  'одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат тридцат',
);
for (const [at, stem] of teens.entries())
  for (const ending of wordList('ь и ью')) values.set(stem + ending, at < 9 ? 11 + at : (at - 7) * 10);
for (const [at, [first, genitive, instrumental]] of [
  ['пять', 'пяти', 'пятью'],
  ['шесть', 'шести', 'шестью'],
  ['семь', 'семи', 'семью'],
  ['восемь', 'восьми', 'восемью'],
  ['девять', 'девяти', 'девятью'],
].entries()) {
  // Ninety has been named: 'девяносто'.
  if (at < 4)
    for (const form of [`${first}десят`, `${genitive}десяти`, `${instrumental}десятью`])
      values.set(form, (5 + at) * 10);
  for (const form of [`${first}сот`, `${genitive}сот`, `${genitive}стам`, `${instrumental}стами`])
    values.set(form, (5 + at) * 100);
}

/** What multiplies the number before it: 'два десятка', 'сто миллионов'; by itself it is one of them. */
const scales = new Map<string, number>(
  (
    [
      ['десяток десятка десятке десятку десятком десятки десятков десяткам десятками десятках', 10],
      ['дюжина дюжины дюжину дюжин dozen dozens', 12],
      ['сотня сотни сотню сотне сотней сотен сотням сотнями сотнях hundred hundreds', 100],
      ['тысяча тысячи тысячу тысяче тысячей тысяч тысячам тысячами тысячах thousand thousands', 1000],
      [
        'миллион миллиона миллиону миллионом миллионе миллионы миллионов миллионам миллионами миллионах million millions',
        1_000_000,
      ],
      [
        'миллиард миллиарда миллиарду миллиардом миллиарде миллиарды миллиардов миллиардам миллиардами миллиардах billion billions',
        1_000_000_000,
      ],
    ] as const
  ).flatMap(([forms, value]) => wordList(forms).map((form) => [form, value] as const)),
);
/** They say something only behind a number. */
const shortScales = new Map([
  ['тыс', 1000],
  ['млн', 1_000_000],
  ['млрд', 1_000_000_000],
]);
const scaleMarks = new Map([
  [1000, 'тыс'],
  [1_000_000, 'млн'],
  [1_000_000_000, 'млрд'],
]);

/** Words that say what they count. */
const measures: readonly (readonly [RegExp, string])[] = [
  [/^(?:вдвое|двукратн\p{L}{1,3}|удво(?:ил|ить|ен|ит)\p{L}{0,4}|doubled|doubling|twofold|twice)$/u, '2 раза'],
  [/^(?:втрое|утро(?:ил|ить|ен|ит)\p{L}{0,4}|tripled|tripling|threefold)$/u, '3 раза'],
  [/^(?:вчетверо|quadrupled|fourfold)$/u, '4 раза'],
  [/^(?:впятеро|fivefold)$/u, '5 раз'],
  [/^вшестеро$/u, '6 раз'],
  [/^(?:вдесятеро|tenfold)$/u, '10 раз'],
  [/^(?:наполовину|вполовину|halved|halving)$/u, '50 %'],
  [/^(?:десятилети\p{L}{1,3}|decades?)$/u, '10 лет'],
  [/^(?:полгода|полугода|полугоди\p{L}{1,3})$/u, '6 месяцев'],
];

/** Of how many parts one is: 'две трети' are 67 %. */
const fractions: readonly (readonly [RegExp, number])[] = [
  [/^половин(?:а|ы|е|у|ой)$/u, 2],
  [/^трет(?:ь|и)$/u, 3],
  [/^четверт(?:ь|и|ью)$/u, 4],
];

const prefixes =
  '(одиннадцати|двенадцати|тринадцати|четырнадцати|пятнадцати|шестнадцати|семнадцати|восемнадцати|девятнадцати|двадцати|тридцати|сорока|пятидесяти|шестидесяти|семидесяти|восьмидесяти|девяноста?|девяносто|двухсот|трехсот|сто|двух|трех|четырех|пяти|шести|семи|восьми|девяти|десяти|полутора)';
const compound = new RegExp(
  `^${prefixes}${prefixes}?-?(летн|лети|годичн|месячн|недельн|дневн|часов|минутн|процентн|кратн)\\p{L}{1,4}$`,
  'u',
);
const unitOf: Record<string, string> = {
  летн: 'лет',
  лети: 'лет',
  годичн: 'лет',
  месячн: 'месяцев',
  недельн: 'недель',
  дневн: 'дней',
  часов: 'часов',
  минутн: 'минут',
  процентн: '%',
  кратн: 'раз',
};

function compoundIn(word: string): string | null {
  const [whole, first = '', second, unit = ''] = compound.exec(word) ?? [];
  if (whole === undefined) return null;
  const [tens = 0, units = 0] = [first, second ?? ''].map((part) => values.get(part) ?? 0);
  return `${tens + units} ${unitOf[unit]}`;
}

const token = /\p{L}+(?:-(?:летн|лети|месячн|дневн|процентн)\p{L}+)?|\d+(?:[.,]\d+)*/gu;

interface Word {
  raw: string;
  word: string;
  start: number;
  end: number;
  /** Nothing but spaces or a hyphen stands between it and the word before. */
  isNext: boolean;
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(token)) {
    const isNext = words.length > 0 && /^(?:[^\S\n]{1,3}|-)$/u.test(text.slice(end, index));
    end = index + raw.length;
    words.push({ raw, word: fold(raw), start: index, end, isNext });
  }
  return words;
}

const isDigits = (word: string): boolean => /^\d/u.test(word);
const valueOfWord = ({ raw, word }: Word): number | undefined =>
  // A service station for cars, not a hundred.
  raw === 'СТО' ? undefined : values.get(word);

/** What the letter itself counts, and no fact: 'в двух словах'. */
const ownThings = /^(?:слов|причин|вещ|пункт|words?$|reasons?$|things?$|points?$)/u;
const measuredByOne = /^(?:год|лет|месяц|процент|year|month|percent)/u;
/** 'семью проектами', and no 'обеспечить семью'. */
const instrumental = /[ая]ми$/u;
const ordinal = /^(?:перв|втор|последн|треть[еяю]|first|second|last)/u;

/**
 * Numbers in words, Russian and English, where they stand. 'один' is one only in a longer number and of what is measured:
 * elsewhere it is as good as an article.
 */
export function numbersInWords(text: string): NumberInWords[] {
  const words = wordsOf(text);
  const found: NumberInWords[] = [];
  const add = (from: number, to: number, digits: string) => {
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    found.push({ at: start, length: end - start, digits });
  };
  /** The word at a place, where it goes on with what is before. */
  const next = (at: number): Word | null => (words[at]?.isNext ? (words[at] ?? null) : null);
  const isHalf = (at: number) =>
    (next(at)?.word === 'с' && next(at + 1)?.word === 'половиной') ||
    (next(at)?.word === 'and' && next(at + 1)?.word === 'a' && next(at + 2)?.word === 'half');
  const halfLength = (at: number) => (next(at)?.word === 'с' ? 2 : 3);

  let at = 0;
  while (at < words.length) {
    const first = words[at] as Word;
    const measure = measures.find(([pattern]) => pattern.test(first.word))?.[1] ?? compoundIn(first.word);
    if (measure !== null) {
      add(at, at + 1, measure);
      at += 1;
      continue;
    }
    if (isDigits(first.word) && isHalf(at + 1)) {
      const to = at + 1 + halfLength(at + 1);
      add(at, to, `${first.word}.5`);
      at = to;
      continue;
    }
    const parts = fractions.find(([pattern]) => pattern.test(first.word))?.[1];
    if (parts !== undefined) {
      const before = first.isNext ? words[at - 1] : undefined;
      if (!before || !ordinal.test(before.word)) add(at, at + 1, `${Math.round(100 / parts)} %`);
      at += 1;
      continue;
    }
    if (valueOfWord(first) === undefined && !scales.has(first.word)) {
      at += 1;
      continue;
    }
    // '12 миллионов' is a number in digits.
    if (scales.has(first.word) && first.isNext && isDigits(words[at - 1]?.word ?? '')) {
      at += 1;
      continue;
    }

    let [total, current, rank, to] = [0, 0, Number.POSITIVE_INFINITY, at];
    let [lastScale, endScale] = [Number.POSITIVE_INFINITY, 1];
    for (; to < words.length; to += 1) {
      const word = to === at ? first : next(to);
      if (!word) break;
      const value = valueOfWord(word);
      const scale = scales.get(word.word) ?? (to > at ? shortScales.get(word.word) : undefined);
      if (value !== undefined) {
        // 'двадцать пять' is one number, 'двадцать тридцать' and 'пять десять' are two.
        if (value >= rank) break;
        current += value;
        rank = value >= 100 ? 100 : value >= 20 ? 10 : 1;
        endScale = 1;
      } else if (scale !== undefined) {
        if (scale >= lastScale) break;
        if (scale < 1000) {
          current = Math.max(1, current) * scale;
          rank = scale;
        } else {
          total += Math.max(1, current) * scale;
          [current, rank, lastScale] = [0, Number.POSITIVE_INFINITY, scale];
        }
        endScale = scale;
      } else if (isHalf(to) && current > 0 && rank === 1) {
        current += 0.5;
        to += halfLength(to) - 1;
        rank = 0;
      } else break;
    }
    const after = next(to)?.word ?? '';
    const share = fractions.find(([pattern]) => pattern.test(after))?.[1];
    const isSingle = to === at + 1;
    if (share !== undefined && total === 0 && current > 0 && current < share) {
      add(at, to + 1, `${Math.round((100 * current) / share)} %`);
      at = to + 1;
      continue;
    }
    const isCounted =
      !ownThings.test(after) &&
      !(isSingle && values.get(first.word) === 1 && !measuredByOne.test(after)) &&
      !(isSingle && first.word === 'семью' && !instrumental.test(after));
    const mark = scaleMarks.get(endScale);
    if (isCounted)
      add(
        at,
        to,
        mark !== undefined && to > at + 1 && Number.isInteger((10 * total) / endScale)
          ? `${total / endScale} ${mark}`
          : String(total + current),
      );
    at = Math.max(to, at + 1);
  }
  return found;
}

/** A text whose numbers are all in digits. */
export function withNumbersInDigits(text: string): string {
  let [result, end] = ['', 0];
  for (const { at, length, digits } of numbersInWords(text)) {
    result += text.slice(end, at) + digits;
    end = at + length;
  }
  return result + text.slice(end);
}
