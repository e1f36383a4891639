import { describe, expect, it } from 'vitest';
import { numbersInWords, withNumbersInDigits } from '#core/domain/writer/check/number-words.ts';

const words = (list: string): string[] => list.split(' ');

/** Of each case the units, teens, tens and hundreds, as a grammar has them. */
const cases = {
  nominative: {
    units: words('один два три четыре пять шесть семь восемь девять'),
    teens: words(
      'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    ),
    tens: words('двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
    hundreds: words('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'),
  },
  genitive: {
    units: words('одного двух трёх четырёх пяти шести семи восьми девяти'),
    teens: words(
      'десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати',
    ),
    tens: words('двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста'),
    hundreds: words('ста двухсот трёхсот четырёхсот пятисот шестисот семисот восьмисот девятисот'),
  },
  dative: {
    units: words('одному двум трём четырём пяти шести семи восьми девяти'),
    teens: words(
      'десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати',
    ),
    tens: words('двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста'),
    hundreds: words('ста двумстам тремстам четырёмстам пятистам шестистам семистам восьмистам девятистам'),
  },
  instrumental: {
    units: words('одним двумя тремя четырьмя пятью шестью семью восемью девятью'),
    teens: words(
      'десятью одиннадцатью двенадцатью тринадцатью четырнадцатью пятнадцатью шестнадцатью семнадцатью восемнадцатью девятнадцатью',
    ),
    tens: words(
      'двадцатью тридцатью сорока пятьюдесятью шестьюдесятью семьюдесятью восемьюдесятью девяноста',
    ),
    hundreds: words(
      'ста двумястами тремястами четырьмястами пятьюстами шестьюстами семьюстами восемьюстами девятьюстами',
    ),
  },
  english: {
    units: words('one two three four five six seven eight nine'),
    teens: words('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
    tens: words('twenty thirty forty fifty sixty seventy eighty ninety'),
    hundreds: [],
  },
};

function spelled(
  value: number,
  { units, teens, tens, hundreds }: (typeof cases)[keyof typeof cases],
): string {
  const rest = value % 100;
  const below =
    rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10) - 2], units[(rest % 10) - 1]];
  return [hundreds[Math.floor(value / 100) - 1], ...below].filter(Boolean).join(' ');
}

const digitsOf = (text: string): string[] => numbersInWords(text).map(({ digits }) => digits);

