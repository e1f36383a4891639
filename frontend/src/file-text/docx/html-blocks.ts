import { Parser } from 'htmlparser2';
import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { BlockWriter } from '../block-writer.ts';

/** Links from a text to its footnotes, '[1]', and back, an arrow. */
const footnoteLink = /^#(?:foot|end)note-/u;

/** The blocks of HTML as mammoth writes it. */
export function htmlBlocks(html: string): LooseBlock[] {
  const writer = new BlockWriter();
  const lists: { isOrdered: boolean; count: number }[] = [];
  const links: { target: string; from: number }[] = [];
  let bold = 0;
  let isFootnoteLink = false;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (/^h[1-6]$/u.test(name)) writer.start('heading', { isApart: true });
      else if (name === 'p' || name === 'br') writer.start('paragraph');
      else if (name === 'ul' || name === 'ol') {
        writer.end();
        lists.push({ isOrdered: name === 'ol', count: 0 });
      } else if (name === 'li') {
        const list = lists.at(-1);
        if (list) list.count += 1;
        writer.start('item', { mark: list?.isOrdered ? `${list.count}. ` : '• ' });
      } else if (name === 'tr') writer.startRow();
      else if (name === 'td' || name === 'th') writer.startCell();
      else if (name === 'strong') bold += 1;
      else if (name === 'a') {
        links.push({ target: href ?? '', from: writer.parts });
        isFootnoteLink = footnoteLink.test(href ?? '');
      }
    },
    ontext(words) {
      if (!isFootnoteLink) writer.text(words, bold > 0);
    },
    onclosetag(name) {
      if (name === 'strong') bold -= 1;
      else if (name === 'tr') writer.endRow();
      else if (name === 'ul' || name === 'ol') {
        writer.end();
        lists.pop();
      } else if (name === 'a') {
        const link = links.pop();
        isFootnoteLink = false;
        if (link) writer.link(link.target, link.from);
      } else if (/^(?:h[1-6]|p|li|td|th)$/u.test(name)) writer.end();
    },
  });
  parser.end(html);
  return writer.finish();
}
