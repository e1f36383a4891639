import { type DatePreset, datePresets, dateRange } from '#core/domain/search/date-range.ts';
import {
  type FacetName,
  type Filters,
  type LenientName,
  storedToggles,
  type TimedToggle,
} from '#core/domain/search/facets.ts';
import {
  countFacets,
  countHistogram,
  emptyHistograms,
  type FacetHistograms,
  listedHistogram,
  locationHistogram,
} from '../facets/histograms.ts';
import {
  histogramOf,
  type PackedName,
  packedHistograms,
  packedNames,
  valueCounts,
} from '../facets/packed-facets.ts';
import { type Bitmap, bitsOf, countSpan, sizeOf } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { countCommon, countWithoutValue, matchFilters, rowsNotOf } from './filter-match.ts';
import { countMismatches, onlyMismatching } from './mismatches.ts';

/** The counts of values that all segments number alike. */
export class FacetCounts {
  /** By the number of the value; of categories without those below. */
  readonly packed = new Map(
    packedNames.map((name) => [name, new Uint32Array(valueCounts.get(name) as number)]),
  );
  readonly timed: Record<TimedToggle, number> = { recommended: 0 };
  readonly date = new Uint32Array(datePresets.length);

  of(name: PackedName): Uint32Array {
    return this.packed.get(name) as Uint32Array;
  }
}

/** The facets of each packed histogram, in the order of their strides, with room for the sums of each. */
const histogramFacets = packedHistograms.map(({ facets, cells }) =>
  facets.map(({ name, digits, stride }) => ({
    name,
    // Side by side: a digit, and a value that its rows have.
    pairs: Uint16Array.from(digits.flatMap((values, digit) => values.flatMap((value) => [digit, value]))),
    stride,
    sums: new Uint32Array(digits.length),
    others: new Uint32Array(cells / (stride * digits.length)),
  })),
);

/** Adds what the cells of a packed histogram say, of all its facets or of one. */
function addCells(histogram: number, cells: Uint32Array, counts: FacetCounts, only?: FacetName): void {
  let left = cells;
  for (const { name, pairs, stride, sums, others } of histogramFacets[histogram] ?? []) {
    if (only === undefined) {
      sumDigits(left, sums, others);
      left = others;
    } else if (only === name) sumDigitsAt(stride, cells, sums);
    else continue;
    const values = counts.of(name);
    for (let at = 0; at < pairs.length; at += 2) {
      const value = pairs[at + 1] as number;
      values[value] = (values[value] as number) + (sums[pairs[at] as number] as number);
    }
  }
}

/** Sums the cells by their lowest digit, and into `others` by all the other ones: so the next facet has fewer to walk. */
function sumDigits(cells: Uint32Array, sums: Uint32Array, others: Uint32Array): void {
  sums.fill(0);
  let cell = 0;
  for (let other = 0; other < others.length; other++) {
    let total = 0;
    for (let digit = 0; digit < sums.length; digit++) {
      const count = cells[cell++] as number;
      sums[digit] = (sums[digit] as number) + count;
      total += count;
    }
    others[other] = total;
  }
}

/** Sums the cells by one digit alone. */
function sumDigitsAt(stride: number, cells: Uint32Array, sums: Uint32Array): void {
  sums.fill(0);
  let cell = 0;
  while (cell < cells.length)
    for (let digit = 0; digit < sums.length; digit++) {
      let total = 0;
      for (const end = cell + stride; cell < end; cell++) total += cells[cell] as number;
      sums[digit] = (sums[digit] as number) + total;
    }
}

/** Of all that is open, what each value counts. */
export function totalCounts(segments: readonly Segment[]): FacetCounts {
  const counts = new FacetCounts();
  for (const { totals } of segments)
    for (const histogram of packedHistograms.keys())
      addCells(histogram, totals[histogram] as Uint32Array, counts);
  return counts;
}

