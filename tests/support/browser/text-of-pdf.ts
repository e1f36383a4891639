import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { textOfDocument, unreadablePdf } from '../../../frontend/src/file-text/pdf/pdf-text.ts';

/** As the browser does it, but for the worker: Node runs pdf.js's legacy build only. */
export async function textOf(data: Uint8Array): Promise<string> {
  const task = pdfjs.getDocument({ data, useWasm: false, verbosity: 0 });
  try {
    return await textOfDocument(await task.promise);
  } catch (error) {
    throw unreadablePdf(error);
  } finally {
    await task.destroy();
  }
}
