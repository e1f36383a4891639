import * as pdfjs from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { startWorker } from '../own-worker.ts';
import type { TooLargeMessage } from './bounds/pdf-bounds.ts';
import textWorkerAddress from './text-pdf.worker.ts?worker&url';

/** Files that pdf.js asks for as it meets them: the build puts them there (frontend/pdf-files.ts). */
const files = `/assets/pdf-${pdfjs.version}/`;

export interface OpenPdf {
  document: pdfjs.PDFDocumentProxy;
  /** Ends the worker with all that it holds. */
  close(): Promise<void>;
}

interface OpenOptions {
  signal?: AbortSignal;
  /** Whether nothing but its text is wanted. */
  isForText?: boolean;
  /** Called when the worker has loaded its code. */
  onReady?(): void;
  /** Called when the document takes more memory than its text may (pdf-bounds.ts). */
  onTooLarge?(): void;
}

/**
 * Opens the bytes of a PDF in a worker of their own; the bytes are handed over and gone from here. Loaded lazily by
 * whoever needs it. Throws pdf.js's own errors (`PasswordException`, `InvalidPDFException`).
 */
export async function openPdf(
  data: Uint8Array,
  { signal, isForText = false, onReady, onTooLarge }: OpenOptions = {},
): Promise<OpenPdf> {
  const port = startWorker(isForText ? textWorkerAddress : workerAddress);
  if (onReady) port.addEventListener('message', onReady, { once: true });
  port.addEventListener('message', ({ data }: MessageEvent<Partial<TooLargeMessage>>) => {
    if (data.isTooLarge) onTooLarge?.();
  });
  // Its type forgets the port that its documentation names.
  const worker = new pdfjs.PDFWorker({
    port: port as unknown as null,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const task = pdfjs.getDocument({
    data,
    worker,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // What is odd about a file is nothing to the reader of the console.
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    // The CSP lets no WebAssembly run; scans in rarer codings are decoded by scripts instead.
    useWasm: false,
    enableXfa: false,
    // Pages are never painted then: no picture is decoded, no font handed to the page, which is told their names instead.
    ...(isForText && { maxImageSize: 0, disableFontFace: true, fontExtraProperties: true }),
  });
  async function close() {
    await task.destroy();
    worker.destroy();
    port.terminate();
  }
  function stop() {
    // A busy worker hears nothing: asked to end, it would go on.
    port.terminate();
    void close();
  }
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    return { document: await task.promise, close };
  } catch (error) {
    if (signal?.aborted) stop();
    else await close();
    throw error;
  }
}

export { pdfjs };
