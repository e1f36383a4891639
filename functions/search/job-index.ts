import type { JobOrigin } from '#core/domain/import/source.ts';
import { moscowDay } from '#core/domain/job/freshness.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { levelOf } from '#core/domain/job/level.ts';
import { payKindOf } from '#core/domain/job/pay/salary.ts';
import type { CopyCounts, Job } from '#core/domain/job/shown-job.ts';
import type { Category, Company, Industry } from '#core/domain/search/catalog.ts';
import { type FacetName, type Filters, type LenientName, sharedFacets } from '#core/domain/search/facets.ts';
import { pageOf } from '#core/domain/search/listing.ts';
import type { CategoryMedians, Market, PayMedians } from '#core/domain/search/market.ts';
import { searchWords } from '#core/domain/text/search-words.ts';
import type { SkillMarket } from '#core/domain/writer/advise-by-rules.ts';
import { FacetValues } from './facets/facet-values.ts';
import { medianPay } from './insights/category-medians.ts';
import { type CompanyFacts, companyFacts } from './insights/company-facts.ts';
import { type Lifetime, Lifetimes } from './insights/lifetimes.ts';
import { marketOf } from './insights/market.ts';
import { MarketRows } from './insights/market-rows.ts';
import { type OpenVacancy, openVacancies } from './insights/open-vacancies.ts';
import { canonicalId, countCopies, type OtherCity, otherCities } from './insights/other-cities.ts';
import { skillMarket } from './insights/skill-market.ts';
import type { SourceCoverage } from './insights/source-coverage.ts';
import { type AdminPage, adminPage } from './query/admin-page.ts';
import { foldCopies, SharedClusters } from './query/folded-copies.ts';
import type { FoundJobs, JobQuery, MatchQuery, SearchResult } from './query/job-query.ts';
import { matchingIds, newCards, newestCards } from './query/new-rows.ts';
import { filtersOffered, otherTexts } from './query/other-texts.ts';
import { recommendedOf } from './query/recommended.ts';
import { relevantPage } from './query/relevance.ts';
import { type MatchingRows, mergePage } from './query/result-page.ts';
import { idOf, type RowRef } from './query/row-ref.ts';
import { FacetCounts, presetRangesAt, searchSegment } from './query/segment-search.ts';
import { type IndexedJob, indexedJob } from './segment/indexed-job.ts';
import type { Rows } from './segment/job-columns.ts';
import { LiveSegments, segmentOf } from './segment/live-segments.ts';
import { Segment } from './segment/segment.ts';

export type { JobQuery, SearchResult } from './query/job-query.ts';

export interface Catalog {
  categories: readonly Category[];
  companies: readonly Company[];
  /** How many have an open vacancy, listed or not. */
  companyCount: number;
  industries: readonly Industry[];
  locations: readonly string[];
}

/** Every vacancy in memory, as columns (docs/search.md), and what is asked of them. */
export class JobIndex {
  readonly #live: LiveSegments;
  /** Null after a change. */
  #facetValues: FacetValues | null = null;
  /** Null after a change. */
  #sharedCopies: RowRef[][] | null = null;
  /** By category, as far as somebody has asked; empty after a change. */
  readonly #medians = new Map<string, PayMedians>();
  /** Null after a change. */
  #lifetimes: Lifetimes | null = null;
  readonly #sharedClusters = new SharedClusters();

  constructor(base: Segment = segmentOf([])) {
    this.#live = new LiveSegments(base);
  }

  /** For what stands beside the index, so that who only searches loads none of it: a match, similar vacancies. */
  get segments(): readonly [Segment, ...Segment[]] {
    return this.#live.all;
  }

  static *ofRows(rows: Rows): Generator<void, JobIndex> {
    return new JobIndex(yield* Segment.of(rows));
  }

  static of(rows: Iterable<JobRow>): JobIndex {
    return new JobIndex(segmentOf(Iterator.from(rows).map(indexedJob)));
  }

  /** Of rows that come page by page, and are not kept. */
  static async ofPages(pages: AsyncIterable<{ rows: readonly JobRow[] }>): Promise<JobIndex> {
    const jobs: IndexedJob[] = [];
    for await (const { rows } of pages) for (const row of rows) jobs.push(indexedJob(row));
    return new JobIndex(segmentOf(jobs));
  }

