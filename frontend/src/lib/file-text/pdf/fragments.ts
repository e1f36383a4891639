import type { PlacedText } from './placed-text.ts';

/** A part of a line without a wide gap in it: a whole line, or what of it stands in one column. */
export type Fragment = PlacedText;

/** In sizes of the letters: wider is the gap between columns, narrower a space between words. */
const columnGap = 1.2;
const bulletGap = 4;
const edgeGap = 0.35;
const wordGap = 0.12;

/** A mark at the beginning of a list's line stands wide apart from it: a bullet of any shape, '1.', 'a)'. */
const bullet =
  /^(?:[\p{Co}\p{S}\u2013\u2014\u2022\u2023\u2043\u2219\u25e6*\-\u00b7o]|\p{N}{1,2}[.)]|\p{L}\))\s*$/u;

const isOnOneLine = (one: PlacedText, other: PlacedText) =>
  Math.abs(one.y - other.y) < 0.5 * Math.min(one.size, other.size) ||
  // A small one that stands a little higher or lower: a power, an index.
  (Math.abs(one.y - other.y) < 0.5 * Math.max(one.size, other.size) &&
    Math.min(one.size, other.size) < 0.8 * Math.max(one.size, other.size));

/** Text that was drawn twice, a little apart, to look bold. */
const isShadow = (one: PlacedText, other: PlacedText) =>
  one.text.trim() === other.text.trim() &&
  Math.abs(one.left - other.left) < 0.15 * one.size &&
  Math.abs(one.y - other.y) < 0.15 * one.size;

/** Rows from the top, each from the left. */
export function rowsOf<T extends PlacedText>(texts: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const text of [...texts].sort((one, other) => one.y - other.y || one.left - other.left)) {
    // Of two columns whose lines lie a little apart, a row may have begun before the last one.
    const row = rows.slice(-3).find(([first]) => first && isOnOneLine(first, text));
    if (row) row.push(text);
    else rows.push([text]);
  }
  for (const row of rows) row.sort((one, other) => one.left - other.left);
  return rows;
}

export const joined = (one: string, other: string, isApart: boolean) =>
  isApart && !/\s$/u.test(one) && !/^\s/u.test(other) ? `${one} ${other}` : one + other;

function parted(rows: readonly PlacedText[][], edges: readonly number[]): Fragment[][] {
  return rows.map((row) => {
    const fragments: Fragment[] = [];
    for (const text of row) {
      const last = fragments.at(-1);
      if (last && isShadow(last, text)) continue;
      const size = Math.max(last?.size ?? 0, text.size);
      const gap = last ? text.left - last.right : 0;
      const isAtEdge = edges.some((edge) => Math.abs(edge - text.left) < 1);
      const most = last && bullet.test(last.text) ? bulletGap : isAtEdge ? edgeGap : columnGap;
      // Far to the left of where the last one ends, it is another's line.
      if (!last || gap > most * size || gap < -2 * size) {
        fragments.push({ ...text });
        continue;
      }
      last.text = joined(last.text, text.text, gap > wordGap * size);
      last.right = Math.max(last.right, text.right);
      last.size = size;
    }
    return fragments;
  });
}

/** Where several rows have a part that begins after a gap, a column begins: there a narrower gap will do. */
function edgesOf(rows: readonly Fragment[][]): number[] {
  const lefts = rows.flatMap((row) => row.slice(1).map(({ left }) => left));
  return lefts.filter((left) => lefts.filter((other) => Math.abs(left - other) < 1).length > 1);
}

export function fragmentsOf(texts: readonly PlacedText[]): Fragment[] {
  const rows = rowsOf(texts);
  const parts = parted(rows, []);
  return parted(rows, edgesOf(parts)).flat();
}
