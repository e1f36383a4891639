import { formatOf, hasBytesOf, largestDocument } from '#core/domain/documents/user-document.ts';
import { mostResumeCharacters } from '#core/domain/writer/writing.ts';
import { UnreadableFile } from './unreadable-file.ts';

export { type Unreadable, UnreadableFile } from './unreadable-file.ts';

/** Of the text of a PDF (docs/rules.md#resume-pdf-cut). */
export const mostPdfCharacters = 8000;
/** A larger text is no resume: it would fill the browser's storage alone. */
const largestText = 2 ** 20;
/** Milliseconds; a PDF can be made to take for ever. */
const readTimeout = 60_000;

export interface FileText {
  text: string;
  /** Characters before the cut. */
  total: number;
  isCut: boolean;
}

const whole = (text: string): FileText => {
  if (text === '') throw new UnreadableFile('empty');
  return { text, total: text.length, isCut: false };
};

/** The first characters; half of a pair makes no character. */
export function cutText(text: string, most = mostPdfCharacters): FileText {
  if (text.length <= most) return whole(text);
  const first = text.slice(0, most).replace(/[\ud800-\udbff]$/u, '');
  return { text: first, total: text.length, isCut: true };
}

/** A worker that was ended answers nothing any more, not even with an error. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );

async function pdfText(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<string> {
  if (!hasBytesOf('pdf', bytes)) throw new UnreadableFile('broken');
  const [{ openPdf }, { textOfDocument, unreadablePdf }] = await Promise.all([
    import('./pdf/pdfjs.ts'),
    import('./pdf/pdf-text.ts'),
  ]);
  const late = AbortSignal.timeout(readTimeout);
  const end = signal ? AbortSignal.any([signal, late]) : late;
  try {
    const { document, close } = await openPdf(bytes, end);
    return await Promise.race([textOfDocument(document, end), untilAborted(end)]).finally(close);
  } catch (error) {
    signal?.throwIfAborted();
    throw late.aborted ? new UnreadableFile('too_slow', { cause: error }) : unreadablePdf(error);
  }
}

/**
 * The text of a .txt, .pdf or .docx, told by the ending of its name and then by its bytes. Throws `UnreadableFile` with
 * the reason, and the signal's own reason. Only what the file needs is loaded.
 */
export async function fileText(file: File, signal?: AbortSignal): Promise<FileText> {
  const format = formatOf(file.name);
  if (file.size > (format === 'txt' ? largestText : largestDocument)) throw new UnreadableFile('too_large');
  if (file.size === 0) throw new UnreadableFile('empty');
  const buffer = await file.arrayBuffer().catch((cause: unknown) => {
    throw new UnreadableFile('broken', { cause });
  });
  const bytes = new Uint8Array(buffer);
  if (format === 'pdf') return cutText(await pdfText(bytes, signal));
  if (format === 'docx')
    return cutText(await (await import('./docx-text.ts')).docxText(bytes), mostResumeCharacters);
  return whole((await import('./plain-text.ts')).plainText(bytes));
}
