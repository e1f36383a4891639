import { isDeepStrictEqual } from 'node:util';
import type { JobCounts } from '#core/contract/jobs.ts';
import type { JobOrigin } from '#core/domain/import/source.ts';
import { moscowDay } from '#core/domain/job/freshness.ts';
import type { CopyCounts, Job, JobRow } from '#core/domain/job/job.ts';
import { levelOf } from '#core/domain/job/level.ts';
import { payKindOf } from '#core/domain/job/pay/salary.ts';
import type { Category, Company, Industry } from '#core/domain/search/catalog.ts';
import type { FacetName, Filters, LenientName } from '#core/domain/search/facets.ts';
import { type CopyView, pageOf, type SortOrder } from '#core/domain/search/listing.ts';
import type { CategoryMedians, Market, PayMedians } from '#core/domain/search/market.ts';
import { searchWords } from '#core/domain/text/searchable.ts';
import type { SkillMarket } from '#core/domain/writer/advise-by-rules.ts';
import { runToEnd } from './cooperative/chunks.ts';
import { FacetValues } from './facets/facet-values.ts';
import { medianPay } from './insights/category-medians.ts';
import { type CompanyFacts, companyFacts } from './insights/company-facts.ts';
import { type Lifetime, Lifetimes } from './insights/lifetimes.ts';
import { marketOf } from './insights/market.ts';
import { type OpenVacancy, openVacancies } from './insights/open-vacancies.ts';
import { canonicalId, countCopies, type OtherCity, otherCities } from './insights/other-cities.ts';
import { skillMarket } from './insights/skill-market.ts';
import type { SourceCoverage } from './insights/source-coverage.ts';
import { type AdminPage, adminPage } from './query/admin-page.ts';
import { foldCopies, SharedClusters } from './query/folded-copies.ts';
import { recommendedOf } from './query/recommended.ts';
import { relevantPage } from './query/relevance.ts';
import { type MatchingRows, mergePage } from './query/result-page.ts';
import { idOf, type RowRef } from './query/row-ref.ts';
import { countMatching, FacetCounts, presetRangesAt, searchSegment } from './query/segment-search.ts';
import { has, rowsIn, sizeOf } from './segment/bitmap.ts';
import { type IndexedJob, indexedJob } from './segment/indexed-job.ts';
import { columnsOf, type Rows } from './segment/job-columns.ts';
import { Segment } from './segment/segment.ts';
import { jobAt } from './segment/segment-jobs.ts';

export interface JobQuery extends Filters {
  sort: SortOrder;
  /** From 1; past the end means the last page. */
  page: number;
  /** IANA name, for the counts by date. */
  tz: string;
  companySearch: string;
  /** 'folded': of copies that match the pages have the newest alone. Else each is apart. */
  copies?: CopyView;
}

export interface SearchResult {
  total: number;
  /** How many vacancies all pages have: fewer than the total where copies are folded. */
  cards: number;
  page: number;
  pages: number;
  /** Ids of the page's vacancies, in order. */
  ids: string[];
  /** Ids, too. */
  recommended: string[];
  counts: JobCounts;
  /** The total if the one group were lifted, for each active group. */
  totalWithout: Partial<Record<FacetName, number>>;
  /** How many of the total name no value of the group, for each active one that lets them pass. */
  withoutValue: Partial<Record<LenientName, number>>;
  /** In the order 'relevance', how many of the cards hold a word only inside another one: they stand last. */
  insideOnly: number;
  /** Where nothing is found: of each of the text's words, how many there would be without it. */
  totalWithoutWord: { word: string; total: number }[];
}

export interface Catalog {
  categories: readonly Category[];
  companies: readonly Company[];
  industries: readonly Industry[];
  locations: readonly string[];
}

/** Where a text of so many words finds nothing, each is left out once; of a longer one no single word is the reason. */
const wordsTried = 8;

/** Young segments beyond this are put together. */
const maxYoungSegments = 4;

/**
 * Every vacancy in memory, as columns (docs/search.md): a large first segment, read from a snapshot, and small ones with
 * what has changed since. A changed row is taken out of the segment that has it.
 */
