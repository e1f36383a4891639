import { recommendedFor } from '#core/domain/job/ai-score.ts';
import {
  byName,
  type ChoiceName,
  choiceFacets,
  type StoredToggle,
  storedToggles,
  type TaxonomyName,
} from '#core/domain/search/facets.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { type CountableRows, type FacetHistograms, subtractRow } from '../facets/histograms.ts';
import { valueBitmaps } from '../facets/value-bitmaps.ts';
import { Demands } from '../match/demands.ts';
import { TextRows } from '../text/text-rows.ts';
import { add, type Bitmap, fillAll, has, remove, wordsFor } from './bitmap.ts';
import type { Clusters } from './clusters.ts';
import { aiScores, type DerivedColumns, deriveColumns } from './derived-columns.ts';
import { Fact, type JobColumns, type Numbers, type Rows, taxonomyColumns } from './job-columns.ts';
import { partitionPoint } from './partition-point.ts';
import { Postings } from './postings.ts';
import type { RowIds } from './row-ids.ts';
import { SalaryOrders } from './salary-orders.ts';
import { unknownRows } from './unknown-values.ts';

/** Facets of so few values that each has a bitmap. */
type FlatName = ChoiceName | StoredToggle;
const flatNames: readonly FlatName[] = [...choiceFacets, ...storedToggles].map(({ name }) => name);

interface Taxonomy {
  ids: readonly string[];
  postings: Lazy<Postings>;
}

type Preparation = (segment: Segment) => Generator<void>;
const preparations: Preparation[] = [];

/** For who asks more of a segment than a search does: what is to be made of each before its first question. */
export function registerPreparation(preparation: Preparation): void {
  preparations.push(preparation);
}

/**
 * Vacancies that never change, and what is made of them to be searched. All that a segment can be told is that one of them has
 * been replaced or deleted: the newer one stands in another segment.
 */
export class Segment {
  readonly columns: JobColumns;
  readonly ids: RowIds;
  readonly clusters: Clusters;
  readonly size: number;
  /** Rows that have not been replaced; and of those, the ones that everybody sees. */
  readonly present: Bitmap;
  readonly open: Bitmap;
  presentCount: number;
  openCount: number;
  /** See `facets/packed-facets.ts`. */
  readonly packedFacets: Uint32Array;
  /** Of the open rows. */
  readonly totals: FacetHistograms;
  /** Open rows of each company. */
  readonly openByCompany: Uint32Array;
  /** Those that have lost an open row. */
  readonly touchedCompanies = new Set<number>();
  /** Of each company its cell among the listed; 0 for most. */
  readonly listedCells: Uint8Array;

  readonly text: TextRows;
  readonly salaryOrders: SalaryOrders;
  readonly demands: Demands;

