import { isDeepStrictEqual } from 'node:util';
import type { JobCounts } from '#core/contract/jobs.ts';
import {
  type Category,
  type Company,
  categories,
  categoryWithDescendants,
  type Industry,
  industries,
} from '#core/domain/catalog.ts';
import { datePresets } from '#core/domain/date-range.ts';
import type { FilterGroup, Filters, JobFacts } from '#core/domain/filters.ts';
import type { JobRow } from '#core/domain/job.ts';
import { jobTypes } from '#core/domain/job-type.ts';
import { levels } from '#core/domain/level.ts';
import { pageOf, recommendedShown, type SortOrder } from '#core/domain/listing.ts';
import { circles, type Market, salaryMarket, similarWanted } from '#core/domain/market.ts';
import { matchScore } from '#core/domain/match-score.ts';
import { salaryBuckets } from '#core/domain/salary.ts';
import type { JobOrigin } from '#core/domain/source.ts';
import type { SkillMarket } from '#core/domain/writer/advise-by-rules.ts';
import { type AdminPage, adminPage } from './admin-page.ts';
import { Companies } from './companies.ts';
import { Lazy } from './lazy.ts';
import { Distribution, insideOf, sizeOf } from './market.ts';
import { pageOfAll } from './page.ts';
import { before, idAt, type Place } from './place.ts';
import { has, rowsIn } from './segment/bitmap.ts';
import { hash64 } from './segment/hash.ts';
import { type IndexedJob, indexedJob } from './segment/indexed-job.ts';
import { byName, type Rows, rowsOf } from './segment/job-columns.ts';
import { recommendedRows } from './segment/passing.ts';
import { Segment } from './segment/segment.ts';
import { jobAt } from './segment/segment-jobs.ts';
import {
  presetsAt,
  type SegmentAnswer,
  SharedCounts,
  searchSegment,
  totalCounts,
} from './segment/segment-search.ts';
import { skillMarket } from './skill-market.ts';
import { type SourceShares, sharesOf } from './source-shares.ts';

export interface JobQuery extends Filters {
  sort: SortOrder;
  /** From 1; past the end means the last page. */
  page: number;
  /** IANA name, for the counts by date. */
  tz: string;
  companySearch: string;
}

export interface JobAnswer {
  total: number;
  page: number;
  pages: number;
  /** Ids of the page's vacancies, in order. */
  ids: string[];
  /** Ids, too. */
  recommended: string[];
  counts: JobCounts;
  /** The total if the one group were lifted, for each active group. */
  totalWithout: Partial<Record<FilterGroup, number>>;
}

export interface Catalog {
  categories: readonly Category[];
  companies: readonly Company[];
  industries: readonly Industry[];
  locations: readonly string[];
}

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
class Offered {
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
    this.shares = new Lazy(() => sharesOf(segments));
  }
}

/** Young segments beyond this are put together. */
const mostYoung = 4;

/**
 * Every vacancy in memory, as columns (CONTRIBUTING, «Search»): a large first segment, read from a snapshot, and small ones with
 * what has changed since. A changed row is taken out of the segment that has it.
 */
export class JobIndex {
  #segments: [Segment, ...Segment[]];
  /** The rows of all segments but the first, as they came. */
  readonly #changed = new Map<string, JobRow>();
  readonly #deleted = new Set<string>();
  /** Null after a change. */
  #offered: Offered | null = null;

  constructor(rows: Rows = rowsOf([])) {
    this.#segments = [new Segment(rows)];
  }

  static of(rows: Iterable<JobRow>): JobIndex {
    return new JobIndex(rowsOf(Iterator.from(rows).map(indexedJob)));
  }

  /** Of rows that come page by page, and are not kept. */
  static async ofPages(pages: AsyncIterable<readonly JobRow[]>): Promise<JobIndex> {
    const jobs: IndexedJob[] = [];
    for await (const rows of pages) for (const row of rows) jobs.push(indexedJob(row));
    return new JobIndex(rowsOf(jobs));
  }

