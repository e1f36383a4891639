import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { BlockWriter } from './block-writer.ts';

/** Marks within a line, each bounded: an endless one is no mark. */
const plain = (line: string) =>
  line
    .replace(/!\[[^[\]]{0,200}\]\([^()\s]{0,400}\)/gu, '')
    .replace(
      /\[([^[\]]{0,300})\]\(<?([^()<>\s]{0,400})>?(?: "[^"]{0,200}")?\)/gu,
      (_, words: string, target: string) => {
        const address = target.replace(/^(?:mailto|tel):/u, '');
        const isAddressInText = words
          .replace(/^https?:\/\/|\/$/gu, '')
          .includes(address.replace(/^https?:\/\/|\/$/gu, ''));
        return isAddressInText || !/^(?:https?:|mailto:|tel:)/u.test(target)
          ? words
          : `${words} (${address})`;
      },
    )
    .replace(/<(https?:[^<>\s]{1,400}|[^<>\s@]{1,100}@[^<>\s]{1,100})>/gu, '$1')
    .replace(/<\/?[a-z][^<>]{0,200}>/giu, ' ')
    .replace(/\*\*|__(?=\S)|(?<=\S)__|~~|`/gu, '')
    .replace(/(?<![\p{L}\p{N}*])[*_](?=\S)([^*_]{1,300})(?<=\S)[*_](?![\p{L}\p{N}*])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/gu, '$1');

const isRule = (line: string) => /^(?:[-*_=] ?){3,200}$/u.test(line);
const isBold = (line: string) => /^(?:\*\*|__).{1,300}(?:\*\*|__):?$/u.test(line);

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => plain(cell).trim());

/** The blocks of a text in Markdown. */
export function markdownBlocks(text: string): LooseBlock[] {
  const writer = new BlockWriter();
  const lines = text.split('\n');
  let isCode = false;
  let isOpen = false;
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim().replace(/^(?:> ?){1,9}/u, '');
    const heading = /^(#{1,6})\s+(.*)$/u.exec(line);
    const item = /^([-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/u.exec(line);
    const under = lines[at + 1]?.trim() ?? '';
    if (/^(?:```|~~~)/u.test(line)) {
      isCode = !isCode;
      isOpen = false;
    } else if (isCode) {
      writer.start('paragraph');
      writer.text(whole);
    } else if (line === '') {
      writer.end();
      writer.break();
      isOpen = false;
    } else if (heading) {
      writer.start('heading', { isApart: true });
      writer.text(plain(heading[2] ?? '').replace(/\s#+$/u, ''));
      isOpen = false;
    } else if (isRule(line)) isOpen = false;
    else if (/^(?:={3,}|-{3,})$/u.test(under) && !isOpen && !item) {
      writer.start('heading', { isApart: true });
      writer.text(plain(line));
    } else if (item) {
      const mark = /^\d/u.test(item[1] ?? '') ? `${item[1]} ` : '• ';
      writer.start('item', { mark });
      writer.text(plain(item[2] ?? ''));
      isOpen = true;
    } else if (/^\|.*\|/u.test(line)) {
      isOpen = false;
      if (/^[|\s:-]+$/u.test(line)) continue;
      writer.startRow();
      for (const cell of cellsOf(line)) {
        writer.startCell();
        writer.text(cell);
      }
      writer.endRow();
    } else {
      // Lines without an empty one between them are one paragraph.
      if (isOpen) writer.text(' ');
      else writer.start('paragraph');
      writer.text(plain(line), isBold(line));
      isOpen = !/(?: {2}|\\)$/u.test(whole);
      if (isBold(line)) isOpen = false;
    }
  }
  return writer.finish();
}
