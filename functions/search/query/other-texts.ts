import { choiceFacets, type Filters, listFacets } from '#core/domain/search/facets.ts';
import { filtersInText } from '#core/domain/search/filters-in-text.ts';
import { inOtherLayout } from '#core/domain/text/keyboard-layout.ts';
import type { Segment } from '../segment/segment.ts';
import { correctedText } from './corrected-text.ts';
import type { OtherTexts } from './job-query.ts';
import { countMatching } from './segment-search.ts';

/** Where a text of so many words finds nothing, each is left out once; of a longer one no single word is the reason. */
const maxTriedWords = 8;

const totalOf = (segments: readonly Segment[], query: Filters, now: Date): number =>
  segments.reduce((sum, segment) => sum + countMatching(segment, query, now), 0);

/** Where most keys are letters in that layout, too: «бэк» is no word for «,'r». */
function otherLayoutOf(text: string): string {
  const read = inOtherLayout(text) ?? '';
  const letters = (read.match(/\p{L}/gu) ?? []).length;
  return 2 * letters > read.replaceAll(' ', '').length ? read : '';
}

/**
 * What other texts would find where this one finds nothing: of its words each is left out once (of one word alone, its group says
 * it), and its keys are read in the other layout; where that finds nothing either, a wrong letter of its words is mended.
 */
export function otherTexts(
  segments: readonly Segment[],
  query: Filters,
  words: readonly string[],
  now: Date,
): Omit<OtherTexts, 'asFilters'> {
  const totalWith = (q: string) => totalOf(segments, { ...query, q }, now);
  const tried = words.length < 2 || words.length > maxTriedWords ? [] : words;
  const totalWithoutWord = tried.map((word) => ({
    word,
    total: totalWith(words.filter((other) => other !== word).join(' ')),
  }));
  for (const read of [() => otherLayoutOf(query.q), () => correctedText(segments, query.q, words, now)]) {
    const q = read() ?? '';
    const total = q === '' ? 0 : totalWith(q);
    if (total > 0) return { totalWithoutWord, spelling: { q, total } };
  }
  return { totalWithoutWord };
}

const choices = choiceFacets.map(({ name }) => name);

/**
 * What words of the text say that filters say, too: where more is found by these, and by the rest of it, than by the text; by all
 * of them, else by the place, else by the others.
 */
export function filtersOffered(
  segments: readonly Segment[],
  query: Filters,
  { found, locations }: { found: number; locations: readonly { name: string }[] },
  now: Date,
): Pick<OtherTexts, 'asFilters'> {
  const chosen = listFacets.map(({ name }) => name).filter((name) => query[name].length > 0);
  const namedWithout = (apart: readonly string[]) =>
    filtersInText(query.q, locations, new Set([...chosen, ...apart]));
  const whole = namedWithout([]);
  if (whole === null) return {};
  const { location, ...others } = whole.filters;
  const hasOthers = Object.keys(others).length > 0;
  // Of one kind alone a part is the whole.
  const parts = hasOthers ? [choices, ...(location ? [['location']] : [])] : [];
  for (const named of [() => whole, ...parts.map((apart) => () => namedWithout(apart))]) {
    const { q, filters } = named() ?? {};
    if (q === undefined) continue;
    const total = totalOf(segments, { ...query, q, ...filters }, now);
    if (total > found) return { asFilters: { q, ...filters, total } };
  }
  return {};
}
