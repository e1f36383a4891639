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

it('every form reads back as the numbers that it was made of', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(numbers, async (values) => {
      for (const { shape, streams } of encodingsOf(values))
        for (const way of [0, -1]) {
          const written = streams.flatMap((ways) => ways.at(way) ?? []);
          const whole: NumberShape = {
            ...shape,
            type: numberTypeOf(values),
            length: values.length,
            streams: written.map(({ bits, length }) => ({ size: 0, bits, length })),
          };
          const packed = written.map(({ bytes }) => bytes);
          expect(runToEnd(unpackNumbers(whole, packed))).toEqual(values);
          seen.add(shape.form);
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
