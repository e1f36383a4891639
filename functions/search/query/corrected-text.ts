import { noFilters } from '#core/domain/search/facets.ts';
import { areOneEditApart } from '#core/domain/text/one-edit.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import type { Segment } from '../segment/segment.ts';
import { countCommon } from './filter-match.ts';
import { countMatching } from './segment-search.ts';

/** Of a text at most so many words are looked at. */
const maxWords = 8;
/** A shorter one is one letter away from too much. */
const word5 = /^\p{L}{5,40}$/u;
const run = /[\p{L}\p{N}]+/gu;

/**
 * A text that finds nothing, with those of its words that no vacancy has replaced by the word one edit away that most titles
 * have (docs/rules.md#count-other-layout); the rest is as typed. Null where there is none of these, or one has nothing near.
 */
export function correctedText(
  segments: readonly Segment[],
  text: string,
  words: readonly string[],
  now: Date,
): string | null {
  const isFound = (q: string) =>
    segments.some((segment) => countMatching(segment, { ...noFilters, q }, now) > 0);
  const wrong = words
    .filter((word) => word5.test(word))
    .slice(0, maxWords)
    .filter((word) => !isFound(word));
  const right = new Map<string, string>();
  for (const word of wrong) {
    const near = commonestNear(segments, word);
    if (near === null) return null;
    right.set(word, near);
  }
  return right.size === 0 ? null : text.replace(run, (word) => right.get(searchable(word)) ?? word);
}

/** Of as many titles the first of the alphabet. */
function commonestNear(segments: readonly Segment[], word: string): string | null {
  const counts = new Map<string, number>();
  for (const segment of segments)
    for (const [near, numbers] of wordsNear(segment, word)) {
      const rows = segment.text.fillTitled(Uint32Array.from(numbers), segment.scratch('near'));
      counts.set(near, (counts.get(near) ?? 0) + countCommon(rows, segment.open));
    }
  let best: string | null = null;
  let most = 0;
  for (const [near, count] of counts) {
    if (count < most || count === 0 || (count === most && best !== null && best < near)) continue;
    best = near;
    most = count;
  }
  return best;
}

/** Each word one edit away, and the numbers of the segment's words that it is, or is a part of: 'повар' of 'повар-пекарь'. */
function wordsNear({ text: { phrases } }: Segment, word: string): Map<string, Set<number>> {
  const near = new Map<string, Set<number>>();
  for (const part of partsLeft(word))
    for (const number of phrases.wordsWhere(part, (other) => runsNear(other, word).length > 0))
      for (const own of runsNear(phrases.columns.words[number] as string, word))
        near.set(own, (near.get(own) ?? new Set()).add(number));
  return near;
}

const runsNear = (text: string, word: string): string[] =>
  text.length < word.length - 1 ? [] : (text.match(run) ?? []).filter((own) => areOneEditApart(own, word));

/** One of them stands in whatever is one edit away: either half, or all of it with the two in the middle the other way round. */
function partsLeft(word: string): string[] {
  const middle = word.length >> 1;
  const swapped = `${word.charAt(middle)}${word.charAt(middle - 1)}`;
  return [
    word.slice(0, middle),
    word.slice(middle),
    `${word.slice(0, middle - 1)}${swapped}${word.slice(middle + 1)}`,
  ];
}
