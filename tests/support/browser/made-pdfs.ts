import PDFDocument from 'pdfkit';

/** A font with Cyrillic that comes with pdf.js. */
const regular = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF by pdfkit, on A4 with margins of 50 points. */
export async function drawn(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: Options = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => pdf.on('end', done));
  pdf.font(regular).fontSize(11);
  draw(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** One line of text at a place, as a producer without an idea of paragraphs puts it. */
export function put(pdf: PDFKit.PDFDocument, line: string, x: number, y: number, options = {}) {
  pdf.text(line, x, y, { lineBreak: false, ...options });
}

/** Lines one under the other, `step` points apart. */
export function putLines(
  pdf: PDFKit.PDFDocument,
  lines: readonly string[],
  { x, y, step }: Record<'x' | 'y' | 'step', number>,
) {
  for (const [at, line] of lines.entries()) put(pdf, line, x, y + at * step);
}

/** A PDF by hand: one page, one font of Type 1 that is not embedded, and the page's operators as bytes. */
export function handwritten(
  operators: Uint8Array,
  {
    encoding,
    toUnicode = null,
    rotate = 0,
  }: { encoding: string; toUnicode?: string | null; rotate?: number },
): Uint8Array {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const write = (part: string | Uint8Array) =>
    parts.push(typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part));
  const object = (body: string, stream: Uint8Array | null = null) => {
    offsets.push(length());
    write(`${offsets.length} 0 obj\n${body}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  const map = toUnicode === null ? null : Buffer.from(toUnicode, 'latin1');
  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
  );
  object(`<< /Length ${operators.length} >>`, operators);
  object(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} ${map ? '/ToUnicode 6 0 R ' : ''}>>`,
  );
  if (map) object(`<< /Length ${map.length} >>`, map);
  const start = length();
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** The bytes of Windows-1251: Cyrillic letters, dashes and the numero sign as that table has them. */
export function windows1251(words: string): Uint8Array {
  const table = [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, at) => at))];
  return Uint8Array.from(words, (letter) => Math.max(0, table.indexOf(letter)));
}

/** Operators that write lines of these bytes, one under the other. */
export function linesOf(lines: readonly Uint8Array[]): Uint8Array {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  return Buffer.from(
    `BT /F1 12 Tf 50 780 Td 16 TL ${lines.map((line) => `<${hex(line)}> Tj T*`).join(' ')} ET`,
    'latin1',
  );
}

/** An encoding that names the Cyrillic letters of Windows-1251 as Adobe does: afii10017 is the capital A. */
export const afiiEncoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [168 /afii10023 184 /afii10071 192 ${Array.from(
  { length: 64 },
  // The list of names has the small io and its capital among the others.
  (_, at) => `/afii${at < 6 ? 10017 + at : at < 32 ? 10018 + at : at < 38 ? 10033 + at : 10034 + at}`,
).join(' ')}] >>`;
