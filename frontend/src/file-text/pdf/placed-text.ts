/** What pdf.js says of a piece of text: only what reading needs. */
export interface PdfPiece {
  str: string;
  /** To the page's own space: [a, b, c, d, x, y], y upwards. */
  transform: readonly number[];
  width: number;
  isBold?: boolean;
  /** The element of the structure tree that it belongs to, by its turn there. */
  element?: number | null;
}

/** A piece where a reader sees it: lying upright, y downwards, `y` its baseline. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** Its turn in the file. */
  turn: number;
  isBold: boolean;
  element: number | null;
}

type Matrix = readonly [number, number, number, number, number, number];

const matrix = ([a = 1, b = 0, c = 0, d = 1, x = 0, y = 0]: readonly number[]): Matrix => [a, b, c, d, x, y];

function product(first: readonly number[], second: readonly number[]): Matrix {
  const [a1, b1, c1, d1, x1, y1] = matrix(first);
  const [a2, b2, c2, d2, x2, y2] = matrix(second);
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * x2 + c1 * y2 + x1,
    b1 * x2 + d1 * y2 + y1,
  ];
}

/** Quarters of a turn, clockwise, by which a piece lies away from upright. */
const quartersOf = ([a, b]: Matrix) => (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;

const unrotate: Record<number, (x: number, y: number) => [x: number, y: number]> = {
  0: (x, y) => [x, y],
  1: (x, y) => [y, -x],
  2: (x, y) => [-x, -y],
  3: (x, y) => [-y, x],
};

/**
 * The pieces of a page, turned so that they can be read: a page that was scanned sideways is read as if it lay
 * straight. Each list holds what lies the same way, the longest text first.
 */
export function placedTexts(pieces: readonly PdfPiece[], pageTransform: readonly number[]): PlacedText[][] {
  const byDirection = new Map<number, PlacedText[]>();
  pieces.forEach(({ str, transform, width, isBold = false, element = null }, turn) => {
    const placed = product(pageTransform, transform);
    const quarters = quartersOf(placed);
    const [left, y] = unrotate[quarters]?.(placed[4], placed[5]) ?? [placed[4], placed[5]];
    // The page's transform scales nothing that matters: it is asked for at the scale of 1.
    const size = Math.hypot(placed[2], placed[3]);
    if (size < 0.5 || !Number.isFinite(left + y + width)) return;
    const texts = byDirection.get(quarters) ?? [];
    byDirection.set(quarters, texts);
    const last = texts.at(-1);
    if (str.trim() === '') {
      // A space that was drawn belongs to the word before it.
      // A wide one stands between words whose letters are set apart.
      if (str !== '' && last && Math.abs(last.y - y) < size / 2) last.text += width > 0.8 * size ? '  ' : ' ';
      return;
    }
    texts.push({ text: str, left, right: left + width, y, size, turn, isBold, element });
  });
  const lengthOf = (texts: PlacedText[]) => texts.reduce((sum, { text }) => sum + text.length, 0);
  return [...byDirection.values()].sort((a, b) => lengthOf(b) - lengthOf(a));
}
