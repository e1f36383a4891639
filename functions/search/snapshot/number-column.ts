import { inChunks } from '../cooperative/chunks.ts';
import { type StreamShape, unpacked } from './byte-stream.ts';

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type Steps = Uint8Array | Uint16Array | Uint32Array;

export const numberTypeOf = (values: Numbers) =>
  values instanceof Uint8Array
    ? 'u8'
    : values instanceof Uint16Array
      ? 'u16'
      : values instanceof Uint32Array
        ? 'u32'
        : 'f64';
const newArray = {
  u8: (length: number) => new Uint8Array(length),
  u16: (length: number) => new Uint16Array(length),
  u32: (length: number) => new Uint32Array(length),
  f64: (length: number) => new Float64Array(length),
};

export const bytesOf = (values: Numbers) =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/**
 * How numbers are written: value = base + unit × step, or, with `from`, the first is `from` and every other = the one
 * before + base + unit × step. Steps are whole, 0 … 2³² − 1:
 * - same: all 0, not written;
 * - whole: one stream of them, each in the narrowest of 1, 2 and 4 bytes;
 * - planes: a stream of their lowest bytes, one of the next, …;
 * - bits: no steps but the eight bytes of a double as planes, for what is not whole.
 */
export interface NumberShape {
  type: keyof typeof newArray;
  length: number;
  form: 'same' | 'whole' | 'planes' | 'bits';
  base: number;
  unit: number;
  from?: number;
  streams: StreamShape[];
}

/** Of the column's streams, as `unzstdStream` gives them. */
export function* unpackNumbers(shape: NumberShape, packed: readonly Uint8Array[]): Generator<void, Numbers> {
  const streams: Uint8Array[] = [];
  for (const [n, stream] of shape.streams.entries())
    streams.push(yield* unpacked(stream, packed[n] as Uint8Array));
  if (shape.form === 'bits') return yield* doubles(streams, shape.length);
  const steps = yield* stepsFrom(shape, streams);
  return yield* restored(shape, steps);
}

function* doubles(planes: readonly Uint8Array[], length: number): Generator<void, Float64Array> {
  const values = new Float64Array(length);
  const bytes = bytesOf(values);
  for (const [n, plane] of planes.entries())
    yield* inChunks(length, (from, to) => {
      for (let row = from; row < to; row++) bytes[row * 8 + n] = plane[row] as number;
    });
  return values;
}

/** In an array of the column's own type, if they need no restoring. */
function* stepsFrom(
  { type, form, length, base, unit, from }: NumberShape,
  streams: readonly Uint8Array[],
): Generator<void, Steps> {
  if (form === 'same') return new Uint8Array(length);
  const [first] = streams as [Uint8Array];
  if (form === 'planes') {
    const isFinal = base === 0 && unit === 1 && from === undefined;
    const isNarrow = streams.length === 2 && !(isFinal && type === 'u32');
    return yield* joined(streams, isNarrow ? new Uint16Array(length) : new Uint32Array(length));
  }
  const width = length === 0 ? 1 : first.length / length;
  if (width === 1) return first;
  const aligned = first.byteOffset % width === 0 ? first : first.slice();
  return width === 2
    ? new Uint16Array(aligned.buffer, aligned.byteOffset, length)
    : new Uint32Array(aligned.buffer, aligned.byteOffset, length);
}

/** Plane after plane, all at once for each row: an array is touched once. */
function* joined(planes: readonly Uint8Array[], steps: Uint16Array | Uint32Array): Generator<void, Steps> {
  const [lowest, next, third, highest] = planes as [Uint8Array, Uint8Array, Uint8Array?, Uint8Array?];
  yield* inChunks(steps.length, (start, end) => {
    if (!third)
      for (let row = start; row < end; row++)
        steps[row] = (lowest[row] as number) | ((next[row] as number) << 8);
    else
      for (let row = start; row < end; row++)
        steps[row] =
          (lowest[row] as number) |
          ((next[row] as number) << 8) |
          ((third[row] as number) << 16) |
          ((highest?.[row] ?? 0) << 24);
  });
  return steps;
}

function* restored(shape: NumberShape, steps: Steps): Generator<void, Numbers> {
  const { type, length, base, unit, from: before } = shape;
  if (before === undefined && base === 0 && unit === 1 && numberTypeOf(steps) === type) return steps;
  const values = newArray[type](length);
  if (before === undefined) {
    yield* inChunks(length, (from, to) => {
      if (base === 0 && unit === 1) values.set(steps.subarray(from, to), from);
      else for (let row = from; row < to; row++) values[row] = base + unit * (steps[row] as number);
    });
    return values;
  }
  values[0] = before;
  yield* inChunks(length - 1, (from, to) => {
    // A variable of this function alone: one shared with the outer would be an object for every row.
    let value = values[from] as number;
    for (let row = from + 1; row <= to; row++) {
      value += base + unit * (steps[row] as number);
      values[row] = value;
    }
  });
  return values;
}
