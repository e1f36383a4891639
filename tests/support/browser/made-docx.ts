import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedPart {
  name: string;
  bytes: Uint8Array;
  /** What the zip says that its size is. @default the truth */
  claimed?: number;
  isStored?: boolean;
  isEncrypted?: boolean;
}

function fields(...all: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    all.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}

/** A zip as any program writes it, or, on purpose, as none does. */
export function zipOf(parts: readonly ZippedPart[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  const entries: Buffer[] = [];
  let length = 0;
  for (const { name, bytes, claimed = bytes.length, isStored = false, isEncrypted = false } of parts) {
    const data = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const described = fields(
      [2, 20],
      [2, isEncrypted ? 1 : 0],
      [2, isStored ? 0 : 8],
      [4, 0],
      [4, crc32(bytes)],
      [4, data.length],
      [4, claimed],
      [2, Buffer.byteLength(name)],
      [2, 0],
    );
    const tail = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, length]);
    entries.push(fields([4, 0x02014b50], [2, 20]), described, tail, Buffer.from(name));
    const local = [fields([4, 0x04034b50]), described, Buffer.from(name), data];
    pieces.push(...local);
    length += Buffer.concat(local).length;
  }
  const directory = Buffer.concat(entries);
  const n = parts.length;
  const end = fields([4, 0x06054b50], [4, 0], [2, n], [2, n], [4, directory.length], [4, length], [2, 0]);
  return Buffer.concat([...pieces, directory, end]) as Buffer<ArrayBuffer>;
}

const text = (words: string) => new TextEncoder().encode(words);

/** The least that a Word document is made of, with these paragraphs as XML. */
export const docxParts = (body: string): ZippedPart[] => [
  {
    name: '[Content_Types].xml',
    bytes: text(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
  },
  {
    name: '_rels/.rels',
    bytes: text(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
  },
  {
    name: 'word/document.xml',
    bytes: text(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  },
];

export const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
