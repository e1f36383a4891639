import { describe, expect, test } from 'vitest';
import { doubtsOf } from '#core/domain/documents/doubts.ts';
import { htmlBlocks } from '../../../frontend/src/file-text/docx/html-blocks.ts';
import { kindOfFile } from '../../../frontend/src/file-text/file-kind.ts';
import { fileText } from '../../../frontend/src/file-text/file-text.ts';
import { markdownBlocks } from '../../../frontend/src/file-text/markdown-blocks.ts';
import { rtfBlocks } from '../../../frontend/src/file-text/rtf-blocks.ts';
import { zipOf } from '../../support/browser/made-docx.ts';
import '../../support/browser/worker-in-thread.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** 'heading: …' of each, '¶' where an empty line stands before it. */
const rendered = (blocks: readonly { kind: string; text: string; isApart: boolean }[]) =>
  blocks.map(({ kind, text, isApart }, at) => `${isApart && at > 0 ? '¶ ' : ''}${kind}: ${text}`);

describe('the kind of a file', () => {
  const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  test.each([
    ['cv.docx', bytes('%PDF-1.7'), 'pdf'],
    ['cv', bytes('%PDF-1.7'), 'pdf'],
    ['cv.doc', bytes('{\\rtf1 a}'), 'rtf'],
    ['cv.MD', bytes('# a'), 'md'],
    ['cv.txt', bytes('a'), 'txt'],
    ['cv.doc', zipOf([{ name: 'word/document.xml', bytes: bytes('a') }]), 'docx'],
  ])('%s', (name, head, kind) => {
    expect(kindOfFile(name, head)).toBe(kind);
  });

  const locked = Buffer.concat([ole, Buffer.alloc(4096), Buffer.from('EncryptedPackage', 'utf16le')]);
  test.each([
    ['cv.doc', ole, 'old_word'],
    ['cv.doc', locked, 'old_word'],
    ['cv.docx', ole, 'old_word'],
    ['cv.docx', locked, 'locked'],
    ['cv.docm', zipOf([{ name: 'word/document.xml', bytes: bytes('a') }]), 'macros'],
    ['cv.docx', zipOf([{ name: 'word/vbaProject.bin', bytes: bytes('a') }]), 'macros'],
    ['cv.odt', bytes('a'), 'broken'],
    ['photo.png', bytes('a'), 'unsupported'],
    ['book.zip', zipOf([{ name: 'a.txt', bytes: bytes('a') }]), 'unsupported'],
  ])('none: %s is %s', (name, head, reason) => {
    expect(() => kindOfFile(name, head)).toThrow(expect.objectContaining({ reason }));
  });
});

