import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { BlockWriter } from './block-writer.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Groups that hold no text. */
const skippedGroups = new Set(
  `colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf
   footnote annotation atnid atnauthor themedata colorschememapping datastore listtable listoverridetable latentstyles
   rsidtbl generator xmlnstbl mmathPr nonshppict xe tc bkmkstart bkmkend filetbl revtbl fldtype shprslt
   pnseclvl pgdsctbl userprops passwordhash sp nonesttables`.split(/\s+/u),
);
/** Of those that a reader may pass over, the ones that we read. */
const readGroups = new Set(['fldinst', 'shpinst', 'shptxt', 'pntext', 'listtext', 'nesttableprops']);

const codePages: Record<number, string> = {
  0: 'windows-1252',
  161: 'windows-1253',
  162: 'windows-1254',
  177: 'windows-1255',
  186: 'windows-1257',
  204: 'windows-1251',
  238: 'windows-1250',
};
const symbols: Record<string, string> = {
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  tab: ' ',
  cell: '',
  emspace: ' ',
  enspace: ' ',
};

interface Group {
  isSkipped: boolean;
  isFontTable: boolean;
  isInstruction: boolean;
  isBold: boolean;
  /** Deleted under review, or hidden by its author: what nobody sees. */
  isDeleted: boolean;
  isHidden: boolean;
  font: number;
  /** Characters after \u that stand for it where it is not understood. */
  substitutes: number;
  /** Where the words of a link begin; null outside of one. */
  link: { target: string; from: number } | null;
}

/** Deeper ones are read as if they were one. */
const deepest = 500;
const deepestTable = 20;
const maxFonts = 2000;
/** Of an instruction of a field, what is looked at. */
const maxInstructionLength = 600;

const encodingOf = (codePage: number) => {
  if (codePage === 65001) return 'utf-8';
  if (codePage === 866) return 'ibm866';
  if (codePage === 10007) return 'x-mac-cyrillic';
  if (codePage === 20866) return 'koi8-r';
  return codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252';
};

