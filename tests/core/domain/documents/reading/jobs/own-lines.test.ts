import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { beginsOther, ownLines } from '#core/domain/documents/reading/jobs/own-lines.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { listed } from '../words/listed.ts';

/** Lines of a career, without its heading. */
const linesIn = (text: string) => {
  const headed = `Опыт работы\n${text}`;
  return linesOf({ text: headed, blocks: blocksOfText(headed) }).slice(1);
};
const beginsOtherAt = (words: string) => {
  const [line] = linesIn(words);
  return line !== undefined && beginsOther(line);
};
const ownOf = (...lines: string[]) => ownLines(linesIn(lines.join('\n'))).map(({ words }) => words);

describe('a line tells when something else was (docs/rules.md#resume-reading-jobs)', () => {
  it.each([
    '2019 – | Курсы шитья',
    'Май 2019 – | Курсы шитья',
    '2019 –  | ООО «Луч» | швея',
    '2018 — ??? ООО «Луч»',
    '2019-20',
    'до 2015 — подработки',
    'с 2014 работала в Бете',
    'с 2014 года служил в армии',
    'с 2014 трудился слесарем',
    'с 2014 подрабатывал',
    '2014/15 вёл кружок',
    'ООО «Луч», швея, 2018 — ???',
    'ООО «Луч», 2018/19',
    '— 2019-20 ООО «Луч», швея',
    '— 2019-20: «Луч»',
    'Фриланс, 2019 — ???',
    'Freelance 2018/19',
    '(фриланс) 2018/19',
    'Самозанятая, 2019 — ???',
    'Self-employed, 2018/19',
    'Частная практика, 2019/20',
    'Частные практики, 2019/20',
    'Индивидуальный предприниматель, 2019/20',
    'Индивидуальная предпринимательница, 2019/20',
  ])('«%s»', (words) => expect(beginsOtherAt(words)).toBe(true));

  it.each([
    'Рост выручки в 2019-2020',
    'Луч | 2019 –',
    '— 2019 – | Курсы шитья',
    'Курсы | шитья',
    '— 2019-20: подготовка отчётов',
    'С 2022 года веду блог компании',
    'В 2022 году запустила сайт',
    '— ООО «Луч», 2018/19',
    '— Фриланс, 2018/19',
    'Поставила фрилансеров ООО «Луч» на учёт в 2018/19',
    'Заказы на фриланс, 2018/19',
    'Обучение фрилансу, 2018/19',
    `Фриланс: ${'сайты и вывески, '.repeat(4)}2018/19`,
    'Договор с ООО «Луч»',
    'Фриланс',
    'Частные уроки, 2018/19',
    'Швея',
  ])('«%s» does not', (words) => expect(beginsOtherAt(words)).toBe(false));

  it('work for oneself is told in sixty characters', () => {
    const line = (length: number) => `Фриланс ${'а'.repeat(length - 16)} 2018/19`;
    expect(beginsOtherAt(line(60))).toBe(true);
    expect(beginsOtherAt(line(61))).toBe(false);
  });
});

describe('the lines of a job end where another begins (docs/rules.md#resume-reading-jobs)', () => {
  const own = ['Шила платья', 'Вела учёт'];

  it.each([
    ['Перерыв в работе'],
    ['Декрет'],
    ['ООО «Луч», стажёр, 2009'],
    ['Стажировка в ООО «Луч» (2009)'],
    ['2019-20 ООО «Луч», швея'],
    ['Швея', '2018 – работаю'],
    ['ООО «Луч»', 'Швея', '2018 – работаю'],
    ['ООО «Луч»', 'Швея', 'Закройщик', '2018 – работаю'],
    ['Промоутер, агентство «Акцент»', 'лето 2023'],
    ['Промоутер, агентство «Акцент»', 'с лета 2023 по осень того года'],
    ['ООО «Луч»', 'лето 2023'],
    ['Швея', 'май 2023'],
  ])('%s', (...other) => {
    expect(ownOf(...own, ...other)).toEqual(own);
    expect(ownOf(...own, ...other, 'Чинила пальто')).toEqual(own);
    expect(ownOf(...other, 'Чинила пальто')).toEqual([]);
  });

  it.each([
    ['— Перерыв в работе на праздники'],
    ['— ООО «Луч», стажёр, 2009'],
    ['Работала с ООО «Луч» в 2009'],
    ['ООО «Луч», стажёр'],
    ['Швея', 'Закройщик', 'Портной', 'Модистка'],
    ['Швея', 'лучшая мастерская 2023'],
    ['Швея', 'приз «Игла» летом 2023'],
    ['Шила для театра', 'май 2023'],
    ['Промоутер, агентство «Акцент»', 'лучшая команда города летом 2023'],
    ['Промоутер, агентство «Акцент»', 'лето'],
    ['— Швея', 'май 2023'],
  ])('but not at %s', (...more) =>
    expect(ownOf(...own, ...more, 'Чинила пальто')).toEqual([
      ...own,
      ...more.map((line) => line.replace('— ', '')),
      'Чинила пальто',
    ]),
  );

  it('three lines may stand above the period of another, and what was done before stays', () => {
    const head = ['ООО «Луч»', 'Швея', 'Закройщик'];
    expect(ownOf('ООО «Ясень»', ...head, '2018 – работаю')).toEqual(['ООО «Ясень»']);
    expect(ownOf('Шила платья', 'Швея', 'Вела учёт', '2018 – работаю')).toEqual([
      'Шила платья',
      'Швея',
      'Вела учёт',
    ]);
  });

  it('when it was is said in thirty characters', () => {
    const head = 'Промоутер, агентство «Акцент»';
    const time = (length: number) => `лето 2023 ${'а'.repeat(length - 10)}`;
    expect(ownOf('Шила платья', head, time(30))).toEqual(['Шила платья']);
    expect(ownOf('Шила платья', head, time(31))).toEqual(['Шила платья', head, time(31)]);
  });

  it('where nothing else begins all are its own', () => expect(ownOf(...own)).toEqual(own));
});

it.each(
  listed('перерыв|Перерыв в карьере|Отпуск по уходу за ребёнком|Служба в армии|Career break|Sabbatical'),
)('«%s» is a time without work', (line) =>
  expect(ownOf('Шила платья', line, 'Чинила пальто')).toEqual(['Шила платья']),
);
