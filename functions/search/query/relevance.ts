import { type Bitmap, keep, removeAll, sizeOf } from '../segment/bitmap.ts';
import { standsIn, startsIn } from '../text/word-place.ts';
import { type MatchingRows, mergePage } from './result-page.ts';
import type { RowRef } from './row-ref.ts';

/** The best place of a text's worst word (docs/rules.md#sort-relevance); the last tier is all that is left. */
const tiers = [
  { passes: standsIn, anywhere: false },
  { passes: startsIn, anywhere: false },
  { passes: startsIn, anywhere: true },
] as const;

/** More words cost more, and say no more of what is meant. */
export const wordsPlaced = 8;

export interface RelevantPage {
  places: RowRef[];
  /** How many hold a word only inside another one: they stand last. */
  insideOnly: number;
}

/** From the `start`-th to before the `end`-th of all that match, those first that the words fit best; newest first within. */
export function relevantPage(
  found: readonly MatchingRows[],
  words: readonly string[],
  start: number,
  end: number,
): RelevantPage {
  const split = found.map((one) => tiersOf(one, words.slice(0, wordsPlaced)));
  const places: RowRef[] = [];
  let before = 0;
  let insideOnly = 0;
  for (let tier = 0; tier <= tiers.length; tier++) {
    const rows = split.map((each) => each[tier] as MatchingRows);
    const size = rows.reduce((sum, { total }) => sum + total, 0);
    const [from, to] = [Math.max(0, start - before), Math.min(size, end - before)];
    if (from < to) places.push(...mergePage(rows, 'newest', from, to));
    before += size;
    insideOnly = size;
  }
  return { places, insideOnly };
}

/** The matching rows of a segment, each in one tier. */
function tiersOf({ segment, rows }: MatchingRows, words: readonly string[]): MatchingRows[] {
  const left = segment.scratch('left');
  left.set(rows);
  const matching = (name: string, fill: (into: Bitmap) => void): MatchingRows => {
    const own = segment.scratch(name);
    own.set(left);
    fill(own);
    removeAll(left, own);
    return { segment, rows: own, total: sizeOf(own) };
  };
  const placed = tiers.map(({ passes, anywhere }, tier) =>
    matching(`tier ${tier}`, (own) => {
      for (const word of words)
        keep(own, segment.text.placed(word, passes, anywhere, segment.scratch('placed')));
    }),
  );
  return [...placed, { segment, rows: left, total: sizeOf(left) }];
}
