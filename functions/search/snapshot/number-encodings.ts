import { type ByteStream, streamsOf, zstd, zstdLevels } from './byte-stream.ts';
import { bytesOf, type NumberShape, type Numbers, numberTypeOf } from './number-column.ts';

export interface Form {
  shape: Omit<NumberShape, 'streams' | 'type' | 'length'>;
  /** For every stream the ways to write it. */
  streams: ByteStream[][];
}

/** In the form that comes out smallest: each is tried. */
export async function packNumbers(values: Numbers): Promise<{ shape: NumberShape; frames: Uint8Array[] }> {
  const shape = { type: numberTypeOf(values), length: values.length } as const;
  let best: { form: Form; size: number; chosen: ByteStream[] } | null = null;
  for (const form of encodingsOf(values)) {
    const chosen = await Promise.all(form.streams.map(smallest));
    const size = chosen.reduce((sum, stream) => sum + stream.size + shapeSize, 0);
    if (best === null || size < best.size) best = { form, size, chosen: chosen.map(({ stream }) => stream) };
  }
  if (best === null) throw new RangeError('No way to write a column');
  const frames = await Promise.all(best.chosen.map(({ bytes }) => zstd(bytes, zstdLevels.written)));
  const streams = best.chosen.map(({ bits, length }, n) => ({
    size: frames[n]?.length ?? 0,
    length,
    bits,
  }));
  return { shape: { ...shape, ...best.form.shape, streams }, frames };
}

/** About what one more stream adds to the directory, in bytes. */
const shapeSize = 12;

async function smallest(ways: ByteStream[]): Promise<{ stream: ByteStream; size: number }> {
  const sizes = await Promise.all(
    ways.map(async (stream) => ({ stream, size: (await zstd(stream.bytes, zstdLevels.compared)).length })),
  );
  return sizes.reduce((a, b) => (b.size < a.size ? b : a));
}

/** Every form that the numbers can be written in. */
export function* encodingsOf(values: Numbers): Generator<Form> {
  if (values instanceof Float64Array) yield bitPlanes(values);
  if (!isWhole(values)) return;
  const plain = scaled(values);
  if (plain !== null) yield* layouts(plain);
  if (values instanceof Uint8Array || values.length < 2) return;
  const rising = risesOf(values);
  if (rising !== null) yield* layouts(rising);
}

interface Scaled {
  base: number;
  unit: number;
  from?: number;
  steps: Uint32Array;
  max: number;
}

/** −0 is not: as a step it would come back as 0. */
function isWhole(values: Numbers): boolean {
  if (!(values instanceof Float64Array)) return true;
  return values.every((value) => Number.isSafeInteger(value) && !Object.is(value, -0));
}

/** Loops here and below: `from` asks an iterator for every number, which takes fifty times longer. */
function scaled(values: Numbers): Scaled | null {
  const { length } = values;
  let base = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < length; n++) {
    const value = values[n] as number;
    if (value < base) base = value;
    if (value > top) top = value;
  }
  if (length === 0) return { base: 0, unit: 1, steps: new Uint32Array(0), max: 0 };
  // Past these nothing would be exact.
  if (![base, top, top - base].every(Number.isSafeInteger)) return null;
  let unit = 0;
  for (let n = 0; n < length && unit !== 1; n++) unit = divisor((values[n] as number) - base, unit);
  if (unit === 0) unit = 1;
  // Numbers that would be no shorter stay as they are, so that reading need not restore them.
  if (unit === 1 && base > 0 && bitsFor(top) === bitsFor(top - base)) base = 0;
  const max = (top - base) / unit;
  if (max > 0xffff_ffff) return null;
  const steps = new Uint32Array(length);
  for (let n = 0; n < length; n++) steps[n] = ((values[n] as number) - base) / unit;
  return { base, unit, max, steps };
}

/** Bits that a number takes in one of the forms. */
const bitsFor = (max: number) => [1, 2, 4, 8, 16, 24, 32].find((bits) => max < 2 ** bits);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function risesOf(values: Numbers): Scaled | null {
  const between = new Float64Array(values.length - 1);
  for (let n = 0; n < between.length; n++) between[n] = (values[n + 1] as number) - (values[n] as number);
  const rises = scaled(between);
  if (rises === null) return null;
  const steps = new Uint32Array(values.length);
  steps.set(rises.steps, 1);
  return { ...rises, steps, from: values[0] as number };
}

function* layouts({ steps, max, base, unit, from }: Scaled): Generator<Form> {
  const scale = { base, unit, ...(from !== undefined && { from }) };
  if (max === 0) {
    yield { shape: { ...scale, form: 'same' }, streams: [] };
    return;
  }
  const width = 32 - Math.clz32(max);
  const narrow = width <= 8 ? new Uint8Array(steps) : width <= 16 ? new Uint16Array(steps) : steps;
  yield {
    shape: { ...scale, form: 'whole' },
    streams: [
      narrow instanceof Uint8Array
        ? streamsOf(narrow)
        : [{ bits: 8, length: narrow.byteLength, bytes: bytesOf(narrow) }],
    ],
  };
  if (width <= 8) return;
  const count = Math.ceil(width / 8);
  yield {
    shape: { ...scale, form: 'planes' },
    streams: Array.from({ length: count }, (_, n) => streamsOf(plane(steps, n * 8))),
  };
}

function plane(steps: Uint32Array, shift: number): Uint8Array {
  const bytes = new Uint8Array(steps.length);
  for (let n = 0; n < bytes.length; n++) bytes[n] = (steps[n] as number) >>> shift;
  return bytes;
}

function bitPlanes(values: Float64Array): Form {
  const bytes = bytesOf(values);
  const planes = Array.from({ length: 8 }, (_, n) => {
    const planeBytes = new Uint8Array(values.length);
    for (let row = 0; row < planeBytes.length; row++) planeBytes[row] = bytes[row * 8 + n] as number;
    return planeBytes;
  });
  return { shape: { form: 'bits', base: 0, unit: 1 }, streams: planes.map(streamsOf) };
}
