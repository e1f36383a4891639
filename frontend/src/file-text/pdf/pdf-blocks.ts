import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { cleanLine } from '../clean-text.ts';
import { blocksOf } from './columns.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';
import { linesOf } from './lines.ts';
import { LinkTargets } from './links.ts';
import { cyrillicReader } from './misread-cyrillic.ts';
import { maxPieces, type PdfPage } from './pdf-pages.ts';
import { type PdfPiece, type PlacedText, placedTexts } from './placed-text.ts';
import { reflowed } from './reflow.ts';
import { withoutRunning } from './running-lines.ts';
import type { StructureElement } from './structure.ts';

/** Lines that are read together: a column, or an element of the structure tree. */
interface Column {
  fragments: Fragment[];
  element: StructureElement | null;
}

/** In sizes of the letters, from element to element. */
const paragraphGap = 1.9;
/** A row of a table is a line of short cells; others are read cell by cell. */
const maxRowLength = 300;
const maxCellLength = 120;

function fragmentsOfPage({ pieces, transform, elements }: PdfPage): Fragment[][] {
  return placedTexts(pieces, transform).map((texts) => {
    if (elements.length === 0) return fragmentsOf(texts);
    const parts = new Map<number | null, PlacedText[]>();
    for (const text of texts) {
      const part = parts.get(text.element);
      if (part) part.push(text);
      else parts.set(text.element, [text]);
    }
    return [...parts.values()].flatMap((part) => fragmentsOf(part));
  });
}

/** By the structure tree, in its order, else by geometry. */
function columnsOf(fragments: readonly Fragment[], elements: readonly StructureElement[]): Column[] {
  const parts = elements.map((): Fragment[] => []);
  const rest: Fragment[] = [];
  for (const fragment of fragments) (parts[fragment.element ?? -1] ?? rest).push(fragment);
  const columns = parts.flatMap((part, at) =>
    part.length > 0 ? [{ fragments: part, element: elements[at] ?? null }] : [],
  );
  return [...columns, ...blocksOf(rest).map((part) => ({ fragments: part, element: null }))];
}

/** Of all letters, the size that most of them have, and whether most are bold. */
function bodyOf(fragments: readonly Fragment[]): { bodySize: number; isMostlyBold: boolean } {
  const lengths = new Map<number, number>();
  let [all, bold] = [0, 0];
  for (const { size, text, boldLength } of fragments) {
    const rounded = Math.round(size * 4) / 4;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
    all += text.length;
    bold += boldLength;
  }
  const [[bodySize] = [10]] = [...lengths].sort(([, a], [, b]) => b - a);
  return { bodySize: Math.max(0.5, bodySize), isMostlyBold: bold > 0.6 * all };
}

/** A block, and what it came from. */
interface Placed {
  block: LooseBlock;
  element: StructureElement | null;
  /** Where its column begins. */
  left: number;
}

interface PageBlocks {
  blocks: LooseBlock[];
  /** Where the columns begin that are read first and last. */
  firstLeft: number;
  lastLeft: number;
}

/** Rows of short cells as one block each. */
function withRows(placed: readonly Placed[]): LooseBlock[] {
  const blocks: LooseBlock[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const first = placed[at];
    if (!first) break;
    const row = first.element?.row ?? null;
    let to = at + 1;
    while (row !== null && placed[to]?.element?.row === row) to += 1;
    const cells = placed.slice(at, to);
    const isRow =
      cells.length > 1 &&
      new Set(cells.map(({ element }) => element?.cell)).size === cells.length &&
      cells.every(({ block }) => block.text.length <= maxCellLength) &&
      cells.reduce((sum, { block }) => sum + block.text.length, 0) <= maxRowLength;
    if (isRow) {
      const text = cells.map(({ block }) => block.text).join(' | ');
      blocks.push({ ...first.block, kind: 'row', text, isBold: cells.every(({ block }) => block.isBold) });
    } else blocks.push(...cells.map(({ block }) => block));
    at = to - 1;
  }
  return blocks;
}

