import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import {
  type Column,
  decodeColumns,
  encodeColumns,
  UnreadableSnapshot,
} from '#functions/search/snapshot/column-file.ts';

/** Mostly few bits, sometimes all: each width is written another way. */
const numbersUnder = (bits: number) =>
  fc
    .integer({ min: 0, max: bits })
    .chain((width) => fc.array(fc.integer({ min: 0, max: 2 ** width - 1 }), { maxLength: 400 }));
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const scaled = (numbers: fc.Arbitrary<number[]>, most: number) =>
  fc
    .tuple(numbers, fc.constantFrom(1, 1, 5_000, 60_000))
    .map(([values, unit]) => values.map((value) => (value * unit <= most ? value * unit : value)));

const column: fc.Arbitrary<Column> = fc.oneof(
  numbersUnder(8).map((values) => Uint8Array.from(values)),
  scaled(numbersUnder(16), 0xffff).map((values) => Uint16Array.from(values)),
  scaled(numbersUnder(32), 0xffff_ffff).map((values) => Uint32Array.from(values)),
  scaled(numbersUnder(32), 0xffff_ffff).map((values) => Uint32Array.from(sorted(values))),
  scaled(numbersUnder(32), 0xffff_ffff).map((values) => Uint32Array.from(sorted(values).reverse())),
  scaled(numbersUnder(53), Number.MAX_SAFE_INTEGER).map((values) => Float64Array.from(sorted(values))),
  fc.array(fc.maxSafeInteger()).map((values) => Float64Array.from(values)),
  fc.array(fc.double()).map((values) => Float64Array.from(values)),
  fc.array(fc.string()),
  fc.array(fc.string({ unit: 'binary' })),
  fc.array(fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) })),
);
const header = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()), { noNullPrototype: true });
const columns = fc.dictionary(
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
  column,
  { maxKeys: 5, noNullPrototype: true },
);

const small = () =>
  encodeColumns(
    { rows: 3, made: 'вчера' },
    {
      date: Float64Array.of(1_760_000_000_000, 1_760_000_060_000, 1_760_000_061_000),
      city: Uint16Array.of(1, 700, 1),
      word: ['водитель', '', 'C++ 🙂'],
    },
  );

describe('a file of columns', () => {
  it('gives back a text that is longer than what is spelt at once, and those beside it', async () => {
    const word = ['первый', 'а'.repeat(150_000), '', 'b'.repeat(150_000), 'последний'];
    const { columns: decoded } = await decodeColumns(await encodeColumns({}, { word }));
    expect(decoded.word).toEqual(word);
  });

  it('gives back the first letter that takes two bytes', async () => {
    for (const word of [['ÿ'], ['Ā'], ['ÿ', 'Ā']])
      expect((await decodeColumns(await encodeColumns({}, { word }))).columns.word).toEqual(word);
  });

  it('gives back what it was given', async () => {
    await fc.assert(
      fc.asyncProperty(header, columns, async (head, inputColumns) => {
        expect(await decodeColumns(await encodeColumns(head, inputColumns))).toEqual({
          ...{ header: head, columns: inputColumns, deferred: {} },
        });
      }),
      { numRuns: 300 },
    );
  });

  it('gives those that wait when they are asked for, and each time the same', async () => {
    await fc.assert(
      fc.asyncProperty(columns, fc.array(fc.nat(4)), async (inputColumns, waiting) => {
        const names = Object.keys(inputColumns).filter((_, at) => waiting.includes(at));
        const file = await encodeColumns({}, inputColumns);
        const { columns: read, deferred } = await decodeColumns(file, names);
        // Whoever read the file may do with it what they like.
        file.fill(0);
        for (const name of names)
          for (const making of [deferred[name]?.(), deferred[name]?.()])
            expect(making && runToEnd(making)).toEqual(inputColumns[name]);
        expect(Object.keys(deferred)).toEqual(names);
        const others = Object.entries(inputColumns).filter(([name]) => !names.includes(name));
        expect(read).toEqual(Object.fromEntries(others));
      }),
    );
  });

  it('holds nothing, and columns of nothing', async () => {
    const emptyColumns = {
      u8: new Uint8Array(),
      u16: new Uint16Array(),
      u32: new Uint32Array(),
      f64: new Float64Array(),
      text: [],
      empty: [''],
    };
    expect(await decodeColumns(await encodeColumns({}, emptyColumns))).toEqual({
      ...{ header: {}, columns: emptyColumns, deferred: {} },
    });
    expect(await decodeColumns(await encodeColumns({}, {}))).toEqual({
      ...{ header: {}, columns: {}, deferred: {} },
    });
  });

  it('may stand anywhere in a larger buffer', async () => {
    const file = await small();
    const larger = new Uint8Array(file.length + 11);
    larger.set(file, 3);
    expect(await decodeColumns(larger.subarray(3, 3 + file.length))).toEqual(await decodeColumns(file));
  });

  it('is longer than one slice and one piece of text', async () => {
    const rows = 70_000;
    const largeColumns = {
      id: Uint32Array.from({ length: rows }, (_, n) => (n * 7_919) % 100_003),
      flag: Uint8Array.from({ length: rows }, (_, n) => (n % 7 === 0 ? 1 : 0)),
      at: Float64Array.from({ length: rows }, (_, n) => 1_760_000_000_000 + n * 1000 + (n % 3) * 1000),
      odd: Float64Array.from({ length: rows }, (_, n) => n / 3),
      text: Array.from({ length: rows }, (_, n) => `вакансия ${n}`),
    };
    const { columns: read } = await decodeColumns(await encodeColumns({}, largeColumns));
    for (const name of ['id', 'flag', 'at', 'odd'] as const)
      expect(Buffer.compare(bytesOf(read[name] as Uint8Array), bytesOf(largeColumns[name]))).toBe(0);
    expect((read.text as string[]).join()).toBe(largeColumns.text.join());
  });

  it('is refused after a change of any byte, cut anywhere, or with more at its end', async () => {
    const file = await small();
    const expectUnreadable = (bytes: Uint8Array) =>
      expect(decodeColumns(bytes)).rejects.toThrow(UnreadableSnapshot);
    for (let n = 0; n < file.length; n++) {
      const changed = file.slice();
      changed[n] = (changed[n] as number) ^ (1 + (n % 255));
      await expectUnreadable(changed);
      await expectUnreadable(file.slice(0, n));
    }
    await expectUnreadable(Buffer.concat([file, Uint8Array.of(0)]));
  });

  it('says which version of the format it is of', async () => {
    const file = await small();
    const other = Uint8Array.from(file);
    other[4] = 9;
    await expect(decodeColumns(other)).rejects.toThrow('Format version 9, not 1');
  });
});

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);
