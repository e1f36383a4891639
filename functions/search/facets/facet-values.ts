import type { JobCounts } from '#core/contract/jobs.ts';
import type { JobOrigin } from '#core/domain/import/source.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import {
  byName,
  type ChoiceName,
  choiceFacets,
  type TaxonomyName,
  type ToggleCountName,
  taxonomyFacets,
  toggleFacets,
} from '#core/domain/search/facets.ts';
import { byWords, nameCollator } from '#core/domain/text/name-order.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { coverageOf, type SourceCoverage } from '../insights/source-coverage.ts';
import { type FacetCounts, type SegmentResult, totalCounts } from '../query/segment-search.ts';
import type { Segment } from '../segment/segment.ts';
import { Companies } from './companies.ts';
import { locationHistogram } from './histograms.ts';

const sortedByName = <Value extends { name: string }>(values: readonly Value[]): Value[] =>
  values.toSorted((a, b) => byWords(a.name, b.name));

type TaxonomyFacet = (typeof taxonomyFacets)[number];
type Taxonomies = { [Facet in TaxonomyFacet as Facet['catalogName']]: Facet['taxonomy'] };

/** An entry of a taxonomy with the places there of itself and of those below it. */
interface CountedEntry {
  entry: TaxonomyFacet['taxonomy'][number];
  places: readonly number[];
}

const entriesOf = (facet: TaxonomyFacet): CountedEntry[] =>
  sortedByName<CountedEntry['entry']>(facet.taxonomy).map((entry) => {
    const below = 'rollsUp' in facet ? facet.rollsUp(entry.id) : [entry.id];
    return { entry, places: facet.taxonomy.flatMap(({ id }, at) => (below.includes(id) ? [at] : [])) };
  });

const entriesByFacet = taxonomyFacets.map((facet) => ({ facet, entries: entriesOf(facet) }));

function sumAt(places: readonly number[], counts: Uint32Array): number {
  let sum = 0;
  for (const at of places) sum += counts[at] as number;
  return sum;
}

/** All names of the lists, once each. Every list has its names in order: a collator is made only where one adds to the longest. */
function mergedNames(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = lists.reduce((a, b) => (b.length > a.length ? b : a), []);
  const names = new Set([...longest, ...lists.flat()]);
  return names.size === longest.length ? longest : [...names].sort(nameCollator().compare);
}

/** What is the same for every question between two changes. */
export class FacetValues {
  readonly companies: Companies;
  /** What an open vacancy has, by name. */
  readonly taxonomies: Taxonomies;
  readonly #entries: typeof entriesByFacet;
  /** By name, with the number that each segment gives it, -1 for none. */
  readonly locations: readonly { name: string; numbers: readonly number[] }[];
  readonly shares: Lazy<Record<JobOrigin, SourceCoverage>>;

  constructor(segments: readonly [Segment, ...Segment[]]) {
    const totals = totalCounts(segments);
    this.companies = new Companies(segments);
    this.#entries = entriesByFacet.map(({ facet, entries }) => ({
      facet,
      entries: entries.filter(({ places }) => sumAt(places, totals.of(facet.name)) > 0),
    }));
    this.taxonomies = byName<Taxonomies>(
      this.#entries.map(({ facet, entries }) => [facet.catalogName, entries.map(({ entry }) => entry)]),
    );
    const names = mergedNames(
      segments.map(({ columns, totals: histograms }) =>
        columns.locations.filter((_, number) => (histograms[locationHistogram]?.[number] ?? 0) > 0),
      ),
    );
    this.locations = names.map((name) => ({
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
      for (let at = 0; at < answers.length; at++) count += answers[at]?.locations[numbers[at] as number] ?? 0;
      location[name] = count;
    }
    const company: Record<string, number> = {};
    for (const { id, numbers } of this.companies.for(companySearch, selected)) {
      let count = 0;
      for (let at = 0; at < answers.length; at++)
        count += answers[at]?.countOfCompany(numbers[at] as number) ?? 0;
      company[id] = count;
    }
    return {
      ...byName<Record<ToggleCountName, number>>(
        toggleFacets.map(({ countName, ...facet }) => [
          countName,
          facet.dependsOnTime ? shared.timed[facet.name] : shared.of(facet.name)[0],
        ]),
      ),
      ...byName<Record<ChoiceName, Record<string, number>>>(
        choiceFacets.map(({ name, values }) => [name, byValue(values, shared.of(name))]),
      ),
      ...byName<Record<TaxonomyName, Record<string, number>>>(
        this.#entries.map(({ facet: { name }, entries }) => {
          const values = shared.of(name);
          return [
            name,
            Object.fromEntries(entries.map(({ entry, places }) => [entry.id, sumAt(places, values)])),
          ];
        }),
      ),
      company,
      location,
      date: byValue(datePresets, shared.date) as JobCounts['date'],
    };
  }
}
