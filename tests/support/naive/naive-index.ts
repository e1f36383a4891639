import type { JobOrigin } from '#core/domain/import/source.ts';
import { isRecommended } from '#core/domain/job/ai-score.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { PayKind } from '#core/domain/job/pay/salary.ts';
import {
  choiceFacets,
  type FacetName,
  lenientNames,
  listFacets,
  noFilters,
} from '#core/domain/search/facets.ts';
import { filtersInText, type NamedFilters } from '#core/domain/search/filters-in-text.ts';
import { pageOf, recommendedShown } from '#core/domain/search/listing.ts';
import type { Market } from '#core/domain/search/market.ts';
import { inOtherLayout } from '#core/domain/text/keyboard-layout.ts';
import { areOneEditApart } from '#core/domain/text/one-edit.ts';
import { searchWords } from '#core/domain/text/search-words.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import type { SkillMarket } from '#core/domain/writer/advise-by-rules.ts';
import type { SourceCoverage } from '#functions/search/insights/source-coverage.ts';
import type { Catalog, JobQuery, SearchResult } from '#functions/search/job-index.ts';
import { type AdminPage, adminPage } from './admin-list.ts';
import { Counting } from './counts.ts';
import { marketOf, salariesOf } from './market.ts';
import { companiesFor, type OpenJobs, openJobs } from './open-jobs.ts';
import { compareBy, tierOf } from './order.ts';
import { factsOf, groupValue, type JobFacts, rulesOf } from './rules.ts';
import { skillMarket } from './skill-market.ts';
import { coverageOf } from './source-coverage.ts';

/** The rules of core/domain as plainly as they can be run: every vacancy is looked at for every question. */
export class NaiveIndex {
  readonly #byId = new Map<string, JobFacts>();
  #open: OpenJobs | null = null;
  #all: readonly JobFacts[] | null = null;

  static of(rows: Iterable<JobRow>): NaiveIndex {
    const index = new NaiveIndex();
    index.put(rows);
    return index;
  }

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

