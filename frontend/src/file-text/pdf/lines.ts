import { type Fragment, gapBetween, rowsOf } from './fragments.ts';

/** A line of a column as it stands on paper; of a row of a table, all its cells. */
export interface Line {
  /** One for a plain line. */
  cells: string[];
  left: number;
  right: number;
  /** Where the last cell begins. */
  lastLeft: number;
  y: number;
  size: number;
  isBold: boolean;
  startsBold: boolean;
  endsBold: boolean;
}

/** In sizes of the letters: parts of a line that stand farther apart are cells of a row. */
const cellGap = 1.1;
/** A period stands in a narrow column of its own. */
const period = /^(?=.{0,40}$)(?:.*\D)?(?:19|20)\d\d(?:\D.*)?$/u;
const periodGap = 0.3;
/** A heading may be spaced out, a table may be wide: more cells than this are words that stand apart. */
const maxCells = 8;

const spaced = /^\P{Z}(?: {1,3}\P{Z}){3,}$/u;

/** 'S k i l l s' is a word: letters set apart, with wider gaps between words. */
function withoutLetterSpacing(text: string): string {
  if (!spaced.test(text) || !/^\p{L}/u.test(text)) return text;
  return text
    .split(/ {2,}/u)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** A bullet of a font of symbols: of Wingdings and the like, which a text cannot show. */
const symbolBullet = /^[\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc\uf076]\s*/u;
/** A line drawn with letters. */
const rule = /^[_=*~.\u2014\u2500-]{5,}$/u;

const bulletAlone = /^[\p{Co}\p{S}•·●▪■◦‣*+»>–—-]$|^\p{N}{1,2}[.)]$/u;

function cellsOf(row: readonly Fragment[]): string[] {
  const cells: string[] = [];
  for (const [at, { text, left, size }] of row.entries()) {
    const before = row[at - 1];
    const last = cells.at(-1);
    const gap = before ? left - before.right : 0;
    const isPeriod = at === 1 && period.test(before?.text.trim() ?? '');
    const isApart = gap > (isPeriod ? periodGap : cellGap) * Math.max(size, before?.size ?? 0);
    if (last === undefined || (isApart && !bulletAlone.test(last.trim()))) cells.push(text);
    else cells[cells.length - 1] = last + gapBetween(last, text, true) + text;
  }
  const words = cells
    .map((cell) => withoutLetterSpacing(cell.trim().replace(symbolBullet, '• ')))
    .filter((cell) => cell !== '' && !rule.test(cell));
  return words.length > maxCells ? [words.join(' ')] : words;
}

/** The lines of a column from its top. */
export function linesOf(column: readonly Fragment[]): Line[] {
  return rowsOf(column).flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    const cells = cellsOf(row);
    if (!first || !last || cells.length === 0) return [];
    const length = row.reduce((sum, { text }) => sum + text.length, 0);
    const bold = row.reduce((sum, { boldLength }) => sum + boldLength, 0);
    // What most of its letters have: an index is small, a first letter may be large.
    const { size } = row.reduce((most, fragment) =>
      fragment.text.length > most.text.length ? fragment : most,
    );
    return {
      cells,
      left: first.left,
      right: Math.max(...row.map(({ right }) => right)),
      lastLeft: last.left,
      y: first.y,
      size,
      isBold: bold > 0.6 * length,
      startsBold: first.isBold,
      endsBold: last.endsBold,
    };
  });
}