export class JobIndex {
  #segments: [Segment, ...Segment[]];
  /** The rows of all segments but the first, as they came. */
  readonly #changed = new Map<string, JobRow>();
  readonly #deleted = new Set<string>();
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
    this.#segments = [base];
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
    const fresh = new Map<string, JobRow>();
    for (const row of rows) fresh.set(row.id, row);
    // The feed tells of a change more than once.
    for (const [id, row] of fresh) if (isDeepStrictEqual(row, this.#changed.get(id))) fresh.delete(id);
    if (fresh.size === 0) return;
    this.#removeRows(fresh.keys());
    for (const [id, row] of fresh) {
      this.#changed.set(id, row);
      this.#deleted.delete(id);
    }
    this.#segments.push(segmentOf(Iterator.from(fresh.values()).map(indexedJob)));
    this.#compact();
  }

  #find(id: string): RowRef | null {
    for (const segment of this.#segments) {
      const row = segment.ids.rowOf(id);
      if (row >= 0 && has(segment.present, row)) return { segment, row };
    }
    return null;
  }

  /** Whether all that is asked of the row is answered as it would be once it was put. */
  hasSame(row: JobRow): boolean {
    const place = this.#find(row.id);
    return place !== null && isDeepStrictEqual(jobAt(place.segment, place.row), indexedJob(row));
  }

  /** Answers those that were there. */
  delete(ids: Iterable<string>): string[] {
    const given = [...ids].filter((id) => this.#find(id) !== null);
    if (given.length === 0) return given;
    this.#removeRows(given);
    for (const id of given) {
      this.#changed.delete(id);
      this.#deleted.add(id);
    }
    return given;
  }

  #removeRows(ids: Iterable<string>): void {
    for (const id of ids)
      for (const segment of this.#segments) {
        const row = segment.ids.rowOf(id);
        if (row >= 0) segment.remove(row);
      }
    this.#facetValues = null;
    this.#sharedCopies = null;
    this.#medians.clear();
    this.#lifetimes = null;
  }

