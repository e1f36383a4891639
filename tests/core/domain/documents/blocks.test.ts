import { describe, expect, it } from 'vitest';
import {
  areBlocksOf,
  blocksOfText,
  bullet,
  type DocumentBlock,
  documentBlock,
  documentBlocks,
  isOtherText,
  joinBlocks,
  type LooseBlock,
  realignBlocks,
  textSpan,
} from '#core/domain/documents/blocks.ts';

it.each([
  ['most lines are known', 'а\nб\nв', 'а\nб\nг', false],
  ['most are new', 'а\nб\nв', 'а\nг\nд', true],
  ['half of them are new', 'а\nб\nв', 'а\nб\nг\nд', false],
  ['only empty ones are known', 'а\n\nб\n\nв', 'г\n\n\n\n\n\nд\n\nе', true],
  ['blanks about them say nothing', 'а\nб\nв', ' а\nб  \n\tв\nг', false],
  ['two lines say too little', 'а\nб\nв', 'г\nд', false],
  ['none says nothing', 'а\nб\nв', '\n \n\n\n', false],
])('another text: %s', (_, before, after, expected) => expect(isOtherText(before, after)).toBe(expected));

const plain: Omit<DocumentBlock, 'start' | 'end'> = {
  kind: 'paragraph',
  size: null,
  isBold: false,
  column: null,
  page: null,
};

describe('blocks of a text', () => {
  it('are its lines, without what stands about them', () =>
    expect(blocksOfText('\n Вера \n\n \n\t- Шила платья\n1. Вязала')).toEqual([
      { ...plain, start: 2, end: 6 },
      { ...plain, kind: 'item', start: 12, end: 25 },
      { ...plain, kind: 'item', start: 26, end: 35 },
    ]));

  it.each([...'-–—•·●▪■◦‣⁃∙○*+»>✓✔❖➢►▸➤→✦◆◇\uf0b7\uf0a7o', '1.', '12)', '7)'])(
    '«%s» is a mark of a point',
    (mark) => {
      expect(bullet.exec(`${mark}   Шила`)?.[0]).toBe(`${mark}   `);
      expect(bullet.test(`Шила ${mark} платья`)).toBe(false);
      expect(bullet.test(`${mark}Шила`)).toBe(false);
    },
  );

  it.each(['123. Шила', '1 Шила', 'а. Шила', 'О Шила'])('«%s» has none', (line) =>
    expect(bullet.test(line)).toBe(false),
  );
});

describe('blocks that know their words', () => {
  const loose = (text: string, isApart = false): LooseBlock => ({ ...plain, text, isApart });

  it('are joined line by line, with an empty one where it stood', () => {
    const { text, blocks } = joinBlocks([loose('Вера', true), loose(''), loose('Швея'), loose('Тула', true)]);
    expect(text).toBe('Вера\nШвея\n\nТула');
    expect(blocks).toEqual([
      { ...plain, start: 0, end: 4 },
      { ...plain, start: 5, end: 9 },
      { ...plain, start: 11, end: 15 },
    ]);
  });
});

describe('blocks that somebody has sent', () => {
  const spans = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ ...plain, start, end }));

  it.each<[boolean, [number, number][]]>([
    [true, []],
    [true, [[0, 4]]],
    [
      true,
      [
        [0, 4],
        [5, 9],
      ],
    ],
    [
      true,
      [
        [0, 4],
        [4, 9],
      ],
    ],
    [
      false,
      [
        [0, 5],
        [4, 9],
      ],
    ],
    [
      false,
      [
        [5, 9],
        [0, 4],
      ],
    ],
    [false, [[4, 4]]],
    [false, [[4, 3]]],
    [false, [[0, 10]]],
    [false, [[-1, 4]]],
  ])('can be those of the text: %s %j', (expected, pairs) =>
    expect(areBlocksOf('Вера\nШвея', spans(...pairs))).toBe(expected),
  );

  it('say no more than a block may', () => {
    const block = { ...plain, start: 0, end: 4 };
    const isOne = (change: object) => documentBlock.safeParse({ ...block, ...change }).success;
    expect(textSpan.parse({ start: 0, end: 1_000_000 })).toEqual({ start: 0, end: 1_000_000 });
    for (const kind of ['heading', 'paragraph', 'item', 'row']) expect(isOne({ kind })).toBe(true);
    for (const change of [
      { size: 0.01 },
      { size: 100 },
      { column: 0 },
      { column: 10_000 },
      { page: 1 },
      { page: 10_000 },
    ])
      expect(isOne(change)).toBe(true);
    for (const change of [
      ...[
        { kind: '' },
        { kind: 'title' },
        { start: -1 },
        { end: 1_000_001 },
        { start: 0.5 },
        { end: undefined },
      ],
      ...[
        { size: 0 },
        { size: 101 },
        { column: -1 },
        { column: 10_001 },
        { page: 0 },
        { page: 10_001 },
        { isBold: 1 },
      ],
    ])
      expect(isOne(change)).toBe(false);
    expect(documentBlocks.safeParse(Array(4000).fill(block)).success).toBe(true);
    expect(documentBlocks.safeParse(Array(4001).fill(block)).success).toBe(false);
  });
});

describe('blocks of a text that was edited', () => {
  /** Lines of a document, each with its own column. */
  const documentOf = (...lines: string[]) => {
    const text = lines.join('\n');
    return {
      text,
      blocks: blocksOfText(text).map((block, at) => ({ ...block, column: at + 1, isBold: true })),
    };
  };
  const realigned = (before: ReturnType<typeof documentOf>, text: string) =>
    realignBlocks(before, text).map(({ start, end, column, isBold }) => {
      expect(isBold).toBe(column !== null);
      return `${column ?? '–'} ${text.slice(start, end)}`;
    });
  const before = documentOf('Вера', 'Швея', 'Тула', 'Швея');

  it('stay where nothing was edited', () => expect(realignBlocks(before, before.text)).toBe(before.blocks));

  it.each([
    ['Вера\nШвея\nТула', ['1 Вера', '2 Швея', '3 Тула']],
    ['Анна\nШвея\nТула\nШвея', ['– Анна', '2 Швея', '3 Тула', '4 Швея']],
    ['Резюме\n\nВера\nШвея\nТула\nШвея', ['– Резюме', '1 Вера', '2 Швея', '3 Тула', '4 Швея']],
    ['Вера\nТула\nШвея', ['1 Вера', '3 Тула', '4 Швея']],
    ['Тула\nВера\nШвея', ['3 Тула', '– Вера', '4 Швея']],
    ['Вера\nШвея\nШвея\nШвея', ['1 Вера', '2 Швея', '4 Швея', '– Швея']],
    ['Швея\nВера', ['2 Швея', '– Вера']],
    ['', []],
  ])('%j', (text, blocks) => expect(realigned(before, text)).toEqual(blocks));
});
