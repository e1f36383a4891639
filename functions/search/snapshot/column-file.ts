import { crc32 } from 'node:zlib';
import { TimeSlicer } from '../cooperative/time-slicer.ts';
import { unzstd, unzstdStream, unzstdStreamAtOnce, zstd, zstdLevels } from './byte-stream.ts';
import { type NumberShape, type Numbers, unpackNumbers } from './number-column.ts';
import { packNumbers } from './number-encodings.ts';
import { packTexts, type TextShape, unpackTexts } from './text-column.ts';

export type Column = Numbers | string[];
type Header = Record<string, string | number>;

/*
 * Named columns in one file, numbers little-endian:
 *   0  4  'JOBS'
 *   4  4  version of this format
 *   8  4  length of all that follows the checksum
 *  12  4  CRC-32 of it
 *  16  4  length of the directory, as it stands in the file
 *  20  4  and unpacked
 *  24     the directory, JSON in zstd: the header, and the name and shape of every column
 *  …      the frames of the columns, in its order
 */
const magic = 0x53_42_4f_4a;
const version = 1;
const payloadAt = 16;
const directoryAt = 24;

type Shape = NumberShape | TextShape;
interface Directory {
  header: Header;
  columns: [name: string, shape: Shape][];
}

/** A file that is of another format version, damaged, cut short or not there. */
export class UnreadableSnapshot extends Error {
  override readonly name = 'UnreadableSnapshot';
}

export async function encodeColumns(header: Header, columns: Record<string, Column>): Promise<Uint8Array> {
  const directory: Directory = { header, columns: [] };
  const frames: Uint8Array[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const packed = await (Array.isArray(column) ? packTexts(column) : packNumbers(column));
    directory.columns.push([name, packed.shape]);
    frames.push(...packed.frames);
  }
  const json = new TextEncoder().encode(JSON.stringify(directory));
  const packedDirectory = await zstd(json, zstdLevels.written);
  const head = Buffer.alloc(directoryAt);
  head.writeUInt32LE(magic, 0);
  head.writeUInt32LE(version, 4);
  head.writeUInt32LE(packedDirectory.length, 16);
  head.writeUInt32LE(json.length, 20);
  const file = Buffer.concat([head, packedDirectory, ...frames]);
  file.writeUInt32LE(file.length - payloadAt, 8);
  file.writeUInt32LE(crc32(file.subarray(payloadAt)), 12);
  // Not a Buffer: its slices would share their bytes.
  return new Uint8Array(file.buffer, file.byteOffset, file.length);
}

export interface DecodedColumns {
  header: Header;
  columns: Record<string, Column>;
  /** Columns that stand packed until somebody needs them. */
  deferred: Record<string, () => Generator<void, Column>>;
}

/**
 * Throws `UnreadableSnapshot`; of what is deferred, too, and not later. Takes a rest every few milliseconds, so that others
 * are served meanwhile.
 */
export async function decodeColumns(
  bytes: Uint8Array,
  deferredNames: readonly string[] = [],
): Promise<DecodedColumns> {
  const slices = new TimeSlicer();
  await check(bytes, slices);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = directoryAt + file.readUInt32LE(16);
  const json = await unzstd(file.subarray(directoryAt, at), file.readUInt32LE(20));
  const directory = JSON.parse(new TextDecoder().decode(json)) as Directory;

  // zstd runs on other threads, ahead; what is left for this one is done a column at a time, so that its rests are rests.
  const reading: { name: string; shape: Shape; packed: Promise<Uint8Array[]> }[] = [];
  const deferred: DecodedColumns['deferred'] = {};
  for (const [name, shape] of directory.columns) {
    const streams = streamsOf(shape).map((stream) => {
      at += stream.size;
      return { stream, frame: file.subarray(at - stream.size, at) };
    });
    if (deferredNames.includes(name)) {
      // A copy: the whole file is not to wait with it.
      const kept = streams.map(({ stream, frame }) => ({ stream, frame: new Uint8Array(frame) }));
      deferred[name] = () =>
        unpackColumn(
          shape,
          kept.map(({ stream, frame }) => unzstdStreamAtOnce(stream, frame)),
        );
      continue;
    }
    const packed = Promise.all(streams.map(({ stream, frame }) => unzstdStream(stream, frame)));
    // One that fails while another is waited for is no unhandled rejection.
    packed.catch(() => {});
    reading.push({ name, shape, packed });
    await slices.pause();
  }

  const columns: Record<string, Column> = {};
  for (const { name, shape, packed } of reading)
    columns[name] = await slices.run(unpackColumn(shape, await packed));
  return { header: directory.header, columns, deferred };
}

const streamsOf = (shape: Shape) => (shape.type === 'text' ? shape.numbers : shape).streams;

const unpackColumn = (shape: Shape, packed: readonly Uint8Array[]): Generator<void, Column> =>
  shape.type === 'text' ? unpackTexts(shape, packed) : unpackNumbers(shape, packed);

async function check(bytes: Uint8Array, slices: TimeSlicer): Promise<void> {
  if (bytes.length < directoryAt) throw new UnreadableSnapshot(`Cut short: ${bytes.length} bytes`);
  const head = new DataView(bytes.buffer, bytes.byteOffset, directoryAt);
  if (head.getUint32(0, true) !== magic) throw new UnreadableSnapshot('No file of columns');
  const written = head.getUint32(4, true);
  if (written !== version) throw new UnreadableSnapshot(`Format version ${written}, not ${version}`);
  const length = head.getUint32(8, true);
  if (bytes.length !== payloadAt + length)
    throw new UnreadableSnapshot(`${bytes.length} bytes, not ${payloadAt + length}`);
  const chunk = 1 << 20;
  let sum = 0;
  for (let from = payloadAt; from < bytes.length; from += chunk) {
    sum = crc32(bytes.subarray(from, from + chunk), sum);
    await slices.pause();
  }
  if (sum !== head.getUint32(12, true)) throw new UnreadableSnapshot('Wrong checksum');
}