describe('blocks', () => {
  test('of a Word document', () => {
    const html = `<h1>Анна Иванова</h1><p><strong>Опыт работы</strong></p><p></p>
      <table><tr><td><p>2021 — 2024</p></td><td><p>«Пример»</p></td></tr>
      <tr><td><p>2019</p></td><td><p>«Образец»</p><p>Строила отчёты</p></td></tr></table>
      <ul><li>SQL</li></ul><ol><li>раз</li><li>два</li></ol>
      <p>Мой <a href="https://example.ru/cv">сайт</a>, <a href="mailto:anna@example.ru">anna@example.ru</a></p>`;
    expect(rendered(htmlBlocks(html))).toEqual([
      'heading: Анна Иванова',
      'heading: Опыт работы',
      '¶ row: 2021 — 2024 | «Пример»',
      'paragraph: 2019',
      'paragraph: «Образец»',
      'paragraph: Строила отчёты',
      'item: • SQL',
      'item: 1. раз',
      'item: 2. два',
      'paragraph: Мой сайт (https://example.ru/cv), anna@example.ru',
    ]);
  });

  test('of Markdown', () => {
    const text =
      '# Анна Иванова\n\nИнженер по данным,\n**Москва** и [сайт](https://example.ru)\n\n- SQL\n- `Python`\n\n| Год | Где |\n|---|---|\n| 2021 | «Пример» |\n\nОпыт\n----\n2. два\n\n***';
    expect(rendered(markdownBlocks(text))).toEqual([
      'heading: Анна Иванова',
      '¶ paragraph: Инженер по данным, Москва и сайт (https://example.ru)',
      '¶ item: • SQL',
      'item: • Python',
      '¶ row: Год | Где',
      'row: 2021 | «Пример»',
      '¶ heading: Опыт',
      'item: 2. два',
    ]);
  });

  test('of Markdown as site builders and editors write it', async () => {
    const text = `---
title: Резюме
email: anna@example.ru
---
# Анна Иванова {#anna}
Инженер${'  '}
Москва
<!-- скрыто

от всех -->
Год | Где
--- | ---
2021 | «А \\| Б»
***
[Код][git], [сайт], [ещё][] и R&amp;D

[git]: https://git.example.ru "Код"
[сайт]: https://example.ru
[ещё]: <https://example.com>
`;
    const { document } = await fileText(new File([text], 'cv.md'));
    expect(
      document.blocks.map(({ kind, start, end }) => `${kind}: ${document.text.slice(start, end)}`),
    ).toEqual([
      'paragraph: title: Резюме',
      'paragraph: email: anna@example.ru',
      'heading: Анна Иванова',
      'paragraph: Инженер',
      'paragraph: Москва',
      'row: Год | Где',
      'row: 2021 | «А | Б»',
      'paragraph: Код (https://git.example.ru), сайт (https://example.ru), ещё (https://example.com) и R&D',
    ]);
  });

  test('of RTF: tables of letters by font, signs by number, rows, links, nothing of what is no text', () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}}{\stylesheet{\s1 Style;}}
{\info{\author Somebody}}{\pict\pngblip 89504e47}\pard\f1\b \'c0\'ed\'ed\'e0\b0\par
\u1048?\uc2\u1074??\uc1 {\*\unknown hidden}\'e0\'ed\par\par
\intbl 2021\cell \'c3\'ee\'e4\cell\row\pard
{\field{\*\fldinst{HYPERLINK "https://example.ru"}}{\fldrslt site}}\par}`;
    expect(rendered(rtfBlocks(bytes(rtf)))).toEqual([
      'heading: Анна',
      'paragraph: Иван',
      '¶ row: 2021 | Год',
      'paragraph: site (https://example.ru)',
    ]);
  });

  test.each([
    [
      'properties of a shape are no text, the words in its box are',
      String.raw`\pard Anna{\shp{\*\shpinst\shpleft0{\sp{\sn shapeType}{\sv 202}}{\sp{\sn fFlipH}{\sv 0}}{\shptxt \pard Skills\par}}{\shprslt{\*\do\dptxbx Skills\par}}}\pard Engineer\par`,
      ['paragraph: Anna', 'paragraph: Skills', 'paragraph: Engineer'],
    ],
    [
      'cells of a table in a cell',
      String.raw`\pard\intbl Jobs\cell\pard\intbl\itap2 2019-2021\nestcell Engineer\nestcell{\*\nesttableprops\trowd\nestrow}{\nonesttables\par}\pard\intbl\itap2 2017\nestcell Analyst\nestcell{\*\nesttableprops\trowd\nestrow}\pard\intbl\cell\row\pard End\par`,
      ['paragraph: Jobs', 'row: 2019-2021 | Engineer', 'row: 2017 | Analyst', 'paragraph: End'],
    ],
    [
      'cells of inner rows that no row holds',
      String.raw`2019-2021\nestcell Engineer\nestcell`,
      ['paragraph: 2019-2021', 'paragraph: Engineer'],
    ],
    [
      'what a review deleted or its author hid',
      String.raw`Anna {\deleted Smith}{\revised Jones}\par{\v hidden}\deleted gone\deleted0  here\plain\par`,
      ['paragraph: Anna Jones', 'paragraph: here'],
    ],
  ])('of RTF: %s', (_, body, blocks) => {
    expect(rendered(rtfBlocks(bytes(String.raw`{\rtf1\ansi ${body}}`)))).toEqual(blocks);
  });

  test('of RTF from an old Macintosh', () => {
    const rtf = String.raw`{\rtf1\mac\ansicpg10007 \'80\'ed\'ed\'e0}`;
    expect(rendered(rtfBlocks(bytes(rtf)))).toEqual(['paragraph: Анна']);
  });

  test('of a Word document: its footnotes without their marks', () => {
    const html = `<p>Статьи<sup><a href="#footnote-2" id="footnote-ref-2">[1]</a></sup> в журналах</p>
      <ol><li id="footnote-2"><p>По запросу <a href="#footnote-ref-2">↑</a></p></li></ol>`;
    expect(htmlBlocks(html).map(({ text }) => text)).toEqual(['Статьи в журналах', 'По запросу']);
  });

  test('of an OpenDocument text', async () => {
    const content = `<office:document-content><office:automatic-styles><style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
      <office:body><office:text><text:h>Анна</text:h><text:p text:style-name="B">Навыки</text:p>
      <text:list><text:list-item><text:p>SQL</text:p></text:list-item></text:list>
      <text:p>один<text:s/>два<office:annotation><text:p>заметка</text:p></office:annotation></text:p>
      <table:table><table:table-row><table:table-cell><text:p>2021</text:p></table:table-cell><table:table-cell><text:p>Пример</text:p></table:table-cell></table:table-row></table:table>
      </office:text></office:body></office:document-content>`;
    const file = zipOf([
      { name: 'mimetype', bytes: bytes('application/vnd.oasis.opendocument.text'), isStored: true },
      { name: 'content.xml', bytes: bytes(content) },
    ]);
    const { text, document } = await fileText(new File([file], 'cv.odt'));
    expect(text).toBe('Анна\nНавыки\n• SQL\nодин два\n2021 | Пример');
    expect(document.blocks.map(({ kind }) => kind)).toEqual([
      ...['heading', 'heading', 'item', 'paragraph', 'row'],
    ]);
  });
});

