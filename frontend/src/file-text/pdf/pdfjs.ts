import * as pdfjs from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Files that pdf.js asks for as it meets them: the build puts them there (frontend/pdf-files.ts). */
const files = `/assets/pdf-${pdfjs.version}/`;

/** The page's one Trusted Types policy: a worker is a file of our own origin (docs/rules.md#no-third-party). */
const workers = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('app-worker', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('A foreign worker');
    return address;
  },
});

export interface OpenPdf {
  document: pdfjs.PDFDocumentProxy;
  /** Ends the worker with all that it holds. */
  close(): Promise<void>;
}

/**
 * Opens the bytes of a PDF in a worker of their own; the bytes are handed over and gone from here. Loaded lazily by
 * whoever needs it. Throws pdf.js's own errors (`PasswordException`, `InvalidPDFException`).
 */
export async function openPdf(data: Uint8Array, signal?: AbortSignal): Promise<OpenPdf> {
  const port = new Worker(workers?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });
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
  });
  async function close() {
    await task.destroy();
    worker.destroy();
    port.terminate();
  }
  signal?.addEventListener('abort', close, { once: true });
  try {
    signal?.throwIfAborted();
    return { document: await task.promise, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export { pdfjs };
