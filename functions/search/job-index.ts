import type { JobCounts } from '#core/contract/jobs.ts';
import { type FilterGroup, type Filters, factsOf, type JobFacts, rulesOf } from '#core/domain/filters.ts';
import { isShown, type JobRow } from '#core/domain/job.ts';
import { compareBy, pageOf, recommendedShown, type SortOrder } from '#core/domain/listing.ts';
import { type Market, marketOf } from '#core/domain/market.ts';
import { isRecommended } from '#core/domain/match-score.ts';
import { Counting } from './counts.ts';
import { companiesFor, type OpenJobs, openJobs } from './open-jobs.ts';

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
  jobs: JobFacts[];
  recommended: JobFacts[];
  counts: JobCounts;
  /** The total if the one group were lifted, for each active group. */
  totalWithout: Partial<Record<FilterGroup, number>>;
}

/** Every vacancy in memory: rows in, answers out. */
export class JobIndex {
  readonly #byId = new Map<string, JobFacts>();
  #open: OpenJobs | null = null;
  #all: readonly JobFacts[] | null = null;

  /** Adds the rows, or replaces those of the same id. */
  put(rows: Iterable<JobRow>): void {
    for (const row of rows) this.#byId.set(row.id, factsOf(row));
    this.#forget();
  }

  delete(ids: Iterable<string>): void {
    for (const id of ids) this.#byId.delete(id);
    this.#forget();
  }

  #forget(): void {
    this.#open = null;
    this.#all = null;
  }

  /** Of all vacancies, hidden and closed ones too. */
  get size(): number {
    return this.#byId.size;
  }

  /** Hidden and closed ones too, the newest first. Derived again only after a change. */
  get all(): readonly JobFacts[] {
    this.#all ??= [...this.#byId.values()].sort(compareBy.newest);
    return this.#all;
  }

  /** Derived again only after a change. */
  get open(): OpenJobs {
    this.#open ??= openJobs(this.#byId.values());
    return this.#open;
  }

  /** An open vacancy, or null. */
  find(id: string): JobFacts | null {
    const found = this.#byId.get(id);
    return found && isShown(found.row) ? found : null;
  }

  /** Open copies of the vacancy elsewhere, one for each other city, by its name. */
  otherCities(job: JobFacts): { id: string; location: string }[] {
    const { cluster_key: key, location } = job.row;
    if (key === null) return [];
    const byCity = new Map<string, string>();
    for (const { row } of this.open.clusters.get(key) ?? [])
      if (row.location !== location && !byCity.has(row.location)) byCity.set(row.location, row.id);
    return [...byCity].map(([city, id]) => ({ id, location: city }));
  }

  market(job: JobFacts): Market {
    return marketOf(job, this.open.jobs);
  }

  /** One pass: a vacancy that fails two groups counts nowhere, one that fails one counts for that group alone. */
  search(query: JobQuery, now: Date): JobAnswer {
    const rules = rulesOf(query, now);
    const companies = companiesFor(this.open, query.companySearch, query.company);
    const counting = new Counting(
      this.open,
      Iterator.from(companies).map(({ id }) => id),
      now,
      query.tz,
    );
    const matching: JobFacts[] = [];
    const failingOnly = new Map<FilterGroup, number>(rules.map(([group]) => [group, 0]));

    for (const job of this.open.jobs) {
      const failed = firstTwoFailures(rules, job);
      if (failed.length > 1) continue;
      const [group = null] = failed;
      counting.add(job, group);
      if (group === null) matching.push(job);
      else failingOnly.set(group, (failingOnly.get(group) ?? 0) + 1);
    }

    const total = matching.length;
    const { page, pages, start, end } = pageOf(total, query.page);
    if (query.sort !== 'newest') matching.sort(compareBy[query.sort]);
    const shows = page === 1 && rules.length === 0;
    return {
      total,
      page,
      pages,
      jobs: matching.slice(start, end),
      recommended: shows ? recommendedOf(this.open.jobs, now) : [],
      counts: counting.counts,
      totalWithout: Object.fromEntries([...failingOnly].map(([group, count]) => [group, total + count])),
    };
  }
}

function firstTwoFailures(rules: ReturnType<typeof rulesOf>, job: JobFacts): FilterGroup[] {
  const failed: FilterGroup[] = [];
  for (const [group, passes] of rules) {
    if (passes(job)) continue;
    failed.push(group);
    if (failed.length === 2) break;
  }
  return failed;
}

/** Of copies in several cities the newest alone: there are few places. */
function recommendedOf(jobs: readonly JobFacts[], now: Date): JobFacts[] {
  const clusters = new Set<string>();
  const isCopy = ({ row: { cluster_key: key } }: JobFacts) => {
    const isKnown = key !== null && clusters.has(key);
    if (key !== null) clusters.add(key);
    return isKnown;
  };
  return Iterator.from(jobs)
    .filter((job) => isRecommended(job.row, job.salary !== null, now) && !isCopy(job))
    .take(recommendedShown)
    .toArray();
}
