import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

type PdfObject = string | Uint8Array;

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of these objects, numbered from one; the first is its catalogue. */
function pdfOf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts = [latin('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [turn, object] of objects.entries()) {
    const part = Buffer.concat([
      latin(`${turn + 1} 0 obj\n`),
      typeof object === 'string' ? latin(object) : object,
      latin('\nendobj\n'),
    ]);
    offsets.push(at);
    parts.push(part);
    at += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`),
    latin(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const stream = (bytes: Uint8Array, dictionary = '') =>
  Buffer.concat([
    latin(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    latin('\nendstream'),
  ]);

const flate = '/Filter /FlateDecode';
const words = stream(latin('BT /F 12 Tf 50 700 Td (Experience and education) Tj ET'));

interface Parts {
  contents?: Uint8Array;
  font?: string;
  /** Entries of the page, and of its resources. */
  page?: string;
  resources?: string;
  /** Of the catalogue. */
  root?: string;
  /** From number 6 on. */
  more?: readonly PdfObject[];
  trailer?: string;
}

/** One page; its font is number 4, its contents number 5. */
function pageWith({
  contents = words,
  font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  page = '',
  resources = '',
  root = '',
  more = [],
  trailer = '',
}: Parts): Uint8Array {
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${root} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> ${resources} >> ${page} >>`,
      font,
      contents,
      ...more,
    ],
    trailer,
  );
}

/** More than any document may be unpacked into; packed, a thousandth of it. */
const spaces = () => deflateSync(Buffer.alloc(70 * 2 ** 20, ' '), { level: 9 });

const composite = (rest: string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X >>] ${rest} >>`;

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** AES with the empty password, as whoever forbids printing has it. */
function encrypted(plain: Uint8Array, dictionary: string): Uint8Array {
  const id = Buffer.alloc(16, 7);
  const owner = Buffer.alloc(32, 9);
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  let key = md5(padding, owner, rights, id);
  for (let turn = 0; turn < 50; turn += 1) key = md5(key);
  const initial = Buffer.alloc(16, 3);
  const cipher = createCipheriv(
    'aes-128-cbc',
    md5(key, Buffer.from([5, 0, 0, 0, 0]), latin('sAlT')),
    initial,
  );
  const contents = stream(Buffer.concat([initial, cipher.update(plain), cipher.final()]), dictionary);
  return pageWith({
    contents,
    more: [
      `<< /Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <${owner.toString('hex')}> /U <${userEntry(key, id)}> /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>`,
    ],
    trailer: `/Encrypt 6 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  });
}

