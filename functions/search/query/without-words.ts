import type { Filters } from '#core/domain/search/facets.ts';
import type { Segment } from '../segment/segment.ts';
import { countMatching } from './segment-search.ts';

/** Where a text of so many words finds nothing, each is left out once; of a longer one no single word is the reason. */
const maxTriedWords = 8;

/** Of the words of a text, how many each keeps away; of one word alone, its group says it. */
export function totalsWithoutWord(
  segments: readonly Segment[],
  query: Filters,
  words: readonly string[],
  now: Date,
): { word: string; total: number }[] {
  if (words.length < 2 || words.length > maxTriedWords) return [];
  return words.map((word) => {
    const filters = { ...query, q: words.filter((other) => other !== word).join(' ') };
    const total = segments.reduce((sum, segment) => sum + countMatching(segment, filters, now), 0);
    return { word, total };
  });
}
