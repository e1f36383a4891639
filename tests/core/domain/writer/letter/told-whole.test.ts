import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { examplesIn } from '#core/domain/writer/letter/examples.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const job = 'Опыт работы\nООО «Альфа», менеджер\n2018 — 2024\n';

/** What a letter says of skills and permits; '' where it says nothing. */
function told(lines: string, tags: readonly string[], position = 'Менеджер'): string {
  const form = letterForm.parse({
    resumeText: `Вера Лугова\n${position}\n\n${lines}`,
    companyName: 'Вектор',
    position,
    language: 'ru',
  });
  const vacancy = { title: position, company: 'Вектор', tags: [...tags], description: '' };
  const letter = letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
  const sentence = /(?:нужно для этой работы, |основн\p{L}+ навык|Кроме этого — ).*/u.exec(letter)?.[0] ?? '';
  return sentence.replace('нужно для этой работы, ', '');
}

describe('a post is no skill (docs/rules.md#letter-by-rules)', () => {
  it.each([
    ['Программист 1С', '1С, СКД, Git', 'знаю программирование 1С, 1С, СКД и Git.'],
    ['Аналитик данных', 'SQL, Python', 'знаю анализ данных, SQL и Python.'],
    ['Data Scientist', 'SQL, Python', 'знаю Data Science, SQL и Python.'],
    ['Менеджер', 'Аналитик данных, SQL', 'знаю SQL. Кроме этого — анализ данных.'],
  ])('%s: %s', (position, list, skills) =>
    expect(told(`Навыки\n${list}`, ['1С', 'СКД', 'Git', 'SQL', 'Python'], position)).toBe(skills),
  );

  it('a program of such a name is', () =>
    expect(
      told('Навыки\nTurbo Pascal, Турбо-Бухгалтер, Affinity Designer, Swift Package Manager', []),
    ).toContain('Турбо-Бухгалтер, Affinity Designer и Swift Package Manager'));
});

describe('a number in a name silences nothing', () => {
  it.each([
    [
      '44-ФЗ, 223-ФЗ, ЕИС, РТС-тендер, Excel, 1С',
      'знаю 44-ФЗ, 223-ФЗ, ЕИС, Excel и 1С. Кроме этого — РТС-тендер.',
    ],
    ['1С:Предприятие 8.3, СКД, УТ 11, ЗУП 3.1, Git', 'знаю 1С:Предприятие, СКД, УТ 11, ЗУП 3.1 и Git.'],
  ])('%s', (list, skills) =>
    expect(
      told(
        `Навыки: ${list}`,
        ['44-ФЗ', '223-ФЗ', 'ЕИС', 'Excel', '1С', '1С:Предприятие', 'СКД', 'УТ 11', 'ЗУП', 'Git'],
        'Специалист',
      ),
    ).toBe(skills),
  );
});

const permits = [
  'Права категории B',
  'Права категории C',
  'Водительское удостоверение категории D',
  'Медицинская книжка',
  'Личный автомобиль',
];

describe('a permit is told in whatever letters it is written', () => {
  it.each([
    ['Водительские права категории В', 'водительские права категории B'],
    ['Есть права категории В', 'права категории B'],
    ['Права кат. В, С, D', 'права категории B, права категории C и права категории D'],
    ['Права категории B, C', 'права категории B и права категории C'],
    ['Права категории В, прав категории C нет', 'права категории B'],
  ])('%s', (line, owned) => expect(told(`О себе\n${line}`, permits)).toBe(`у меня есть ${owned}.`));

  it('but none that is denied', () => expect(told('О себе\nПрав категории C нет', permits)).toBe(''));
  it('nor one that no source names', () =>
    expect(inventedIn('Есть права категории D.', ['Права кат. В, С'])).not.toEqual([]));
});

describe('a medical book and a car are told from any part of a resume', () => {
  it.each([
    ['О себе\nМедкнижка есть', 'медкнижка'],
    [
      'Дополнительно\nИмеется личный автомобиль, медицинская книжка',
      'личный автомобиль и медицинская книжка',
    ],
    ['О себе\nОтветственная, есть медкнижка и личный автомобиль', 'медкнижка и личный автомобиль'],
  ])('%j', (lines, owned) => expect(told(lines, permits)).toBe(`у меня есть ${owned}.`));

  it.each([
    'О себе\nМедицинской книжки нет',
    'О себе\nГотова оформить медкнижку',
    'О себе\nМедкнижку оформлю',
    'О себе\nПроверяла медицинские книжки сотрудников',
  ])('but not %j', (lines) => expect(told(lines, permits)).toBe(''));
});

