import type { Part } from './zip-parts.ts';

const utf8Names = 0x0800;

function record(signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** A zip of the parts as they are: whoever reads it inflates nothing. Without checksums, which our reader does not ask for. */
export async function storedZip(parts: readonly Part[]): Promise<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let length = 0;
  const add = (...more: Uint8Array[]) => {
    pieces.push(...more);
    length += more.reduce((sum, piece) => sum + piece.length, 0);
  };
  for (const { name, bytes } of parts) {
    const encoded = new TextEncoder().encode(name);
    const described = [
      [2, 20],
      [2, utf8Names],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, bytes.length],
      [4, bytes.length],
      [2, encoded.length],
      [2, 0],
    ] as const;
    entries.push(
      record(0x02014b50, [[2, 20], ...described, [2, 0], [2, 0], [2, 0], [4, 0], [4, length]]),
      encoded,
    );
    add(record(0x04034b50, described), encoded, bytes);
  }
  const directoryAt = length;
  add(...entries);
  const end = record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, length - directoryAt],
    [4, directoryAt],
    [2, 0],
  ]);
  return new Blob([...pieces, end] as BlobPart[]).arrayBuffer();
}
