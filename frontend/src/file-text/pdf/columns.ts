import { restOfPeriod } from '#core/domain/documents/printed-words.ts';
import { type Fragment, rowsOf } from './fragments.ts';

/** A stretch of the page with an empty strip down its middle. */
interface Stretch {
  from: number;
  /** Not among them. */
  to: number;
  left: Fragment[];
  right: Fragment[];
}

const least = 0.7;

/** The longest run of fragments, from the top, that leaves free what lies left of `edge`. */
function longestStretch(fragments: readonly Fragment[], edge: number): Stretch | null {
  let best: Stretch | null = null;
  let from = 0;
  for (let to = 0; to <= fragments.length; to += 1) {
    const fragment = fragments[to];
    const isCrossing =
      fragment && fragment.left < edge - 0.5 && fragment.right > edge - least * fragment.size;
    if (fragment && !isCrossing) continue;
    const run = fragments.slice(from, to);
    const left = run.filter((fragment) => fragment.right <= edge);
    const right = run.filter((fragment) => fragment.left >= edge - 0.5);
    if (
      left.length > 1 &&
      right.length > 1 &&
      run.length > (best ? best.to - best.from : 3) &&
      overlap(left, right)
    )
      best = { from, to, left, right };
    from = to + 1;
  }
  return best;
}

const heightOf = (fragments: readonly Fragment[]) => {
  const ys = fragments.map(({ y }) => y);
  return [Math.min(...ys), Math.max(...ys)] as const;
};

function overlap(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const [top, bottom] = heightOf(left);
  const [otherTop, otherBottom] = heightOf(right);
  return top <= otherBottom && otherTop <= bottom;
}

const isDense = (side: readonly Fragment[]) => {
  const [top, bottom] = heightOf(side);
  const lines = rowsOf(side);
  const size = Math.max(...side.map((fragment) => fragment.size));
  const width =
    Math.max(...side.map((fragment) => fragment.right)) - Math.min(...side.map((fragment) => fragment.left));
  const mean = side.reduce((sum, fragment) => sum + fragment.right - fragment.left, 0) / side.length;
  return lines.length >= 4 && (lines.length * 1.5 * size) / (bottom - top + size) > 0.6 && mean / width > 0.7;
};

/** In the file's own order, what is written on one side before it goes to the other. */
function runsOf({ left, right }: Stretch): Fragment[][] {
  const isLeft = new Set(left);
  const runs: Fragment[][] = [];
  for (const fragment of [...left, ...right].sort((first, second) => first.turn - second.turn)) {
    const run = runs.at(-1);
    if (run?.[0] && isLeft.has(run[0]) === isLeft.has(fragment)) run.push(fragment);
    else runs.push([fragment]);
  }
  return runs;
}

interface Row {
  /** What stands over the row on its first side: a heading. */
  above: Fragment[];
  first: Fragment[];
  second: Fragment[];
}

function rowOf([first = [], second = []]: readonly Fragment[][]): Row {
  const [top] = heightOf(second);
  const isAbove = ({ y, size }: Fragment) => y < top - 0.6 * size;
  return { above: first.filter(isAbove), first: first.filter((fragment) => !isAbove(fragment)), second };
}

/** Pairs of cells, a row of a table each; null where they do not lie one under the other. */
function tableOf(runs: readonly Fragment[][]): Row[] | null {
  const pairs = Array.from({ length: Math.ceil(runs.length / 2) }, (_, at) => runs.slice(2 * at, 2 * at + 2));
  const heights = pairs.map((pair) => heightOf(pair.flat()));
  const isInOrder = heights.every(([top], at) => top > (heights[at - 1]?.[1] ?? Number.NEGATIVE_INFINITY));
  const rows = pairs.map(rowOf);
  return isInOrder && rows.some(({ first }) => rowsOf(first).length > 1) ? rows : null;
}

const year = /(?:19|20)\d\d/u;
const maxPeriodLength = 40;

interface Entry {
  date: Fragment[];
  y: number;
  size: number;
}

/** The periods down a side; null where something else stands there. */
function datesOf(side: readonly Fragment[]): Entry[] | null {
  const rows = rowsOf(side).map((row) => ({ row, text: row.map(({ text }) => text.trim()).join(' ') }));
  const isPeriod = (text: string) =>
    text.length <= maxPeriodLength && (year.test(text) || restOfPeriod.test(text));
  if (rows.length < 2 || rows.filter(({ text }) => isPeriod(text)).length < 0.8 * rows.length) return null;
  const entries: Entry[] = [];
  let isOpen = false;
  for (const { row, text } of rows) {
    const last = entries.at(-1);
    if (last && (isOpen || restOfPeriod.test(text))) last.date.push(...row);
    else entries.push({ date: [...row], y: row[0]?.y ?? 0, size: row[0]?.size ?? 0 });
    isOpen = /[-–—,]$/u.test(text);
  }
  return entries;
}

