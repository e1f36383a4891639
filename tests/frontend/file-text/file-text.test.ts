import { describe, expect, test } from 'vitest';
import { fileText, fileTextOf, maxPdfCharacters } from '../../../frontend/src/file-text/file-text.ts';
import { cyrillicReader } from '../../../frontend/src/file-text/pdf/misread-cyrillic.ts';
import { windows1251 } from '../../support/browser/made-pdfs.ts';
import { lockedResume, longResume, madeResumes, pictureResume } from '../../support/browser/made-resumes.ts';
import { blocksOfPdf, textOf } from '../../support/browser/text-of-pdf.ts';
import '../../support/browser/worker-in-thread.ts';
import { plainBlocks, plainText } from '../../../frontend/src/file-text/plain-text.ts';

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('text of a PDF (docs/rules.md#resume-pdf-cut)', () => {
  test.each(madeResumes)('$name', async ({ pdf, text }) => {
    expect(await textOf(await pdf())).toBe(text);
  });

  test('thirty pages are read, the first 8,000 characters kept, and how many there were is said', async () => {
    const text = await textOf(await longResume(30));
    expect([...text.matchAll(/Страница (\d+)\./g)].map(([, page]) => Number(page))).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    const blocks = await blocksOfPdf(await longResume(30));
    expect(fileTextOf(blocks, maxPdfCharacters)).toMatchObject({
      text: text.slice(0, 8000),
      total: text.length,
      isCut: true,
      document: { text },
    });
    expect(fileTextOf(plainBlocks(text.slice(0, 8000)), maxPdfCharacters).isCut).toBe(false);
  });

  test.each([
    ['locked', lockedResume],
    ['pictures', pictureResume],
    ['broken', async () => new TextEncoder().encode('%PDF-1.7\nничего больше')],
    ['broken', async () => (await longResume(1)).slice(40, 400)],
  ])('none: %s', async (reason, pdf) => {
    await expect(textOf(await pdf())).rejects.toMatchObject({ reason });
  });

  test('French and German words are left as they are', () => {
    const text = 'Élodie Müller, société générale, Zürich, crème brûlée, à côté, façade';
    expect(cyrillicReader(text)(text)).toBe(text);
  });
});

describe('the cut', () => {
  test('parts no character in two', () => {
    const blocks = plainBlocks(`${'a'.repeat(maxPdfCharacters - 1)}😀`);
    const { text } = fileTextOf(blocks, maxPdfCharacters);
    expect(text).toBe('a'.repeat(maxPdfCharacters - 1));
  });
});

const russian = 'Анна Иванова\nML-инженер, опыт работы — 5 лет';
const utf16 = (words: string, isBig: boolean) => {
  const bytes = Buffer.from(words, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('text files', () => {
  test.each([
    ['UTF-8', Buffer.from(russian)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${russian}`)],
    ['UTF-16', utf16(`\ufeff${russian}`, false)],
    ['UTF-16, the other way round', utf16(`\ufeff${russian}`, true)],
    ['UTF-16 without a mark', utf16(russian, false)],
    ['UTF-16 without a mark, the other way round', utf16(russian, true)],
    ['Windows-1251', windows1251(russian)],
  ])('%s', async (_name, bytes) => {
    expect(await fileText(fileOf('cv.TXT', new Uint8Array(bytes)))).toEqual({
      text: russian,
      total: russian.length,
      isCut: false,
      document: { text: russian, blocks: expect.any(Array) },
      doubts: [],
    });
  });

  describe.each(['windows-1251', 'koi8-r', 'ibm866'])('%s', (encoding) => {
    const table = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))];
    const encoded = (words: string) => Uint8Array.from(words, (letter) => table.indexOf(letter));
    const texts = [
      'Опыт работы',
      'Анна Иванова',
      'Юлия Чижова, бухгалтер',
      'Менеджер по продажам',
      'Ведущий инженер-конструктор. Москва, 2019-2024.',
    ];
    const cases: [string, (words: string) => string][] = [
      ['mixed', (words) => words],
      ['small', (words) => words.toLowerCase()],
      ['capital', (words) => words.toUpperCase()],
    ];
    test.each(cases)('in %s letters', async (_, cased) => {
      for (const words of texts.map(cased)) expect(plainText(encoded(words))).toBe(words);
    });
  });

  test('a Latin text of one byte a letter is not taken for anything else', async () => {
    expect((await fileText(fileOf('cv.txt', 'Jane Doe\r\nSQL\u00a0&\tGo'))).text).toBe('Jane Doe\nSQL & Go');
  });

  test('a word parted by a soft hyphen is whole again, and nothing stays that cannot be seen', async () => {
    const file = fileOf('cv.txt', 'инже\u00ad\nнер\u200b\u0007\n\n\n\n\ue0a1 Москва  \n');
    expect((await fileText(file)).text).toBe('инженер\n\nМосква');
  });

  test.each([
    ['broken', fileOf('cv.txt', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3))],
    ['empty', fileOf('cv.txt')],
    ['empty', fileOf('cv.txt', ' \n\t ')],
    ['too_large', fileOf('cv.txt', new Uint8Array(2 ** 20 + 1))],
    ['too_large', fileOf('cv.pdf', new Uint8Array(50 * 2 ** 20))],
    ['broken', fileOf('cv.pdf', 'not one')],
    ['broken', fileOf('cv.docx', 'not one')],
    ['broken', fileOf('cv.docx', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))],
  ])('none: %s', async (reason, file) => {
    await expect(fileText(file)).rejects.toMatchObject({ reason });
  });
});
