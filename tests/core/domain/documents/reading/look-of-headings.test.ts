import { describe, expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { drawn, head, plain, title } from './drawn.ts';

type Look = Partial<DocumentBlock>;

const headingsOf = (document: ResumeDocument) =>
  linesOf(document).flatMap(({ words, isHeading }) => (isHeading ? words : []));
const headingsIn = (text: string) => headingsOf({ text, blocks: blocksOfText(text) });
const sectionsOf = (document: ResumeDocument) =>
  linesOf(document).map(({ words, section }) => `${section}: ${words}`);
const verbatimIn = (text: string) =>
  linesOf({ text, blocks: blocksOfText(text) }).map(({ verbatim }) => verbatim);

const own = 'Жизненные принципы';
/** A resume with headings of one look, and a line of perhaps another among them. */
const withLine = (look: Look, line: string, lineLook = look, second = look) =>
  headingsOf(
    drawn([
      [look, 'Опыт работы'],
      [plain, 'ООО «Луч», швея, 2019–2021'],
      [lineLook, line],
      [plain, 'Честность'],
      [second, 'Навыки'],
      [plain, 'Excel'],
    ]),
  );
const known = ['Опыт работы', 'Навыки'];
const all = ['Опыт работы', own, 'Навыки'];

describe('a line that looks like the headings is one (docs/rules.md#resume-reading)', () => {
  it.each<Look>([
    { kind: 'heading' },
    { kind: 'heading', size: null },
    { isBold: true },
    { isBold: true, size: null },
    { size: 1.1 },
    { size: 1.5 },
  ])('%j', (look) => {
    expect(withLine(look, own)).toEqual(all);
    expect(withLine(look, own, plain)).toEqual(known);
  });

  it('of hardly another size is of the same look, of a larger one is not', () => {
    expect(withLine({ size: 1.3 }, own, { size: 1.31 })).toEqual(all);
    expect(withLine({ size: 1.3 }, own, { size: 1.4 })).toEqual(known);
    expect(withLine({ size: 1.3 }, own, { size: null })).toEqual(known);
    expect(withLine({ isBold: true }, own, { kind: 'heading' })).toEqual(known);
    expect(withLine({ isBold: true }, own, { isBold: true, size: 1.3 })).toEqual(known);
    expect(withLine(head, own.toUpperCase())).toEqual(known);
  });

  it.each<Look>([{ size: 1.05 }, plain, { size: 0.9 }, { size: null }])(
    '%j is the look of no headings',
    (look) => expect(withLine(look, own)).toEqual(known),
  );

  it('one heading of a look says nothing of another line', () =>
    expect(withLine({ isBold: true }, own, { isBold: true }, head)).toEqual(known));

  it.each(['2019–2021', 'май 2019–2021', 'Швея', `Честность ${'и так далее '.repeat(5)}`])(
    'nor do headings that look as «%s» does',
    (line) =>
      expect(
        headingsOf(
          drawn([
            [{ isBold: true }, 'Опыт работы'],
            [{ isBold: true }, line],
            [{ isBold: true }, own],
            [{ isBold: true }, 'Навыки'],
          ]),
        ),
      ).toEqual(known),
  );

  it('a line of sixty characters is no sentence', () => {
    const of = (length: number) =>
      headingsOf(
        drawn([
          [{ isBold: true }, 'Опыт работы'],
          [{ isBold: true }, `Честность ${'а'.repeat(length - 10)}`],
          [{ isBold: true }, own],
          [{ isBold: true }, 'Навыки'],
        ]),
      );
    expect(of(60)).toEqual(all);
    expect(of(61)).toEqual(known);
  });

  it.each([
    'Раз два три четыре пять шесть',
    'а'.repeat(46),
    ...[...'.,;|@5–—/'].map((mark) => `Жизненные ${mark} принципы`),
    'Жизненные «принципы»',
    'Жизненные "принципы"',
    'Жизненные (принципы)',
    'Швея',
    'Детская поликлиника',
    'Бакалавр',
    'Высшее',
    'Неоконченное высшее',
    'Среднее',
    'Среднее специальное',
    'Среднее профессиональное',
    'Кандидат наук',
    'Доктор наук',
    'МГТУ',
    'Excel',
  ])('«%s» is none', (line) => expect(withLine(head, line)).toEqual(known));

  it.each([
    'Раз два три четыре пять',
    'а'.repeat(45),
    'Моё высшее благо',
    'Высшее благо',
    'Кандидат в мастера',
  ])('«%s» is one', (line) => expect(withLine(head, line)).toEqual(['Опыт работы', line, 'Навыки']));

  it('a point of a list is none, but of headings with numbers', () => {
    expect(withLine(head, own, { ...head, kind: 'item' })).toEqual(known);
    expect(headingsIn(`1. Опыт работы\nООО «Луч», швея, 2019–2021\n2. ${own}\nЧестность\n3. Навыки`)).toEqual(
      all,
    );
    expect(
      headingsIn(`11) Опыт работы\nООО «Луч», швея, 2019–2021\n12) ${own}\nЧестность\n13) Навыки`),
    ).toEqual(all);
    expect(headingsIn(`1. Опыт работы\nООО «Луч», швея, 2019–2021\n2. ${own}\nЧестность\nНавыки`)).toEqual(
      known,
    );
    expect(headingsIn(`1. Опыт работы\nООО «Луч», швея, 2019–2021\n– ${own}\nЧестность\n2. Навыки`)).toEqual(
      known,
    );
  });

  it('capitals, and levels of Markdown, are looks', () => {
    const text = (line: string) =>
      `ОПЫТ РАБОТЫ\nООО «Луч», швея\n${line}\nЧестность\nНАВЫКИ\nExcel, крой\nшитьё`;
    expect(headingsIn(text(own.toUpperCase()))).toEqual(['ОПЫТ РАБОТЫ', own.toUpperCase(), 'НАВЫКИ']);
    expect(headingsIn(text(own))).toEqual(['ОПЫТ РАБОТЫ', 'НАВЫКИ']);
    const markdown = (line: string) =>
      `## Опыт работы\nООО «Луч», швея\n${line}\nЧестность\n## Навыки\nExcel`;
    expect(headingsIn(markdown(`## ${own}`))).toEqual(all);
    expect(headingsIn(markdown(`### ${own}`))).toEqual(known);
    expect(headingsIn(markdown(own))).toEqual(known);
  });

  it('a colon makes one where that of the career has one', () => {
    const text = (career: string, line: string) =>
      `Вера Лугова\n${career}\nООО «Луч», швея\n${line}\nЧестность`;
    expect(headingsIn(text('Опыт работы:', 'Мои награды и призы:'))).toEqual([
      'Опыт работы:',
      'Мои награды и призы:',
    ]);
    expect(headingsIn(text('Опыт работы', 'Мои награды и призы:'))).toEqual(['Опыт работы']);
    expect(headingsIn(text('Опыт работы:', 'Мои награды и призы'))).toEqual(['Опыт работы:']);
    expect(headingsIn(text('Опыт работы:', 'Мои награды: и призы'))).toEqual(['Опыт работы:']);
  });

  it('what its words are about is its section, but not at the beginning', () => {
    expect(
      sectionsOf(
        drawn([
          [head, 'Мои награды и призы'],
          [head, 'Чему и где училась в образовании'],
          [plain, 'Тула'],
        ]),
      ),
    ).toEqual(['top: Мои награды и призы', 'education: Чему и где училась в образовании', 'education: Тула']);
  });
});

describe('a title begins a document anew (docs/rules.md#resume-reading)', () => {
  const below = (look: Look, heading: Look = head) =>
    sectionsOf(
      drawn([
        [heading, 'Навыки'],
        [plain, 'Excel'],
        [look, 'Вера Лугова'],
        [plain, 'Тула'],
      ]),
    ).at(-1);

  it.each<Look>([title, { size: 1.4 }])('%j', (look) => expect(below(look)).toBe('top: Тула'));

  it.each<[Look, Look]>([
    [{ size: 1.35 }, head],
    [plain, head],
    [{ size: 2, page: 2 }, head],
    [{ size: 2 }, { size: 2 }],
    [{ size: 2 }, { size: 2.1 }],
  ])('%j below a heading of %j is none', (look, heading) =>
    expect(below(look, heading)).toBe('skills: Тула'),
  );

  it('a document without pages has one', () =>
    expect(
      sectionsOf(
        drawn([
          [{ ...head, page: null }, 'Навыки'],
          [{ ...title, page: null }, 'Вера Лугова'],
          [{ page: null }, 'Тула'],
        ]),
      ).at(-1),
    ).toBe('top: Тула'));
});

describe('what stands behind a label (docs/rules.md#resume-reading)', () => {
  it.each([
    ['Навыки: крой', 'крой'],
    ['Навыки: **крой** и шитьё', '**крой** и шитьё'],
    ['Навыки:  **крой** и шитьё', '**крой** и шитьё'],
    ['Навыки — **крой** и шитьё — мои', '**крой** и шитьё — мои'],
    ['Опыт работы 5 **полных** лет', 'Опыт работы 5 **полных** лет'],
    ['Языки: Языки', 'Языки'],
  ])('of «%s» it is «%s»', (line, rest) => expect(verbatimIn(`Вера Лугова\n${line}`)[1]).toBe(rest));

  it('«Прочее: Git» among skills is one of them', () => {
    const below = (heading: string, line: string) => {
      const text = `${heading}\nExcel\n${line}`;
      return sectionsOf({ text, blocks: blocksOfText(text) }).at(-1);
    };
    expect(below('Навыки', 'Прочее: Git')).toBe('skills: Прочее: Git');
    expect(below('Навыки', 'Прочее')).toBe('other: Прочее');
    expect(below('Образование', 'Прочее: Git')).toBe('other: Git');
    expect(below('Навыки', 'Город: Тула')).toBe('other: Тула');
    expect(below('Образование', 'Языки: Python, Java')).toBe('languages: Python, Java');
  });

  it('labels of an entry are none of the career around it', () => {
    const below = (line: string) => {
      const text = `Опыт работы\nООО «Луч», 2019–2021\n${line}\nШила платья`;
      return sectionsOf({ text, blocks: blocksOfText(text) }).slice(2);
    };
    expect(below('Должность: швея')).toEqual(['experience: Должность: швея', 'experience: Шила платья']);
    expect(below('Место работы: Тула')).toEqual([
      'experience: Место работы: Тула',
      'experience: Шила платья',
    ]);
    expect(below('Опыт работы: 5 лет')).toEqual(['experience: 5 лет', 'experience: Шила платья']);
    expect(below('Технологии:')).toEqual(['experience: Технологии:', 'experience: Шила платья']);
    expect(below('Технологии')).toEqual(['skills: Технологии', 'skills: Шила платья']);
  });
});