const isCutShort = (text: string) => /[\p{Ll},(«-]$/u.test(text);

/** In points: a first line's or a point's indent is less, another column is farther. */
const maxIndent = 40;

/** A paragraph that goes on from one page to the next is one, if it stays in its column. */
function acrossPages(pages: readonly PageBlocks[]): LooseBlock[] {
  const blocks: LooseBlock[] = [];
  let left = 0;
  for (const page of pages) {
    const last = blocks.at(-1);
    const [first, ...rest] = page.blocks;
    const isOne =
      Math.abs(page.firstLeft - left) <= maxIndent &&
      first?.kind === 'paragraph' &&
      (last?.kind === 'paragraph' || last?.kind === 'item') &&
      last.size === first.size &&
      last.isBold === first.isBold &&
      isCutShort(last.text) &&
      /^\p{Ll}/u.test(first.text);
    if (isOne) {
      last.text = /\p{Ll}[-\u00ad]$/u.test(last.text)
        ? last.text.slice(0, -1) + first.text
        : `${last.text} ${first.text}`;
      blocks.push(...rest);
    } else blocks.push(...page.blocks);
    if (first) left = page.lastLeft;
  }
  return blocks;
}

/** The pieces of all pages with their links marked, and their Cyrillic read right. */
function readable(pages: readonly PdfPage[], targets: LinkTargets): PdfPage[] {
  const read = cyrillicReader(pages.map(({ pieces }) => pieces.map(({ str }) => str).join(' ')).join('\n'));
  const reread = (pieces: readonly PdfPiece[]) => pieces.map((piece) => ({ ...piece, str: read(piece.str) }));
  return pages.map((page) => ({
    ...page,
    pieces: targets.marked(reread(page.pieces.slice(0, maxPieces)), page.links),
  }));
}

/** The blocks of a PDF in the order of reading. */
export function pdfBlocks(rawPages: readonly PdfPage[]): LooseBlock[] {
  const targets = new LinkTargets();
  const pages = readable(rawPages, targets);
  const directions = pages.map(fragmentsOfPage);
  const upright = withoutRunning(
    directions.map(([first = []], at) => ({ fragments: first, height: pages[at]?.height ?? 0 })),
  );
  const body = bodyOf(upright.flat());
  let column = 0;
  const read = pages.map(({ elements }, at): PageBlocks => {
    const all = [upright[at] ?? [], ...(directions[at]?.slice(1) ?? [])];
    const base = column++;
    const cells = new Map<number, number>();
    const pageRight = all.flat().reduce((most, { right }) => Math.max(most, right), 0);
    const placed: Placed[] = [];
    let below = Number.POSITIVE_INFINITY;
    for (const { fragments, element } of all.flatMap((direction) => columnsOf(direction, elements))) {
      const lines = linesOf(fragments);
      const [first, last] = [lines[0], lines.at(-1)];
      if (!first || !last) continue;
      const cell = element?.cell ?? null;
      if (cell !== null && !cells.has(cell)) cells.set(cell, column++);
      const number = element ? (cell === null ? base : (cells.get(cell) ?? base)) : column++;
      const blocks = reflowed(lines, {
        ...body,
        column: number,
        page: at + 1,
        pageRight,
        kind: element?.kind ?? null,
      });
      const isApart = !element || first.y < below - first.size || first.y - below > paragraphGap * first.size;
      const left = Math.min(...lines.map((line) => line.left));
      placed.push(
        ...blocks.map((block, turn) => ({
          block: turn === 0 ? { ...block, isApart } : block,
          element,
          left,
        })),
      );
      below = last.y;
    }
    return {
      blocks: withRows(placed),
      firstLeft: placed[0]?.left ?? 0,
      lastLeft: placed.at(-1)?.left ?? 0,
    };
  });
  const blocks = acrossPages(read);
  const texts = targets.written(blocks.map(({ text }) => text));
  return blocks.map((block, at) => ({
    ...block,
    // Here it is drawn: a hyphen like any other.
    text: cleanLine((texts[at] ?? '').replaceAll('\u00ad', '-')),
  }));
}
