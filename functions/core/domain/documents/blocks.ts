import * as z from 'zod/mini';

/** Of a document: more are read as plain text. */
export const maxBlocks = 4000;

/** A part of a resume's text, in UTF-16 units. */
export const textSpan = z.object({
  start: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  end: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type TextSpan = z.infer<typeof textSpan>;

const blockKinds = ['heading', 'paragraph', 'item', 'row'] as const;

/**
 * A piece of a document, in the order in which it is read: a heading, a paragraph however many lines it took on paper, a
 * point of a list (with its mark), a row of a table (its cells parted by ' | '). Its words are those of its span.
 */
export const documentBlock = z.extend(textSpan, {
  kind: z.enum(blockKinds),
  /** Of its letters beside those of most of the text: 1 is as large. Null where the file says nothing of it. */
  size: z.nullable(z.number().check(z.minimum(0.01), z.maximum(100))),
  isBold: z.boolean(),
  /** Blocks of one column, cell or text frame of one page have the same number; null where the file has none. */
  column: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  /** From 1; null where the file has no pages. */
  page: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
});
export type DocumentBlock = z.infer<typeof documentBlock>;

export const documentBlocks = z.array(documentBlock).check(z.maxLength(maxBlocks));

/** A block that knows its words and not yet its place in the whole text. */
export interface LooseBlock extends Omit<DocumentBlock, 'start' | 'end'> {
  text: string;
  /** Whether an empty line stands before it. */
  isApart: boolean;
}

export interface ResumeDocument {
  text: string;
  blocks: DocumentBlock[];
}

/** The text of blocks, one a line, and where each of them stands in it. Blocks without words are left out. */
export function joinBlocks(loose: readonly LooseBlock[]): ResumeDocument {
  const parts: string[] = [];
  const blocks: DocumentBlock[] = [];
  let length = 0;
  for (const { text, isApart, ...rest } of loose) {
    if (text === '') continue;
    const gap = length === 0 ? '' : isApart ? '\n\n' : '\n';
    parts.push(gap, text);
    blocks.push({ ...rest, start: length + gap.length, end: length + gap.length + text.length });
    length += gap.length + text.length;
  }
  return { text: parts.join(''), blocks };
}

/** Whether blocks that somebody has sent can be those of the text: in order, apart, within it. */
export const areBlocksOf = (text: string, blocks: readonly DocumentBlock[]): boolean =>
  blocks.every(
    ({ start, end }, at) => start < end && end <= text.length && start >= (blocks[at - 1]?.end ?? 0),
  );

/** Marks of a list's points; Word writes some as a small 'o' or as a letter of a font of its own. */
export const bullet = /^(?:[-–—•·●▪■◦‣⁃∙○*+»>✓✔❖➢►▸➤→✦◆◇\uf0b7\uf0a7]|o(?=\s)|\d{1,2}[.)])\s+/u;

/** Blocks of a text of which nothing else is known: one a line. */
export function blocksOfText(text: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  for (const match of text.matchAll(/[^\n]+/gu)) {
    const [line] = match;
    const words = line.trim();
    if (words === '') continue;
    const start = match.index + line.indexOf(words);
    blocks.push({
      kind: bullet.test(words) ? 'item' : 'paragraph',
      start,
      end: start + words.length,
      size: null,
      isBold: false,
      column: null,
      page: null,
    });
  }
  return blocks;
}

/**
 * The blocks of a text that was edited: those whose words still stand there, in the same order, in their new places;
 * whatever was written anew is a line of which nothing is known.
 */
export function realignBlocks(before: ResumeDocument, text: string): DocumentBlock[] {
  if (text === before.text) return before.blocks;
  const indexesByWords = new Map<string, number[]>();
  for (const [at, { start, end }] of before.blocks.entries()) {
    const words = before.text.slice(start, end);
    const indexes = indexesByWords.get(words);
    if (indexes) indexes.push(at);
    else indexesByWords.set(words, [at]);
  }
  // The last ones first, so that those that lie behind can be dropped.
  for (const indexes of indexesByWords.values()) indexes.reverse();
  let next = 0;
  return blocksOfText(text).map((block) => {
    const indexes = indexesByWords.get(text.slice(block.start, block.end)) ?? [];
    while ((indexes.at(-1) ?? next) < next) indexes.pop();
    const found = indexes.pop();
    const old = before.blocks[found ?? -1];
    if (found === undefined || !old) return block;
    next = found + 1;
    return { ...old, start: block.start, end: block.end };
  });
}

/** Whether another text has come: less than half of its lines stood in the one before. */
export function isOtherText(before: string, after: string): boolean {
  const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  const knownLines = new Set(linesOf(before));
  const lines = linesOf(after);
  const shared = lines.filter((line) => knownLines.has(line)).length;
  return lines.length > 0 && shared * 2 < lines.length && lines.length > 2;
}
