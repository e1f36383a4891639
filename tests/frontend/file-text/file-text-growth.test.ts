import { expect, test } from 'vitest';
import { functionsThatTake } from '#tests/support/growth/exported-functions.ts';
import { assertLinear, assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { fileTextFunctions } from '#tests/support/text-functions/file-text.ts';
import { pageText } from '../../../frontend/src/file-text/pdf/page-text.ts';

/** A busy machine needs longer for some thousand runs of 10 ms. */
const patience = 300_000;

/** What a file is read into, from its bytes on. */
const read = /\b(?:string|Uint8Array|File|Part|PDFDocumentProxy|PdfPiece|PlacedText|Fragment|T)\b/u;

/** Measured below, as the text of a page. */
const ofPages = [
  'pdf/columns#blocksOf',
  'pdf/fragments#fragmentsOf',
  'pdf/fragments#rowsOf',
  'pdf/page-text#pageText',
  'pdf/placed-text#placedTexts',
];
/** Asynchronous: they hand what a library has read to the functions that are measured. Their sizes are bounded (docx-text.test.ts). */
const aroundLibraries = [
  'docx-text#docxText',
  'docx/stored-zip#storedZip',
  'docx/zip-parts#zipParts',
  'file-text#fileText',
  'pdf/pdfjs#openPdf',
  'pdf/pdf-text#textOfDocument',
];

test('every function that reads a file meets hostile ones', () => {
  expect(functionsThatTake('frontend/src/file-text', read).toSorted()).toEqual(
    [...Object.keys(fileTextFunctions), ...ofPages, ...aroundLibraries].toSorted(),
  );
});

test.each(Object.entries(fileTextFunctions))('%s', (_, run) => assertLinearInTexts(run), patience);

type Place = (at: number) => readonly [x: number, y: number];

const pieces = (n: number, place: Place) =>
  Array.from({ length: n }, (_, at) => ({
    str: `слово${at}`,
    width: 20,
    transform: [10, 0, 0, 10, ...place(at)],
  }));

const upright = [1, 0, 0, 1, 0, 0];

test.each<[string, Place]>([
  ['one upon the other', () => [0, 0]],
  ['down a slope', (at) => [at, at * 12]],
  ['a table', (at) => [(at % 97) * 30, Math.floor(at / 97) * 12]],
  ['two endless lines', (at) => [at * 30, (at % 2) * 12]],
  ['anywhere', (at) => [(at * 7919) % 600, (at * 104_729) % 800]],
])(
  'a page of thousands of pieces: %s',
  (name, place) => {
    // From where there are more places and columns within columns than are looked at, past where a page is cut.
    assertLinear(
      name,
      (all: ReturnType<typeof pieces>) => pageText(all, upright),
      (size) => pieces(16 * size, place),
    );
    expect(pageText(pieces(200_000, place), upright).length).toBeLessThan(200_000);
  },
  patience,
);
