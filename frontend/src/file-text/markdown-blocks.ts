import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { BlockWriter } from './block-writer.ts';
import { cleanText } from './clean-text.ts';
import { decodedText } from './plain-text.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Where links lead that are named: `[1]: https://example.ru`. */
const definition = /^\[([^[\]^]{1,100})\]:\s{1,9}<?([^<>\s]{1,400})>?(?:\s{1,9}["'(][^"')]{0,200}["')])?$/u;

/** Marks within a line, each bounded: an endless one is no mark. */
const plain = (line: string, targets: ReadonlyMap<string, string>) =>
  line
    .replace(/\[([^[\]]{1,300})\](?:\[([^[\]]{0,100})\]|(?!\())/gu, (whole, words: string, name?: string) => {
      const target = targets.get((name || words).toLowerCase());
      return target ? `[${words}](${target})` : whole;
    })
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
    .replace(/\\([\\`*_{}[\]()#+.!|-])/gu, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/gu, (whole, name: string) => entities[name] ?? whole);

const isRule = (line: string) => /^(?:[-*_=] ?){3,200}$/u.test(line);
const isBold = (line: string) => /^(?:\*\*|__).{1,300}(?:\*\*|__):?$/u.test(line);

/** Under the names of a table's columns. */
const isUnderTable = (line: string) => line.includes('|') && line.includes('-') && /^[|\s:-]+$/u.test(line);

const cellsOf = (line: string) => line.replace(/^\||(?<!\\)\|$/gu, '').split(/(?<!\\)\|/u);

/** Without what only its author sees, which may take several lines. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return parts.join('') + text.slice(from);
    parts.push(text.slice(from, start));
    from = end + 3;
  }
}

/** Behind which line the text begins; what stands above, between two rules, are values by their names: 'email: …'. */
function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trim() !== '---' || !/^[\w-]{1,40}:/u.test(lines[1] ?? '')) return -1;
  return lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/u.test(line));
}

/** Two spaces break a line, as a backslash does: they would go with all that nobody sees. */
export const markdownText = (bytes: Uint8Array): string =>
  cleanText(decodedText(bytes).replace(/(?<=\S) {2,}(?=\r?\n)/gu, '\\'));

/** The blocks of a text in Markdown. */
export function markdownBlocks(text: string): LooseBlock[] {
  const writer = new BlockWriter();
  const broken = withoutComments(text).split('\n');
  const lines = broken.map((line) => line.replace(/\\$/u, ''));
  const targets = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, target] = definition.exec(line.trim()) ?? [];
      return name && target ? [[name.toLowerCase(), target]] : [];
    }),
  );
  const words = (line: string) => plain(line, targets);
  const frontEnd = frontMatterEnd(lines);
  let isCode = false;
  let isTable = false;
  let isOpen = false;
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim().replace(/^(?:> ?){1,9}/u, '');
    const heading = /^(#{1,6})\s+(.*)$/u.exec(line);
    const item = /^([-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/u.exec(line);
    const under = lines[at + 1]?.trim() ?? '';
    isTable &&= line.includes('|');
    if (at <= frontEnd) {
      writer.start('paragraph');
      if (at > 0 && at < frontEnd) writer.text(line);
    } else if (/^(?:```|~~~)/u.test(line)) {
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
      writer.text(words(heading[2] ?? '').replace(/\s(?:#+|\{#[\w-]{1,80}\})$/u, ''));
      isOpen = false;
    } else if (isRule(line) || definition.test(line)) isOpen = false;
    else if (/^(?:={3,}|-{3,})$/u.test(under) && !isOpen && !item) {
      writer.start('heading', { isApart: true });
      writer.text(words(line));
    } else if (item) {
      const mark = /^\d/u.test(item[1] ?? '') ? `${item[1]} ` : '• ';
      writer.start('item', { mark });
      writer.text(words(item[2] ?? ''));
      isOpen = true;
    } else if (isTable || /^\|.*\|/u.test(line) || (line.includes('|') && isUnderTable(under))) {
      isOpen = false;
      isTable ||= isUnderTable(under);
      if (/^[|\s:-]+$/u.test(line)) continue;
      writer.startRow();
      for (const cell of cellsOf(line)) {
        writer.startCell();
        writer.text(words(cell).trim());
      }
      writer.endRow();
    } else {
      // Lines without an empty one between them are one paragraph.
      if (isOpen) writer.text(' ');
      else writer.start('paragraph');
      writer.text(words(line), isBold(line));
      isOpen = !broken[at]?.endsWith('\\') && !isBold(line);
    }
  }
  return writer.finish();
}
