import { describe, expect, it } from 'vitest';
import { createNumberChecker } from '#core/domain/writer/check/create-number-checker.ts';

const invented = (text: string, source: string): string[] => createNumberChecker(source)(text);

/** By row the ways to write one unit: a number of one is a number of each, and of no other row. */
const units: readonly (readonly string[])[] = [
  ['%', ' %', ' процентов', ' percent', '+%'],
  [' раз', ' раза', ' times'],
  [' лет', ' года', ' год', ' years', ' year', '+ лет', '-летний'],
  [' мес', ' месяцев', ' months', ' month'],
  [' недель', ' недели', ' weeks', ' week'],
  [' дня', ' дней', ' days', ' day'],
  [' часа', ' часов', ' hours', ' hour'],
  [' минут', ' минуты', ' minutes', ' minute'],
  ['₽', ' ₽', ' рублей', ' руб'],
  ['$', ' долларов'],
  ['€', ' евро'],
  [' человек', ' чел', ' сотрудников', ' people', ' employees'],
];

describe('what a number counts (docs/rules.md#writer-nothing-invented)', () => {
  it.each(units.flatMap((row, at) => row.map((unit) => [unit, at] as const)))('7%s', (unit, at) => {
    for (const [index, row] of units.entries())
      for (const other of row) {
        const found = invented(`Всего 7${unit} было.`, `Было 7${other} всего.`);
        // «Дней» of a source is a noun that counts: nobody knows it for a unit.
        const isSame = index === at;
        if (isSame && unit !== '-летний' && other !== '-летний')
          expect([unit, other, found]).toEqual([unit, other, []]);
        if (!isSame) expect([unit, other, found.length]).toEqual([unit, other, 1]);
      }
  });

  it.each([
    ['Бюджет $12', 'Бюджет 12 долларов', []],
    ['Бюджет €12', 'Бюджет 12 евро', []],
    ['Рост x2', 'Рост в 2 раза', []],
    ['Рост х2', 'Рост в 2 раза', []],
    ['Рост ×2', 'Рост в 2 раза', []],
    ['Бюджет $12', 'Бюджет 12 евро', ['12']],
    // Nothing follows it in the source, or a word of the sentence: it may be anything.
    ['Опыт 25 лет', 'Опыт 25', []],
    ['Опыт 25 лет', 'Опыт 25, потом', []],
    ['Опыт 25 лет', 'Опыт 25 и более', []],
    ['Опыт 25 лет', 'Опыт 25 дел', []],
    ['Опыт 25 лет', 'Опыт 25 договоров', ['25 лет']],
    ['Отдел из 25 человек', 'Отдел из 25 новых сотрудников', []],
    ['Отдел из 25 человек', 'Отдел из 25 очень новых сотрудников', []],
    ['Отдел из 25 человек', 'Отдел из 25 совсем уже очень новых сотрудников', ['25 человек']],
    ['Отдел из 25 человек', 'По 25 договорам от сотрудников', ['25 человек']],
    ['С 2019 года', '2019 Ромашка', []],
    ['25 дел', 'По 25 договорам', []],
  ])('«%s» of «%s»', (text, source, found) => expect(invented(text, source)).toEqual(found));
});

describe('how a number is written', () => {
  const same: readonly (readonly string[])[] = [
    [
      '150 000',
      '150\u00a0000',
      "150'000",
      '150’000',
      '150000',
      '150k',
      '150 к',
      '150 тыс.',
      '150 тысяч',
      '150 thousand',
    ],
    ['1,5 млн', '1.5 млн', '1 500 000', '1500 тыс', '1,5 миллиона', '1.5 million', '1.5m'],
    ['2 млрд', '2 миллиарда', '2 billion', '2bn', '2000 млн', '2 000 000 000'],
    ['25', 'двадцать пять'],
  ];

  it.each(same.flatMap((row, at) => row.map((way) => [way, at] as const)))('%s', (way, at) => {
    for (const [index, row] of same.entries())
      for (const other of row)
        expect([way, other, invented(`Оборот ${way}.`, `Оборот ${other}.`).length]).toEqual([
          ...[way, other, index === at ? 0 : 1],
        ]);
  });

  it('two numbers of a source are known by themselves, and none runs over a line’s end', () => {
    expect(invented('5 и 100', 'Кабинеты 5 100')).toEqual([]);
    expect(invented('Оборот 5100', 'Строка 5\n100 строк')).toEqual(['5100']);
    expect(invented('Версия 1.2.3', 'Версия 1.2.3')).toEqual([]);
    expect(invented('Версия 1.2.4', 'Версия 1.2.3')).toEqual(['1.2.4']);
  });
});

describe('dates', () => {
  const months = [
    ['янв', 'января', 'январь', 'Jan', 'January'],
    ['фев', 'февраля', 'февраль', 'Feb', 'February'],
    ['мар', 'марта', 'март', 'марте', 'Mar', 'March'],
    ['апр', 'апреля', 'апрель', 'Apr', 'April'],
    ['май', 'мая', 'мае', 'May'],
    ['июн', 'июня', 'июнь', 'Jun', 'June'],
    ['июл', 'июля', 'июль', 'Jul', 'July'],
    ['авг', 'августа', 'август', 'Aug', 'August'],
    ['сен', 'сентября', 'сентябрь', 'Sep', 'Sept', 'September'],
    ['окт', 'октября', 'октябрь', 'Oct', 'October'],
    ['ноя', 'ноября', 'ноябрь', 'Nov', 'November'],
    ['дек', 'декабря', 'декабрь', 'Dec', 'December'],
  ];

  it.each(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))(
    '%s',
    (name, month) => {
      const two = String(month).padStart(2, '0');
      const ways = [
        `${name} 2021`,
        `${name}. 2021`,
        `${month}.2021`,
        `${two}.2021`,
        `${two}/2021`,
        `2021-${two}`,
      ];
      for (const way of ways) expect([way, invented(`${name} 2021`, `С ${way} года`)]).toEqual([way, []]);
      const other = String((month % 12) + 1).padStart(2, '0');
      expect(invented(`${name} 2021`, `С ${other}.2021 года`)).toEqual([`${name} 2021`]);
      expect(invented(`${name} 2020`, `С ${two}.2021 года`)).toEqual([`${name} 2020`]);
    },
  );

  it.each([
    ['12 марта 2021', '12.03.2021', []],
    ['12 марта 2021', '12/3/2021', []],
    ['12 марта 2021', '2021-03-12', []],
    // Of a day its month is known, of a month no day.
    ['март 2021', '12.03.2021', []],
    ['12 марта 2021', 'март 2021', ['12 марта 2021']],
    ['13.03.2021', '12.03.2021', ['13.03.2021']],
    // No month.
    ['13.2021', '13.2021', []],
    ['00.2021', '01.2021', ['00.2021']],
    ['направления 2023', 'апрель 2023', []],
  ])('«%s» of «%s»', (text, source, found) => expect(invented(text, source)).toEqual(found));
});
