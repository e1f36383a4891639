import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanFileName,
  type DocumentFormat,
  documentFormats,
  formatOf,
  hasBytesOf,
  maxDocumentBytes,
  userDocument,
} from '#core/domain/documents/user-document.ts';

describe('the format, by the ending of the name (docs/rules.md#documents-formats)', () => {
  it.each([
    ['резюме.pdf', 'pdf'],
    ['Резюме.PDF', 'pdf'],
    ['cv.final.DocX', 'docx'],
    ['cv.doc', 'doc'],
    ['cv.txt', 'txt'],
    ['cv.pdf.exe', null],
    ['cv', null],
    ['pdf', null],
    ['cv.', null],
    ['cv.rtf', null],
    ['cv.constructor', null],
    ['cv.pdf．exe', null],
    ['', null],
  ])('%j is %j', (name, format) => expect(formatOf(name)).toBe(format));
});

it('ten megabytes are 10 × 1,048,576 bytes, as the signed form counts them', () => {
  expect(maxDocumentBytes).toBe(10_485_760);
});

it('a document has what its description says (docs/rules.md#documents)', () => {
  const document = {
    id: 'a1',
    name: 'cv.pdf',
    type: 'resume',
    format: 'pdf',
    size: 0,
    uploadedAt: '2026-01-02T03:04:05.000Z',
  };
  expect(userDocument.parse(document)).toEqual(document);
  for (const format of ['pdf', 'doc', 'docx', 'txt'])
    expect(userDocument.safeParse({ ...document, format }).success).toBe(true);
  for (const wrong of [
    { id: '' },
    { name: '' },
    { type: 'none' },
    { format: 'rtf' },
    { size: -1 },
    { uploadedAt: 1 },
  ])
    expect(userDocument.safeParse({ ...document, ...wrong }).success).toBe(false);
});

it('each format is served with a type of its own', () =>
  expect(documentFormats).toEqual({
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    txt: 'text/plain; charset=utf-8',
  }));

describe('the first bytes', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const zip = (first: string) => bytes(`PK\u0003\u0004${'\u0000'.repeat(26)}${first}`);
  const ole = 'Ð\u00cf\u0011à¡±\u001aá';
  const program = bytes(`MZ\u0090\u0000\u0003${'\u0000'.repeat(80)}This program cannot be run in DOS mode`);

  it.each<[DocumentFormat, string, Uint8Array]>([
    ['pdf', 'as most begin', bytes('%PDF-1.7\n%âãÏÓ')],
    ['pdf', 'with something before the header', bytes(`${' '.repeat(500)}%PDF-1.4`)],
    ['doc', 'of Word', bytes(ole)],
    ['doc', 'that is RTF within', bytes('{\\rtf1\\ansi')],
    ['docx', 'of Word', zip('[Content_Types].xml')],
    ['docx', 'of another program', zip('word/document.xml')],
    ['txt', 'in Windows-1251', bytes('Ðåçþìå')],
    ['txt', 'in UTF-16 with its mark', bytes('ÿþ\u0020\u0000')],
    ['txt', 'in UTF-16 with the other one', bytes('þÿ\u0000\u0020')],
    ['txt', 'in UTF-8', new TextEncoder().encode('\ufeffРезюме')],
  ])('a %s %s', (format, _how, head) => expect(hasBytesOf(format, head)).toBe(true));

  it.each<[DocumentFormat, string, Uint8Array]>([
    ['pdf', 'a program', program],
    ['doc', 'a program', program],
    ['docx', 'a program', program],
    ['txt', 'a program', program],
    ['txt', 'a program of Linux', bytes('\u007fELF/')],
    ['pdf', 'a program that says it is one', bytes('MZ\n%PDF-1.7')],
    ['pdf', 'a page', bytes('<!doctype html><script>')],
    ['pdf', 'a PDF behind the first kilobyte', bytes(`${' '.repeat(1024)}%PDF-1.4`)],
    ['docx', 'a Java archive', zip('META-INF/MANIFEST.MF')],
    ['docx', 'a zip of something', zip('evil.exe')],
    ['docx', 'a zip whose file is called so within', zip('evil/word/document.xml')],
    ['docx', 'a zip of nothing', bytes('PK\u0005\u0006')],
    ['doc', 'a PDF', bytes('%PDF-1.7')],
    ['doc', 'what only begins as one', bytes('Ð\u00cf\u0011à')],
    ['txt', 'UTF-16 without its mark', bytes('R\u0000')],
    ['pdf', 'nothing', bytes('')],
    ['txt', 'nothing', bytes('')],
  ])('no %s: %s', (format, _what, head) => expect(hasBytesOf(format, head)).toBe(false));
});

describe('the name of a file', () => {
  it.each([
    ['Резюме Анны (2026).pdf', 'Резюме Анны (2026).pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\anna\\cv.pdf', 'cv.pdf'],
    ['..\\..\\cv.pdf', 'cv.pdf'],
    ['/cv.pdf/', ''],
    ['..', ''],
    ['', ''],
    ['.pdf', 'pdf'],
    ['cv.pdf. . .', 'cv.pdf'],
    // The letters behind the mark are drawn from right to left: it would read «cvexe.pdf».
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['\u200fcv\u200e.pdf', 'cv.pdf'],
    ['cv\u2066\u2069\u061c\ufeff\u200b\u00ad.pdf', 'cv.pdf'],
    ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie a=b.pdf'],
    ['cv"; filename="evil.exe".pdf', 'cv; filename=evil.exe.pdf'],
    ['cv\u0000.exe\u0085.pdf', 'cv.exe.pdf'],
    ['и\u0306.pdf', 'й.pdf'],
    ['a\ud83d.pdf', 'a.pdf'],
  ])('%j is kept as %j', (fileName, name) => expect(cleanFileName(fileName)).toBe(name));

  it('a long one keeps its ending and breaks no emoji', () => {
    const name = cleanFileName(`${'a'.repeat(145)}😀😀😀😀.pdf`);
    expect(name).toBe(`${'a'.repeat(145)}.pdf`);
  });

  it('has a hundred and fifty characters, and an ending of five letters', () => {
    const cleaned = (length: number, ending: string) =>
      cleanFileName(`${'a'.repeat(length - ending.length)}${ending}`);
    expect(cleaned(150, '.pdf')).toBe(`${'a'.repeat(146)}.pdf`);
    expect(cleaned(151, '.pdf')).toBe(`${'a'.repeat(146)}.pdf`);
    expect(cleaned(151, '.pages')).toBe(`${'a'.repeat(144)}.pages`);
    expect(cleaned(151, '.number')).toBe(`${'a'.repeat(144)}.numbe`);
    expect(cleaned(151, '')).toBe('a'.repeat(150));
    expect(cleaned(155, '.pdf 2')).toBe('a'.repeat(149));
    expect(cleanFileName(`${'a'.repeat(1000)}.pdf`)).toBe('a'.repeat(150));
    expect(cleanFileName(`😀${'a'.repeat(150)}`)).toBe(`😀${'a'.repeat(148)}`);
  });

  it('whatever comes: it is short, has no path, goes into a header, and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (fileName) => {
        const name = cleanFileName(fileName);
        expect(name.length).toBeLessThanOrEqual(150);
        expect(name).not.toMatch(/[\\/\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(name.isWellFormed()).toBe(true);
        expect(cleanFileName(name)).toBe(name);
      }),
    );
  });
});
