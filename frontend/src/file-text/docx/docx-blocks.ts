// Its own bundle for browsers: the other one asks for files of Node's.
import mammoth from 'mammoth/mammoth.browser.min.js';
import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { storedZip } from '../zip/stored-zip.ts';
import { type Part, zipParts } from '../zip/zip-parts.ts';
import { htmlBlocks } from './html-blocks.ts';
import { withReadableBoxes } from './text-boxes.ts';

/**
 * Bytes of a document's texts and styles, inflated. A small file may be made to fill any memory, and mammoth reads about a
 * megabyte a second: those of a resume have some hundred kilobytes.
 */
export const maxDocxTextLength = 1.5 * 2 ** 20;

/** Pictures, fonts and colours say nothing here. */
const isText = (name: string) =>
  /\.(?:xml|rels)$/iu.test(name) && !/^(?:customXml|docProps)\/|\/(?:theme|glossary)\//iu.test(name);

/** Mammoth tells of paragraphs that are empty, and of pictures nothing. */
const options = {
  ignoreEmptyParagraphs: false,
  convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
};

/** Of what people read, the parts in which a text box may stand. */
const isPage = (name: string) => /^word\/(?:document|header)\d*\.xml$/iu.test(name);

const readable = ({ name, bytes }: Part): Part =>
  isPage(name)
    ? { name, bytes: new TextEncoder().encode(withReadableBoxes(new TextDecoder().decode(bytes))) }
    : { name, bytes };

/** For the first page, for even and for odd ones. */
const maxHeaders = 3;

/** The header of a page, as a document of its own: mammoth reads the body alone, and a name may stand above it. */
function headerDocuments(parts: readonly Part[]): Part[][] {
  const bytesOf = (name: string) => parts.find((part) => part.name === name)?.bytes;
  const others = parts.filter(
    ({ name }) => !/^word\/(?:_rels\/)?(?:document\d*|header\d*|footer\d*)\.xml/iu.test(name),
  );
  const names = parts.flatMap(({ name }) => /^word\/(header\d*\.xml)$/iu.exec(name)?.[1] ?? []);
  return names.slice(0, maxHeaders).flatMap((name) => {
    const xml = new TextDecoder().decode(bytesOf(`word/${name}`));
    const [, attributes, body] = /<w:hdr\b([^>]*)>([\s\S]*)<\/w:hdr>/u.exec(xml) ?? [];
    if (body === undefined) return [];
    const links = bytesOf(`word/_rels/${name}.rels`);
    const document = `<w:document${attributes}><w:body>${body}</w:body></w:document>`;
    return [
      [
        ...others,
        { name: 'word/document.xml', bytes: new TextEncoder().encode(document) },
        ...(links ? [{ name: 'word/_rels/document.xml.rels', bytes: links }] : []),
      ],
    ];
  });
}

/** Mammoth would inflate whatever there is: it gets what was inflated already. */
async function blocksOfParts(parts: readonly Part[]): Promise<LooseBlock[]> {
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await storedZip(parts) }, options);
  return htmlBlocks(value);
}

/** Of headers what the document does not say itself, once: no page numbers. */
async function headerBlocks(parts: readonly Part[], body: readonly LooseBlock[]): Promise<LooseBlock[]> {
  const knownTexts = new Set(body.map(({ text }) => text));
  const blocks: LooseBlock[] = [];
  for (const document of headerDocuments(parts))
    for (const block of await blocksOfParts(document)) {
      if (knownTexts.has(block.text) || !/\p{L}{2}/u.test(block.text)) continue;
      knownTexts.add(block.text);
      blocks.push(block);
    }
  return blocks;
}

/** The blocks of a Word document, its headers first, without footers and pictures. Loaded lazily. */
export async function docxBlocks(bytes: Uint8Array<ArrayBuffer>): Promise<LooseBlock[]> {
  try {
    const parts = (await zipParts(bytes, isText, maxDocxTextLength)).map(readable);
    const body = await blocksOfParts(parts);
    return [...(await headerBlocks(parts, body)), ...body];
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('broken', { cause });
  }
}
