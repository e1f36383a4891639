import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { BlockWriter } from './block-writer.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Groups that hold no text. */
const skippedGroups = new Set(
  `colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf
   footnote annotation atnid atnauthor themedata colorschememapping datastore listtable listoverridetable latentstyles
   rsidtbl generator xmlnstbl mmathPr nonshppict xe tc bkmkstart bkmkend filetbl revtbl fldtype shprslt
   pnseclvl pgdsctbl userprops passwordhash`.split(/\s+/u),
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
  font: number;
  /** Characters after \u that stand for it where it is not understood. */
  substitutes: number;
  /** Where the words of a link begin; null outside of one. */
  link: { target: string; from: number } | null;
}

/** Deeper ones are read as if they were one. */
const deepest = 500;
const maxFonts = 2000;
/** Of an instruction of a field, what is looked at. */
const maxInstructionLength = 600;

const encodingOf = (codePage: number) => {
  if (codePage === 65001) return 'utf-8';
  if (codePage === 866) return 'ibm866';
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
  #isInTable = false;
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
    const { isSkipped, isFontTable, isInstruction, isBold } = this.#group;
    if (isInstruction) {
      if (this.#instruction.length < maxInstructionLength) this.#instruction += text;
      return;
    }
    if (isSkipped || isFontTable) return;
    if (this.#isInTable && !this.#writer.isInRow) {
      this.#writer.startRow();
      this.#writer.startCell();
    }
    this.#writer.text(text, isBold);
  }

  #control(word: string, value: number | null) {
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    const group = this.#group;
    if (skippedGroups.has(word) || (isOptional && !readGroups.has(word))) group.isSkipped = true;
    if (word === 'fonttbl') group.isFontTable = true;
    else if (word === 'fldinst') group.isInstruction = true;
    else if (word === 'shptxt') group.isSkipped = false;
    else if (word === 'fldrslt') group.link = { target: this.#target, from: this.#writer.parts };
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
    else if (word === 'plain') group.isBold = false;
    else if (word === 'intbl') this.#isInTable = true;
    else if (word === 'pard') this.#isInTable = false;
    else if (!group.isSkipped) this.#layout(word);
  }

  #layout(word: string) {
    if (word === 'par' || word === 'line' || word === 'sect' || word === 'page') this.#writer.break();
    else if (word === 'cell') {
      if (!this.#writer.isInRow) {
        this.#writer.startRow();
        this.#writer.startCell();
      }
      this.#writer.startCell();
    } else if (word === 'row') this.#writer.endRow();
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
