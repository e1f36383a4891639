import { expect, test } from 'vitest';
import { functionsThatTake } from '#tests/support/growth/exported-functions.ts';
import { assertLinear, assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { fileTextFunctions } from '#tests/support/text-functions/file-text.ts';
import { pdfBlocks } from '../../../frontend/src/file-text/pdf/pdf-blocks.ts';
import { structureOf } from '../../../frontend/src/file-text/pdf/structure.ts';
import '#tests/support/browser/worker-in-thread.ts';

/** A busy machine needs longer for some thousand runs of 10 ms. */
const timeLimit = 300_000;

/** What a file is read into, from its bytes on. */
const read =
  /\b(?:string|Uint8Array|File|Part|PDFDocumentProxy|PdfPiece|PdfPage|PlacedText|Fragment|PageFragments|Line|DrawnText|StructureNode|LooseBlock|ReadJob|T)\b/u;

/** Measured below, as the text of a page. */
const ofPages = [
  'pdf/columns#blocksOf',
  'pdf/fragments#fragmentsOf',
  'pdf/fragments#rowsOf',
  'pdf/lines#linesOf',
  'pdf/pdf-blocks#pdfBlocks',
  'pdf/placed-text#placedTexts',
  'pdf/reflow#reflowed',
  'pdf/running-lines#withoutRunning',
  'pdf/structure#structureOf',
];
/** Asynchronous: they hand what a library has read to the functions that are measured. Their sizes are bounded (docx-text.test.ts). */
const aroundLibraries = [
  'docx/docx-blocks#docxBlocks',
  'file-text#fileText',
  'odt-blocks#odtBlocks',
  'own-worker#ownScript',
  'own-worker#startWorker',
  'pdf/bounds/packed-streams#inflatedPdfSize',
  'pdf/pdf-pages#pagesOf',
  'pdf/pdfjs#openPdf',
  'read-job#answerTo',
  'zip/inflate#inflate',
  'zip/stored-zip#storedZip',
  'zip/zip-parts#zipParts',
];

test('every function that reads a file meets hostile ones', () => {
  expect(functionsThatTake('frontend/src/file-text', read).toSorted()).toEqual(
    [...Object.keys(fileTextFunctions), ...ofPages, ...aroundLibraries].toSorted(),
  );
});

test.each(Object.entries(fileTextFunctions))('%s', (_, run) => assertLinearInTexts(run), timeLimit);

type Layout = (at: number) => readonly [x: number, y: number];

const pieces = (n: number, layout: Layout) =>
  Array.from({ length: n }, (_, at) => ({
    str: `слово${at}`,
    width: 20,
    transform: [10, 0, 0, 10, ...layout(at)],
  }));

const page = (all: ReturnType<typeof pieces>) => ({
  pieces: all,
  links: all.slice(0, 200).map(({ transform: [, , , , x = 0, y = 0] }) => ({
    url: `https://example.ru/${x}`,
    rect: [x, y - 2, x + 20, y + 10],
  })),
  transform: [1, 0, 0, 1, 0, 0],
  height: 800,
  elements: [],
});

test.each<[string, Layout]>([
  ['one upon the other', () => [0, 0]],
  ['down a slope', (at) => [at, at * 12]],
  ['a table', (at) => [(at % 97) * 30, Math.floor(at / 97) * 12]],
  ['two endless lines', (at) => [at * 30, (at % 2) * 12]],
  ['anywhere', (at) => [(at * 7919) % 600, (at * 104_729) % 800]],
])(
  'a page of thousands of pieces: %s',
  (name, layout) => {
    // From where there are more places and columns within columns than are looked at, past where a page is cut.
    assertLinear(
      name,
      (all: ReturnType<typeof pieces>) => pdfBlocks([page(all)]),
      (size) => pieces(16 * size, layout),
    );
    expect(pdfBlocks([page(pieces(200_000, layout))]).length).toBeLessThan(8001);
  },
  timeLimit,
);

test(
  'a structure tree of thousands of elements',
  () => {
    const tree = (n: number) => ({
      children: Array.from({ length: n }, (_, at) => ({
        role: ['P', 'LI', 'TR', 'TD', 'Lbl', 'Span'][at % 6] ?? 'P',
        children: [{ type: 'content', id: `${at}` }],
      })),
    });
    assertLinear('structureOf', structureOf, tree);
  },
  timeLimit,
);
