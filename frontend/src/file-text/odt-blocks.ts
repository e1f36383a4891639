import { Parser } from 'htmlparser2';
import type { LooseBlock } from '#core/domain/documents/blocks.ts';
import { BlockWriter } from './block-writer.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { zipParts } from './zip/zip-parts.ts';

/** As of a Word document (docx/docx-blocks.ts). */
const maxOdtTextLength = 1.5 * 2 ** 20;
/** Elements within elements: the parser looks at all of them at each. */
const deepest = 500;

/** What is not the text: notes at its edge, what was deleted, what an index repeats. */
const skipped = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note',
  'text:table-of-content',
  'svg:title',
  'svg:desc',
]);

/** The blocks of the content of an OpenDocument text. */
export function odtContent(xml: string): LooseBlock[] {
  const writer = new BlockWriter();
  const boldStyles = new Set<string>();
  let style = '';
  const open: { isBold: boolean; link: { target: string; from: number } | null }[] = [];
  let [skipping, bold, items] = [0, 0, 0];
  let isFirstOfItem = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isBold = boldStyles.has(attributes['text:style-name'] ?? '');
        const link =
          name === 'text:a' ? { target: attributes['xlink:href'] ?? '', from: writer.parts } : null;
        if (open.push({ isBold, link }) > deepest) throw new UnreadableFile('broken');
        if (isBold) bold += 1;
        if (skipped.has(name)) skipping += 1;
        if (name === 'style:style') style = attributes['style:name'] ?? '';
        else if (name === 'style:text-properties' && attributes['fo:font-weight'] === 'bold')
          boldStyles.add(style);
        else if (skipping > 0) return;
        else if (name === 'text:list-item') {
          items += 1;
          isFirstOfItem = true;
        } else if (name === 'text:h') writer.start('heading', { isApart: true });
        else if (name === 'text:p') {
          writer.start(isFirstOfItem ? 'item' : 'paragraph', { mark: isFirstOfItem ? '• ' : '' });
          isFirstOfItem = false;
        } else if (name === 'text:line-break') writer.start('paragraph');
        else if (name === 'text:tab' || name === 'text:s') writer.text(' ');
        else if (name === 'table:table-row') writer.startRow();
        else if (name === 'table:table-cell') writer.startCell();
      },
      ontext(words) {
        if (skipping === 0) writer.text(words, bold > 0);
      },
      onclosetag(name) {
        const { isBold, link } = open.pop() ?? { isBold: false, link: null };
        if (isBold) bold -= 1;
        if (skipped.has(name)) skipping -= 1;
        else if (skipping > 0) return;
        else if (link) writer.link(link.target, link.from);
        else if (name === 'text:list-item') items -= 1;
        else if (name === 'text:p' || name === 'text:h') writer.end();
        else if (name === 'table:table-row') writer.endRow();
        if (items === 0) isFirstOfItem = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return writer.finish();
}

/** It says of each file how it is locked; the files of one that is locked by a password are an ordinary zip's. */
const manifest = 'META-INF/manifest.xml';

/** The blocks of an OpenDocument text (.odt). */
export async function odtBlocks(bytes: Uint8Array<ArrayBuffer>): Promise<LooseBlock[]> {
  try {
    const isWanted = (name: string) => name === manifest || name === 'content.xml';
    const parts = await zipParts(bytes, isWanted, maxOdtTextLength);
    const textOf = (wanted: string) =>
      new TextDecoder().decode(parts.find(({ name }) => name === wanted)?.bytes);
    if (textOf(manifest).includes('encryption-data')) throw new UnreadableFile('locked');
    const content = textOf('content.xml');
    if (content === '') throw new UnreadableFile('broken');
    return odtContent(content);
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('broken', { cause });
  }
}