  /** Adds the rows, or replaces those of the same id. */
  put(rows: Iterable<JobRow>): void {
    if (this.#live.put(rows)) this.#forget();
  }

  /** Answers those that were there. */
  delete(ids: Iterable<string>): string[] {
    const deleted = this.#live.delete(ids);
    if (deleted.length > 0) this.#forget();
    return deleted;
  }

  #forget(): void {
    this.#facetValues = null;
    this.#sharedCopies = null;
    this.#medians.clear();
    this.#lifetimes = null;
  }

  /** Whether all that is asked of the row is answered as it would be once it was put. */
  hasSame(row: JobRow): boolean {
    return this.#live.hasSame(row);
  }

  /** Of all vacancies, hidden and closed ones too. */
  get size(): number {
    return this.#live.size;
  }

  /** How many rows have changed since the snapshot from which this was read, or were put since it was made. */
  get changes(): number {
    return this.#live.changes;
  }

  /** The row of one that has changed since, as the feed showed it: nobody need ask the table for it. */
  changedRow(id: string): JobRow | null {
    return this.#live.changedRow(id);
  }

  /** What a snapshot keeps: all segments as one. */
  toRows(): Rows {
    return this.#live.toRows();
  }

  /** Makes what questions would make, chunk by chunk. */
  *prepare(): Generator<void> {
    for (const segment of this.segments) yield* segment.prepare();
    this.#currentFacetValues();
  }

