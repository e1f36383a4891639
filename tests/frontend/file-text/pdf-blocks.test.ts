import { expect, test } from 'vitest';
import { inflatedPdfSize } from '../../../frontend/src/file-text/pdf/bounds/packed-streams.ts';
import { pdfBlocks } from '../../../frontend/src/file-text/pdf/pdf-blocks.ts';
import type { PdfPage } from '../../../frontend/src/file-text/pdf/pdf-pages.ts';
import { hyphenedWords } from '../../../frontend/src/file-text/pdf/seen-hyphens.ts';
import { structureOf } from '../../../frontend/src/file-text/pdf/structure.ts';
import { drawn } from '../../support/browser/made-pdfs.ts';

type Placed = readonly [text: string, x: number, top: number, more?: object];

/** A page of A4 whose letters are 10 points high and 5 wide. */
const page = (texts: readonly Placed[], more: Partial<PdfPage> = {}): PdfPage => ({
  pieces: texts.map(([str, x, top, piece]) => ({
    str,
    transform: [10, 0, 0, 10, x, 842 - top],
    width: 5 * str.length,
    ...piece,
  })),
  links: [],
  transform: [1, 0, 0, -1, 0, 842],
  height: 842,
  elements: [],
  ...more,
});

const textsOf = (pages: readonly PdfPage[]) => pdfBlocks(pages).map(({ text }) => text);

test('a paragraph is one block, however it was printed, and goes on from page to page', () => {
  const first = 'Разрабатывала модели ранжирования и следила за тем, как они рабо-';
  const second = 'тают в промышленной среде, вместе с командой из пяти аналитиков и';
  const pages = [
    page([
      ['Опыт', 50, 100, { isBold: true }],
      [first, 50, 130],
      [second, 50, 142],
      ['одного инженера, отвечала за', 50, 154],
    ]),
    page([
      ['качество данных.', 50, 120],
      ['Python', 50, 160],
    ]),
  ];
  expect(pdfBlocks(pages)).toMatchObject([
    { kind: 'heading', text: 'Опыт', isBold: true, page: 1 },
    {
      kind: 'paragraph',
      text: `${first.slice(0, -1)}${second} одного инженера, отвечала за качество данных.`,
    },
    { text: 'Python', page: 2, isApart: true },
  ]);
});

test('what ends a page in one column does not go on in another', () => {
  const pages = [
    page([
      ['Разрабатывала модели ранжирования и следила за тем,', 250, 100],
      ['как они работают в промышленной среде', 250, 112],
      ['деловая переписка', 50, 400],
    ]),
    page([['вместе с командой из пяти аналитиков.', 250, 100]]),
  ];
  expect(textsOf(pages).slice(-2)).toEqual(['деловая переписка', 'вместе с командой из пяти аналитиков.']);
});

test('what runs over and under each page is left out, the first header and page numbers apart', () => {
  const pages = ['Первая страница текста', 'Вторая страница текста', 'Третья страница текста'].map(
    (line, at) =>
      page([
        ['Анна Иванова', 50, 40],
        [line, 50, 200],
        [`Анна Иванова • Резюме обновлено ${at + 1} марта 2024 в 12:00`, 50, 810],
        [`${at + 1}`, 500, 825],
      ]),
  );
  expect(textsOf(pages)).toEqual([
    'Анна Иванова',
    'Первая страница текста',
    'Вторая страница текста',
    'Третья страница текста',
  ]);
});

test.each([
  ['other years', ['2015 – 2018', '2010 – 2012'], [800, 800]],
  ['another height', ['Москва', 'Москва'], [800, 788]],
])('what ends two pages of three is their text: %s', (_, ends, heights) => {
  const [first = '', second = ''] = ends;
  const [firstTop = 0, secondTop = 0] = heights;
  const pages = [
    page([
      ['Первая страница текста', 50, 200],
      [first, 50, firstTop],
      ['ООО «А», инженер', 200, firstTop],
    ]),
    page([
      ['Вторая страница текста', 50, 200],
      [second, 50, secondTop],
      ['ООО «Б», аналитик', 200, secondTop],
    ]),
    page([['Третья страница текста', 50, 200]]),
  ];
  expect(textsOf(pages)).toEqual([
    'Первая страница текста',
    `${first} | ООО «А», инженер`,
    'Вторая страница текста',
    `${second} | ООО «Б», аналитик`,
    'Третья страница текста',
  ]);
});