describe('a number in words (docs/rules.md#writer-nothing-invented)', () => {
  it.each(['nominative', 'genitive', 'dative', 'instrumental'] as const)('up to a thousand: %s', (name) => {
    for (let value = 2; value < 1000; value += 1)
      expect([value, digitsOf(`${spelled(value, cases[name])} проектами`)]).toEqual([value, [`${value}`]]);
  });

  it('up to a hundred in English, with a hyphen or without', () => {
    for (let value = 2; value < 100; value += 1)
      for (const text of [spelled(value, cases.english), spelled(value, cases.english).replace(' ', '-')])
        expect([value, digitsOf(`${text} projects`)]).toEqual([value, [`${value}`]]);
  });

  it.each([
    ['двоих двум двумя двое двоим двоими две two', 2],
    ['полтора полторы полутора', 1.5],
    ['трое троих троим троими three', 3],
    ['четверо четверых четверым four', 4],
    ['пятеро пятерых пятерым five', 5],
    ['шестеро шестерых six', 6],
    ['семеро семерых seven', 7],
    ['восьмью восьмеро eight', 8],
    ['девятеро nine', 9],
    ['десятеро ten', 10],
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
  ])('every form of «%s» is %d', (forms, value) => {
    for (const form of words(forms)) expect([form, digitsOf(form)]).toEqual([form, [`${value}`]]);
  });

  it.each(['один одна одно одного одной одному одну одним одною одном one'])(
    'one is a number of what is measured, and an article elsewhere: %s',
    (forms) => {
      for (const form of words(forms)) {
        expect([form, digitsOf(`${form} проект`)]).toEqual([form, []]);
        expect([form, digitsOf(`${form} год`)]).toEqual([form, ['1']]);
      }
      expect(
        ['лет', 'месяц', 'процент', 'year', 'month', 'percent'].map((unit) => digitsOf(`один ${unit}`)),
      ).toEqual(Array(6).fill(['1']));
      expect(digitsOf('двадцать один проект')).toEqual(['21']);
    },
  );

  it.each([
    ['сто двадцать пять тысяч', ['125 тыс']],
    ['два миллиона', ['2 млн']],
    ['три миллиарда', ['3 млрд']],
    ['полтора миллиона', ['1.5 млн']],
    ['два миллиона триста тысяч', ['2300 тыс']],
    ['две тысячи двадцать пять', ['2025']],
    ['пять тыс', ['5 тыс']],
    ['пять млн', ['5 млн']],
    ['пять млрд', ['5 млрд']],
    ['два десятка', ['20']],
    ['пять сотен', ['500']],
    ['две дюжины', ['24']],
    ['two hundred', ['200']],
    ['two hundred five', ['205']],
    // Two numbers, and not their sum.
    ['двадцать тридцать', ['20', '30']],
    ['пять десять', ['5', '10']],
    ['пять, шесть', ['5', '6']],
    ['пять\nшесть', ['5', '6']],
    // By digits it is told already.
    ['12 миллионов', []],
    ['тыс', []],
    ['млн рублей', []],
    ['автосервис СТО', []],
    ['сто автосервисов', ['100']],
  ])('«%s»', (text, digits) => expect(digitsOf(text)).toEqual(digits));

  it.each([
    ['два с половиной', ['2.5']],
    ['2 с половиной', ['2.5']],
    ['two and a half', ['2.5']],
    ['2 and a half', ['2.5']],
    ['сто с половиной', ['100', '50 %']],
    ['половина', ['50 %']],
    ['половины половине половину половиной', ['50 %', '50 %', '50 %', '50 %']],
    ['треть', ['33 %']],
    ['трети', ['33 %']],
    ['две трети', ['67 %']],
    ['три четверти', ['75 %']],
    ['четверть', ['25 %']],
    ['четвертью', ['25 %']],
    ['пять четвертей', ['5']],
    // A part of a year or of a game.
    ['первая четверть', []],
    ['вторая половина', []],
    ['последняя треть', []],
    ['третьей четверти', []],
    ['первая, половина', ['50 %']],
  ])('a part: «%s»', (text, digits) => expect(digitsOf(text)).toEqual(digits));

  it.each([
    ['вдвое', '2 раза'],
    ['двукратный', '2 раза'],
    ['удвоил', '2 раза'],
    ['удвоила', '2 раза'],
    ['удвоить', '2 раза'],
    ['удвоен', '2 раза'],
    ['doubled', '2 раза'],
    ['doubling', '2 раза'],
    ['twofold', '2 раза'],
    ['twice', '2 раза'],
    ['втрое', '3 раза'],
    ['утроил', '3 раза'],
    ['утроить', '3 раза'],
    ['tripled', '3 раза'],
    ['tripling', '3 раза'],
    ['threefold', '3 раза'],
    ['вчетверо', '4 раза'],
    ['quadrupled', '4 раза'],
    ['fourfold', '4 раза'],
    ['впятеро', '5 раз'],
    ['fivefold', '5 раз'],
    ['вшестеро', '6 раз'],
    ['вдесятеро', '10 раз'],
    ['tenfold', '10 раз'],
    ['наполовину', '50 %'],
    ['вполовину', '50 %'],
    ['halved', '50 %'],
    ['halving', '50 %'],
    ['десятилетие', '10 лет'],
    ['decade', '10 лет'],
    ['decades', '10 лет'],
    ['полгода', '6 месяцев'],
    ['полугода', '6 месяцев'],
    ['полугодие', '6 месяцев'],
    ['пятнадцатилетний', '15 лет'],
    ['трёхлетний', '3 лет'],
    ['двадцатипятилетний', '25 лет'],
    ['двадцатилетие', '20 лет'],
    ['двухгодичный', '2 лет'],
    ['шестимесячный', '6 месяцев'],
    ['двухнедельный', '2 недель'],
    ['пятидневный', '5 дней'],
    ['восьмичасовой', '8 часов'],
    ['сорокаминутный', '40 минут'],
    ['десятипроцентный', '10 %'],
    ['трехкратный', '3 раз'],
    ['полуторачасовой', '1.5 часов'],
    ['одиннадцатилетний', '11 лет'],
    ['двенадцатичасовой', '12 часов'],
    ['тридцатидневный', '30 дней'],
    ['пятидесятипроцентный', '50 %'],
    ['девяностолетний', '90 лет'],
    ['столетний', '100 лет'],
    ['двухсотлетний', '200 лет'],
  ])('«%s» counts what it names: %s', (word, digits) => {
    expect(digitsOf(word)).toEqual([digits]);
    expect(digitsOf(`сверх${word}`)).toEqual([]);
  });

  it.each(['слов', 'причины', 'вещи', 'пункта', 'words', 'reasons', 'things', 'points'])(
    'a letter’s own %s are no fact',
    (thing) => expect(digitsOf(`две ${thing}`)).toEqual([]),
  );

  it.each(
    words(
      'вдвоём втроём вчетвером впятером вшестером вдесятером половинка третьего четвёртый полугодовалый наполовинку вполовинку twofolds halvings decadence tenfolds fivefolds',
    ),
  )('«%s» counts nothing', (word) => expect(digitsOf(word)).toEqual([]));

  it('a family is no number', () => {
    expect(digitsOf('обеспечить семью')).toEqual([]);
    expect(digitsOf('семью вместе')).toEqual([]);
    expect(digitsOf('семью проектами')).toEqual(['7']);
    expect(digitsOf('семью неделями')).toEqual(['7']);
  });

  it('stands where it was, and becomes digits there', () => {
    expect(numbersInWords('Вёл двадцать пять дел')).toEqual([{ at: 4, length: 13, digits: '25' }]);
    expect(withNumbersInDigits('Вёл двадцать пять дел, три суда и вдвое больше.')).toBe(
      'Вёл 25 дел, 3 суда и 2 раза больше.',
    );
  });
});