/** Of what stands between two periods that are set in the middle of their entries, the line that begins the second. */
function beginningBetween(lines: readonly Fragment[]): number {
  let [best, most] = [lines[0]?.y ?? 0, Number.NEGATIVE_INFINITY];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (!above || line.y - above.y < 0.5 * line.size) continue;
    const isLarger = line.size > 1.05 * above.size || (line.isBold && !above.isBold);
    const score = line.y - above.y + (isLarger ? 2 * line.size : 0);
    if (score > most) [best, most] = [line.y, score];
  }
  return best;
}

/** Periods down the left side, what was done then on the right: each entry stands together. */
function entriesOf({ left, right }: Stretch): Fragment[][] | null {
  const entries = datesOf(left);
  if (!entries) return null;
  const lines = [...right].sort((a, b) => a.y - b.y);
  const isBeside = ({ y, size }: Entry) => lines.some((line) => Math.abs(line.y - y) < 0.3 * size);
  const areBeside = entries.filter(isBeside).length > 0.6 * entries.length;
  const tops = entries.map(({ y, size }, at) => {
    if (areBeside) return y - 0.6 * size;
    const above = entries[at - 1];
    if (!above) return Number.NEGATIVE_INFINITY;
    const between = lines.filter((line) => line.y > above.y - 0.3 * size && line.y < y + 0.6 * size);
    return beginningBetween(between) - 0.1 * size;
  });
  const parts = entries.map((): Fragment[] => []);
  const over: Fragment[] = [];
  let at = 0;
  for (const line of lines) {
    while (at + 1 < tops.length && line.y >= (tops[at + 1] ?? 0)) at += 1;
    if (line.y < (tops[0] ?? 0)) over.push(line);
    else parts[at]?.push(line);
  }
  const read = entries.flatMap(({ date }, turn) => {
    const done = parts[turn] ?? [];
    // A period of one line stands before the first line of its entry.
    return areBeside && rowsOf(date).length === 1 ? [[...date, ...done]] : [date, done];
  });
  return [over, ...read].filter((part) => part.length > 0);
}

/** A label of one line stands before the first line of its value; a longer one is read first. */
const partsOfRow = ({ above, first, second }: Row): Fragment[][] =>
  [above, ...(rowsOf(first).length > 1 ? [first, second] : [[...first, ...second]])].filter(
    (part) => part.length > 0,
  );

/**
 * The stretch in parts, as they are read; null where that is simply line by line: labels with their values, or a date
 * beside what was done then. A file that writes one side after the other says itself that they are columns; of one that
 * goes from side to side, full and dense lines are columns, and cells of several lines are read one after the other.
 */
function partsOf(stretch: Stretch, level: number): Fragment[][] | null {
  const entries = entriesOf(stretch);
  if (entries) return entries;
  const runs = runsOf(stretch);
  const rows = runs.length > 2 ? tableOf(runs) : null;
  const areColumns = runs.length <= 3 ? !rows : isDense(stretch.left) && isDense(stretch.right);
  if (areColumns) return [...blocksOf(stretch.left, level + 1), ...blocksOf(stretch.right, level + 1)];
  return rows?.flatMap(partsOfRow) ?? null;
}

/** Columns within columns; and the places where one may begin, each a look at the whole page. */
const maxLevels = 12;
const maxEdges = 40;

/** Where fragments begin, the most frequent places first. */
function edgesOf(fragments: readonly Fragment[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of fragments) {
    const edge = Math.round(left * 2) / 2;
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const edges = [...counts.keys()];
  if (edges.length <= maxEdges) return edges;
  return edges.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, maxEdges);
}

/** Blocks in the order in which they are read; each is to be read from its top, row by row. */
export function blocksOf(unsorted: readonly Fragment[], level = 0): Fragment[][] {
  const fragments = [...unsorted].sort((a, b) => a.y - b.y || a.left - b.left);
  const edges = level < maxLevels ? edgesOf(fragments) : [];
  const stretches = edges
    .map((edge) => longestStretch(fragments, edge))
    .filter((stretch) => stretch !== null)
    // Of equals the one that leaves the sides most alike: an indent inside a column is no column.
    .sort((a, b) => lengthOf(b) - lengthOf(a) || evenness(b) - evenness(a));
  for (const stretch of stretches) {
    const parts = partsOf(stretch, level);
    if (parts)
      return [
        ...blocksOf(fragments.slice(0, stretch.from), level + 1),
        ...parts,
        ...blocksOf(fragments.slice(stretch.to), level + 1),
      ];
  }
  return fragments.length > 0 ? [fragments] : [];
}

const lengthOf = ({ from, to }: Stretch) => to - from;
const evenness = ({ left, right }: Stretch) => Math.min(left.length, right.length);