  readonly #valueRows = byName<Record<FlatName, Lazy<readonly Bitmap[]>>>(
    flatNames.map((name) => [name, new Lazy(() => valueBitmaps(this.packedFacets, name))]),
  );
  readonly #paidAi = Lazy.of(() => {
    const { salary, score } = this.columns;
    const aiByScore = aiScores(this.columns);
    const rows = new Uint32Array(wordsFor(this.size));
    for (let row = 0; row < score.length; row++)
      if (aiByScore[score[row] as number] === 1 && salary[row] !== 0) add(rows, row);
    return rows;
  });
  readonly #recommended = new Lazy(() => this.#having(Fact.recommended));
  readonly #closedCount = Lazy.of(() => {
    let count = 0;
    for (const days of this.columns.dates.value.closedAfter) if (days > 0) count++;
    return count;
  });
  readonly #taxonomies: Record<TaxonomyName, Taxonomy>;
  readonly #locations;
  readonly #employersOf;
  readonly #companyNumbers = Lazy.of(
    () => new Map(this.columns.companyIds.map((id, number) => [id, number])),
  );
  readonly #locationNumbers = Lazy.of(
    () => new Map(this.columns.locations.map((name, number) => [name, number])),
  );
  readonly #withoutCompany = Lazy.of(() => {
    const bitmap = new Uint32Array(wordsFor(this.size));
    for (const employer of this.#employersOf.value.rows(0)) this.text.employers.value.addTo(bitmap, employer);
    return bitmap;
  });
  readonly #scratch = new Map<string, Bitmap>();

  private constructor({ columns, ids, clusters }: Rows, derived: DerivedColumns) {
    this.columns = columns;
    this.ids = ids;
    this.clusters = clusters;
    this.size = columns.createdAt.length;
    this.presentCount = this.size;
    this.present = new Uint32Array(wordsFor(this.size));
    fillAll(this.present, this.size);
    this.open = derived.open;
    this.openCount = derived.openCount;
    this.openByCompany = derived.openByCompany;
    this.listedCells = derived.listedCells;
    this.packedFacets = derived.packedFacets;
    this.totals = derived.totals;

    this.text = new TextRows(columns);
    this.salaryOrders = new SalaryOrders(columns);
    this.demands = new Demands(columns.demands);
    const lazyPostings = (column: Numbers, values: number) =>
      new Lazy(() => Postings.ofColumn(column, values));
    this.#taxonomies = byName<Record<TaxonomyName, Taxonomy>>(
      Object.entries(taxonomyColumns(columns)).map(([name, { numbers, ids: taxonomyIds }]) => [
        name as TaxonomyName,
        { ids: taxonomyIds, postings: lazyPostings(numbers, taxonomyIds.length + 1) },
      ]),
    );
    this.#locations = lazyPostings(columns.location, columns.locations.length);
    this.#employersOf = lazyPostings(columns.employerCompany, columns.companyIds.length + 1);
  }

  static *of(rows: Rows): Generator<void, Segment> {
    const segment = new Segment(rows, yield* deriveColumns(rows.columns));
    const unknown = unknownRows(rows.columns);
    yield* inChunks(unknown.length, (from, to) => {
      for (const row of unknown.slice(from, to)) segment.remove(row);
    });
    return segment;
  }

  /** Makes all that questions would make. */
  *prepare(): Generator<void> {
    yield* this.text.prepare();
    const lazies = [
      ...Object.values(this.#valueRows),
      this.#paidAi,
      this.#recommended,
      ...Object.values(this.#taxonomies).map(({ postings }) => postings),
      this.#locations,
      this.#employersOf,
      this.#withoutCompany,
      this.#companyNumbers,
      this.#locationNumbers,
      this.columns.dates,
    ];
    for (const lazy of lazies) yield* lazy.prepare();
    yield* this.salaryOrders.prepare();
    yield* this.clusters.prepare();
    for (const preparation of preparations) yield* preparation(this);
  }

  get counted(): CountableRows {
    return { packedFacets: this.packedFacets, all: this.open, totals: this.totals, count: this.openCount };
  }

  /** Room for a set of rows under a name, kept from question to question; what it holds is of the question before. */
  scratch(name: string): Bitmap {
    let bitmap = this.#scratch.get(name);
    if (!bitmap) {
      bitmap = new Uint32Array(this.open.length);
      this.#scratch.set(name, bitmap);
    }
    return bitmap;
  }

  /** Says that the row stands elsewhere now, or nowhere. */
  remove(row: number): void {
    if (!has(this.present, row)) return;
    remove(this.present, row);
    this.presentCount--;
    if (!has(this.open, row)) return;
    remove(this.open, row);
    this.openCount--;
    subtractRow(this.totals, this.packedFacets, row);
    const company = this.companyOf(row);
    if (company < 0) return;
    this.openByCompany[company] = (this.openByCompany[company] as number) - 1;
    this.touchedCompanies.add(company);
  }

  /** By the value's number in the facet's list; toggles have the one value 0. Not to be written to. */
  rowsWith(name: FlatName, value: number): Bitmap {
    return this.#valueRows[name].value[value] as Bitmap;
  }
  rowsWithoutValue(name: FlatName): Bitmap {
    return this.#valueRows[name].value.at(-1) as Bitmap;
  }
  /** About AI and with a salary: recommended while they are young. */
  get paidAi(): Bitmap {
    return this.#paidAi.value;
  }
  /** By an admin's word. */
  get recommended(): Bitmap {
    return this.#recommended.value;
  }
  get withoutCompany(): Bitmap {
    return this.#withoutCompany.value;
  }
  /** Rows of which it is known how long they were open, those that have been replaced among them. */
  get closedCount(): number {
    return this.#closedCount.value;
  }
  /** The ids of a taxonomy that rows name; the first is number 1 of `taxonomyPostings`. */
  taxonomyIds(name: TaxonomyName): readonly string[] {
    return this.#taxonomies[name].ids;
  }
  /** Value 0 is none. */
  taxonomyPostings(name: TaxonomyName): Postings {
    return this.#taxonomies[name].postings.value;
  }
  /** Values are numbers in `columns.locations`. */
  get locations(): Postings {
    return this.#locations.value;
  }

  /** -1 where there is none. */
  companyNumber(id: string): number {
    return this.#companyNumbers.value.get(id) ?? -1;
  }
  locationNumber(name: string): number {
    return this.#locationNumbers.value.get(name) ?? -1;
  }
  companyOf(row: number): number {
    return (this.columns.employerCompany[this.columns.employer[row] as number] as number) - 1;
  }

  /** The names under which a company posts. */
  employersOf(company: number): Uint32Array {
    return this.#employersOf.value.rows(company + 1);
  }

  addRowsOfCompany(bitmap: Bitmap, company: number): void {
    for (const employer of this.employersOf(company)) this.text.employers.value.addTo(bitmap, employer);
  }

  countOfCompany(bitmap: Bitmap, company: number): number {
    let count = 0;
    for (const employer of this.employersOf(company))
      count += this.text.employers.value.countIn(bitmap, employer);
    return count;
  }

  /** The newest row of a company in the set; -1 where there is none. */
  newestOfCompany(company: number, among: Bitmap): number {
    let newest = -1;
    for (const employer of this.employersOf(company))
      for (const row of this.text.employers.value.rows(employer)) {
        if (newest >= 0 && row > newest) break;
        if (has(among, row)) {
          newest = row;
          break;
        }
      }
    return newest;
  }

  /** The first row that is not newer than the instant, ms. */
  firstUntil(instant: number): number {
    const { createdAt } = this.columns;
    return partitionPoint(0, this.size, (row) => (createdAt[row] as number) <= instant);
  }

  /** The first row that is older than the instant. */
  firstBefore(instant: number): number {
    const { createdAt } = this.columns;
    return partitionPoint(0, this.size, (row) => (createdAt[row] as number) < instant);
  }

  /** The first row that is too old to be recommended by the rule. */
  firstTooOld(now: Date): number {
    return this.firstBefore(now.getTime() - recommendedFor);
  }

  *#having(fact: number): Generator<void, Bitmap> {
    const bitmap = new Uint32Array(wordsFor(this.size));
    const { facts } = this.columns;
    yield* inChunks(this.size, (from, to) => {
      for (let row = from; row < to; row++) if (((facts[row] as number) & fact) !== 0) add(bitmap, row);
    });
    return bitmap;
  }
}
