import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { joinBlocks } from '#core/domain/documents/blocks.ts';
import { pdfBlocks } from '../../../frontend/src/file-text/pdf/pdf-blocks.ts';
import { pagesOf, unreadablePdf } from '../../../frontend/src/file-text/pdf/pdf-pages.ts';

/** As the browser does it, but for the workers: Node runs pdf.js's legacy build only. */
export async function blocksOfPdf(data: Uint8Array): Promise<LooseBlock[]> {
  const task = pdfjs.getDocument({
    data,
    useWasm: false,
    verbosity: 0,
    maxImageSize: 0,
    disableFontFace: true,
    fontExtraProperties: true,
  });
  try {
    return pdfBlocks(await pagesOf(await task.promise, { size: 0 }));
  } catch (error) {
    throw unreadablePdf(error);
  } finally {
    await task.destroy();
  }
}

export const textOf = async (data: Uint8Array): Promise<string> => joinBlocks(await blocksOfPdf(data)).text;
