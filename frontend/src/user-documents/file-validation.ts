import {
  cleanFileName,
  type DocumentFormat,
  formatOf,
  hasBytesOf,
  maxDocumentBytes,
} from '#core/domain/documents/user-document.ts';

/** What is wrong with a file before anything is sent: of the kinds that a person can do something about. */
export type FileProblem = 'kind' | 'name' | 'too_large' | 'empty' | 'content' | 'unreadable';

/** As many of the first bytes as the server looks at. */
const inspectedBytes = 1024;

/** Null for a file that may be sent. The server looks again: this only spares the way. */
export async function findFileProblem(file: File): Promise<FileProblem | null> {
  const format = formatOf(cleanFileName(file.name));
  // Of '.pdf' the server would keep 'pdf', which says nothing of its kind.
  if (format === null) return formatOf(file.name) === null ? 'kind' : 'name';
  if (file.size > maxDocumentBytes) return 'too_large';
  if (file.size === 0) return 'empty';
  return contentProblem(file, format);
}

async function contentProblem(file: File, format: DocumentFormat): Promise<FileProblem | null> {
  try {
    const head = new Uint8Array(await file.slice(0, inspectedBytes).arrayBuffer());
    return hasBytesOf(format, head) ? null : 'content';
  } catch {
    // It was moved or deleted after it was chosen.
    return 'unreadable';
  }
}
