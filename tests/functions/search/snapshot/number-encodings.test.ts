import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import {
  type NumberShape,
  type Numbers,
  numberTypeOf,
  unpackNumbers,
} from '#functions/search/snapshot/number-column.ts';
import { encodingsOf } from '#functions/search/snapshot/number-encodings.ts';

const numbersUnder = (bits: number) =>
  fc
    .integer({ min: 0, max: bits })
    .chain((width) => fc.array(fc.integer({ min: 0, max: 2 ** width - 1 }), { maxLength: 60 }));
const numbers: fc.Arbitrary<Numbers> = fc.oneof(
  numbersUnder(8).map((values) => Uint8Array.from(values)),
  numbersUnder(16).map((values) => Uint16Array.from(values)),
  numbersUnder(32).map((values) => Uint32Array.from(values)),
  numbersUnder(32).map((values) => Uint32Array.from(values).sort()),
  numbersUnder(20).map((values) => Float64Array.from(values, (value) => (value - 9) * 60_000)),
  fc.array(fc.maxSafeInteger()).map((values) => Float64Array.from(values)),
  fc.array(fc.double()).map((values) => Float64Array.from(values)),
);

/** What comes back of each form, by which of the ways its streams are written. */
function* readBack(values: Numbers, way: 0 | -1) {
  for (const { shape, streams } of encodingsOf(values)) {
    const written = streams.flatMap((ways) => ways.at(way) ?? []);
    const whole: NumberShape = {
      ...shape,
      type: numberTypeOf(values),
      length: values.length,
      streams: written.map(({ bits, length }) => ({ size: 0, bits, length })),
    };
    const packed = written.map(({ bytes }) => bytes);
    yield { form: shape.form, written, back: runToEnd(unpackNumbers(whole, packed)) };
  }
}

it('every form reads back as the numbers that it was made of', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(numbers, async (values) => {
      for (const way of [0, -1] as const)
        for (const { form, written, back } of readBack(values, way)) {
          expect(back).toEqual(values);
          seen.add(form);
          for (const { bits } of written) seen.add(`${bits} bits`);
        }
    }),
    // By a seed, since what they come to is counted on.
    { numRuns: 500, seed: 1 },
  );
  expect([...seen].sort()).toEqual(
    ['same', 'whole', 'planes', 'bits', '1 bits', '2 bits', '4 bits', '8 bits'].sort(),
  );
});

it('a zero below nothing stays below it, whatever stands beside', () => {
  const isBelow = (value: number) => Object.is(value, -0);
  for (const values of [[-0], [-0, 1], [0, -0], [0, 1]])
    for (const { back } of readBack(Float64Array.from(values), 0))
      expect(Array.from(back, isBelow)).toEqual(values.map(isBelow));
});
