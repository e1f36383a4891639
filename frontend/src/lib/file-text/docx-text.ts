// Its own bundle for browsers: the other one asks for files of Node's.
import mammoth from 'mammoth/mammoth.browser.min.js';
import { hasBytesOf } from '#core/domain/user-document.ts';
import { cleanText } from './clean-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The paragraphs of a Word document, without headers, footers and pictures. Loaded lazily. */
export async function docxText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!hasBytesOf('docx', bytes)) throw new UnreadableFile('broken');
  try {
    const { value } = await mammoth.extractRawText({ arrayBuffer: bytes.buffer });
    // Mammoth parts paragraphs by an empty line, empty ones too.
    return cleanText(value.replace(/\n\n/gu, '\n'));
  } catch (cause) {
    throw new UnreadableFile('broken', { cause });
  }
}