  /** Each young segment is at least twice as large as the next: so a row is built anew few times, and there are few segments. */
  #compact(): void {
    const [base, ...young] = this.#segments;
    while (young.length > 1) {
      const [last, other] = [young.at(-1) as Segment, young.at(-2) as Segment];
      if (young.length <= maxYoungSegments && last.presentCount * 2 < other.presentCount) break;
      young.splice(-2);
      const ids = [other, last].flatMap((segment) =>
        Iterator.from(rowsIn(segment.present))
          .map((row) => segment.ids.at(row))
          .toArray(),
      );
      young.push(segmentOf(ids.map((id) => indexedJob(this.#changed.get(id) as JobRow))));
    }
    this.#segments = [base, ...young];
  }

  /** Makes what questions would make, chunk by chunk. */
  *prepare(): Generator<void> {
    for (const segment of this.#segments) yield* segment.prepare();
    this.#currentFacetValues();
  }

  #currentFacetValues(): FacetValues {
    this.#facetValues ??= new FacetValues(this.#segments);
    return this.#facetValues;
  }

  /** Of all vacancies, hidden and closed ones too. */
  get size(): number {
    return this.#segments.reduce((sum, { presentCount }) => sum + presentCount, 0);
  }

  /** How many rows have changed since the snapshot from which this was read, or were put since it was made. */
  get changes(): number {
    return this.#changed.size + this.#deleted.size;
  }

  /** The row of one that has changed since, as the feed showed it: nobody need ask the table for it. */
  changedRow(id: string): JobRow | null {
    return this.#changed.get(id) ?? null;
  }

  /** What a snapshot keeps: all segments as one. */
  toRows(): Rows {
    const [base, ...young] = this.#segments;
    if (young.length === 0 && base.presentCount === base.size)
      return { columns: base.columns, ids: base.ids, clusters: base.clusters };
    function* jobs(segments: readonly Segment[]): Generator<IndexedJob> {
      for (const segment of segments) for (const row of rowsIn(segment.present)) yield jobAt(segment, row);
    }
    return columnsOf(jobs(this.#segments));
  }

  /** Every value that at least one open vacancy has; of companies the first hundred, those searched for and those asked for. */
  catalog(companySearch: string, companyIds: readonly string[]): Catalog {
    const offered = this.#currentFacetValues();
    return {
      categories: offered.categories,
      companies: offered.companies.for(companySearch, companyIds).map(({ id, name }) => ({ id, name })),
      industries: offered.industries,
      locations: offered.locations.map(({ name }) => name),
    };
  }

  /** How many open copies a vacancy has beside itself, and in how many other cities. */
  countCopies(job: JobRow): CopyCounts {
    return countCopies(job, this.#segments);
  }

  /** Of a vacancy and its open copies the one that stands for all of them (docs/rules.md#page-canonical). */
  canonicalId(job: JobRow): string {
    return canonicalId(job, this.#segments);
  }

  /** Open copies of the vacancy elsewhere, one for each other city, by its name. */
  otherCities(job: JobRow): OtherCity[] {
    return otherCities(job, this.#segments);
  }

  /** Those like this one: the narrowest circle of at least 150, else everybody (docs/rules.md#similar-150). */
  market(job: JobRow): Market {
    return marketOf(job, this.#segments);
  }

  /** How long those like an open vacancy are open; null where too few have closed (docs/rules.md#freshness-closing). */
  lifetime(job: JobRow, now: Date): Lifetime | null {
    this.#lifetimes ??= new Lifetimes(this.#segments);
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
      medians = medianPay(category, this.#segments);
      this.#medians.set(category, medians);
    }
    return medians;
  }

  /** What the open vacancies like a resume's position ask for, by their tags (docs/rules.md#similar-skills). */
  skillMarket(position: string | null): SkillMarket {
    return skillMarket(position, this.#segments);
  }

  /** Of all vacancies, hidden and closed ones too, newest first, those whose title or company holds the text. */
  adminPage(q: string, after?: string): AdminPage {
    return adminPage(this.#segments, q, after);
  }

  /** What the open vacancies of a company show; null where it has none. */
  company(id: string): CompanyFacts | null {
    return companyFacts(id, this.#segments);
  }

  /** Of the open vacancies from these places, of copies the newest; to be read before the next search. */
  openVacancies(origins: readonly JobOrigin[]): Generator<OpenVacancy> {
    const open = this.#segments.map((segment) => ({
      segment,
      rows: segment.open,
      total: sizeOf(segment.open),
    }));
    return openVacancies(this.#folded(open), origins);
  }

  /** Of the open vacancies from one place. */
  coverage(source: JobOrigin): SourceCoverage {
    return this.#currentFacetValues().shares.value[source];
  }

  /** Of the words of a text, how many each keeps away; of one word alone, its group says it. */
  #withoutWords(query: JobQuery, words: readonly string[], now: Date): SearchResult['totalWithoutWord'] {
    if (words.length < 2 || words.length > wordsTried) return [];
    return words.map((word) => {
      const filters = { ...query, q: words.filter((one) => one !== word).join(' ') };
      const total = this.#segments.reduce((sum, segment) => sum + countMatching(segment, filters, now), 0);
      return { word, total };
    });
  }

  #folded(answers: readonly MatchingRows[]): MatchingRows[] {
    this.#sharedCopies ??= this.#sharedClusters.of(this.#segments);
    return foldCopies(answers, this.#sharedCopies);
  }

  /** Total, page and every count, as the rules of core/domain have them (docs/rules.md#counts). */
  search(query: JobQuery, now: Date): SearchResult {
    const shared = new FacetCounts();
    const presets = presetRangesAt(now, query.tz);
    const answers = this.#segments.map((segment) => searchSegment(segment, query, now, presets, shared));
    const total = answers.reduce((sum, answer) => sum + answer.total, 0);
    const found = query.copies === 'folded' ? this.#folded(answers) : answers;
    const cards = found.reduce((sum, { total: own }) => sum + own, 0);
    const { page, pages, start, end } = pageOf(cards, query.page);

    const totalWithout: Partial<Record<FacetName, number>> = {};
    for (const { failing } of answers)
      for (const [group, count] of failing) totalWithout[group] = (totalWithout[group] ?? total) + count;
    const withoutValue: Partial<Record<LenientName, number>> = {};
    for (const answer of answers)
      for (const [group, count] of answer.withoutValue)
        withoutValue[group] = (withoutValue[group] ?? 0) + count;
    const words = searchWords(query.q);
    const sort = query.sort === 'relevance' && words.length === 0 ? 'newest' : query.sort;
    const relevant =
      sort === 'relevance'
        ? relevantPage(found, words, start, end)
        : { places: mergePage(found, sort, start, end), insideOnly: 0 };
    const shows = page === 1 && Object.keys(totalWithout).length === 0;
    return {
      total,
      cards,
      page,
      pages,
      ids: relevant.places.map(idOf),
      insideOnly: relevant.insideOnly,
      recommended: shows ? recommendedOf(this.#segments, now) : [],
      counts: this.#currentFacetValues().counts(answers, shared, query),
      totalWithout,
      withoutValue,
      totalWithoutWord: total === 0 ? this.#withoutWords(query, words, now) : [],
    };
  }
}

const segmentOf = (jobs: Iterable<IndexedJob>): Segment => runToEnd(Segment.of(columnsOf(jobs)));