test.each([
  ['locked', '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/>'],
  ['empty', '<manifest:file-entry manifest:full-path="content.xml"/>'],
])(
  'an OpenDocument text is %s by its manifest and its text; its contents are no text',
  async (reason, entry) => {
    const index = '<text:table-of-content><text:p>Опыт работы 1</text:p></text:table-of-content>';
    const file = zipOf([
      { name: 'mimetype', bytes: bytes('application/vnd.oasis.opendocument.text'), isStored: true },
      { name: 'content.xml', bytes: bytes(`<office:text>${index}</office:text>`) },
      { name: 'META-INF/manifest.xml', bytes: bytes(entry) },
    ]);
    await expect(fileText(new File([file], 'cv.odt'))).rejects.toMatchObject({ reason });
  },
);

test('a text of more than 40,000 characters keeps its first blocks', async () => {
  const { document, total, isCut } = await fileText(
    new File(['строка опыта и навыков\n'.repeat(4000)], 'cv.txt'),
  );
  expect([document.text.length, total, isCut]).toEqual([40_000, 4000 * 23 - 1, true]);
  expect(document.blocks.at(-1)?.end).toBe(40_000);
});

describe('what is said of a text', () => {
  const resume = 'Анна Иванова, инженер. Опыт работы: «Пример», 2019 — 2024. Навыки: SQL. '.repeat(9);
  const story = 'Жили-были старик со старухой, и была у них курочка. '.repeat(20);
  test.each([
    [resume, []],
    [story, ['not_resume']],
    [`${resume}[Ваше имя]`, ['placeholders']],
    [`${resume} Lorem ipsum`, ['placeholders']],
  ])('%#', (text, doubts) => {
    expect(doubtsOf(text)).toEqual(doubts);
  });

  test.each([
    ['letters without a table', 'ôïÇü ÊéÄÐ \ue0b1\ue0b2\ue0b3 \ue0b4\ue0b5\ue0b6\ue0b7\ue0b8 '.repeat(40)],
    ['signs in place of letters', '3RVW#$ %GHQW@ *UDG! wrtp '.repeat(40)],
  ])('%s are gibberish', async (_, text) => {
    await expect(fileText(new File([text], 'cv.txt'))).rejects.toMatchObject({ reason: 'gibberish' });
  });
});

test('reading that is no longer wanted ends with the reason of whoever ended it', async () => {
  const stop = new AbortController();
  const reading = fileText(new File(['Опыт работы'], 'cv.txt'), stop.signal);
  const reason = new Error('Cancelled');
  stop.abort(reason);
  await expect(reading).rejects.toBe(reason);
});
