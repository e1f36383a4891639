import type { PDFDocumentProxy } from 'pdfjs-dist';
import { cleanText } from '../clean-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { withCyrillic } from './misread-cyrillic.ts';
import { pageText } from './page-text.ts';
import type { PdfPiece } from './placed-text.ts';

/** All the text of an open document, page by page. A document without any is one of pictures. */
export async function textOfDocument(document: PDFDocumentProxy, signal?: AbortSignal): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    signal?.throwIfAborted();
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.filter((item): item is Extract<typeof item, PdfPiece> => 'str' in item);
    pages.push(pageText(pieces, page.getViewport({ scale: 1 }).transform));
    page.cleanup();
  }
  const text = cleanText(withCyrillic(pages.join('\n\n'))).replace(/ {2,}/gu, ' ');
  if (text === '') throw new UnreadableFile('pictures');
  return text;
}

/** What pdf.js throws, in our words. */
export function unreadablePdf(cause: unknown): UnreadableFile {
  if (cause instanceof UnreadableFile) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'PasswordException') return new UnreadableFile('locked', { cause });
  return new UnreadableFile('broken', { cause });
}
