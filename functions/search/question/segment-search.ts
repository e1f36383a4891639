import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/salary.ts';
import { categories, industries } from '#core/domain/search/catalog.ts';
import { type DatePreset, datePresets, dateRange } from '#core/domain/search/date-range.ts';
import type { FilterGroup, Filters } from '#core/domain/search/filters.ts';
import { type Bitmap, bitsOf, countSpan } from '../segment/bitmap.ts';
import { mark, remoteNumber, sector } from '../segment/record.ts';
import type { Segment } from '../segment/segment.ts';
import { emptyTally, type Tally, type TallyPart, tallyPart, tallyRows } from '../segment/tally.ts';
import { failingOnly, failuresOf } from './failures.ts';
import { passingOf } from './passing.ts';

/** The counts of values that all segments number alike. Entries are in the order of the lists in core/domain. */
export class SharedCounts {
  aiJobs = 0;
  directContacts = 0;
  recommended = 0;
  readonly type = new Uint32Array(jobTypes.length);
  readonly level = new Uint32Array(levels.length);
  readonly salary = new Uint32Array(salaryBuckets.length);
  /** Without those below. */
  readonly category = new Uint32Array(categories.length);
  readonly industry = new Uint32Array(industries.length);
  readonly date = new Uint32Array(datePresets.length);
}

type MarkGroup = 'type' | 'level' | 'salary';

/** Adds what one cell of the histogram of marks says of a group. */
const addMark: Record<MarkGroup, (cell: number, count: number, counts: SharedCounts) => void> = {
  type(cell, count, { type }) {
    const own = mark.type(cell);
    type[own] = (type[own] as number) + count;
    if (mark.isRemotePlace(cell) === 1 && own !== remoteNumber)
      type[remoteNumber] = (type[remoteNumber] as number) + count;
  },
  level(cell, count, { level }) {
    level[mark.level(cell)] = (level[mark.level(cell)] as number) + count;
  },
  salary(cell, count, { salary }) {
    const bucket = mark.bucket(cell);
    if (bucket > 0) salary[bucket - 1] = (salary[bucket - 1] as number) + count;
  },
};

function addMarks(cells: Uint32Array, group: MarkGroup, counts: SharedCounts): void {
  for (let cell = 0; cell < cells.length; cell++) {
    const count = cells[cell] as number;
    if (count > 0) addMark[group](cell, count, counts);
  }
}

function addAllMarks(cells: Uint32Array, counts: SharedCounts): void {
  for (let cell = 0; cell < cells.length; cell++) {
    const count = cells[cell] as number;
    if (count === 0) continue;
    addMark.type(cell, count, counts);
    addMark.level(cell, count, counts);
    addMark.salary(cell, count, counts);
    counts.aiJobs += mark.isAi(cell) * count;
    counts.directContacts += mark.hasContacts(cell) * count;
  }
}

type SectorGroup = 'category' | 'industry';

/** Two cells come before the catalogue's own: none, and unknown. */
const inCatalogue = (cell: number): number => cell - 2;

function addSectors(cells: Uint32Array, groups: readonly SectorGroup[], counts: SharedCounts): void {
  for (let cell = 0; cell < cells.length; cell++) {
    const count = cells[cell] as number;
    if (count === 0) continue;
    for (const group of groups) {
      const at = inCatalogue(sector[group](cell));
      if (at >= 0) counts[group][at] = (counts[group][at] as number) + count;
    }
  }
}
const bothSectors: readonly SectorGroup[] = ['category', 'industry'];

/** Of all that is open, what each value counts. */
export function totalCounts(segments: readonly Segment[]): SharedCounts {
  const counts = new SharedCounts();
  for (const { totals } of segments) {
    addAllMarks(totals.marks, counts);
    addSectors(totals.sectors, bothSectors, counts);
  }
  return counts;
}

export type Presets = Record<DatePreset, { from: number; to: number }>;

/** Zones whose presets are kept: finding a zone's midnight costs more than many a search. */
const keptZones = 64;
const presetsByZone = new Map<string, { presets: Presets; since: number }>();