test('where a link leads stands after its words, unless they say it', () => {
  const rect = (x: number, top: number, length: number) => [
    x - 1,
    842 - top - 3,
    x + 5 * length,
    842 - top + 9,
  ];
  const links = [
    { rect: rect(80, 100, 4), url: 'https://example.ru/cv' },
    { rect: rect(50, 120, 14), url: 'https://www.example.ru/' },
    { rect: rect(50, 140, 15), url: 'mailto:anna@example.ru?subject=a' },
    { rect: rect(50, 160, 3), url: 'https://git.example.ru/anna' },
  ];
  const texts: Placed[] = [
    ['Смотри сайт и почту', 45, 100],
    ['www.example.ru', 50, 120],
    ['anna@example.ru', 50, 140],
  ];
  expect(textsOf([page(texts, { links })])).toEqual([
    'Смотри сайт (https://example.ru/cv) и почту',
    'www.example.ru',
    'anna@example.ru',
    'https://git.example.ru/anna',
  ]);
});

test('periods down one side stand with what was done then, wherever the file put them', () => {
  const texts: Placed[] = [
    ['2021 — 2024', 50, 106],
    ['2019 — 2021', 50, 146],
    ['ML-инженер, «Пример»', 150, 100, { isBold: true }],
    ['Обучала модели', 150, 112],
    ['Аналитик, «Образец»', 150, 140, { isBold: true }],
    ['Строила отчёты', 150, 152],
  ];
  expect(textsOf([page(texts)])).toEqual([
    ...['2021 — 2024', 'ML-инженер, «Пример»', 'Обучала модели'],
    ...['2019 — 2021', 'Аналитик, «Образец»', 'Строила отчёты'],
  ]);
});

test('letters set apart are words', () => {
  expect(textsOf([page([['С в е д е н и я  о б о  м н е', 50, 100]])])).toEqual(['Сведения обо мне']);
});

test('a structure tree says what is a heading, a point, a row', () => {
  const leaf = (id: string) => ({ type: 'content', id });
  const { elements, elementOf } = structureOf({
    children: [
      { role: 'H1', children: [leaf('a')] },
      {
        role: 'L',
        children: [
          {
            role: 'LI',
            children: [
              { role: 'Lbl', children: [leaf('b')] },
              { role: 'LBody', children: [{ role: 'P', children: [leaf('c')] }] },
            ],
          },
        ],
      },
      {
        role: 'TR',
        children: [
          { role: 'TD', children: [{ role: 'P', children: [leaf('d')] }] },
          { role: 'TD', children: [{ role: 'P', children: [leaf('e')] }] },
        ],
      },
    ],
  });
  const element = (id: string) => ({ element: elementOf.get(id) });
  const texts: Placed[] = [
    ['2021', 50, 160, element('d')],
    ['«Пример»', 300, 160, element('e')],
    ['•', 50, 130, element('b')],
    ['SQL', 60, 130, element('c')],
    ['Навыки', 50, 100, element('a')],
  ];
  expect(pdfBlocks([page(texts, { elements })]).map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Навыки'],
    ['item', '• SQL'],
    ['row', '2021 | «Пример»'],
  ]);
});

test('a hyphen that a font calls a soft one is known by how its word was drawn', () => {
  const drawnText = [...'high\u00adimpact'].map((unicode) => ({ unicode }));
  expect(hyphenedWords([[...drawnText, -300, { unicode: 'a' }]])).toEqual(
    new Map([['highimpact', 'high-impact']]),
  );
});

test('a PDF is measured by what its streams become', async () => {
  const line = 'Опыт работы и навыки. ';
  const of = async (count: number) =>
    inflatedPdfSize(new Uint8Array(await drawn((pdf) => pdf.text(line.repeat(count)))));
  expect(await of(100)).toBeGreaterThan(100 * line.length);
  await expect(of(20_000)).resolves.toBeLessThan(12 * 2 ** 20);
});