  /** Derived again only after a change. */
  get #sorted(): readonly JobFacts[] {
    this.#all ??= [...this.#byId.values()].sort(compareBy.newest);
    return this.#all;
  }

  /** Derived again only after a change. */
  get #opened(): OpenJobs {
    this.#open ??= openJobs(this.#byId.values());
    return this.#open;
  }

  /** Every value that at least one open vacancy has; of companies the first hundred, those searched for and those asked for. */
  catalog(companySearch: string, companyIds: readonly string[]): Catalog {
    const { categories, companies, industries, locations } = this.#opened;
    return {
      categories,
      companyCount: companies.length,
      industries,
      locations,
      companies: companiesFor(this.#opened, companySearch, companyIds),
    };
  }

  /** The newest of its open copies (docs/rules.md#page-canonical). */
  canonicalId({ id, cluster_key: key }: JobRow): string {
    const copies = this.#opened.jobs.filter(({ row }) => key !== null && row.cluster_key === key);
    return copies[0]?.row.id ?? id;
  }

  /** Open copies of the vacancy elsewhere, one for each other city, by its name. */
  otherCities({ cluster_key: key, location }: JobRow): { id: string; location: string }[] {
    if (key === null) return [];
    const byCity = new Map<string, string>();
    for (const { row } of this.#opened.clusters.get(key) ?? [])
      if (row.location !== location && !byCity.has(row.location)) byCity.set(row.location, row.id);
    return [...byCity].map(([city, id]) => ({ id, location: city }));
  }

  /** The open vacancies like this one (docs/rules.md#similar-150). */
  market(job: JobFacts): Market {
    return marketOf(job, this.#opened.jobs);
  }

  /** The median of those of a category that are paid in one kind; undefined under 20 (docs/rules.md#card-median). */
  medianPay(category: string, pay: PayKind): number | undefined {
    const sameCategory = this.#opened.jobs.filter(({ row }) => row.category_id === category);
    return salariesOf(pay, sameCategory)?.median;
  }

  /** What the open vacancies like a resume's position ask for, by their tags (docs/rules.md#similar-skills). */
  skillMarket(position: string | null): SkillMarket {
    return skillMarket(position, this.#opened.jobs);
  }

  /** Of all vacancies, hidden and closed ones too, newest first, those whose title or company holds the text. */
  adminPage(q: string, after?: string): AdminPage {
    return adminPage(this.#sorted, q, after);
  }

  /** Of the open vacancies from one place. */
  coverage(source: JobOrigin): SourceCoverage {
    return coverageOf(this.#opened, source);
  }

  /** The text with each word that finds nothing as most titles have it (docs/rules.md#count-other-layout). */
  #mended(text: string): string | null {
    const { jobs } = this.#opened;
    const isFound = (q: string) =>
      jobs.some((job) => rulesOf({ ...noFilters, q }, new Date()).every(([, passes]) => passes(job)));
    const inTitles = jobs.map(({ texts: [title = ''] }) => new Set(title.match(/[\p{L}\p{N}]+/gu)));
    const countOf = (word: string) => inTitles.filter((title) => title.has(word)).length;
    const wrong = searchWords(text)
      .filter((word) => /^\p{L}{5,40}$/u.test(word))
      .slice(0, 8)
      .filter((word) => !isFound(word));
    const right = wrong.map((word) => {
      const near = [...new Set(inTitles.flatMap((title) => [...title]))].filter((other) =>
        areOneEditApart(word, other),
      );
      return near.toSorted((a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1))[0];
    });
    if (right.length === 0 || right.includes(undefined)) return null;
    return text.replace(/[\p{L}\p{N}]+/gu, (word) => right[wrong.indexOf(searchable(word))] ?? word);
  }

  /** One pass: a vacancy that fails two groups counts nowhere, one that fails one counts for that group alone. */
  search(query: JobQuery, now: Date): SearchResult {
    const rules = rulesOf(query, now);
    const companies = companiesFor(this.#opened, query.companySearch, query.company);
    const counting = new Counting(
      this.#opened,
      Iterator.from(companies).map(({ id }) => id),
      now,
      query.tz,
    );
    const matching: JobFacts[] = [];
    let hiddenFound = 0;
    const failingOnly = new Map<FacetName, number>(rules.map(([group]) => [group, 0]));

    for (const job of this.#opened.jobs) {
      const failed = firstTwoFailures(rules, job);
      if (failed.length > 1) continue;
      const [group = null] = failed;
      const isHidden = job.row.company_id !== null && query.notCompany.includes(job.row.company_id);
      counting.add(job, group);
      if (group === null) {
        matching.push(job);
        if (isHidden) hiddenFound++;
      } else if (group !== 'company' || !isHidden) failingOnly.set(group, (failingOnly.get(group) ?? 0) + 1);
    }

    // Without the choice of companies none of those that are left out would be found.
    const gained = failingOnly.get('company');
    if (gained !== undefined) failingOnly.set('company', gained - hiddenFound);
    const total = matching.length;
    const cards = query.copies === 'folded' ? newestCopies(matching) : matching;
    const { page, pages, start, end } = pageOf(cards.length, query.page);
    const tiers = new Map(cards.map((job) => [job, tierOf(job, query.q)]));
    const tier = (job: JobFacts) => tiers.get(job) as number;
    if (query.sort === 'relevance') cards.sort((a, b) => tier(a) - tier(b) || compareBy.newest(a, b));
    else cards.sort(compareBy[query.sort]);
    const words = searchWords(query.q);
    const totalOf = (q: string, filters: NamedFilters = {}) => {
      const others = rulesOf({ ...query, q, ...filters }, now);
      return this.#opened.jobs.filter((job) => others.every(([, passes]) => passes(job))).length;
    };
    const totalWithout = (word: string) => totalOf(words.filter((other) => other !== word).join(' '));
    const readings = total === 0 ? [inOtherLayout(query.q) ?? '', this.#mended(query.q) ?? ''] : [];
    const spelling = readings
      .filter((q) => (q.match(/\p{L}/gu) ?? []).length * 2 > q.replaceAll(' ', '').length)
      .map((q) => ({ q, total: totalOf(q) }))
      .find((reading) => reading.total > 0);
    const chosen = new Set(listFacets.map(({ name }) => name).filter((name) => query[name].length > 0));
    const locations = this.#opened.locations.map((name) => ({ name }));
    const asFilters = [[], choiceFacets.map(({ name }) => name), ['location']]
      .map((apart) => filtersInText(query.q, locations, new Set([...chosen, ...apart])))
      .filter((named) => named !== null)
      .map(({ q, filters }) => ({ q, ...filters, total: totalOf(q, filters) }))
      .find((offer) => offer.total > total);
    const shows = page === 1 && rules.every(([group]) => group === 'notCompany');
    const notExcluded = this.#opened.jobs.filter(
      ({ row: { company_id: id } }) => id === null || !query.notCompany.includes(id),
    );
    return {
      total,
      cards: cards.length,
      page,
      pages,
      ids: cards.slice(start, end).map(({ row }) => row.id),
      recommended: shows ? recommendedOf(notExcluded, now).map(({ row }) => row.id) : [],
      counts: counting.counts,
      insideOnly: query.sort === 'relevance' ? cards.filter((job) => tier(job) === 3).length : 0,
      totalWithoutWord:
        total === 0 && words.length > 1 && words.length <= 8
          ? words.map((word) => ({ word, total: totalWithout(word) }))
          : [],
      ...(spelling && { spelling }),
      ...(asFilters && { asFilters }),
      totalWithout: Object.fromEntries([...failingOnly].map(([group, count]) => [group, total + count])),
      withoutValue: Object.fromEntries(
        lenientNames
          .filter((group) => query[group].length > 0 && !query.exact.includes(group))
          .map((group) => [group, matching.filter((job) => groupValue[group](job) === null).length]),
      ),
    };
  }
}

/** A vacancy without a key is nobody's copy. */
function newestCopies(jobs: readonly JobFacts[]): JobFacts[] {
  const groups = Map.groupBy(jobs, ({ row: { id, cluster_key: key } }) =>
    key === null ? `id ${id}` : `key ${key}`,
  );
  return [...groups.values()].map((copies) => copies.toSorted(compareBy.newest)[0] as JobFacts);
}

function firstTwoFailures(rules: ReturnType<typeof rulesOf>, job: JobFacts): FacetName[] {
  const failed: FacetName[] = [];
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
    const isRepeated = key !== null && clusters.has(key);
    if (key !== null) clusters.add(key);
    return isRepeated;
  };
  return Iterator.from(jobs)
    .filter((job) => isRecommended(job.row, job.salary !== null, now) && !isCopy(job))
    .take(recommendedShown)
    .toArray();
}
