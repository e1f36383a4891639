import type { Filters } from '#core/domain/search/facets.ts';
import { inOtherLayout } from '#core/domain/text/keyboard-layout.ts';
import type { Segment } from '../segment/segment.ts';
import type { OtherTexts } from './job-query.ts';
import { countMatching } from './segment-search.ts';

/** Where a text of so many words finds nothing, each is left out once; of a longer one no single word is the reason. */
const maxTriedWords = 8;

/**
 * What other texts would find where this one finds nothing: of its words each is left out once (of one word alone, its group says
 * it), and its keys are read in the other layout.
 */
export function otherTexts(
  segments: readonly Segment[],
  query: Filters,
  words: readonly string[],
  now: Date,
): OtherTexts {
  const totalOf = (q: string) =>
    segments.reduce((sum, segment) => sum + countMatching(segment, { ...query, q }, now), 0);
  const tried = words.length < 2 || words.length > maxTriedWords ? [] : words;
  const totalWithoutWord = tried.map((word) => ({
    word,
    total: totalOf(words.filter((other) => other !== word).join(' ')),
  }));
  const q = inOtherLayout(query.q);
  const total = q === null ? 0 : totalOf(q);
  return { totalWithoutWord, ...(q !== null && total > 0 && { otherLayout: { q, total } }) };
}
