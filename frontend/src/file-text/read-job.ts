import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import type { FileKind } from './file-kind.ts';
import type { PdfPage } from './pdf/pdf-pages.ts';
import { plainBlocks, plainText } from './plain-text.ts';
import { type Unreadable, UnreadableFile } from './unreadable-file.ts';

/** What the worker is asked: a file's bytes, or what pdf.js, which has a worker of its own, has told of its pages. */
export type ReadJob =
  | { kind: 'pdf'; pages: PdfPage[] }
  | { kind: Exclude<FileKind, 'pdf'>; bytes: Uint8Array<ArrayBuffer> };

/** What it answers: errors lose their class on their way between threads. */
export type ReadAnswer = { blocks: LooseBlock[] } | { reason: Unreadable };
/** What it says before it begins, its code loaded. */
export interface ReadyMessage {
  isReady: true;
}

type Read = () => LooseBlock[] | Promise<LooseBlock[]>;

/** Only what the file needs is loaded. */
async function readerOf(job: ReadJob): Promise<Read> {
  switch (job.kind) {
    case 'pdf': {
      const { pdfBlocks } = await import('./pdf/pdf-blocks.ts');
      return () => pdfBlocks(job.pages);
    }
    case 'docx': {
      const { docxBlocks } = await import('./docx/docx-blocks.ts');
      return () => docxBlocks(job.bytes);
    }
    case 'odt': {
      const { odtBlocks } = await import('./odt-blocks.ts');
      return () => odtBlocks(job.bytes);
    }
    case 'rtf': {
      const { rtfBlocks } = await import('./rtf-blocks.ts');
      return () => rtfBlocks(job.bytes);
    }
    case 'md': {
      const { markdownBlocks, markdownText } = await import('./markdown-blocks.ts');
      return () => markdownBlocks(markdownText(job.bytes));
    }
    case 'txt':
      return () => plainBlocks(plainText(job.bytes));
  }
}

export async function answerTo(job: ReadJob, onReady: () => void = () => {}): Promise<ReadAnswer> {
  try {
    const read = await readerOf(job);
    onReady();
    return { blocks: await read() };
  } catch (error) {
    // Nested deeper than a stack holds, or a place outside of the file: it is broken.
    return { reason: error instanceof UnreadableFile ? error.reason : 'broken' };
  }
}
