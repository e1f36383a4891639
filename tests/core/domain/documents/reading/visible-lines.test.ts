import { describe, expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock } from '#core/domain/documents/blocks.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { drawn } from './drawn.ts';

const linesIn = (text: string) => linesOf({ text, blocks: blocksOfText(text) });
const wordsOf = (text: string) => linesIn(text).map(({ words }) => words);

describe('the words of a line (docs/rules.md#resume-reading)', () => {
  it.each([
    ['**Луч**', 'Луч'],
    ['__Луч__', 'Луч'],
    ['~~Луч~~', 'Луч'],
    ['=== Луч ===', 'Луч'],
    ['*Луч*', 'Луч'],
    ['* Луч', 'Луч'],
    ['-- Луч --', 'Луч'],
    ['--- Луч ----', 'Луч'],
    ['Луч  --', 'Луч'],
    ['# Луч #', 'Луч'],
    ['--Луч', '--Луч'],
    ['Луч -- ткани', 'Луч -- ткани'],
    ['Луч--', 'Луч--'],
    ['Вырос **на 14 %**', 'Вырос на 14 %'],
    ['💼Луч', 'Луч'],
    ['💼 Луч', 'Луч'],
    ['💼 🎓 Луч', 'Луч'],
    ['☎️ Луч', 'Луч'],
    ['\ue000\ue001 Луч', 'Луч'],
    ['💼 2019', '2019'],
    ['💼2019 год', '💼2019 год'],
    ['❌ Луч', '❌ Луч'],
    ['🔜 Луч', '🔜 Луч'],
    ['Луч 💼', 'Луч'],
    ['Луч 💼🎓', 'Луч'],
    ['Луч ❤️', 'Луч'],
    ['Луч 💼 ткани', 'Луч 💼 ткани'],
    ['[Луч](https://example.com)', 'Луч'],
    ['[Луч]()', 'Луч'],
    ['**[Луч](https://example.com)**', 'Луч'],
    ['- [Луч](https://example.com)', 'Луч'],
    ['ООО [Луч](https://example.com)', 'ООО [Луч](https://example.com)'],
    ['[Луч](https://example.com) и ко', '[Луч](https://example.com) и ко'],
    ['[Луч](не ссылка)', '[Луч](не ссылка)'],
    ['[Л[у]ч](https://example.com)', '[Л[у]ч](https://example.com)'],
    ['| Луч', 'Луч'],
    ['|   Луч', 'Луч'],
    ['Луч   и\u00a0ко', 'Луч и ко'],
  ])('«%s» is «%s»', (line, words) => expect(wordsOf(line)).toEqual([words]));

  it.each([
    ['Вырос **на 14 %**', 'Вырос **на 14 %**'],
    ['**Луч**', 'Луч'],
    ['**Луч** и **Ясень**', 'Луч** и **Ясень'],
    ['Вырос **на 14 %', 'Вырос **на 14 %'],
    ['- **Луч**', 'Луч'],
  ])('«%s» stands there as «%s»', (line, verbatim) =>
    expect(linesIn(line).map((read) => read.verbatim)).toEqual([verbatim]),
  );

  it('a link of four hundred characters is one', () => {
    const link = (length: number) => `[${'а'.repeat(190)}](${'b'.repeat(length - 194)})`;
    expect(wordsOf(link(400))).toEqual(['а'.repeat(190)]);
    expect(wordsOf(link(401))).toEqual([link(401)]);
  });

  it.each(['---', '***', '•', '💼', '| |', '…'])('«%s» says nothing', (line) =>
    expect(wordsOf(`Вера Лугова\n${line}`)).toEqual(['Вера Лугова']),
  );

  it.each([
    'Вера Лугова • Резюме обновлено 3 мая 2023 в 11:20',
    'Резюме обновлено 13 мая 2023',
    'Resume updated 3 May 2023',
    'Resume updated on 13 May 2023',
    'Резюме составлено на сайте',
    'Страница 1 из 3',
    'страница 10 из 120',
    'Page 1 of 3',
    'Page 110 of 120',
  ])('«%s» is the foot of a page', (line) => expect(wordsOf(line)).toEqual([]));

  it.each([
    'Моё резюме составлено коллегой',
    'Веб-страница 1 из 3',
    'Страница 1 из 3 книг',
    'Page one of 3',
    'Резюме обновлено 2023',
    `${'Шила платья '.repeat(17)}и резюме обновлено 3 мая`,
  ])('«%s» is none', (line) => expect(wordsOf(line)).toEqual([line]));
});

describe('points of a list', () => {
  it.each(['- Луч', '• Луч', '* Луч', '> Луч', '1. Луч', '12) Луч', '**- Луч**', '✓ Луч', 'o Луч'])(
    '«%s» is one',
    (line) => expect(linesIn(line)).toMatchObject([{ words: 'Луч', isBullet: true }]),
  );

  it.each(['-Луч', '*Луч*', '12.5 Луч', '123) Луч', 'оЛуч', 'Луч - Ясень'])('«%s» is none', (line) =>
    expect(linesIn(line)).toMatchObject([{ isBullet: false }]),
  );

  it.each(['# Вера', '### Вера', '###### Вера'])('below «%s» a quotation of Markdown is none', (top) => {
    expect(linesIn(`${top}\n> Луч\n>   Ясень`).slice(1)).toMatchObject([
      { words: 'Луч', isBullet: false },
      { words: 'Ясень', isBullet: false },
    ]);
    expect(linesIn(`${top}\n- Луч\nстало > 5`).slice(1)).toMatchObject([
      { words: 'Луч', isBullet: true },
      { words: 'стало > 5', isBullet: false },
    ]);
  });

  it.each(['####### Вера', 'Язык C# и Python', '#Вера', '#', `${'а'.repeat(20_000)}\n# Вера`])(
    'below %j it is one',
    (top) => expect(linesIn(`${top}\n> Луч`).at(-1)).toMatchObject({ words: 'Луч', isBullet: true }),
  );

  it('is what a file says to be one', () =>
    expect(
      linesOf(
        drawn([
          [{ kind: 'item' }, 'Луч'],
          [{ kind: 'row' }, 'Ясень'],
        ]),
      ),
    ).toMatchObject([{ isBullet: true }, { isBullet: false }]));
});