  #currentFacetValues(): FacetValues {
    this.#facetValues ??= new FacetValues(this.segments);
    return this.#facetValues;
  }

  /** Every value that at least one open vacancy has; of companies the first hundred, those searched for and those asked for. */
  catalog(companySearch: string, companyIds: readonly string[]): Catalog {
    const facetValues = this.#currentFacetValues();
    return {
      ...facetValues.taxonomies,
      companies: facetValues.companies.for(companySearch, companyIds).map(({ id, name }) => ({ id, name })),
      companyCount: facetValues.companies.count,
      locations: facetValues.locations.map(({ name }) => name),
    };
  }

  /** How many open copies a vacancy has beside itself, and in how many other cities. */
  countCopies(job: JobRow): CopyCounts {
    return countCopies(job, this.segments);
  }

  /** Of a vacancy and its open copies the one that stands for all of them (docs/rules.md#page-canonical). */
  canonicalId(job: JobRow): string {
    return canonicalId(job, this.segments);
  }

  /** Open copies of the vacancy elsewhere, one for each other city, by its name. */
  otherCities(job: JobRow): OtherCity[] {
    return otherCities(job, this.segments);
  }

  /** Those like this one: the narrowest scope of at least 150, else everybody (docs/rules.md#similar-150). */
  market(job: JobRow): Market {
    return marketOf(job, this.segments);
  }

  /** How long those like an open vacancy are open; null where too few have closed (docs/rules.md#freshness-closing). */
  lifetime(job: JobRow, now: Date): Lifetime | null {
    this.#lifetimes ??= new Lifetimes(this.segments);
    const reference = { category: job.category_id, level: levelOf(job.title) };
    return this.#lifetimes.of(job.id, reference, moscowDay(now.getTime()));
  }

  /** Of the categories that these are in and the kinds that they are paid in, where enough vacancies are. */
  categoryMedians(jobs: readonly Job[]): CategoryMedians {
    const medians: CategoryMedians = {};
    for (const { salary, salaryWords, categoryId } of jobs) {
      if (salary === null || categoryId === null) continue;
      const kind = payKindOf(salaryWords);
      const median = this.#medianPay(categoryId)[kind];
      if (median !== undefined) medians[categoryId] = { ...medians[categoryId], [kind]: median };
    }
    return medians;
  }

  #medianPay(category: string): PayMedians {
    let medians = this.#medians.get(category);
    if (!medians) {
      medians = medianPay(category, this.segments);
      this.#medians.set(category, medians);
    }
    return medians;
  }

  /** What the open vacancies like a resume's position ask for, by their tags (docs/rules.md#similar-skills). */
  skillMarket(position: string | null): SkillMarket {
    return skillMarket(position, this.segments);
  }

  /** Of all vacancies, hidden and closed ones too, newest first, those whose title or company holds the text. */
  adminPage(q: string, after?: string): AdminPage {
    return adminPage(this.segments, q, after);
  }

  /** What the open vacancies of a company show; null where it has none. */
  company(id: string): CompanyFacts | null {
    return companyFacts(id, this.segments);
  }

  /** Of the open vacancies from these places, of copies the newest; to be read before the next search. */
  openVacancies(origins: readonly JobOrigin[]): Generator<OpenVacancy> {
    const open = this.segments.map((segment) => ({ segment, rows: segment.open, total: segment.openCount }));
    return openVacancies(this.#folded(open), origins);
  }

  /** What the figures of a month are counted from (docs/rules.md#market-month). */
  marketRows(origins: readonly JobOrigin[]): MarketRows {
    return new MarketRows(this.segments, origins);
  }

  /** Of the open vacancies from one place. */
  coverage(source: JobOrigin): SourceCoverage {
    return this.#currentFacetValues().shares.value[source];
  }

  #folded(answers: readonly MatchingRows[]): MatchingRows[] {
    this.#sharedCopies ??= this.#sharedClusters.of(this.segments);
    return foldCopies(answers, this.#sharedCopies);
  }

  /** Total, page and every count, as the rules of core/domain have them (docs/rules.md#counts). */
  search(query: JobQuery, now: Date): SearchResult {
    const { found, numbers, words, start, end, isUnfiltered, countOtherTexts } = this.find(query, now);
    const sort = query.sort === 'relevance' && words.length === 0 ? 'newest' : query.sort;
    const relevant =
      sort === 'relevance'
        ? relevantPage(found, words, start, end)
        : { refs: mergePage(found, sort, start, end), insideOnly: 0 };
    return {
      ...numbers,
      ids: relevant.refs.map(idOf),
      insideOnly: relevant.insideOnly,
      recommended: isUnfiltered ? recommendedOf(this.segments, now, query.notCompany) : [],
      ...countOtherTexts(),
    };
  }

  /** Of all that is told of a search the ids, newest first, without any counts (docs/rules.md#emails-words). */
  matching(filters: Filters, now: Date): string[] {
    return matchingIds(this.segments, filters, now);
  }

  /** Of those the newest, copies as one. */
  newest(filters: Filters, count: number, now: Date): string[] {
    return newestCards(this.segments, filters, count, now, (found) => this.#folded(found));
  }

  /** How many cards of a search we have had since the instant only: copies as one (docs/rules.md#emails-new). */
  countNew(filters: Filters, since: Date, now: Date): number {
    return newCards(this.segments, filters, since, now, (found) => this.#folded(found));
  }

  /** What is found and told of it, whatever its order; the rows are good until the next question. */
  find(query: MatchQuery, now: Date): FoundJobs {
    const shared = new FacetCounts();
    const presets = presetRangesAt(now, query.tz);
    const answers = this.segments.map((segment) => searchSegment(segment, query, now, presets, shared));
    const total = answers.reduce((sum, answer) => sum + answer.total, 0);
    const found = query.copies === 'folded' ? this.#folded(answers) : answers;
    const cards = found.reduce((sum, { total: count }) => sum + count, 0);
    const { page, pages, start, end } = pageOf(cards, query.page);

    const totalWithout: Partial<Record<FacetName, number>> = {};
    for (const { failing } of answers)
      for (const [facet, count] of failing) totalWithout[facet] = (totalWithout[facet] ?? total) + count;
    const withoutValue: Partial<Record<LenientName, number>> = {};
    for (const answer of answers)
      for (const [facet, count] of answer.withoutValue)
        withoutValue[facet] = (withoutValue[facet] ?? 0) + count;
    const words = searchWords(query.q);
    const facetValues = this.#currentFacetValues();
    const counts = facetValues.counts(answers, shared, query);
    return {
      ...{ found, words, start, end },
      numbers: { total, cards, page, pages, counts, totalWithout, withoutValue },
      // What its reader has hidden makes no list another one.
      isUnfiltered: page === 1 && sharedFacets.every(({ name }) => totalWithout[name] === undefined),
      countOtherTexts: () => ({
        ...(total === 0 ? otherTexts(this.segments, query, words, now) : { totalWithoutWord: [] }),
        ...filtersOffered(this.segments, query, { found: total, locations: facetValues.locations }, now),
      }),
    };
  }
}
