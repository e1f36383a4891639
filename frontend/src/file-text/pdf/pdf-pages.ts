import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { UnreadableFile } from '../unreadable-file.ts';
import type { PdfLink } from './links.ts';
import type { PdfPiece } from './placed-text.ts';
import { type DrawnText, hyphenedWords, withHyphens } from './seen-hyphens.ts';
import { type StructureElement, type StructureNode, structureOf } from './structure.ts';

/** A page as pdf.js tells of it, before anything is made of it. */
export interface PdfPage {
  pieces: PdfPiece[];
  links: PdfLink[];
  /** From its own space to that of a screen. */
  transform: number[];
  height: number;
  /** Of its structure tree; empty where it has none, or one that leaves text out. */
  elements: StructureElement[];
}

/** No resume is longer: a book is read by others. */
export const maxPages = 100;
/** Of a page; one that is drawn letter by letter has some thousand. */
export const maxPieces = 8000;
/** Of a document. More would be too much work for whoever puts it together. */
const maxCharacters = 1_000_000;
/** Pages of whose fonts we ask whether they are bold: to hear of fonts, a page must be as good as drawn. */
const maxFontPages = 12;
/** Bytes of a document whose pages are drawn for that. */
const maxDrawn = 1.5 * 2 ** 20;
/** With the marks of its structure, of a page. */
const maxItems = 30_000;
const maxLinks = 200;
/** Of a page's text, what the structure tree must hold to be believed. */
const minTagged = 0.95;

/** SFBX: the bold ones of TeX. */
const boldName = /bold|black|heavy|semib|demi|(?:SF|CM|LCM)[A-Z]{0,2}BX/iu;

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

function fontsOf(page: PDFPageProxy, names: Iterable<string>): Set<string> {
  const bold = new Set<string>();
  for (const name of names) {
    if (!page.commonObjs.has(name)) continue;
    const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean };
    if (font.bold || font.black || boldName.test(font.name ?? '')) bold.add(name);
  }
  return bold;
}

interface TaggedPiece extends PdfPiece {
  fontName: string;
  element: number | null;
}

/** The pieces of text, each with the element that it belongs to. */
function taggedPieces(items: readonly Item[], elementOf: ReadonlyMap<string, number>): TaggedPiece[] {
  const pieces: TaggedPiece[] = [];
  const open: (number | null)[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (pieces.length >= maxPieces) break;
      const { str, transform, width, fontName } = item;
      pieces.push({ str, transform, width, fontName, element: open.at(-1) ?? null });
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(elementOf.get(item.id ?? '') ?? open.at(-1) ?? null);
  }
  return pieces;
}

const lengthOf = (pieces: readonly PdfPiece[]) => pieces.reduce((sum, { str }) => sum + str.trim().length, 0);

/** What the page draws with letters: pdf.js's operator showText has them as its one argument. */
const showText = 44;
const drawnTexts = (operators: { fnArray: number[]; argsArray: unknown[][] } | null) =>
  (operators?.fnArray ?? []).flatMap((name, at) => {
    const drawn = operators?.argsArray[at]?.[0];
    return name === showText && Array.isArray(drawn) ? [drawn as DrawnText] : [];
  });

/** The items of a page's text, as many as are looked at: a page that goes on for ever is left. */
async function textOf(page: PDFPageProxy): Promise<{ items: Item[]; fontNames: Set<string> }> {
  const reader = page.streamTextContent({ includeMarkedContent: true }).getReader();
  const items: Item[] = [];
  const fontNames = new Set<string>();
  while (items.length < maxItems) {
    const { done, value } = await reader.read();
    if (done) return { items, fontNames };
    for (const item of value.items) items.push(item);
    for (const name of Object.keys(value.styles)) fontNames.add(name);
  }
  await reader.cancel(new Error('Enough'));
  return { items, fontNames };
}

async function pageOf(page: PDFPageProxy, isSmall: boolean): Promise<PdfPage> {
  const { items, fontNames } = await textOf(page);
  const [tree, annotations, operators] = await Promise.all([
    page.getStructTree() as Promise<StructureNode | null>,
    page.getAnnotations() as Promise<{ subtype?: string; url?: string; rect?: number[] }[]>,
    isSmall && items.length < maxItems ? page.getOperatorList() : null,
  ]);
  const { elements, elementOf } = structureOf(tree);
  const tagged = taggedPieces(items, elementOf);
  const bold = fontsOf(page, fontNames);
  const words = hyphenedWords(drawnTexts(operators));
  const pieces = tagged.map(({ fontName, str, ...piece }) => ({
    ...piece,
    str: withHyphens(str, words),
    isBold: bold.has(fontName),
  }));
  const isTagged = lengthOf(pieces.filter(({ element }) => element !== null)) >= minTagged * lengthOf(pieces);
  const links = annotations.flatMap(({ subtype, url, rect }) =>
    subtype === 'Link' && url && rect ? [{ url, rect }] : [],
  );
  const { transform, height } = page.getViewport({ scale: 1 });
  return { pieces, links: links.slice(0, maxLinks), transform, height, elements: isTagged ? elements : [] };
}

const isEmptyPage = ({ pieces }: PdfPage) => pieces.every(({ str }) => str.trim() === '');

interface PagesOptions {
  signal?: AbortSignal;
  /** Of all pages, inflated, in bytes. */
  size: number;
}

/** All pages of an open document. One without any text is one of pictures. */
export async function pagesOf(
  document: PDFDocumentProxy,
  { signal, size }: PagesOptions,
): Promise<PdfPage[]> {
  if (document.numPages > maxPages) throw new UnreadableFile('too_many_pages');
  const pages: PdfPage[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length < maxCharacters; number += 1) {
    signal?.throwIfAborted();
    const page = await document.getPage(number);
    const read = await pageOf(page, number <= maxFontPages && size <= maxDrawn);
    length += lengthOf(read.pieces);
    pages.push(read);
    page.cleanup();
  }
  if (pages.every(isEmptyPage)) throw new UnreadableFile('pictures');
  return pages;
}

/** What pdf.js throws, in our words. */
export function unreadablePdf(cause: unknown): UnreadableFile {
  if (cause instanceof UnreadableFile) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'PasswordException') return new UnreadableFile('locked', { cause });
  return new UnreadableFile('broken', { cause });
}
