import {
  type FacetName,
  type Filters,
  facets,
  type idFacets,
  type LenientName,
  lenientFacets,
  type TaxonomyName,
  type TimedToggle,
} from '#core/domain/search/facets.ts';
import { spelledPlace } from '#core/domain/text/cities.ts';
import { searchWords } from '#core/domain/text/search-words.ts';
import { addAll, addSpan, type Bitmap, bitsOf, keep, wordsFor } from '../segment/bitmap.ts';
import type { Postings } from '../segment/postings.ts';
import type { Segment } from '../segment/segment.ts';

/** The rows that pass one active group; hidden ones may be among them. Not to be written to. */
export interface FilterMatch {
  facet: FacetName;
  rows: Bitmap;
}

/** The active facets only. */
export function matchFilters(segment: Segment, filters: Filters, now: Date): FilterMatch[] {
  return facets.flatMap((facet) => {
    const rows = matchingRows(segment, facet, filters, now);
    return rows === null ? [] : [{ facet: facet.name, rows }];
  });
}

const timedRows: Record<TimedToggle, (segment: Segment, now: Date) => Bitmap> = {
  recommended: recommendedRows,
};

/** Null where the facet is not active. */
function matchingRows(
  segment: Segment,
  facet: (typeof facets)[number],
  filters: Filters,
  now: Date,
): Bitmap | null {
  switch (facet.kind) {
    case 'text': {
      const words = searchWords(filters.q);
      return words.length === 0 ? null : rowsWithAll(segment, words);
    }
    case 'toggle':
      if (!filters[facet.name]) return null;
      return facet.dependsOnTime ? timedRows[facet.name](segment, now) : segment.rowsWith(facet.name, 0);
    case 'choice': {
      const chosen = filters[facet.name];
      if (chosen.length === 0) return null;
      const values = distinct(chosen).map((value) =>
        segment.rowsWith(facet.name, (facet.values as readonly string[]).indexOf(value)),
      );
      if (facet.passesWithoutValue && !filters.exact.includes(facet.name))
        values.unshift(segment.rowsWithoutValue(facet.name));
      return unionOf(values, segment.scratch(facet.name));
    }
    case 'id':
      return filters[facet.name].length === 0 ? null : idRows(segment, facet, filters);
    case 'exclusion':
      return filters[facet.name].length === 0 || filters[facet.of].length > 0
        ? null
        : rowsNotOf(segment, filters[facet.name]);
    case 'date':
      return filters.from === null && filters.to === null ? null : rowsInSpan(segment, filters);
  }
}

/** Each word lies in the title, the company or a tag, wherever the others do. */
function rowsWithAll(segment: Segment, [first = '', ...rest]: readonly string[]): Bitmap {
  const found = segment.text.rowsContaining(first, segment.scratch('q'));
  if (rest.length === 0) return found;
  const all = segment.scratch('all words');
  all.set(found);
  for (const word of rest) if (!keep(all, segment.text.rowsContaining(word, segment.scratch('q')))) break;
  return all;
}

/**
 * Whether who names none passes, the facet says (docs/rules.md#filter-pass-without), unless exact ones are asked for.
 */
function idRows(segment: Segment, facet: (typeof idFacets)[number], filters: Filters): Bitmap {
  const chosen = filters[facet.name];
  const isLenient = facet.passesWithoutValue && !filters.exact.includes(facet.name);
  if ('taxonomy' in facet) {
    const ids = 'rollsUp' in facet ? chosen.flatMap(facet.rollsUp) : chosen;
    return taxonomyRows(segment, taxonomyOf(facet), ids, isLenient, segment.scratch(facet.name));
  }
  switch (facet.name) {
    case 'company':
      return companyRows(segment, isLenient, chosen);
    case 'location': {
      const numbers = distinct(chosen.flatMap((name) => [name, spelledPlace(name)])).map((name) =>
        segment.locationNumber(name),
      );
      return unionOfPostings(segment.locations, numbers, segment.scratch('location'));
    }
  }
}

/** The taxonomy whose values a facet chooses from. */
const taxonomyOf = (facet: Extract<(typeof idFacets)[number], { taxonomy: unknown }>): TaxonomyName =>
  'of' in facet ? facet.of : facet.name;

