import { expect, test } from 'vitest';
import { assertLinear, assertLinearInTexts } from '#tests/support/growth.ts';
import { fileTextFunctions } from '#tests/support/text-functions/file-text.ts';
import { pageText } from '../../frontend/src/lib/file-text/pdf/page-text.ts';

/** A busy machine needs longer for some thousand runs of 20 ms. */
const patience = 300_000;

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
