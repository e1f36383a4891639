// Its own bundle for browsers: the other one asks for files of Node's.
import mammoth from 'mammoth/mammoth.browser.min.js';
import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { storedZip } from '../zip/stored-zip.ts';
import { zipParts } from '../zip/zip-parts.ts';
import { htmlBlocks } from './html-blocks.ts';

/**
 * Bytes of a document's texts and styles, inflated. A small file may be made to fill any memory, and mammoth reads about a
 * megabyte a second: those of a resume have some hundred kilobytes.
 */
export const largestDocxText = 1.5 * 2 ** 20;

/** Pictures, fonts and colours say nothing here. */
const isText = (name: string) =>
  /\.(?:xml|rels)$/iu.test(name) && !/^(?:customXml|docProps)\/|\/(?:theme|glossary)\//iu.test(name);

/** Mammoth tells of paragraphs that are empty, and of pictures nothing. */
const options = {
  ignoreEmptyParagraphs: false,
  convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
};

/** The blocks of a Word document, without headers, footers and pictures. Loaded lazily. */
export async function docxBlocks(bytes: Uint8Array<ArrayBuffer>): Promise<LooseBlock[]> {
  try {
    // Mammoth would inflate whatever there is.
    const arrayBuffer = await storedZip(await zipParts(bytes, isText, largestDocxText));
    const { value } = await mammoth.convertToHtml({ arrayBuffer }, options);
    return htmlBlocks(value);
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('broken', { cause });
  }
}