function taxonomyRows(
  segment: Segment,
  name: TaxonomyName,
  chosen: readonly string[],
  isLenient: boolean,
  scratch: Bitmap,
): Bitmap {
  const postings = segment.taxonomyPostings(name);
  const chosenIds = new Set(chosen);
  const rows = cleared(scratch);
  if (isLenient) postings.addTo(rows, 0);
  for (const [at, id] of segment.taxonomyIds(name).entries())
    if (chosenIds.has(id)) postings.addTo(rows, at + 1);
  return rows;
}

function rowsInSpan(segment: Segment, { from, to }: Filters): Bitmap {
  const start = to === null ? 0 : segment.firstUntil(Date.parse(to));
  const end = from === null ? segment.size : segment.firstBefore(Date.parse(from));
  const rows = cleared(segment.scratch('date'));
  addSpan(rows, start, end);
  return rows;
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function cleared(bitmap: Bitmap): Bitmap {
  bitmap.fill(0);
  return bitmap;
}

/** One alone stands as it is. */
function unionOf(values: readonly Bitmap[], scratch: Bitmap): Bitmap {
  const [first, ...rest] = values;
  if (!first || rest.length === 0) return first ?? cleared(scratch);
  scratch.set(first);
  for (const value of rest) addAll(scratch, value);
  return scratch;
}

/** Numbers under 0 are values that the segment does not have. */
function unionOfPostings(postings: Postings, numbers: readonly number[], scratch: Bitmap): Bitmap {
  const knownNumbers = numbers.filter((number) => number >= 0);
  const [only] = knownNumbers;
  const bitmap = knownNumbers.length === 1 && only !== undefined ? postings.bitmap(only) : null;
  if (bitmap) return bitmap;
  cleared(scratch);
  for (const number of knownNumbers) postings.addTo(scratch, number);
  return scratch;
}

function companyRows(segment: Segment, isLenient: boolean, ids: readonly string[]): Bitmap {
  const rows = cleared(segment.scratch('company'));
  if (isLenient) rows.set(segment.withoutCompany);
  for (const id of distinct(ids)) {
    const company = segment.companyNumber(id);
    if (company >= 0) segment.addRowsOfCompany(rows, company);
  }
  return rows;
}

/** The rows that none of these companies offers. Not to be written to. */
export function rowsNotOf(segment: Segment, companies: readonly string[]): Bitmap {
  const rows = cleared(segment.scratch('not company'));
  for (const id of distinct(companies)) {
    const company = segment.companyNumber(id);
    if (company >= 0) segment.addRowsOfCompany(rows, company);
  }
  for (let at = 0; at < rows.length; at++) rows[at] = ~(rows[at] as number);
  return rows;
}

/** Of the rows, how many name no value of each active group that lets them pass. */
export function countWithoutValue(
  segment: Segment,
  filters: Filters,
  rows: Bitmap,
): [group: LenientName, count: number][] {
  return lenientFacets
    .filter(({ name }) => filters[name].length > 0 && !filters.exact.includes(name))
    .map((facet) => [facet.name, countWithout(segment, facet, rows)]);
}

function countWithout(segment: Segment, facet: (typeof lenientFacets)[number], rows: Bitmap): number {
  if (facet.kind === 'choice') return countCommon(rows, segment.rowsWithoutValue(facet.name));
  if (!('taxonomy' in facet)) return countCommon(rows, segment.withoutCompany);
  const postings = segment.taxonomyPostings(taxonomyOf(facet));
  const without = postings.bitmap(0);
  return without ? countCommon(rows, without) : postings.countIn(rows, 0);
}

export function countCommon(rows: Bitmap, others: Bitmap): number {
  let count = 0;
  for (let at = 0; at < rows.length; at++) count += bitsOf((rows[at] as number) & (others[at] as number));
  return count;
}

/** Word by word what `isRecommended` says: an admin's word; or about AI, with a salary, and young. */
export function recommendedRows(segment: Segment, now: Date): Bitmap {
  const rows = segment.scratch('recommended');
  const { paidAi } = segment;
  const tooOld = segment.firstTooOld(now);
  rows.fill(0);
  addSpan(rows, 0, tooOld);
  const recentWordCount = wordsFor(tooOld);
  for (let at = 0; at < recentWordCount; at++) rows[at] = (rows[at] as number) & (paidAi[at] as number);
  addAll(rows, segment.recommended);
  return rows;
}