export type PresetRanges = Record<DatePreset, { from: number; to: number }>;

/** Zones whose presets are kept: finding a zone's midnight costs more than many a search. */
const maxZones = 64;
const presetsByZone = new Map<string, { presets: PresetRanges; since: number }>();

/** Within a calendar day of the zone they stay the same. */
export function presetRangesAt(now: Date, timeZone: string): PresetRanges {
  const cached = presetsByZone.get(timeZone);
  const at = now.getTime();
  if (cached && at >= cached.since && at <= cached.presets.today.to) return cached.presets;
  const of = (preset: DatePreset) => {
    const { from, to } = dateRange(preset, now, timeZone);
    return { from: Date.parse(from), to: Date.parse(to) };
  };
  const presets = { today: of('today'), week: of('week'), month: of('month') };
  if (presetsByZone.size === maxZones) presetsByZone.clear();
  presetsByZone.set(timeZone, { presets, since: at });
  return presets;
}

const toggleNames: readonly string[] = storedToggles.map(({ name }) => name);

/** Which histogram tells the values of a facet. Who fails a toggle alone has nothing that it counts. */
const histogramOfFacet = new Map<FacetName, number>([
  ...packedNames
    .filter((name) => !toggleNames.includes(name))
    .map((name) => [name, histogramOf(name)] as const),
  ['location', locationHistogram],
  ['company', listedHistogram],
  // Only where no company is chosen: each is counted as if it were (docs/rules.md#filter-not-company).
  ['notCompany', listedHistogram],
]);

/** One segment's share of an answer. What it holds is good until the segment is asked the next question. */
export interface SegmentResult {
  segment: Segment;
  rows: Bitmap;
  total: number;
  /** How many fail the one group alone, for each active group. */
  failing: Map<FacetName, number>;
  /** How many of the total name no value of a group, for each active one that lets them pass. */
  withoutValue: Map<LenientName, number>;
  /** By number of location. */
  locations: Uint32Array;
  /** By number of company; 0 of one that the segment does not know, -1. */
  countOfCompany(company: number): number;
}

const histogramsBySegment = new WeakMap<Segment, { all: FacetHistograms; own: FacetHistograms }>();

/** Two sets of histograms, kept from question to question. */
function histogramsFor(segment: Segment): { all: FacetHistograms; own: FacetHistograms } {
  let cached = histogramsBySegment.get(segment);
  if (!cached) {
    const locations = segment.columns.locations.length;
    cached = { all: emptyHistograms(locations), own: emptyHistograms(locations) };
    histogramsBySegment.set(segment, cached);
  }
  return cached;
}

/** The rows that pass, good until the segment is asked the next question, and how many: without any counts. */
export const matchingRows = (
  segment: Segment,
  filters: Filters,
  now: Date,
): Pick<SegmentResult, 'rows' | 'total'> => {
  const matches = matchFilters(segment, filters, now);
  const { none, total } = countMismatches(
    segment.open,
    matches,
    segment.scratch('none'),
    segment.scratch('one'),
  );
  return { rows: none, total };
};

export const countMatching = (segment: Segment, filters: Filters, now: Date): number =>
  matchingRows(segment, filters, now).total;

