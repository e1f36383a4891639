import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { keepsHyphen, labelStart, openEnd } from '#core/domain/documents/printed-words.ts';
import { canBeHeading, isCapitals } from '../heading.ts';
import type { Line } from './lines.ts';

/** In sizes of the letters: lines farther apart have an empty one between them. */
const paragraphGap = 1.9;
/** Beside the usual step from line to line: a wider one parts paragraphs. */
const widerStep = 1.3;

export const bullet = /^(?:[•·●▪■◦‣➢➤✓✔○]\s*|[*+»>o–—-]\s+|\p{N}{1,2}[.)](?!\p{N})\s*)(?=\S)/u;

const endOfSentence = /[.!?…:;]["»”)\]]*$/u;
const lowerStart = /^["«(]?\p{Ll}/u;
/** A contact, or a period: neither goes on with what stands before it. */
const ownLine =
  /^(?:\S{1,80}@\S|https?:|www\.|\+?\d[\d\s()-]{8,}|(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d\s*[-–—])/iu;

const startOf = ({ cells }: Line) => cells[0] ?? '';

/** How wide the first word of a line is. */
function firstWordWidth(line: Line): number {
  const text = startOf(line);
  const word = text.indexOf(' ') < 0 ? text.length : text.indexOf(' ');
  const length = line.cells.reduce((sum, cell) => sum + cell.length + 1, 0);
  return ((line.right - line.left) * word) / Math.max(1, length);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Of a column: how far its lines reach, and how far apart they are. */
interface Measure {
  left: number;
  edge: number;
  /** Lines that reach almost as far as the farthest. */
  full: number;
  step: number;
  /** How far the lines of its page reach. */
  pageRight: number;
}

function measureOf(lines: readonly Line[], pageRight: number): Measure {
  const left = Math.min(...lines.map((line) => line.left));
  const edge = Math.max(...lines.map((line) => line.right));
  const full = lines.filter(({ right }) => right > edge - 0.12 * (edge - left)).length;
  const steps = lines.flatMap(({ y, size }, at) => {
    const above = lines[at - 1];
    return above && Math.abs(above.size - size) < 0.1 * size ? [y - above.y] : [];
  });
  return { left, edge, full, step: median(steps), pageRight };
}

/** A paragraph in the making. */
interface Growing {
  lines: Line[];
  /** Before the last one. */
  cells: string[];
  /** Of the last cell, line by line: put together once, at the end. */
  parts: string[];
  isItem: boolean;
  isApart: boolean;
}

/** Whether the line goes on with what the paragraph says. */
function isContinuation(
  { lines, cells, parts, isItem }: Growing,
  next: Line,
  { left, edge, full, step, pageRight }: Measure,
): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  const start = startOf(next);
  if (!first || !last || next.cells.length > 1 || bullet.test(start) || ownLine.test(start)) return false;
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.size - next.size) > 0.1 * size) return false;
  const gap = next.y - last.y;
  if (gap > paragraphGap * size || gap < 0) return false;
  const end = parts.at(-1) ?? '';
  const isLower = lowerStart.test(start);
  const isOpen = !endOfSentence.test(end) && isLower;
  if (gap > widerStep * step && step > 0 && !isOpen) return false;
  if (last.endsBold !== next.startsBold && !isOpen) return false;
  // A row goes on in its last cell alone.
  if (cells.length > 0 && Math.abs(next.left - last.lastLeft) > size) return false;
  if (cells.length === 0 && next.left < first.left - size)
    return isOpen && last.right > edge - 0.3 * (edge - left);
  const isIndented = next.left > (lines.length > 1 ? last : first).left + 1.2 * size;
  if (isIndented && !isItem && cells.length === 0 && !isOpen) return false;
  if (
    isItem &&
    lines.length === 1 &&
    next.left <= first.left + 0.1 * size &&
    !isLower &&
    endOfSentence.test(end)
  )
    return false;
  if (isAddressCut(end.slice(-200), start)) return true;
  const fits = last.right + 0.2 * size + firstWordWidth(next) < edge - 0.1 * size;
  const isWide = last.right - left > 0.6 * (edge - left);
  if (openEnd.test(end) && (isLower || !fits || /[—–-]$/u.test(end))) return true;
  if (fits) return isOpen && isWide;
  if (isLower) return true;
  // The longest of short lines is full only by chance, and headings end where they like.
  if (end.length < 35 || labelStart.test(start) || (last.isBold && next.isBold)) return false;
  const isPageWide = last.right > 0.85 * pageRight;
  return full > (endOfSentence.test(end) || !isPageWide ? 2 : 1);
}

/** An address that goes on in the next line, which is nothing but the rest of it. */
const isAddressCut = (text: string, next: string) =>
  /(?:https?:\/\/|www\.)\S{10,}$/u.test(text) &&
  /^\S{1,80}$/u.test(next.replace(/\s*\(LinkedIn\)\s*\p{Co}?$/u, '')) &&
  !/^(?:https?:|www\.|\p{Lu}\p{Ll}+$)/u.test(next) &&
  /[-/=&?_.%]$|[?=&]|\d/u.test(text.slice(-1) + next);

/** The end of a line as it stands before the next one: without the hyphen that parts a word, with a space after a word. */
function withSeparator(text: string, next: string): string {
  const end = text.slice(-40);
  if (isAddressCut(text.slice(-200), next)) return text;
  if (/\p{Ll}[-\u2010\u00ad]$/u.test(end) && /^\p{Ll}/u.test(next))
    return keepsHyphen.test(end) ? text : text.slice(0, -1);
  return /\p{L}-$|\S\/$/u.test(end) ? text : `${text} `;
}

/** What is known of a column beside its lines. */
export interface ColumnPlace {
  column: number;
  page: number;
  /** How far to the right the page's text reaches. */
  pageRight: number;
  /** Of most of the document's letters. */
  bodySize: number;
  /** Whether most of the document is bold: then bold says nothing. */
  isMostlyBold: boolean;
  /** Of the structure tree; null where geometry must tell. */
  kind: LooseBlock['kind'] | null;
}

function kindOf(
  { lines, cells, isItem }: Growing,
  text: string,
  place: ColumnPlace,
  size: number,
): LooseBlock['kind'] {
  if (cells.length > 0) return 'row';
  // What a tree calls a paragraph may be a heading for all that its maker knew.
  if (place.kind !== null && place.kind !== 'paragraph') return place.kind;
  if (isItem) return 'item';
  const isShort = lines.length <= 2 && canBeHeading(text);
  // An employer in bold and the post beside it in plain letters are a heading too, where they are large.
  const isBold =
    !place.isMostlyBold && lines.every((line) => line.isBold || (line.startsBold && size >= 1.08));
  return isShort && (size >= 1.15 || isBold || isCapitals(text)) ? 'heading' : 'paragraph';
}

const clamp = (value: number) => Math.min(100, Math.max(0.01, value));

function blockOf(growing: Growing, place: ColumnPlace): LooseBlock {
  const { lines, cells, parts, isApart } = growing;
  const text = [...cells, parts.join('')].join(' | ');
  const [first] = lines;
  const size = clamp(Math.round((100 * (first?.size ?? place.bodySize)) / place.bodySize) / 100);
  return {
    text,
    kind: kindOf(growing, text, place, size),
    size,
    isBold: lines.filter(({ isBold }) => isBold).length > lines.length / 2,
    column: Math.min(place.column, 10_000),
    page: place.page,
    isApart,
  };
}

/** Lines of one column, from its top, as blocks: a paragraph is one, however many lines it takes. */
export function reflowed(lines: readonly Line[], place: ColumnPlace): LooseBlock[] {
  const measure = measureOf(lines, place.pageRight);
  const blocks: Growing[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && isContinuation(last, line, measure)) {
      const next = startOf(line);
      last.parts.push(withSeparator(last.parts.pop() ?? '', next), next);
      last.lines.push(line);
      continue;
    }
    const above = last?.lines.at(-1);
    blocks.push({
      lines: [line],
      cells: line.cells.slice(0, -1),
      parts: line.cells.slice(-1),
      isItem: place.kind === 'item' ? !last : bullet.test(startOf(line)),
      isApart: !above || line.y - above.y > paragraphGap * Math.max(line.size, above.size),
    });
  }
  return blocks.map((growing) => blockOf(growing, place));
}