/** Within a calendar day of the zone they stay the same. */
export function presetsAt(now: Date, timeZone: string): Presets {
  const kept = presetsByZone.get(timeZone);
  const at = now.getTime();
  if (kept && at >= kept.since && at <= kept.presets.today.to) return kept.presets;
  const of = (preset: DatePreset) => {
    const { from, to } = dateRange(preset, now, timeZone);
    return { from: Date.parse(from), to: Date.parse(to) };
  };
  const presets = { today: of('today'), week: of('week'), month: of('month') };
  if (presetsByZone.size === keptZones) presetsByZone.clear();
  presetsByZone.set(timeZone, { presets, since: at });
  return presets;
}

/** Which part of a record tells the values of a group. */
const partOf: Partial<Record<FilterGroup, TallyPart>> = {
  type: 'marks',
  level: 'marks',
  salary: 'marks',
  category: 'sectors',
  industry: 'sectors',
  location: 'locations',
  company: 'listed',
};

/** One segment's share of an answer. What it holds is good until the segment is asked the next question. */
export interface SegmentAnswer {
  segment: Segment;
  rows: Bitmap;
  total: number;
  /** How many fail the one group alone, for each active group. */
  failing: Map<FilterGroup, number>;
  /** By number of location. */
  locations: Uint32Array;
  /** By number of company; 0 of one that the segment does not know, -1. */
  countOfCompany(company: number): number;
}

const tallies = new WeakMap<Segment, { all: Tally; own: Tally }>();

/** Two sets of histograms, kept from question to question. */
function talliesOf(segment: Segment): { all: Tally; own: Tally } {
  let kept = tallies.get(segment);
  if (!kept) {
    const locations = segment.columns.locations.length;
    kept = { all: emptyTally(locations), own: emptyTally(locations) };
    tallies.set(segment, kept);
  }
  return kept;
}

/** Adds to `counts`. A group's counts are of the rows that pass all others: of those that fail none, and of those that fail it alone. */
export function searchSegment(
  segment: Segment,
  filters: Filters,
  now: Date,
  presets: Presets,
  counts: SharedCounts,
): SegmentAnswer {
  const passing = passingOf(segment, filters, now);
  const failures = failuresOf(segment.open, passing, segment.scratch('none'), segment.scratch('one'));
  const { none, total } = failures;
  const { all, own } = talliesOf(segment);
  tallyRows(segment.counted, none, total, all);

  addAllMarks(all.marks, counts);
  addSectors(all.sectors, bothSectors, counts);
  counts.recommended += countRecommended(segment, none, now);
  addDates(segment, none, presets, counts);

  const failing = new Map<FilterGroup, number>();
  let onlyCompany: Bitmap | null = null;
  for (const one of passing) {
    const { group } = one;
    const only = segment.scratch(group === 'company' ? 'only company' : 'only');
    const count = failingOnly(failures, one, only);
    failing.set(group, count);
    if (group === 'date') addDates(segment, only, presets, counts);
    if (group === 'company') onlyCompany = only;
    const part = partOf[group];
    if (part === undefined || count === 0) continue;

    const cells = own[part];
    // Without another group these are all that do not pass it, and need no counting.
    if (passing.length === 1)
      cells.set(segment.totals[part].map((sum, cell) => sum - (all[part][cell] as number)));
    else tallyPart(segment.counted, only, count, part, cells);
    if (part === 'marks') addMarks(cells, group as MarkGroup, counts);
    else if (part === 'sectors') addSectors(cells, [group as SectorGroup], counts);
    else addTo(all[part], cells);
  }

  return {
    segment,
    rows: none,
    total,
    failing,
    locations: all.locations,
    countOfCompany(company) {
      if (company < 0) return 0;
      const cell = segment.listedCells[company] as number;
      if (cell > 0) return all.listed[cell] as number;
      const count = segment.countOfCompany(none, company);
      return onlyCompany === null ? count : count + segment.countOfCompany(onlyCompany, company);
    },
  };
}

function addTo(sums: Uint32Array, cells: Uint32Array): void {
  for (let cell = 0; cell < sums.length; cell++)
    sums[cell] = (sums[cell] as number) + (cells[cell] as number);
}

/** Of the presets each holds the one before it, and all end with the same instant: three spans side by side. */
function addDates(segment: Segment, rows: Bitmap, presets: Presets, { date }: SharedCounts): void {
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