/** Adds to `counts`. A group's counts are of the rows that pass all others: of those that fail none, and of those that fail it alone. */
export function searchSegment(
  segment: Segment,
  filters: Filters,
  now: Date,
  presets: PresetRanges,
  counts: FacetCounts,
): SegmentResult {
  const matches = matchFilters(segment, filters, now);
  const mismatches = countMismatches(segment.open, matches, segment.scratch('none'), segment.scratch('one'));
  const { none, total } = mismatches;
  const { all, own } = histogramsFor(segment);
  countFacets(segment.counted, none, total, all);

  for (const histogram of packedHistograms.keys()) addCells(histogram, all[histogram] as Uint32Array, counts);
  counts.timed.recommended += countRecommended(segment, none, now);
  addDates(segment, none, presets, counts);

  const failing = new Map<FacetName, number>();
  let onlyCompany: Bitmap | null = null;
  for (const match of matches) {
    const { facet } = match;
    const isOfCompanies = facet === 'company' || facet === 'notCompany';
    const only = segment.scratch(isOfCompanies ? 'only company' : 'only');
    // Without another group these are all that do not pass it: where their number is enough, none is looked for.
    const isAlone = matches.length === 1;
    const count =
      isAlone && !isOfCompanies && facet !== 'date'
        ? segment.openCount - total
        : onlyMismatching(mismatches, match, only);
    failing.set(facet, facet === 'company' ? countGained(segment, none, only, filters) : count);
    if (facet === 'date') addDates(segment, only, presets, counts);
    if (isOfCompanies) onlyCompany = only;
    const histogram = histogramOfFacet.get(facet);
    if (histogram === undefined || count === 0) continue;

    const [cells, matching, totals] = [own, all, segment.totals].map((each) => each[histogram]) as [
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ];
    if (isAlone) subtract(totals, matching, cells);
    else countHistogram(segment.counted, only, count, histogram, cells);
    if (histogram < packedHistograms.length) addCells(histogram, cells, counts, facet);
    else addTo(matching, cells);
  }

  return {
    segment,
    rows: none,
    total,
    failing,
    withoutValue: new Map(countWithoutValue(segment, filters, none)),
    locations: all[locationHistogram] as Uint32Array,
    countOfCompany(company) {
      if (company < 0) return 0;
      const cell = segment.listedCells[company] as number;
      if (cell > 0) return (all[listedHistogram] as Uint32Array)[cell] as number;
      const count = segment.countOfCompany(none, company);
      return onlyCompany === null ? count : count + segment.countOfCompany(onlyCompany, company);
    },
  };
}

/** How many more there would be without the choice of companies: then none of those that are left out. */
function countGained(segment: Segment, found: Bitmap, only: Bitmap, { notCompany }: Filters): number {
  if (notCompany.length === 0) return sizeOf(only);
  const notExcluded = rowsNotOf(segment, notCompany);
  return countCommon(only, notExcluded) + countCommon(found, notExcluded) - sizeOf(found);
}

function subtract(totals: Uint32Array, some: Uint32Array, into: Uint32Array): void {
  for (let cell = 0; cell < into.length; cell++)
    into[cell] = (totals[cell] as number) - (some[cell] as number);
}

function addTo(sums: Uint32Array, cells: Uint32Array): void {
  for (let cell = 0; cell < sums.length; cell++)
    sums[cell] = (sums[cell] as number) + (cells[cell] as number);
}

/** Of the presets each holds the one before it, and all end with the same instant: three spans side by side. */
function addDates(segment: Segment, rows: Bitmap, presets: PresetRanges, { date }: FacetCounts): void {
  let start = segment.firstUntil(presets.today.to);
  let count = 0;
  for (const [at, preset] of datePresets.entries()) {
    const end = segment.firstBefore(presets[preset].from);
    count += countSpan(rows, start, end);
    date[at] = (date[at] as number) + count;
    start = Math.max(start, end);
  }
}

/** By an admin's word, or about AI, with a salary and young; without writing the set down. */
function countRecommended(segment: Segment, rows: Bitmap, now: Date): number {
  const { paidAi, recommended } = segment;
  const tooOld = segment.firstTooOld(now);
  const whole = tooOld >>> 5;
  let count = 0;
  for (let at = 0; at < whole; at++)
    count += bitsOf((rows[at] as number) & ((recommended[at] as number) | (paidAi[at] as number)));
  for (let at = whole; at < rows.length; at++) {
    const young = at === whole ? (paidAi[at] as number) & ((1 << (tooOld & 31)) - 1) : 0;
    count += bitsOf((rows[at] as number) & ((recommended[at] as number) | young));
  }
  return count;
}
