import type { JobCounts } from '#core/contract/jobs.ts';
import type { JobOrigin } from '#core/domain/import/source.ts';
import {
  type Category,
  categories,
  categoryWithDescendants,
  type Industry,
  industries,
} from '#core/domain/search/catalog.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import {
  byName,
  type ChoiceName,
  choiceFacets,
  type ToggleCountName,
  toggleFacets,
} from '#core/domain/search/facets.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { coverageOf, type SourceCoverage } from '../insights/source-coverage.ts';
import { type FacetCounts, type SegmentResult, totalCounts } from '../query/segment-search.ts';
import { nameCollator as collator } from '../segment/job-columns.ts';
import type { Segment } from '../segment/segment.ts';
import { Companies } from './companies.ts';
import { locationHistogram } from './histograms.ts';

const sortedByName = <Value extends { name: string }>(values: readonly Value[]): Value[] =>
  values.toSorted((a, b) => collator.compare(a.name, b.name));

/** Category → where it and those below it stand in the catalogue. */
const categoryIndexes = new Map(
  categories.map(({ id }) => {
    const below = categoryWithDescendants(id);
    return [id, categories.flatMap((category, at) => (below.includes(category.id) ? [at] : []))];
  }),
);

/** With those below it. */
function countOfCategory(counts: FacetCounts, id: string): number {
  let sum = 0;
  for (const at of categoryIndexes.get(id) ?? []) sum += counts.of('category')[at] as number;
  return sum;
}

const industryIndexes = new Map(industries.map(({ id }, at) => [id, at]));

/** What is the same for every question between two changes. */
export class FacetValues {
  readonly companies: Companies;
  readonly categories: readonly Category[];
  readonly industries: readonly Industry[];
  /** By name, with the number that each segment gives it, -1 for none. */
  readonly locations: readonly { name: string; numbers: readonly number[] }[];
  readonly shares: Lazy<Record<JobOrigin, SourceCoverage>>;

  constructor(segments: readonly [Segment, ...Segment[]]) {
    const totals = totalCounts(segments);
    this.companies = new Companies(segments);
    this.categories = sortedByName(categories.filter(({ id }) => countOfCategory(totals, id) > 0));
    this.industries = sortedByName(industries.filter((_, at) => (totals.of('industry')[at] as number) > 0));
    const names = new Set(
      segments.flatMap(({ columns, totals: histograms }) =>
        columns.locations.filter((_, number) => (histograms[locationHistogram]?.[number] ?? 0) > 0),
      ),
    );
    this.locations = [...names].sort(collator.compare).map((name) => ({
      name,
      numbers: segments.map((segment) => segment.locationNumber(name)),
    }));
    this.shares = Lazy.of(() => coverageOf(segments));
  }

  /** For every value that is offered, zeros too. */
  counts(
    answers: readonly SegmentResult[],
    shared: FacetCounts,
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
    const toggles = {
      ai: shared.of('ai')[0],
      contacts: shared.of('contacts')[0],
      recommended: shared.recommended,
    };
    return {
      ...byName<Record<ToggleCountName, number>>(
        toggleFacets.map(({ name, countName }) => [countName, toggles[name]]),
      ),
      ...byName<Record<ChoiceName, Record<string, number>>>(
        choiceFacets.map(({ name, values }) => [name, byValue(values, shared.of(name))]),
      ),
      category: Object.fromEntries(this.categories.map(({ id }) => [id, countOfCategory(shared, id)])),
      company,
      location,
      industry: Object.fromEntries(
        this.industries.map(({ id }) => [
          id,
          shared.of('industry')[industryIndexes.get(id) as number] as number,
        ]),
      ),
      date: byValue(datePresets, shared.date) as JobCounts['date'],
    };
  }
}
