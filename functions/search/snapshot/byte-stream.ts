import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { inChunks } from '../cooperative/chunks.ts';

/*
 * Bytes compressed on their own, one zstd frame. Bytes that all fit in 1, 2 or 4 bits may stand 8, 4 or 2 to a byte,
 * the first lowest: then zstd, which spends at least a bit on a byte, comes close to the entropy of skewed values.
 */
export interface StreamShape {
  /** Of the frame, in bytes. */
  size: number;
  /** How many bytes it holds, unpacked. */
  length: number;
  bits: 1 | 2 | 4 | 8;
}
export interface ByteStream {
  bits: StreamShape['bits'];
  length: number;
  bytes: Uint8Array;
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/**
 * One to see which form is smaller, one for what is written. Level 19 would save a twentieth of the bytes and take five
 * times as long.
 */
export const zstdLevels = { compared: 1, written: 9 };

export function zstd(bytes: Uint8Array, level: number): Promise<Uint8Array> {
  return compress(bytes, {
    // One piece: the default would come in thousands.
    chunkSize: Math.max(64, bytes.length + (bytes.length >> 7) + 512),
    params: { [constants.ZSTD_c_compressionLevel]: level },
    pledgedSrcSize: bytes.length,
  });
}

/** So few bytes are unpacked sooner than another thread is told of them. */
const maxSyncBytes = 1 << 16;

const optionsFor = (length: number) => ({
  chunkSize: Math.max(64, length + 1),
  maxOutputLength: length + 1,
});

function ofLength(bytes: Buffer, length: number): Uint8Array {
  if (bytes.length !== length) throw new RangeError(`A stream of ${bytes.length} bytes, not of ${length}`);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, length);
}

const unzstdAtOnce = (frame: Uint8Array, length: number): Uint8Array =>
  ofLength(zstdDecompressSync(frame, optionsFor(length)), length);

export const unzstd = async (frame: Uint8Array, length: number): Promise<Uint8Array> =>
  length < maxSyncBytes
    ? unzstdAtOnce(frame, length)
    : ofLength(await decompress(frame, optionsFor(length)), length);

/** The ways to write the bytes: as they are, and packed if they are small enough. */
export function streamsOf(bytes: Uint8Array): ByteStream[] {
  const { length } = bytes;
  let max = 0;
  for (let n = 0; n < length; n++) max = Math.max(max, bytes[n] as number);
  const plain: ByteStream = { bits: 8, length, bytes };
  const bits = max < 2 ? 1 : max < 4 ? 2 : max < 16 ? 4 : 8;
  return bits === 8 ? [plain] : [plain, { bits, length, bytes: packed(bytes, bits) }];
}

function packed(bytes: Uint8Array, bits: number): Uint8Array {
  const perByte = 8 / bits;
  const result = new Uint8Array(Math.ceil(bytes.length / perByte));
  for (let n = 0; n < bytes.length; n++) {
    const at = Math.floor(n / perByte);
    result[at] = (result[at] as number) | ((bytes[n] as number) << ((n % perByte) * bits));
  }
  return result;
}

/** What stands in the frame, as `unpacked` takes it. */
export const unzstdStream = (stream: StreamShape, frame: Uint8Array) => unzstd(frame, packedLength(stream));
export const unzstdStreamAtOnce = (stream: StreamShape, frame: Uint8Array) =>
  unzstdAtOnce(frame, packedLength(stream));

const packedLength = ({ length, bits }: StreamShape): number => Math.ceil((length * bits) / 8);

export function* unpacked({ length, bits }: StreamShape, packed: Uint8Array): Generator<void, Uint8Array> {
  if (bits === 8) return packed;
  // What each byte spells stands ready, so that a row costs a part of a copy.
  const bytes = new Uint8Array((packed.length * 8) / bits);
  if (bits === 4) {
    const pairs = new Uint16Array(bytes.buffer);
    const pairOf = new Uint16Array(unpackTable(bits).buffer);
    yield* inChunks(packed.length, (from, to) => {
      for (let at = from; at < to; at++) pairs[at] = pairOf[packed[at] as number] as number;
    });
  } else {
    const fours = new Uint32Array(bytes.buffer);
    const fourOf = new Uint32Array(unpackTable(bits).buffer);
    const each = 2 / bits;
    yield* inChunks(packed.length, (from, to) => {
      for (let at = from; at < to; at++)
        for (let n = 0; n < each; n++)
          fours[at * each + n] = fourOf[(packed[at] as number) * each + n] as number;
    });
  }
  return bytes.subarray(0, length);
}

/** The unpacked bytes of 0, 1, … 255, one after another. */
function unpackTable(bits: 1 | 2 | 4): Uint8Array {
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  return Uint8Array.from(
    { length: 256 * perByte },
    (_, n) => (Math.floor(n / perByte) >> ((n % perByte) * bits)) & mask,
  );
}
