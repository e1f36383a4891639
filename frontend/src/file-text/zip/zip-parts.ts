import { UnreadableFile } from '../unreadable-file.ts';
import { inflate } from './inflate.ts';

/** A file of a zip, inflated. */
export interface Part {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

interface Entry {
  name: string;
  method: number;
  packedLength: number;
  headerAt: number;
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, header: 0x04034b50 };
const endLength = 22;
const maxCommentLength = 0xffff;
const stored = 0;
const deflated = 8;

/** More files than any document has. */
const maxEntries = 2000;

/** The record at the end of the file, behind which there is nothing but its comment. */
function endAt(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - maxCommentLength);
  for (let at = view.byteLength - endLength; at >= first; at--)
    if (view.getUint32(at, true) === signatures.end) return at;
  throw new UnreadableFile('broken');
}

function entriesOf(view: DataView): Entry[] {
  const end = endAt(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new UnreadableFile('too_large');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (view.getUint32(at, true) !== signatures.entry) throw new UnreadableFile('broken');
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted) throw new UnreadableFile('locked');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
    entries.push({
      name: new TextDecoder().decode(name),
      method: view.getUint16(at + 10, true),
      packedLength: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function packedBytes(view: DataView, { headerAt, packedLength }: Entry): Uint8Array<ArrayBuffer> {
  if (view.getUint32(headerAt, true) !== signatures.header) throw new UnreadableFile('broken');
  const [nameLength, extraLength] = [
    view.getUint16(headerAt + 26, true),
    view.getUint16(headerAt + 28, true),
  ];
  const from = headerAt + 30 + nameLength + extraLength;
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + from, packedLength);
}

/** What comes out is counted as it comes, and no more is asked for: the sizes that a zip states may be lies. */
async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const piece of inflate(packed, 'deflate-raw')) {
    length += piece.length;
    if (length > most) throw new UnreadableFile('too_large');
    pieces.push(piece);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/**
 * Those files of a zip that are asked for by their names, at most `most` bytes of them together. Throws `UnreadableFile`;
 * whatever else it throws (a place outside the file, a broken stream) is a broken zip.
 */
export async function zipParts(
  file: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
  most: number,
): Promise<Part[]> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Part[] = [];
  let left = most;
  for (const entry of entriesOf(view).filter(({ name }) => isWanted(name))) {
    const packed = packedBytes(view, entry);
    if (entry.method !== stored && entry.method !== deflated) throw new UnreadableFile('broken');
    if (entry.method === stored && packed.length > left) throw new UnreadableFile('too_large');
    const bytes = entry.method === stored ? packed : await inflated(packed, left);
    left -= bytes.length;
    parts.push({ name: entry.name, bytes });
  }
  return parts;
}
