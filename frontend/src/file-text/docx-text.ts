// Its own bundle for browsers: the other one asks for files of Node's.
import mammoth from 'mammoth/mammoth.browser.min.js';
import { hasBytesOf } from '#core/domain/documents/user-document.ts';
import { cleanText } from './clean-text.ts';
import { storedZip } from './docx/stored-zip.ts';
import { zipParts } from './docx/zip-parts.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Bytes of a document's texts and styles, inflated. A small file may be made to fill any memory, and mammoth reads about a
 * megabyte a second: those of a resume have some hundred kilobytes.
 */
export const largestDocxText = 3 * 2 ** 20;

/** Pictures, fonts and colours say nothing here. */
const isText = (name: string) =>
  /\.(?:xml|rels)$/iu.test(name) && !/^(?:customXml|docProps)\/|\/(?:theme|glossary)\//iu.test(name);

/** The paragraphs of a Word document, without headers, footers and pictures. Loaded lazily. */
export async function docxText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!hasBytesOf('docx', bytes)) throw new UnreadableFile('broken');
  try {
    // Mammoth would inflate whatever there is.
    const arrayBuffer = await storedZip(await zipParts(bytes, isText, largestDocxText));
    const { value } = await mammoth.extractRawText({ arrayBuffer });
    // Mammoth parts paragraphs by an empty line, empty ones too.
    return cleanText(value.replace(/\n\n/gu, '\n'));
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('broken', { cause });
  }
}