/** RC4, twenty times over: OpenSSL has none of it any more. */
function userEntry(key: Uint8Array, id: Uint8Array): string {
  let entry: Uint8Array = md5(padding, id);
  for (let turn = 0; turn < 20; turn += 1)
    entry = rc4(
      key.map((byte) => byte ^ turn),
      entry,
    );
  return Buffer.concat([entry, Buffer.alloc(16)]).toString('hex');
}

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0];
  };
  const at = (index: number) => state[index & 255] ?? 0;
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let j = 0;
  return bytes.map((byte, turn) => {
    const i = (turn + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
}

/** Of a locked document that anybody may read. */
export const encryptedWords = () =>
  encrypted(latin('BT /F 12 Tf 50 700 Td (Experience and education) Tj ET'), '');

export const bombAsImage = () => pageWith({ contents: stream(spaces(), `/Subtype /Image ${flate}`) });

/** Each font no larger than one may be. */
export const manyFonts = () => {
  const packed = deflateSync(Buffer.alloc(30 * 2 ** 20), { level: 9 });
  return pageWith({ more: Array.from({ length: 3 }, () => stream(packed, `${flate} /Length1 9`)) });
};

/** Files that ask for more than there may be, each in its own way. */
export const crafted: Readonly<Record<string, () => Uint8Array>> = {
  'a stream that is said to be a picture': bombAsImage,
  'a stream in hexadecimal digits': () =>
    pageWith({
      contents: stream(latin(`${spaces().toString('hex')}>`), '/Filter [/ASCIIHexDecode /FlateDecode]'),
    }),
  'a stream whose packing is named elsewhere': () =>
    pageWith({ contents: stream(spaces(), '/Filter 6 0 R'), more: ['/FlateDecode'] }),
  'a stream packed twice, in letters that are escaped': () =>
    pageWith({ contents: stream(deflateSync(spaces()), '/Filter [/Fl#61teDecode /F#6c]') }),
  'an encrypted stream': () => encrypted(spaces(), flate),
  'a stream of runs': () =>
    pageWith({
      contents: stream(
        Buffer.from(Uint8Array.from({ length: 2 ** 20 + 2 ** 19 }, (_, at) => (at % 2 ? 32 : 129))),
        '/Subtype /Image /Filter /RunLengthDecode',
      ),
    }),
  'rows of millions of columns': () =>
    pageWith({
      contents: stream(
        deflateSync(Buffer.alloc(2000, 2)),
        `${flate} /DecodeParms << /Predictor 15 /Columns 200000000 >>`,
      ),
    }),
  'hundreds of thousands of dictionaries': () => pageWith({ page: `/X [${'<<>>'.repeat(450_000)}]` }),
  'hundreds of thousands of contents': () =>
    pageWith({
      page: `/Contents [${'6 0 R '.repeat(250_000)}]`,
      more: [stream(deflateSync(latin(' ')), flate)],
    }),
  'an element of a million parts': () =>
    pageWith({
      page: '/StructParents 0',
      root: '/StructTreeRoot 6 0 R',
      more: [
        '<< /Type /StructTreeRoot /K 8 0 R /ParentTree 7 0 R >>',
        '<< /Nums [0 [8 0 R]] >>',
        `<< /Type /StructElem /S /P /Pg 3 0 R /P 6 0 R /K [${'0 '.repeat(1_000_000)}] >>`,
      ],
    }),
  'a function of millions of samples': () =>
    pageWith({
      resources: '/ColorSpace << /C [/Separation /X /DeviceRGB 6 0 R] >>',
      contents: stream(latin('BT /F 12 Tf 50 700 Td (Experience) Tj ET /C cs 1 scn')),
      more: [
        stream(
          Buffer.alloc(100),
          '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [100000000] /BitsPerSample 8',
        ),
      ],
    }),
  'a function that gives back what is taken': () =>
    pageWith({
      page: `/X [${'<<>>'.repeat(450_000)}]`,
      resources: '/ColorSpace << /C [/Separation /X /DeviceRGB 6 0 R] >>',
      contents: stream(latin('BT /F 12 Tf 50 700 Td (Experience) Tj ET /C cs 1 scn')),
      more: [
        stream(
          Buffer.alloc(100),
          '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [-100000000] /BitsPerSample 8',
        ),
      ],
    }),
  'a letter that stands for a book': () =>
    pageWith({
      font: composite('/ToUnicode 6 0 R'),
      more: [
        stream(
          latin(
            `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <FFFF> <${'0041'.repeat(20_000)}> endbfrange endcmap`,
          ),
        ),
      ],
    }),
  'letters drawn again and again': () => {
    const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800]';
    return pageWith({
      contents: stream(latin('/I Do '.repeat(100))),
      resources: '/XObject << /I 6 0 R >>',
      more: [
        stream(latin('/J Do '.repeat(100)), `${form} /Resources << /XObject << /J 7 0 R >> >>`),
        stream(
          latin(`BT /F 12 Tf (${'a'.repeat(1000)}) Tj ET`),
          `${form} /Resources << /Font << /F 4 0 R >> >>`,
        ),
      ],
    });
  },
};

const picture = (dictionary: string, bytes: Uint8Array) => () =>
  pageWith({
    resources: '/XObject << /I 6 0 R >>',
    contents: stream(latin('BT /F 12 Tf 50 700 Td (Experience and education) Tj ET /I Do')),
    more: [
      stream(
        bytes,
        `/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray ${dictionary}`,
      ),
    ],
  });

/** Files with as much to ask for, whose words can be read all the same: `Experience and education`. */
export const craftedWithWords: Readonly<Record<string, () => Uint8Array>> = {
  'a picture of one point that holds a bomb': () => picture(`/Width 1 /Height 1 ${flate}`, spaces())(),
  'a picture in a coding of its own': picture(
    '/Width 1 /Height 1 /Filter /JPXDecode',
    Buffer.alloc(100, 255),
  ),
  'widths of two thousand million letters': () =>
    pageWith({
      font: composite('').replace('/BaseFont /X >>]', '/BaseFont /X /W [0 2000000000 500] >>]'),
      contents: stream(latin(`BT /F 12 Tf 50 700 Td <${hexOf('Experience and education')}> Tj ET`)),
    }),
  'a letter whose drawing is a page': () =>
    pageWith({
      font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 6 0 R >> /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 33 /Widths [5 5] >>',
      more: [stream(deflateSync(latin('BT /F 12 Tf (a) Tj ET '.repeat(100_000))), flate)],
    }),
  'thousands of notes that share one long text': () =>
    pageWith({
      page: `/Annots [${'6 0 R '.repeat(10_000)}]`,
      more: [`<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (${'a'.repeat(100_000)}) >>`],
    }),
};

const hexOf = (text: string) =>
  [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');

/** A page with the words and so many links, one upon the other. */
export const linksOf = (count: number) =>
  pageWith({
    page: `/Annots [${'<< /Type /Annot /Subtype /Link /Rect [50 690 300 715] /A << /S /URI /URI (https://example.org/a) >> >> '.repeat(count)}]`,
  });