const token =
  /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\([^a-zA-Z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gu;

/** The blocks of a text in RTF, of which every byte is one character. */
class RtfReader {
  readonly #writer = new BlockWriter();
  readonly #groups: Group[] = [];
  /** Groups too deep to be remembered. */
  #deeper = 0;
  #group: Group = {
    isSkipped: false,
    isFontTable: false,
    isInstruction: false,
    isBold: false,
    isDeleted: false,
    isHidden: false,
    font: -1,
    substitutes: 1,
    link: null,
  };
  #codePage = 'windows-1252';
  readonly #fonts = new Map<number, string>();
  readonly #decoders = new Map<string, TextDecoder>();
  #bytes: number[] = [];
  #toSkip = 0;
  #instruction = '';
  #target = '';
  /** Tables that the paragraph stands in: 2 within a cell of another one. */
  #tables = 0;
  #isOptional = false;

  blocksOf(text: string): LooseBlock[] {
    token.lastIndex = 0;
    for (let match = token.exec(text); match; match = token.exec(text)) {
      const [, word, number, hex, sign, brace, letters] = match;
      if (hex !== undefined) this.#byte(Number.parseInt(hex, 16));
      else {
        this.#flush();
        if (word !== undefined) {
          const value = number === undefined ? null : Number(number);
          if (word === 'bin') token.lastIndex += Math.max(0, value ?? 0);
          else this.#control(word, value);
        } else if (brace === '{') this.#open();
        else if (brace === '}') this.#close();
        else if (sign !== undefined) this.#sign(sign);
        else if (letters !== undefined) this.#letters(letters);
      }
    }
    this.#flush();
    return this.#writer.finish();
  }

  #open() {
    if (this.#groups.length >= deepest) this.#deeper += 1;
    else {
      this.#groups.push(this.#group);
      this.#group = { ...this.#group, link: null };
    }
    this.#toSkip = 0;
  }

  #close() {
    if (this.#deeper > 0) {
      this.#deeper -= 1;
      return;
    }
    const { isInstruction, link } = this.#group;
    if (link) this.#writer.link(link.target, link.from);
    this.#group = this.#groups.pop() ?? this.#group;
    if (isInstruction && !this.#group.isInstruction) {
      this.#target = /HYPERLINK\s+"?([^"\s]{1,400})/u.exec(this.#instruction)?.[1] ?? '';
      this.#instruction = '';
    }
    this.#toSkip = 0;
    this.#isOptional = false;
  }

  #sign(sign: string) {
    if (sign === '*') this.#isOptional = true;
    else if (sign === '~') this.#write(' ');
    else if (sign === '_') this.#write('-');
    else if ('\\{}'.includes(sign)) this.#write(sign);
    else if (sign === '\n' || sign === '\r') this.#control('par', null);
  }

  #letters(letters: string) {
    const rest = letters.slice(this.#toSkip);
    this.#toSkip = Math.max(0, this.#toSkip - letters.length);
    // Bytes that should have been written as \'hh.
    if (/[\u0080-\u00ff]/u.test(rest)) {
      for (const letter of rest) this.#bytes.push(letter.charCodeAt(0));
      this.#flush();
    } else this.#write(rest);
  }

  #byte(byte: number) {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else if (!this.#group.isSkipped) this.#bytes.push(byte);
  }

  #flush() {
    if (this.#bytes.length === 0) return;
    const encoding = this.#fonts.get(this.#group.font) ?? this.#codePage;
    const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding);
    this.#decoders.set(encoding, decoder);
    const text = decoder.decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
    this.#write(text);
  }

  #write(text: string) {
    if (text === '') return;
    const { isSkipped, isFontTable, isInstruction, isBold, isDeleted, isHidden } = this.#group;
    if (isInstruction) {
      if (this.#instruction.length < maxInstructionLength) this.#instruction += text;
      return;
    }
    if (isSkipped || isFontTable || isDeleted || isHidden) return;
    this.#openRows(this.#tables);
    this.#writer.text(text, isBold);
  }

  #openRows(depth: number) {
    while (this.#writer.depth < depth) {
      this.#writer.startRow();
      this.#writer.startCell();
    }
  }

  /** Rows that lie deeper have ended, whether the file says so or not. */
  #closeRows(depth: number) {
    while (this.#writer.depth > depth) this.#writer.endRow();
  }

  #control(word: string, value: number | null) {
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    const group = this.#group;
    if (skippedGroups.has(word) || (isOptional && !readGroups.has(word))) group.isSkipped = true;
    if (word === 'fonttbl') group.isFontTable = true;
    else if (word === 'fldinst') group.isInstruction = true;
    else if (word === 'shptxt') {
      group.isSkipped = false;
      // A text box stands apart from the paragraph that holds it.
      this.#writer.end();
    } else if (word === 'fldrslt') group.link = { target: this.#target, from: this.#writer.parts };
    else if (word === 'ansicpg') this.#codePage = encodingOf(value ?? 1252);
    else if (word === 'f' || word === 'deff') group.font = word === 'f' ? (value ?? -1) : group.font;
    else if (word === 'fcharset' && group.isFontTable) {
      const page = codePages[value ?? 0];
      // The first of the list, Western, says nothing: many write Russian under it.
      if (page && value !== 0 && this.#fonts.size < maxFonts) this.#fonts.set(group.font, page);
    } else if (word === 'uc') group.substitutes = Math.min(Math.max(0, value ?? 1), 16);
    else if (word === 'u') {
      this.#write(String.fromCharCode((value ?? 0) & 0xffff));
      this.#toSkip = group.substitutes;
    } else if (word === 'b') group.isBold = value !== 0;
    else if (word === 'deleted') group.isDeleted = value !== 0;
    else if (word === 'v') group.isHidden = value !== 0;
    else if (word === 'plain') Object.assign(group, { isBold: false, isDeleted: false, isHidden: false });
    else if (word === 'intbl') this.#tables = Math.max(1, this.#tables);
    else if (word === 'itap') this.#tables = Math.min(Math.max(0, value ?? 1), deepestTable);
    else if (word === 'pard') this.#tables = 0;
    else if (!group.isSkipped) this.#layout(word);
  }

  #layout(word: string) {
    if (word === 'par' || word === 'line' || word === 'sect' || word === 'page') this.#writer.break();
    else if (word === 'cell' || word === 'nestcell') {
      const depth = word === 'cell' ? 1 : Math.max(2, this.#tables);
      this.#closeRows(depth);
      this.#openRows(depth);
      this.#writer.startCell();
    } else if (word === 'row') this.#closeRows(0);
    else if (word === 'nestrow') this.#closeRows(Math.max(1, this.#writer.depth - 1));
    else if (symbols[word] !== undefined) this.#write(symbols[word]);
  }
}

/** Byte by byte: what is called latin1 is Windows-1252 to a decoder. */
function asCharacters(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/** The blocks of a document in RTF. */
export function rtfBlocks(bytes: Uint8Array): LooseBlock[] {
  const text = asCharacters(bytes);
  if (!text.slice(0, 100).includes('{\\rtf')) throw new UnreadableFile('broken');
  return new RtfReader()
    .blocksOf(text)
    .map((block) =>
      block.kind === 'paragraph' && /^(?:[•·▪]|\d{1,2}[.)])\s/u.test(block.text)
        ? { ...block, kind: 'item' }
        : block,
    );
}