  /** Adds the rows, or replaces those of the same id. */
  put(rows: Iterable<JobRow>): void {
    const fresh = new Map<string, JobRow>();
    for (const row of rows) fresh.set(row.id, row);
    // The feed tells of a change more than once.
    for (const [id, row] of fresh) if (isDeepStrictEqual(row, this.#changed.get(id))) fresh.delete(id);
    if (fresh.size === 0) return;
    this.#takeOut(fresh.keys());
    for (const [id, row] of fresh) {
      this.#changed.set(id, row);
      this.#deleted.delete(id);
    }
    this.#segments.push(new Segment(rowsOf(Iterator.from(fresh.values()).map(indexedJob))));
    this.#compact();
  }

  #find(id: string): Place | null {
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

  /** Those that are there. */
  delete(ids: Iterable<string>): void {
    const given = [...ids].filter((id) => this.#find(id) !== null);
    if (given.length === 0) return;
    this.#takeOut(given);
    for (const id of given) {
      this.#changed.delete(id);
      this.#deleted.add(id);
    }
  }

  #takeOut(ids: Iterable<string>): void {
    for (const id of ids)
      for (const segment of this.#segments) {
        const row = segment.ids.rowOf(id);
        if (row >= 0) segment.replace(row);
      }
    this.#offered = null;
  }

  /** Each young segment is at least twice as large as the next: so a row is built anew few times, and there are few segments. */
  #compact(): void {
    const [base, ...young] = this.#segments;
    while (young.length > 1) {
      const [last, other] = [young.at(-1) as Segment, young.at(-2) as Segment];
      if (young.length <= mostYoung && last.presentCount * 2 < other.presentCount) break;
      young.splice(-2);
      const ids = [other, last].flatMap((segment) =>
        Iterator.from(rowsIn(segment.present))
          .map((row) => segment.ids.at(row))
          .toArray(),
      );
      young.push(new Segment(rowsOf(ids.map((id) => indexedJob(this.#changed.get(id) as JobRow)))));
    }
    this.#segments = [base, ...young];
  }

  /** Makes what questions would make, in portions. */
  *prepare(): Generator<void> {
    for (const segment of this.#segments) yield* segment.prepare();
    this.#offer();
  }

  #offer(): Offered {
    this.#offered ??= new Offered(this.#segments);
    return this.#offered;
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
  rows(): Rows {
    const [base, ...young] = this.#segments;
    if (young.length === 0 && base.presentCount === base.size)
      return { columns: base.columns, ids: base.ids, clusters: base.clusters };
    function* jobs(segments: readonly Segment[]): Generator<IndexedJob> {
      for (const segment of segments) for (const row of rowsIn(segment.present)) yield jobAt(segment, row);
    }
    return rowsOf(jobs(this.#segments));
  }

  /** Every value that at least one open vacancy has; of companies the first hundred, those searched for and those asked for. */
  catalog(companySearch: string, companyIds: readonly string[]): Catalog {
    const offered = this.#offer();
    return {
      categories: offered.categories,
      companies: offered.companies.for(companySearch, companyIds).map(({ id, name }) => ({ id, name })),
      industries: offered.industries,
      locations: offered.locations.map(({ name }) => name),
    };
  }

  #openCopies(key: string): Place[] {
    const hash = hash64(key);
    return this.#segments.flatMap((segment) =>
      segment.clusters
        .rowsOf(hash)
        .filter((row) => has(segment.open, row))
        .map((row): Place => ({ segment, row })),
    );
  }

  /** How many `otherCities` there are. */
  countOtherCities({ cluster_key: key, location }: JobRow): number {
    const cities = new Set(key === null ? [] : this.#openCopies(key).map(cityAt));
    cities.delete(location);
    return cities.size;
  }

  /** Open copies of the vacancy elsewhere, one for each other city, by its name. */
  otherCities({ cluster_key: key, location }: JobRow): { id: string; location: string }[] {
    if (key === null) return [];
    const byCity = new Map<string, string>();
    for (const copy of this.#openCopies(key).sort(before.newest)) {
      const city = cityAt(copy);
      if (city !== location && !byCity.has(city)) byCity.set(city, idAt(copy));
    }
    return [...byCity]
      .map(([city, id]) => ({ id, location: city }))
      .sort((a, b) => byName.compare(a.location, b.location));
  }

  /** The open vacancies like this one: the narrowest circle of at least 150, or everybody where there are fewer (decision 17). */
  market(job: JobFacts): Market {
    const centre = { category: job.row.category_id, level: job.level };
    let similar = new Distribution();
    for (const circle of circles) {
      similar = new Distribution();
      const inside = this.#segments.map((segment) => insideOf(segment, circle, centre));
      const own = this.#segments.map(({ ids }) => ids.rowOf(job.row.id));
      // One may be the vacancy itself.
      const isWidest = circle.category === 'any';
      if (!isWidest && inside.reduce((sum, rows) => sum + sizeOf(rows), 0) < similarWanted) continue;
      for (const [at, segment] of this.#segments.entries())
        similar.add(segment, inside[at] as Uint32Array, (row) => row === own[at]);
      if (similar.size >= similarWanted) break;
    }
    const { size } = similar;
    return {
      compared: size,
      lessAboutAi: size === 0 ? 0 : similar.countBelow(matchScore(job.row)) / size,
      salary: salaryMarket(similar.salaries),
    };
  }

  /** What the open vacancies like a resume's position ask for, by their tags (decision 17). */
  skillMarket(position: string | null): SkillMarket {
    return skillMarket(position, this.#segments);
  }

  /** Of all vacancies, hidden and closed ones too, newest first, those whose title or company holds the text. */
  adminPage(q: string, after?: string): AdminPage {
    return adminPage(this.#segments, q, after);
  }

  /** Of the open vacancies from one place. */
  shares(source: JobOrigin): SourceShares {
    return this.#offer().shares.value[source];
  }

  /** Total, page and every count, as the rules of core/domain have them (decisions 5–13). */
  search(query: JobQuery, now: Date): JobAnswer {
    const shared = new SharedCounts();
    const presets = presetsAt(now, query.tz);
    const answers = this.#segments.map((segment) => searchSegment(segment, query, now, presets, shared));
    const total = answers.reduce((sum, answer) => sum + answer.total, 0);
    const { page, pages, start, end } = pageOf(total, query.page);

    const totalWithout: Partial<Record<FilterGroup, number>> = {};
    for (const { failing } of answers)
      for (const [group, count] of failing) totalWithout[group] = (totalWithout[group] ?? total) + count;
    const shows = page === 1 && Object.keys(totalWithout).length === 0;
    return {
      total,
      page,
      pages,
      ids: pageOfAll(answers, query.sort, start, end).map(idAt),
      recommended: shows ? this.#recommended(now) : [],
      counts: this.#counts(answers, shared, query),
      totalWithout,
    };
  }

  #counts(answers: readonly SegmentAnswer[], shared: SharedCounts, query: JobQuery): JobCounts {
    const offered = this.#offer();
    const byValue = (values: readonly string[], counts: Uint32Array) =>
      Object.fromEntries(values.map((value, at) => [value, counts[at] as number]));
    const location: Record<string, number> = {};
    for (const { name, numbers } of offered.locations) {
      let count = 0;
      for (const [at, { locations }] of answers.entries()) count += locations[numbers[at] as number] ?? 0;
      location[name] = count;
    }
    const company: Record<string, number> = {};
    for (const { id, numbers } of offered.companies.for(query.companySearch, query.company)) {
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
      category: Object.fromEntries(offered.categories.map(({ id }) => [id, countOfCategory(shared, id)])),
      company,
      location,
      industry: Object.fromEntries(
        offered.industries.map(({ id }) => [id, shared.industry[industryPlaces.get(id) as number] as number]),
      ),
      date: byValue(datePresets, shared.date) as JobCounts['date'],
    };
  }

  /** Of copies in several cities the newest alone: there are few places (decision 12). */
  #recommended(now: Date): string[] {
    const places = this.#segments.flatMap((segment) => {
      const found: Place[] = [];
      const clusters = new Set<string>();
      const rows = recommendedRows(segment, now);
      for (const row of rowsIn(rows)) {
        if (!has(segment.open, row)) continue;
        const key = clusterAt({ segment, row });
        if (key !== null && clusters.has(key)) continue;
        if (key !== null) clusters.add(key);
        if (found.push({ segment, row }) === recommendedShown) break;
      }
      return found;
    });
    const shown = new Map<string, string>();
    for (const place of places.sort(before.newest)) {
      const key = clusterAt(place) ?? idAt(place);
      if (!shown.has(key)) shown.set(key, idAt(place));
    }
    return [...shown.values()].slice(0, recommendedShown);
  }
}

const cityAt = ({ segment: { columns }, row }: Place): string =>
  columns.locations[columns.location[row] as number] as string;

function clusterAt({ segment, row }: Place): string | null {
  const hash = segment.clusters.at(row);
  return hash === null ? null : `${hash.low} ${hash.high}`;
}
