import { Document, ExternalHyperlink, Footer, Header, Packer, Paragraph, TextRun } from 'docx';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxDocxTextLength } from '../../../frontend/src/file-text/docx/docx-blocks.ts';
import { fileText, UnreadableFile } from '../../../frontend/src/file-text/file-text.ts';
import { docxParts, paragraph, type ZippedPart, zipOf } from '../../support/browser/made-docx.ts';
import '../../support/browser/worker-in-thread.ts';

const readBytes = (bytes: Uint8Array<ArrayBuffer> | ArrayBuffer) => fileText(new File([bytes], 'cv.docx'));
const read = (parts: readonly ZippedPart[]) => readBytes(zipOf(parts));

const name = paragraph('Анна Иванова');
const whole = docxParts(name);

test('a Word document, paragraph by paragraph', async () => {
  const children = ['Анна Иванова', 'ML-инженер', '', 'Опыт — 5 лет'].map((words) => new Paragraph(words));
  const buffer = await Packer.toArrayBuffer(new Document({ sections: [{ children }] }));
  expect(await readBytes(buffer)).toMatchObject({
    text: 'Анна Иванова\nML-инженер\n\nОпыт — 5 лет',
    isCut: false,
  });
});

describe('what is inflated has an end', () => {
  const bomb = Buffer.alloc(200 * 2 ** 20, ' ');

  test('a small file that would become 200 MB is not read', async () => {
    const parts = docxParts(`${name}${bomb.toString('latin1')}`);
    expect(zipOf(parts).length).toBeLessThan(2 ** 20);
    await expect(read(parts)).rejects.toMatchObject({ reason: 'too_large' });
  });

  test('nor is one that lies about its size', async () => {
    const parts = [...whole, { name: 'word/styles.xml', bytes: bomb, claimed: 100 }];
    await expect(read(parts)).rejects.toMatchObject({ reason: 'too_large' });
  });

  test('nor one that is large in all its files together', async () => {
    const part = Buffer.alloc(maxDocxTextLength / 3);
    const parts = ['a', 'b', 'c', 'd'].map((name) => ({ name: `word/${name}.xml`, bytes: part }));
    await expect(read([...whole, ...parts])).rejects.toMatchObject({ reason: 'too_large' });
  });

  test('nor one of so many files that to list them is work', async () => {
    const parts = Array.from({ length: 3000 }, (_, at) => ({ name: `${at}`, bytes: Buffer.alloc(0) }));
    await expect(read([...whole, ...parts])).rejects.toMatchObject({ reason: 'too_large' });
  });

  test('pictures are not counted', async () => {
    const picture = { name: 'word/media/image1.png', bytes: bomb.subarray(0, 9 * 2 ** 20), isStored: true };
    expect((await read([...whole, picture])).text).toBe('Анна Иванова');
  });
});

test('the first 40,000 characters are kept, and how many there were is said', async () => {
  const { text, total, isCut } = await read(docxParts(paragraph('слово '.repeat(10_000))));
  expect([text.length, total, isCut]).toEqual([40_000, 59_999, true]);
});

test.each<[string, ZippedPart[]]>([
  ['is packed', whole],
  ['is not packed', whole.map((part) => ({ ...part, isStored: true }))],
])('a document that %s is read', async (_, parts) => {
  expect((await read(parts)).text).toBe('Анна Иванова');
});

test('one that is locked says so', async () => {
  const parts = whole.map((part) => ({ ...part, isEncrypted: true }));
  await expect(read(parts)).rejects.toMatchObject({ reason: 'locked' });
});

test('whatever is wrong in a zip, its reader is told in our words', async () => {
  const good = zipOf(whole);
  const change = fc.tuple(fc.nat(good.length - 1), fc.nat(255));
  const changed = fc.tuple(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(good.length));
  await fc.assert(
    fc.asyncProperty(changed, async ([changes, length]) => {
      const bytes = Uint8Array.from(good);
      for (const [at, value] of changes) bytes[at] = value;
      // Half of them are cut short.
      const file = length % 2 === 0 ? bytes : bytes.slice(0, length);
      const error = await readBytes(file).catch((thrown: unknown) => thrown);
      if (error instanceof Error) expect(error).toBeInstanceOf(UnreadableFile);
    }),
    { numRuns: 300 },
  );
});

test('the header of its pages comes first, once, with its own links; page numbers and the footer do not', async () => {
  const mail = new ExternalHyperlink({ link: 'mailto:vera@example.ru', children: [new TextRun('Почта')] });
  const body = new ExternalHyperlink({
    link: 'https://example.com/work',
    children: [new TextRun('Портфолио')],
  });
  const document = new Document({
    sections: [
      {
        properties: { titlePage: true },
        headers: {
          first: new Header({
            children: [new Paragraph('Вера Лугова'), new Paragraph({ children: [mail] })],
          }),
          default: new Header({ children: [new Paragraph('Вера Лугова'), new Paragraph('2')] }),
        },
        footers: { default: new Footer({ children: [new Paragraph('Подвал')] }) },
        children: [new Paragraph('Товаровед'), new Paragraph({ children: [body] })],
      },
    ],
  });
  const { text } = await readBytes(await Packer.toArrayBuffer(document));
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Вера Лугова',
    'Почта (vera@example.ru)',
    'Товаровед',
    'Портфолио (https://example.com/work)',
  ]);
});

test('the header is read, too, where its body has the name that Word in a browser gives it', async () => {
  const text = (part: Uint8Array) =>
    new TextDecoder().decode(part).replaceAll('document.xml', 'document2.xml');
  const parts = docxParts(paragraph('Товаровед')).map(({ name, bytes }) => ({
    name: name.replace('document.xml', 'document2.xml'),
    bytes: new TextEncoder().encode(text(bytes)),
  }));
  const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${name}</w:hdr>`;
  const all = [...parts, { name: 'word/header1.xml', bytes: new TextEncoder().encode(header) }];
  expect((await read(all)).text).toBe('Анна Иванова\nТоваровед');
});

describe('the words in a text box are read once', () => {
  const box = `<w:txbxContent>${paragraph('Навыки')}${paragraph('Python')}</w:txbxContent>`;
  const drawing = `<w:drawing><wp:anchor><wps:txbx>${box}</wps:txbx></wp:anchor></w:drawing>`;
  const both = (fallback: string) =>
    `<mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
  const namespaces = [
    ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
    ['v', 'urn:schemas-microsoft-com:vml'],
    ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
    ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ]
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join(' ');

  test.each([
    ['drawn for old and for new readers', both(`<w:pict><v:textbox>${box}</v:textbox></w:pict>`)],
    ['with a picture for old ones', both('<w:drawing><wp:inline/></w:drawing>')],
    ['for new ones alone', drawing],
  ])('%s', async (_, drawn) => {
    const parts = docxParts(
      `<w:p ${namespaces}><w:r><w:t>Анна</w:t>${drawn}</w:r></w:p>${paragraph('Опыт')}`,
    );
    expect((await read(parts)).text).toBe('Анна\nНавыки\nPython\nОпыт');
  });
});
