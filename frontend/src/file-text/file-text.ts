import {
  joinBlocks,
  type LooseBlock,
  maxBlocks,
  type ResumeDocument,
} from '#core/domain/documents/blocks.ts';
import { type Doubt, doubtsOf, isGibberish } from '#core/domain/documents/doubts.ts';
import { maxDocumentBytes } from '#core/domain/documents/user-document.ts';
import { maxResumeCharacters } from '#core/domain/writer/writing.ts';
import { kindOfFile } from './file-kind.ts';
import { startWorker } from './own-worker.ts';
import type { PdfPage } from './pdf/pdf-pages.ts';
import workerAddress from './read-file.worker.ts?worker&url';
import type { ReadAnswer, ReadJob, ReadyMessage } from './read-job.ts';
import { UnreadableFile } from './unreadable-file.ts';

export { type Unreadable, UnreadableFile } from './unreadable-file.ts';

/** Of the text of a PDF (docs/rules.md#resume-pdf-cut). */
export const maxPdfCharacters = 8000;
/** Bytes. A larger text is no resume; RTF writes a letter of Russian with up to ten of them, and pictures too. */
const maxFileBytes = {
  pdf: maxDocumentBytes,
  docx: maxDocumentBytes,
  odt: maxDocumentBytes,
  rtf: 4 * 2 ** 20,
  md: 2 ** 20,
  txt: 2 ** 20,
};
/** Milliseconds; a file can be made to take for ever. */
const readTimeout = 3000;

export interface FileText {
  /** The first characters, as many as are loaded at first. */
  text: string;
  /** Characters before any cut. */
  total: number;
  isCut: boolean;
  /** The whole, up to 40,000 characters. */
  document: ResumeDocument;
  doubts: Doubt[];
}

/** Half of a pair makes no character. */
const firstOf = (text: string, most: number) =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/u, '');

/** The blocks of the first characters; the last one may be cut. */
function cutDocument({ text, blocks }: ResumeDocument, most: number): ResumeDocument {
  const first = firstOf(text, most);
  const kept = blocks
    .slice(0, maxBlocks)
    .filter(({ start }) => start < first.length)
    .map((block) => ({ ...block, end: Math.min(block.end, first.length) }));
  return { text: first, blocks: kept };
}

/** What was read, cut as its kind asks for. Throws `UnreadableFile` where there is nothing to read. */
export function fileTextOf(
  loose: readonly LooseBlock[],
  most: number,
  more: readonly Doubt[] = [],
): FileText {
  const all = joinBlocks(loose);
  if (all.text === '') throw new UnreadableFile('empty');
  if (isGibberish(all.text)) throw new UnreadableFile('gibberish');
  const document = cutDocument(all, maxResumeCharacters);
  const text = firstOf(document.text, most);
  return {
    text,
    total: all.text.length,
    isCut: text.length < all.text.length,
    document,
    doubts: [...doubtsOf(all.text), ...more],
  };
}

/** A worker that was ended answers nothing any more, not even with an error. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The time that is left for reading; it runs from when a worker has loaded its code. */
class Deadline {
  readonly #late = new AbortController();
  readonly signal = this.#late.signal;
  #isRunning = false;

  start() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    AbortSignal.timeout(readTimeout).addEventListener('abort', () => this.#late.abort());
  }
}

interface Limits {
  /** Of whoever asked. */
  signal: AbortSignal | undefined;
  deadline: Deadline;
}

const endOf = ({ signal, deadline }: Limits) =>
  signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;

async function pdfPages(bytes: Uint8Array<ArrayBuffer>, limits: Limits): Promise<PdfPage[]> {
  const [{ openPdf }, { pagesOf, unreadablePdf }, { inflatedPdfSize }] = await Promise.all([
    import('./pdf/pdfjs.ts'),
    import('./pdf/pdf-pages.ts'),
    import('./pdf/bounds/packed-streams.ts'),
  ]);
  const { signal, deadline } = limits;
  const tooLarge = new AbortController();
  const end = AbortSignal.any([endOf(limits), tooLarge.signal]);
  try {
    const size = await Promise.race([inflatedPdfSize(bytes), untilAborted(end)]);
    const opening = openPdf(bytes, {
      signal: end,
      isForText: true,
      onReady: () => deadline.start(),
      onTooLarge: () => tooLarge.abort(new UnreadableFile('too_large')),
    });
    const { document, close } = await Promise.race([opening, untilAborted(end)]);
    return await Promise.race([pagesOf(document, { signal: end, size }), untilAborted(end)]).finally(
      () => void close(),
    );
  } catch (error) {
    signal?.throwIfAborted();
    tooLarge.signal.throwIfAborted();
    throw deadline.signal.aborted ? new UnreadableFile('too_slow', { cause: error }) : unreadablePdf(error);
  }
}

/** In a thread of its own, which is ended with all that it holds when it is late or no longer wanted. */
async function readInWorker(job: ReadJob, limits: Limits): Promise<LooseBlock[]> {
  const { signal, deadline } = limits;
  const worker = startWorker(workerAddress);
  try {
    const answer = new Promise<ReadAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer | ReadyMessage>) =>
        'isReady' in data ? deadline.start() : resolve(data),
      );
      // Out of memory, or a script that could not be loaded.
      worker.addEventListener('error', (event) => reject(new UnreadableFile('broken', { cause: event })));
      worker.postMessage(job);
    });
    const read = await Promise.race([answer, untilAborted(endOf(limits))]);
    if ('reason' in read) throw new UnreadableFile(read.reason);
    return read.blocks;
  } catch (error) {
    signal?.throwIfAborted();
    throw deadline.signal.aborted ? new UnreadableFile('too_slow', { cause: error }) : error;
  } finally {
    worker.terminate();
  }
}

/**
 * The text and blocks of a file (docs/rules.md#resume-file), its kind told by its first bytes and then by its name.
 * Throws `UnreadableFile` with the reason, and the signal's own reason.
 */
export async function fileText(file: File, signal?: AbortSignal): Promise<FileText> {
  if (file.size === 0) throw new UnreadableFile('empty');
  if (file.size > maxDocumentBytes) throw new UnreadableFile('too_large');
  const buffer = await file.arrayBuffer().catch((cause: unknown) => {
    throw new UnreadableFile('broken', { cause });
  });
  signal?.throwIfAborted();
  const bytes = new Uint8Array(buffer);
  const kind = kindOfFile(file.name, bytes);
  if (bytes.length > maxFileBytes[kind]) throw new UnreadableFile('too_large');
  const limits = { signal, deadline: new Deadline() };
  if (kind !== 'pdf') return fileTextOf(await readInWorker({ kind, bytes }, limits), maxResumeCharacters);
  const pages = await pdfPages(bytes, limits);
  const hasPictures = pages.some(({ pieces }) => pieces.every(({ str }) => str.trim() === ''));
  return fileTextOf(
    await readInWorker({ kind, pages }, limits),
    maxPdfCharacters,
    hasPictures ? ['some_pictures'] : [],
  );
}