it.each([
  ['Вёл учёт остатков в iiko', 'знаю iiko.'],
  ['Веду воронку в Huntflow', 'знаю Huntflow.'],
  ['Закрывал смены в R-Keeper', 'знаю R-Keeper.'],
])('a program that a trade works with is told by its name: %s', (line, skills) =>
  expect(told(`${job}— ${line}`, ['iiko', 'Huntflow', 'R-Keeper'])).toBe(skills),
);

const deeds = (line: string) =>
  examplesIn(extractResumeFacts(`Пётр Лугов\nМенеджер\n\n${job}— ${line}`), new Set(), 'ru', 0)?.lines ?? [];

describe('a man’s deed is told as a woman’s is', () => {
  it.each([
    'Привлёк 120 новых клиентов за год',
    'Достиг 130% плана продаж',
    'Перевёз более 200 000 пассажиров',
    'Помог 40 семьям оформить ипотеку',
    'Принёс компании 3 млн рублей',
    'Перенёс сайт на новый движок',
    'Вырос с продавца до директора за 2 года',
    'Сберёг 12 млн рублей бюджета компании',
  ])('%s', (line) => expect(deeds(line)).toEqual([line]));

  it.each(['Бизнес для частных лиц и компаний', 'Запрос от клиентов и партнёров компании'])(
    'a noun of such an end is none: %s',
    (line) => expect(deeds(line)).toEqual([]),
  );
});

describe('a deed is told with its figures, its time and what was avoided', () => {
  it.each([
    'Снизил фудкост с 34% до 29%',
    'Выполнил план 2023 года на 112%',
    'Рост NPS с 32 до 51 за год',
    'Не допустила ни одной просрочки за 9 лет',
    'За 2 года привлекла 40 новых клиентов',
    'Ежедневно обслуживала до 60 гостей ресторана',
    'Без единого ДТП за 10 лет',
  ])('%s', (line) => expect(deeds(line)).toEqual([line]));

  it.each([
    'За 2 года не освоила ни одной программы',
    'Без опыта в продажах и закупках',
    'Работал в iiko, r_keeper не видел',
  ])('but not %s', (line) => expect(deeds(line)).toEqual([]));
});

describe('what a list words is told as a sentence has it', () => {
  const tags = [
    'SQL',
    'Java',
    'Linux',
    'Excel',
    'Битрикс24',
    'Python',
    '1С:Розница',
    'Честный знак',
    ...permits,
  ];
  it.each([
    [
      'Есть опыт написания SQL-запросов, чтение кода на Java',
      'знаю написание SQL-запросов и чтение кода на Java.',
    ],
    ['Написание SQL-запросов', 'знаю написание SQL-запросов.'],
    ['Настройка Linux-серверов', 'знаю и умею: настройка Linux-серверов.'],
    ['1С не знаю, Excel уверенно, Битрикс24', 'знаю Excel и Битрикс24.'],
    ['Python - 3 года; Java - 1 год', 'знаю Python и Java.'],
    ['Есть медкнижка, права категории B', 'у меня есть медкнижка и права категории B.'],
    ['1С:Розница, Честный знак', 'знаю 1С:Розница и Честный знак.'],
    ['Консультант+, Excel', 'знаю Excel. Кроме этого — Консультант+.'],
  ])('%s', (list, skills) => expect(told(`Навыки\n${list}`, tags)).toBe(skills));

  it('of a deed the name alone', () =>
    expect(told(`${job}— Искал и устранял ошибки в SQL запросах`, tags)).toBe('знаю SQL.'));
});

it.each([
  ['Магазин «Стиль»', 'магазин «Стиль»'],
  ['Кафе «Уют»', 'кафе «Уют»'],
  ['Агентство «Кадры Плюс»', 'агентство «Кадры Плюс»'],
  ['Петровский завод «Луч»', 'Петровский завод «Луч»'],
])('what an employer is bears no capital within a sentence: %s', (employer, name) => {
  const form = letterForm.parse({
    resumeText: `Вера Лугова\n\n${job.replace('ООО «Альфа», менеджер', `${employer}\nМенеджер`)}— Вела отчётность отдела`,
    companyName: 'Вектор',
    position: 'Менеджер',
    language: 'ru',
  });
  expect(letterByRules(form, null)).toContain(`Последнее место работы\u00a0— ${name}`);
});
