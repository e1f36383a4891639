import { joints } from '#core/domain/text/search-words.ts';
import { type Bitmap, keep, removeAll, sizeOf } from '../segment/bitmap.ts';
import { isWholeWordIn, isWordStartIn } from '../text/word-place.ts';
import { type MatchingRows, mergePage } from './result-page.ts';
import type { RowRef } from './row-ref.ts';

/** The best place of a text's worst word (docs/rules.md#sort-relevance); the last tier is all that is left. */
const tiers = [
  { passes: isWholeWordIn, anywhere: false },
  { passes: isWordStartIn, anywhere: false },
  { passes: isWordStartIn, anywhere: true },
] as const;

/** More words cost more, and say no more of what is meant. */
const maxRankedWords = 8;

export interface RelevantPage {
  refs: RowRef[];
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
  const split = found.map((matching) => tiersOf(matching, words.slice(0, maxRankedWords)));
  const refs: RowRef[] = [];
  let before = 0;
  let insideOnly = 0;
  for (let tier = 0; tier <= tiers.length; tier++) {
    const rows = split.map((each) => each[tier] as MatchingRows);
    const size = rows.reduce((sum, { total }) => sum + total, 0);
    const [from, to] = [Math.max(0, start - before), Math.min(size, end - before)];
    if (from < to) refs.push(...mergePage(rows, 'newest', from, to));
    before += size;
    insideOnly = size;
  }
  return { refs, insideOnly };
}

/** Of a text they mean nothing: 'в' lies inside most titles, and says nothing of those that have it. */
const functionWords = new Set([...joints, 'без', 'над', 'не']);
const maxShortWord = 3;

/**
 * Of a text with short words the rows that hold each of them elsewhere than inside a word: 'ии' lies inside «категории»
 * (docs/rules.md#emails-words). Good until the segment is asked the next question.
 */
export function withoutInsideOnly(found: MatchingRows, words: readonly string[]): MatchingRows {
  const short = words
    .slice(0, maxRankedWords)
    .filter((word) => word.length <= maxShortWord && !functionWords.has(word));
  if (short.length === 0) return found;
  const { segment } = found;
  const rows = segment.scratch('not inside only');
  rows.set(found.rows);
  // Where each begins, it also is whole, and in the title.
  for (const word of short)
    keep(rows, segment.text.rowsWithWord(word, isWordStartIn, true, segment.scratch('placed')));
  return { segment, rows, total: sizeOf(rows) };
}

/** The matching rows of a segment, each in one tier. */
function tiersOf({ segment, rows }: MatchingRows, words: readonly string[]): MatchingRows[] {
  const left = segment.scratch('left');
  left.set(rows);
  const matching = (name: string, fill: (into: Bitmap) => void): MatchingRows => {
    const tierRows = segment.scratch(name);
    tierRows.set(left);
    fill(tierRows);
    removeAll(left, tierRows);
    return { segment, rows: tierRows, total: sizeOf(tierRows) };
  };
  const placed = tiers.map(({ passes, anywhere }, tier) =>
    matching(`tier ${tier}`, (tierRows) => {
      for (const word of words)
        keep(tierRows, segment.text.rowsWithWord(word, passes, anywhere, segment.scratch('placed')));
    }),
  );
  return [...placed, { segment, rows: left, total: sizeOf(left) }];
}
