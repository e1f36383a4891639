import { describe, expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { drawn, head, plain, title } from './drawn.ts';

const nameOf = (text: string) => readResume({ text, blocks: blocksOfText(text) }).name;

it.each([
  'Дмитрий Ли',
  'Ан Виктория',
  'Юлия Ю',
  'Иванова (Петрова) Анна',
  'Иванова (Петрова) Анна Сергеевна',
  'Иванов И. И.',
  'Иванов И.И.',
  'Анна «Нюша» Лугова',
  'Oleksandr "Sasha" Petryk',
  'Никита Ван-дер-Флит',
  'Мамедов Эльшан Гусейн оглы',
  'Копытов Иван Петрович',
  'Sofia Ivanova',
  'Georgia Brown',
  'Milan Petrov',
  'Md Rahman',
  'Ma Li',
  'Королёв Иван',
  'Анна Жуковская',
  'Жуковский Пётр Ильич',
  'Киров Сергей',
])('a name is one, whatever other words stand in it, and however few letters: %s', (name) => {
  expect(nameOf(`${name}\nБухгалтер\n+7 900 123-45-67\n`)?.text).toBe(name);
});

it.each([
  'Go Виктория',
  'Работа в Ли',
  'Анна SQL',
  'ГБУЗ (Филиал) Клиника',
  'Москва И.И.',
  'Excel И.',
  'Sofia Bulgaria',
  'Austin Texas',
  'My Cv',
  'Moscow Power',
  'Опыт Работы',
  'Анна Москва',
  'Госуниверситет Иванов',
])('what only looks like one is none: %s', (line) => {
  expect(nameOf(`${line}\nБухгалтер\n+7 900 123-45-67\n`)?.text).not.toBe(line);
});

const marks = { sure: '', unsure: '? ', confirmed: '! ' } as const;

/** Name and position of a resume; '?' before what is unsure. */
const shown = (document: ResumeDocument) => {
  const { name, position } = readResume(document);
  return [name, position].map((value) => (value ? `${marks[value.certainty]}${value.text}` : '')).join(' | ');
};
const personIn = (...lines: string[]) => {
  const text = lines.join('\n');
  return shown({ text, blocks: blocksOfText(text) });
};

describe('whose resume it is (docs/rules.md#resume-reading)', () => {
  it.each([
    ['Резюме Лугова Вера', 'Лугова Вера'],
    ['Резюме: Лугова Вера', 'Лугова Вера'],
    ['РЕЗЮМЕ — Лугова Вера', 'Лугова Вера'],
    ['Resume - Vera Lugova', '? Vera Lugova'],
    ['CV: Vera Lugova', '? Vera Lugova'],
    ['Curriculum vitae Vera Lugova', '? Vera Lugova'],
    ['ФИО: Лугова Вера', 'Лугова Вера'],
    ['Ф. И. О.: Лугова Вера', 'Лугова Вера'],
    ['Имя: Вера', '? Вера'],
    ['Name: Vera Lugova', 'Vera Lugova'],
    ['Лугова Вера, бухгалтер', 'Лугова Вера'],
    ['Лугова Вера +7 900 555-10-20', 'Лугова Вера'],
    ['Лугова Вера | vera@example.com', 'Лугова Вера'],
    ['Доцент Лугова Вера Ильинична', 'Лугова Вера Ильинична'],
    ['лугова вера', 'лугова вера'],
    ['ЛУГОВА ВЕРА', 'ЛУГОВА ВЕРА'],
    ['Лугова Вера Ильинична', 'Лугова Вера Ильинична'],
    ['Абдуллаева Сева Рашид кызы', 'Абдуллаева Сева Рашид кызы'],
    ['Жумабек Толкунович', 'Жумабек Толкунович'],
    ['O’Neil Vera', '? O’Neil Vera'],
  ])('«%s»', (line, name) => {
    expect(personIn(line, 'Тула, 1990').split(' | ')[0]).toBe(name);
  });

  it.each([
    'Имя: [Фамилия Имя]',
    'ФИО: vera@example.com',
    'ФИО: 1990 г. р.',
    `ФИО: ${'Вера '.repeat(12)}Лугова`,
    'Лугова',
    'Лугова Вера Ильинична де ла Крус',
    'вера надежда любовь и все они',
    'Лугова вера-надежда и',
    'Бухгалтер Вера',
    'Вера из Тулы',
    'ООО Вера Лугова',
    'Инженер Доцент Лугова',
    '— Лугова Вера',
    'зелёная улица',
    'Тула Россия',
    'Лугова (вера)',
  ])('«%s» is no name', (line) => expect(personIn(line, 'Тула, 1990').split(' | ')[0]).toBe(''));

  it('is sure where it is known, or beside a post', () => {
    expect(personIn('Тула', 'Россия', 'Лугова Вера', 'Бухгалтер')).toBe('Лугова Вера | Бухгалтер');
    expect(personIn('Жанторе Келдибек', 'Бухгалтер')).toBe('? Жанторе Келдибек | Бухгалтер');
    expect(personIn('Жанторе Келдибеков', 'Бухгалтер')).toBe('Жанторе Келдибеков | Бухгалтер');
    expect(personIn('Жанторе Келдибеков', 'Тула, 1990')).toBe('? Жанторе Келдибеков | ');
    expect(personIn('Жанторе Келдибеков', '+7 900 555-10-20')).toBe('Жанторе Келдибеков | ');
    expect(personIn('Жанторе Келдибеков, бухгалтер', 'Тула, 1990')).toBe('Жанторе Келдибеков | бухгалтер');
    expect(personIn('Тула, 1990', 'Жанторе Келдибеков', 'Бухгалтер')).toBe(
      '? Жанторе Келдибеков | Бухгалтер',
    );
  });

  it('stands among the first twelve lines, above all headings', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Тула, дом ${at}`);
    expect(personIn(...lines(11), 'Лугова Вера')).toBe('Лугова Вера | ');
    expect(personIn(...lines(12), 'Лугова Вера')).toBe(' | ');
    expect(personIn('Опыт работы', 'Лугова Вера')).toBe(' | ');
    expect(personIn('Контакты', 'Лугова Вера')).toBe('Лугова Вера | ');
  });

  it('two large lines of a word each are one name, other words are none', () => {
    const of = (first: string, second: string) =>
      shown(
        drawn([
          [title, first],
          [title, second],
          [plain, 'Бухгалтер'],
          [head, 'Опыт работы'],
        ]),
      );
    expect(of('Вера', 'Лугова')).toBe('Вера\nЛугова | Бухгалтер');
    expect(of('Бухгалтер', 'Экономист')).toBe(' | Бухгалтер');
    expect(of('Жанторе', 'Келдибек')).toBe(' | ? Бухгалтер');
    expect(of('Вера Ильинична', 'Лугова')).toBe('Вера Ильинична | Бухгалтер');
    expect(
      shown(
        drawn([
          [title, 'Вера'],
          [plain, 'Лугова'],
          [plain, 'Бухгалтер'],
          [head, 'Опыт работы'],
        ]),
      ),
    ).toBe(' | ? Бухгалтер');
  });

  it('a title is one wherever it stands, what is as large as the rest only at the top', () => {
    const below = (look: Partial<DocumentBlock>, name: string) =>
      shown(
        drawn([
          [head, 'Контакты'],
          [plain, 'Тула'],
          [head, 'Навыки'],
          [plain, 'крой'],
          [look, name],
        ]),
      );
    expect(below(title, 'Жанторе Келдибеков')).toBe('Жанторе Келдибеков | ');
    expect(below(plain, 'Лугова Вера')).toBe(' | ');
  });
});

it.each(['Anna Cvetkova', 'Anna Schoolman'])('«%s» is a name', (name) =>
  expect(nameOf(`${name}\nТула, 1990`)?.text).toBe(name),
);

it.each(['Anna School', 'Anna Cv', 'Cv Anna'])('«%s» is none', (words) =>
  expect(nameOf(`${words}\nТула, 1990`)).toBeNull(),
);

describe('a name that stands far below (docs/rules.md#resume-reading)', () => {
  const small = { size: 1.2 } as const;
  const far = (heading: string, look: Partial<DocumentBlock>, top: Partial<DocumentBlock> = plain) =>
    shown(
      drawn([
        [top, 'Тула'],
        [small, heading],
        ...['крой', 'шитьё', 'вязание', 'вышивка', 'глажка'].map((words) => [plain, words] as const),
        [look, 'Жанторе Келдибеков'],
      ]),
    ).split(' | ')[0];

  it('is one in a large title', () => {
    expect(far('Навыки', { size: 2 })).toBe('Жанторе Келдибеков');
    expect(far('Навыки', { size: 1.4 })).toBe('Жанторе Келдибеков');
    expect(far('Навыки', { size: 1.35 })).toBe('');
    expect(far('Навыки', plain)).toBe('');
  });

  it('but in no career', () => {
    expect(far('Навыки', { size: 2, page: 2 }, { size: 2 })).toBe('Жанторе Келдибеков');
    expect(far('Опыт работы', { size: 2, page: 2 }, { size: 2 })).toBe('');
  });
});

describe('the work that is wanted (docs/rules.md#resume-reading)', () => {
  it.each([
    ['Бухгалтер', 'Бухгалтер'],
    ['Цель: бухгалтер', 'бухгалтер'],
    ['Цель — бухгалтер', 'бухгалтер'],
    ['Ищу работу — бухгалтер', 'бухгалтер'],
    ['Objective: Accountant', 'Accountant'],
    ['Бухгалтер +7 900 555-10-20', 'Бухгалтер'],
    ['Бухгалтер | Тула', 'Бухгалтер'],
    ['Бухгалтер, экономист', 'Бухгалтер, экономист'],
    ['Бухгалтер, 1С, Тула', 'Бухгалтер, 1С'],
    ['Бухгалтер | экономист', 'Бухгалтер'],
    ['Бухгалтер, пять лет', 'Бухгалтер'],
    ['Б У Х Г А Л Т Е Р', 'Б У Х Г А Л Т Е Р'],
    ['Должность: бухгалтер', 'бухгалтер'],
    ['Желаемая должность: бухгалтер', 'бухгалтер'],
    ['Позиция: хранитель фондов', 'хранитель фондов'],
    ['Должность: продаю цветы', '? продаю цветы'],
    ['Должность: 1С-программист', '1С-программист'],
    ['Должность: 3D-художник', '? 3D-художник'],
  ])('«%s»', (line, position) =>
    expect(personIn('Лугова Вера', line, 'Опыт работы').split(' | ').slice(1).join(' | ')).toBe(position),
  );

  it.each([
    'Бухгалтер.',
    'О себе: бухгалтер',
    'Цель: бухгалтерия без ошибок',
    'Цель: найти работу бухгалтером',
    'Работала бухгалтером',
    'Ведение учёта',
    'ООО «Бухгалтер»',
    '— Бухгалтер',
    'Бухгалтер, ООО «Луч», 2019–2021',
    'Должность: [Должность]',
    'Должность: 2019–2021',
    'Должность: май 2020',
    'Должность: бухгалтер: старший',
    `Должность: ${'бухгалтер и '.repeat(10)}так далее`,
    `Бухгалтер ${'а'.repeat(81)}`,
    'Тула',
  ])('«%s» says nothing of it', (line) =>
    expect(personIn('Лугова Вера', line, 'Опыт работы')).toBe('Лугова Вера | '),
  );

  it('stands below the name, or above it', () => {
    expect(personIn('Лугова Вера', 'Тула', '+7 900 555-10-20', 'Бухгалтер')).toBe('Лугова Вера | Бухгалтер');
    expect(personIn('Бухгалтер', 'Лугова Вера', 'Тула')).toBe('Лугова Вера | Бухгалтер');
    expect(personIn('Бухгалтер', '50 000 руб.', 'Лугова Вера', 'Тула')).toBe('Лугова Вера | Бухгалтер');
    expect(personIn('Бухгалтер', 'Тула', 'Россия', 'Центр', 'Лугова Вера')).toBe('Лугова Вера | Бухгалтер');
    expect(personIn('Бухгалтер', 'Тула', 'Россия', 'Центр', 'Дом 5', 'Лугова Вера')).toBe('Лугова Вера | ');
    expect(personIn('Лугова Вера', 'Контакты', 'Тула', 'Бухгалтер')).toBe('Лугова Вера | Бухгалтер');
    expect(personIn('Лугова Вера', 'О себе', 'Бухгалтер')).toBe('Лугова Вера | ');
    expect(personIn('Бухгалтер', 'Тула')).toBe(' | Бухгалтер');
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Тула, дом ${at}`);
    expect(personIn('Лугова Вера', ...lines(6), 'Бухгалтер')).toBe('Лугова Вера | Бухгалтер');
    expect(personIn('Лугова Вера', ...lines(7), 'Бухгалтер')).toBe('Лугова Вера | ? Бухгалтер');
    expect(personIn('Лугова Вера', ...lines(8), 'Бухгалтер')).toBe('Лугова Вера | ');
  });

  it('right under the name, in its column, but behind no heading', () => {
    const below = (column: number, ...between: string[]) =>
      shown(
        drawn([
          [head, 'Навыки'],
          [plain, 'крой'],
          [{ size: 1.35, column: 2 }, 'Лугова Вера'],
          ...between.map((words) => [{ ...head, column: 2 }, words] as const),
          [{ column }, 'Бухгалтер'],
        ]),
      );
    expect(below(2)).toBe('Лугова Вера | Бухгалтер');
    expect(below(3)).toBe('Лугова Вера | ');
    expect(below(2, 'Опыт работы')).toBe('Лугова Вера | ');
    expect(below(2, 'Контакты')).toBe('Лугова Вера | Бухгалтер');
  });

  it('under the heading of it', () => {
    expect(personIn('Лугова Вера', 'Желаемая должность', 'Хранитель фондов', 'Тула')).toBe(
      'Лугова Вера | Хранитель фондов',
    );
    expect(personIn('Лугова Вера', 'Специализация', '— хранитель', 'Бухгалтер')).toBe('Лугова Вера | ');
  });
});