it.each([
  ['Луч\nЯсень', [false, false]],
  ['Луч\n\nЯсень', [false, true]],
  ['Луч\n \t\nЯсень', [false, true]],
  ['Луч\n\n\n\n  Ясень', [false, true]],
  ['Луч\n\nЯ я\nОн', [false, true, false]],
])('%j: an empty line stands before %j', (text, apart) =>
  expect(linesIn(text).map(({ isApart }) => isApart)).toEqual(apart),
);

it.each([
  'http://example.com',
  'https://example.com',
  'www.example.com',
  'anna@example.com',
  'mailto:anna@example.com',
])('angle brackets around %s are no markup', (address) =>
  expect(wordsOf(`Сайт: <${address}>, звоните`)).toEqual([`Сайт: ${address} , звоните`]),
);

it.each([
  'Разработчик: ООО «Луч», 2019–2021',
  'Разработчик : Python, Java',
  'Разработчик:Python, Java',
  'Пользователь:   Word, Excel, 1С',
  'Developer: Python',
  'Developer: Acme, 2019–2021',
])('«%s» is honest', (line) => expect(wordsOf(line)).toEqual([line.replace(/\s+/gu, ' ')]));

describe('what stands at the edges of pages', () => {
  type Line = readonly [page: number, words: string];
  const shown = (...lines: Line[]) =>
    linesOf(drawn(lines.map(([page, words]) => [{ page } satisfies Partial<DocumentBlock>, words]))).map(
      ({ words, section }) => (section === 'top' ? words : `${section}: ${words}`),
    );
  const body = (page: number): Line[] =>
    ['платья', 'юбки', 'пальто', 'блузы'].map((thing) => [
      page,
      `Шила ${thing} ${'и'.repeat(page)} так далее`,
    ]);
  const bodies = (...pages: number[]) => pages.flatMap((page) => body(page).map(([, words]) => words));

  it.each(['Вера Лугова', 'Лугова, 1990 г. р., лист '])(
    '«%s» at the top of each stays on the first',
    (words) =>
      expect(
        shown([9, `${words}9`], ...body(9), [10, `${words}10`], ...body(10), [11, `${words}11`], ...body(11)),
      ).toEqual([`${words}9`, ...bodies(9, 10, 11)]),
  );

  it('the second line counts as well, the third does not', () => {
    const twice = (at: number) => {
      const page = (of: number): Line[] => body(of).toSpliced(at, 0, [of, 'Лугова']);
      return shown(...page(1), ...page(2)).filter((words) => words === 'Лугова').length;
    };
    expect([0, 1, 2, 3, 4].map(twice)).toEqual([1, 1, 2, 0, 0]);
  });

  it('contacts at the foot of each stay on the first, and are contacts there', () =>
    expect(
      shown(...body(1), [1, 'Лугова, +7 900 555-10-20'], ...body(2), [2, 'Лугова, +7 900 555-10-20']),
    ).toEqual([...bodies(1), 'contacts: Лугова, +7 900 555-10-20', ...bodies(2)]));

  it('contacts at the top stay where they are', () =>
    expect(shown([1, 'anna@example.com'], ...body(1), [2, 'anna@example.com'], ...body(2))).toEqual([
      'anna@example.com',
      ...bodies(1, 2),
    ]));

  it('other words at the foot of each are dropped', () =>
    expect(
      shown(...body(1), [1, 'Для служебного пользования'], ...body(2), [2, 'Для служебного пользования']),
    ).toEqual(bodies(1, 2)));

  it('what one page says twice, or one in its middle, does not run', () => {
    expect(shown([1, 'Лугова'], ...body(1), [1, 'Лугова'])).toEqual(['Лугова', ...bodies(1), 'Лугова']);
    expect(shown(...body(1).slice(0, 2), [1, 'Лугова'], ...body(1).slice(2))).toContain('Лугова');
  });

  it.each([
    ['Швея', 'Швея'],
    ['2019–2021', '2019–2021'],
    // The end is a slip of the pen.
    ['ООО «Луч», 2019–2021', 'ООО «Луч», 2019–2001'],
  ])('«%s» and «%s» are of two jobs', (first, second) =>
    expect(shown([1, first], ...body(1), [2, second], ...body(2))).toEqual([
      first,
      ...bodies(1),
      second,
      ...bodies(2),
    ]),
  );

  it('but on three pages they run', () =>
    expect(shown([1, 'Швея'], ...body(1), [2, 'Швея'], ...body(2), [3, 'Швея'], ...body(3))).toEqual([
      'Швея',
      ...bodies(1, 2, 3),
    ]));
});
