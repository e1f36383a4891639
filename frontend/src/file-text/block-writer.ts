import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { cleanLine } from './clean-text.ts';
import { canBeHeading, isCapitals } from './heading.ts';

/** Cells of a row that is one block are short; longer ones are read one after the other. */
const maxCellLength = 200;
/** A document of more is no resume; joinBlocks is not asked to hold them. */
const maxBlocks = 20_000;
const maxColumn = 10_000;

interface Cell {
  blocks: LooseBlock[];
  column: number;
}

/** A short line in bold, or in capitals, heads what follows; not where most of the text is bold. */
function withHeadings(blocks: readonly LooseBlock[]): LooseBlock[] {
  const lengthOf = (part: readonly LooseBlock[]) => part.reduce((sum, { text }) => sum + text.length, 0);
  const isMostlyBold = lengthOf(blocks.filter(({ isBold }) => isBold)) > 0.6 * lengthOf(blocks);
  return blocks.map((block) => {
    const { kind, text, isBold } = block;
    const isHeading =
      kind === 'paragraph' && canBeHeading(text) && ((isBold && !isMostlyBold) || isCapitals(text));
    return isHeading ? { ...block, kind: 'heading' } : block;
  });
}

/** Puts blocks together from what a reader of some format meets on its way. */
export class BlockWriter {
  readonly blocks: LooseBlock[] = [];
  /** Rows within cells within rows: what is open, the innermost last. */
  readonly #rows: { cells: Cell[] }[] = [];
  #kind: LooseBlock['kind'] = 'paragraph';
  #mark = '';
  #size: number | null = null;
  #parts: string[] = [];
  #length = 0;
  #bold = 0;
  #isApart = false;
  #isOpen = false;
  #columns = 0;

  /** Ends what was open and begins a block; a point of a list has a mark. */
  start(kind: LooseBlock['kind'], { mark = '', size = null as number | null, isApart = false } = {}) {
    this.end();
    this.#isOpen = true;
    this.#kind = kind;
    this.#mark = mark;
    this.#size = size;
    this.#isApart ||= isApart;
  }

  text(words: string, isBold = false) {
    // Between elements of a document that was set out for people.
    if (!this.#isOpen && words.trim() === '') return;
    this.#isOpen = true;
    this.#parts.push(words);
    const { length } = words.trim();
    this.#length += length;
    if (isBold) this.#bold += length;
  }

  /** Where a link ends that began with so many parts: where it leads, unless its words say that. */
  link(target: string, from: number) {
    const plain = target
      .replace(/^(?:mailto|tel):/iu, '')
      .replace(/\?.*$/u, (query) => (/^mailto:/iu.test(target) ? '' : query));
    if (plain.length > 300 || !/^(?:https?:\/\/|mailto:|tel:)/iu.test(target)) return;
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/^https?:\/\/|^www\.|\/$/gu, '')
        .replace(/^www\./u, '')
        .replace(/\s/gu, '');
    const words = bare(this.#parts.slice(from).join(''));
    if (!words.includes(bare(plain))) this.#parts.push(words === '' ? ` ${plain}` : ` (${plain})`);
  }

  get parts(): number {
    return this.#parts.length;
  }

  /** A block without words is an empty line. */
  end() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    const words = cleanLine(this.#parts.join(''));
    const isBold = this.#length > 0 && this.#bold > 0.6 * this.#length;
    this.#parts = [];
    this.#length = 0;
    this.#bold = 0;
    const cell = this.#rows.at(-1)?.cells.at(-1);
    const to = cell?.blocks ?? this.blocks;
    if (words === '') this.#isApart ||= to.length > 0;
    else if (to.length < maxBlocks) {
      const { column = null } = cell ?? {};
      const text = this.#mark + words;
      to.push({
        kind: this.#kind,
        text,
        isApart: this.#isApart,
        size: this.#size,
        isBold,
        column,
        page: null,
      });
      this.#isApart = false;
    }
    this.#kind = 'paragraph';
    this.#mark = '';
    this.#size = null;
  }

  /** An empty line, or the end of one that is not. */
  break() {
    if (this.#isOpen) this.end();
    else this.#isApart ||= this.blocks.length > 0;
  }

  startRow() {
    this.end();
    this.#rows.push({ cells: [] });
  }

  startCell() {
    this.end();
    this.#columns = Math.min(this.#columns + 1, maxColumn);
    this.#rows.at(-1)?.cells.push({ blocks: [], column: this.#columns });
  }

  /** A row of short cells is a block; of others, each cell is read from its top. */
  endRow() {
    this.end();
    const row = this.#rows.pop();
    if (!row) return;
    const cells = row.cells.filter(({ blocks }) => blocks.length > 0);
    const to = this.#rows.at(-1)?.cells.at(-1)?.blocks ?? this.blocks;
    const first = cells[0]?.blocks[0];
    const isRow =
      cells.length > 1 &&
      cells.every(({ blocks }) => blocks.length === 1 && (blocks[0]?.text.length ?? 0) <= maxCellLength);
    if (isRow && first) {
      const all = cells.flatMap(({ blocks }) => blocks);
      const text = all.map((block) => block.text).join(' | ');
      to.push({ ...first, kind: 'row', text, isBold: all.every(({ isBold }) => isBold) });
    } else
      for (const { blocks } of cells) for (const block of blocks) if (to.length < maxBlocks) to.push(block);
  }

  /** Rows that are open, one within another. */
  get depth(): number {
    return this.#rows.length;
  }

  /** All blocks, whatever was left open. */
  finish(): LooseBlock[] {
    while (this.depth > 0) this.endRow();
    this.end();
    return withHeadings(this.blocks);
  }
}
