import type { PlacedText } from './placed-text.ts';

/** A part of a line without a wide gap in it: a whole line, or what of it stands in one column. */
export interface Fragment extends PlacedText {
  /** Of its characters, how many are bold. */
  boldLength: number;
  /** Whether its last piece is bold; `isBold` is of its first. */
  endsBold: boolean;
}

/** In sizes of the letters: wider is the gap between columns, narrower a space between words. */
const columnGap = 1.2;
const bulletGap = 4;
const edgeGap = 0.35;
const wordGap = 0.12;

/** A mark at the beginning of a list's line stands wide apart from it: a bullet of any shape, '1.', 'a)'. */
const bullet =
  /^(?:[\p{Co}\p{S}\u2013\u2014\u2022\u2023\u2043\u2219\u25e6*\-\u00b7o]|\p{N}{1,2}[.)]|\p{L}\))\s*$/u;

const maxIndexLength = 4;

const isOnOneLine = (a: PlacedText, b: PlacedText) =>
  Math.abs(a.y - b.y) < 0.5 * Math.min(a.size, b.size) ||
  // A small one that stands a little higher or lower: a power, an index.
  (Math.abs(a.y - b.y) < 0.5 * Math.max(a.size, b.size) &&
    Math.min(a.size, b.size) < 0.8 * Math.max(a.size, b.size) &&
    (a.size < b.size ? a : b).text.trim().length <= maxIndexLength);

/** Rows from the top, each from the left. */
export function rowsOf<T extends PlacedText>(texts: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const text of [...texts].sort((a, b) => a.y - b.y || a.left - b.left)) {
    // Of two columns whose lines lie a little apart, a row may have begun before the last one.
    const row = rows.slice(-3).find(([first]) => first && isOnOneLine(first, text));
    if (row) row.push(text);
    else rows.push([text]);
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return rows;
}

/** A space where a line's parts stand apart and neither has one. */
export const gapBetween = (left: string, right: string, isApart: boolean): string =>
  isApart && !/\s/u.test(left.slice(-1)) && !/^\s/u.test(right) ? ' ' : '';

/** Parts of a line that stand together; their text is put together once, at the end. */
interface Growing {
  fragment: Fragment;
  texts: string[];
  length: number;
}

const textOf = ({ texts }: Growing) => texts.join('');

/** No longer one is a mark. */
const maxBulletLength = 8;

/** Text that was drawn twice, a little apart, to look bold. */
const isShadow = (grown: Growing, other: PlacedText) =>
  Math.abs(grown.fragment.left - other.left) < 0.15 * grown.fragment.size &&
  Math.abs(grown.fragment.y - other.y) < 0.15 * grown.fragment.size &&
  grown.length <= other.text.length + maxBulletLength &&
  textOf(grown).trim() === other.text.trim();

function splitRow(row: readonly PlacedText[], isAtEdge: (left: number) => boolean): Fragment[] {
  const grown: Growing[] = [];
  for (const text of row) {
    const last = grown.at(-1);
    if (last && isShadow(last, text)) {
      last.fragment.boldLength = last.length;
      last.fragment.isBold = true;
      last.fragment.endsBold = true;
      continue;
    }
    const size = Math.max(last?.fragment.size ?? 0, text.size);
    const gap = last ? text.left - last.fragment.right : 0;
    const isBullet = last && last.length <= maxBulletLength && bullet.test(textOf(last));
    const most = isBullet ? bulletGap : isAtEdge(text.left) ? edgeGap : columnGap;
    // Far to the left of where the last one ends, it is another's line.
    if (!last || gap > most * size || gap < -2 * size) {
      const { length } = text.text;
      const fragment = { ...text, boldLength: text.isBold ? length : 0, endsBold: text.isBold };
      grown.push({ fragment, texts: [text.text], length });
      continue;
    }
    const next = gapBetween(last.texts.at(-1) ?? '', text.text, gap > wordGap * size) + text.text;
    last.texts.push(next);
    last.length += next.length;
    last.fragment.right = Math.max(last.fragment.right, text.right);
    last.fragment.size = size;
    last.fragment.endsBold = text.isBold;
    if (text.isBold) last.fragment.boldLength += next.length;
  }
  return grown.map((growing) => ({ ...growing.fragment, text: textOf(growing) }));
}

/** Whether others of the values lie within 1 of one, without a look at each. */
function neighbours(values: readonly number[]): (value: number) => number {
  const sorted = [...values].sort((a, b) => a - b);
  /** How many are below. */
  const below = (value: number) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] ?? 0) < value) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  // Neither end counts: just 1 away is away.
  const least = Number.EPSILON * 2048;
  return (value) => below(value + 1) - below(value - 1 + least);
}

/**
 * Where several rows have a part that begins after a gap, a column begins: there a narrower gap will do. So it will
 * where parts of several rows begin under one another, and whole rows do.
 */
function edgesOf(rows: readonly Fragment[][], pieces: readonly PlacedText[][]): number[] {
  const lefts = rows.flatMap((row) => row.slice(1).map(({ left }) => left));
  const inner = pieces.flatMap((row) =>
    row.flatMap(({ left, size }, at) => {
      const before = row[at - 1];
      return before && left - before.right > edgeGap * size ? [left] : [];
    }),
  );
  const [countNear, countInner] = [neighbours(lefts), neighbours(inner)];
  const countRows = neighbours(pieces.flatMap(([first]) => (first ? [first.left] : [])));
  return [
    ...lefts.filter((left) => countNear(left) > 1),
    ...inner.filter((left) => countInner(left) > 1 && countRows(left) > 1),
  ];
}

export function fragmentsOf(texts: readonly PlacedText[]): Fragment[] {
  const rows = rowsOf(texts);
  const parts = rows.map((row) => splitRow(row, () => false));
  const countNear = neighbours(edgesOf(parts, rows));
  return rows.flatMap((row) => splitRow(row, (left) => countNear(left) > 0));
}
