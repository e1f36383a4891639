import type { JobCounts } from '#core/contract/jobs.ts';
import type { JobOrigin } from '#core/domain/import/source.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/salary.ts';
import {
  type Category,
  categories,
  categoryWithDescendants,
  type Industry,
  industries,
} from '#core/domain/search/catalog.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import { Companies } from './companies.ts';
import { Lazy } from './lazy.ts';
import { type SegmentAnswer, type SharedCounts, totalCounts } from './question/segment-search.ts';
import { byName } from './segment/job-columns.ts';
import type { Segment } from './segment/segment.ts';
import { type SourceShares, sharesOf } from './source-shares.ts';

const named = <Value extends { name: string }>(values: readonly Value[]): Value[] =>
  values.toSorted((a, b) => byName.compare(a.name, b.name));

/** Category → where it and those below it stand in the catalogue. */
const places = new Map(
  categories.map(({ id }) => {
    const below = categoryWithDescendants(id);
    return [id, categories.flatMap((one, at) => (below.includes(one.id) ? [at] : []))];
  }),
);

/** With those below it. */
function countOfCategory(counts: SharedCounts, id: string): number {
  let sum = 0;
  for (const at of places.get(id) ?? []) sum += counts.category[at] as number;
  return sum;
}

const industryPlaces = new Map(industries.map(({ id }, at) => [id, at]));

/** What is the same for every question between two changes. */
export class Offered {
  readonly companies: Companies;
  readonly categories: readonly Category[];
  readonly industries: readonly Industry[];
  /** By name, with the number that each segment gives it, -1 for none. */
  readonly locations: readonly { name: string; numbers: readonly number[] }[];
  readonly shares: Lazy<Record<JobOrigin, SourceShares>>;

  constructor(segments: readonly [Segment, ...Segment[]]) {
    const totals = totalCounts(segments);
    this.companies = new Companies(segments);
    this.categories = named(categories.filter(({ id }) => countOfCategory(totals, id) > 0));
    this.industries = named(industries.filter((_, at) => (totals.industry[at] as number) > 0));
    const names = new Set(
      segments.flatMap(({ columns, totals: { locations } }) =>
        columns.locations.filter((_, number) => (locations[number] as number) > 0),
      ),
    );
    this.locations = [...names].sort(byName.compare).map((name) => ({
      name,
      numbers: segments.map((segment) => segment.locationNumber(name)),
    }));
    this.shares = Lazy.of(() => sharesOf(segments));
  }

  /** For every value that is offered, zeros too. */
  counts(
    answers: readonly SegmentAnswer[],
    shared: SharedCounts,
    { companySearch, company: selected }: { companySearch: string; company: readonly string[] },
  ): JobCounts {
    const byValue = (values: readonly string[], counts: Uint32Array) =>
      Object.fromEntries(values.map((value, at) => [value, counts[at] as number]));
    const location: Record<string, number> = {};
    for (const { name, numbers } of this.locations) {
      let count = 0;
      for (const [at, { locations }] of answers.entries()) count += locations[numbers[at] as number] ?? 0;
      location[name] = count;
    }
    const company: Record<string, number> = {};
    for (const { id, numbers } of this.companies.for(companySearch, selected)) {
      let count = 0;
      for (const [at, answer] of answers.entries()) count += answer.countOfCompany(numbers[at] as number);
      company[id] = count;
    }
    return {
      aiJobs: shared.aiJobs,
      directContacts: shared.directContacts,
      recommended: shared.recommended,
      type: byValue(jobTypes, shared.type),
      level: byValue(levels, shared.level),
      salary: byValue(salaryBuckets, shared.salary),
      category: Object.fromEntries(this.categories.map(({ id }) => [id, countOfCategory(shared, id)])),
      company,
      location,
      industry: Object.fromEntries(
        this.industries.map(({ id }) => [id, shared.industry[industryPlaces.get(id) as number] as number]),
      ),
      date: byValue(datePresets, shared.date) as JobCounts['date'],
    };
  }
}
