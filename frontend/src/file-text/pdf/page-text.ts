import { blocksOf } from './columns.ts';
import { type Fragment, fragmentsOf, gapBetween, rowsOf } from './fragments.ts';
import { type PdfPiece, placedTexts } from './placed-text.ts';

/** In sizes of the letters: lines farther apart have an empty one between them. */
const paragraphGap = 1.9;

/** Of a page; one that is drawn letter by letter has some thousand. */
const mostPieces = 8000;

function blockText(block: readonly Fragment[]): string {
  const rows = rowsOf(block);
  return rows
    .map((row, at) => {
      const line = row
        .map(({ text }, at) => gapBetween(row[at - 1]?.text ?? ' ', text, true) + text)
        .join('');
      const [first, above] = [row[0], rows[at - 1]?.[0]];
      const isApart = first && above && first.y - above.y > paragraphGap * Math.max(first.size, above.size);
      return (isApart ? '\n' : '') + line.trim();
    })
    .join('\n');
}

/** A page's text as it is read: column by column, line by line, an empty line between paragraphs. */
export function pageText(pieces: readonly PdfPiece[], pageTransform: readonly number[]): string {
  return placedTexts(pieces.slice(0, mostPieces), pageTransform)
    .flatMap((way) => blocksOf(fragmentsOf(way)))
    .map(blockText)
    .join('\n\n');
}
