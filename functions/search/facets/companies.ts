import { type Company, companiesShown } from '#core/domain/search/catalog.ts';
import { nameWords, searchable } from '#core/domain/text/searchable.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { comparators, type RowRef } from '../query/row-ref.ts';
import type { Bitmap } from '../segment/bitmap.ts';
import { byNameThenId } from '../segment/job-columns.ts';
import type { Segment } from '../segment/segment.ts';

/** With the number that each segment gives it, -1 for none. */
export interface NumberedCompany extends Company {
  readonly numbers: readonly number[];
}

/**
 * The companies with an open vacancy, by name. The first segment has them in that order; of companies whose vacancies have
 * changed since, name and existence are found anew and stand beside it.
 */
export class Companies {
  readonly #segments: readonly Segment[];
  readonly #base: Segment;
  /** Null where nothing is open any more. */
  readonly #changed = new Map<string, string | null>();
  readonly #added: readonly Company[];
  readonly #first = Lazy.of(() =>
    Array.from(this.#merge(this.#ofBase(), companiesShown, this.#added), (company) =>
      this.#numbered(company),
    ),
  );

  readonly #count = Lazy.of(() => this.#countOpen());

  constructor(segments: readonly [Segment, ...Segment[]]) {
    const [base, ...young] = segments;
    this.#segments = segments;
    this.#base = base;
    const ids = new Set(
      Iterator.from(base.touchedCompanies).map((number) => base.columns.companyIds[number] as string),
    );
    for (const segment of young) for (const id of segment.columns.companyIds) ids.add(id);
    for (const id of ids)
      this.#changed.set(
        id,
        this.#nameOf(id, ({ open }) => open),
      );
    this.#added = [...this.#changed]
      .flatMap(([id, name]) => (name === null ? [] : [{ id, name }]))
      .sort(byNameThenId);
  }

  /**
   * The first hundred, those whose name holds each word of the text, and the selected; each once (docs/rules.md#picker-companies).
   */
  for(search: string, selected: readonly string[]): readonly NumberedCompany[] {
    const words = nameWords(search);
    const first = this.#first.value;
    if (words.length === 0 && selected.length === 0) return first;
    const more = [...(words.length === 0 ? [] : this.#found(words)), ...this.#chosen(selected)];
    const companies = [...first, ...more.map((company) => this.#numbered(company))];
    return [...new Map(companies.map((company) => [company.id, company])).values()];
  }

  /** How many have an open vacancy. */
  get count(): number {
    return this.#count.value;
  }

  #countOpen(): number {
    const { openByCompany } = this.#base;
    let count = this.#added.length;
    for (const vacancies of openByCompany) if (vacancies > 0) count++;
    for (const id of this.#changed.keys()) {
      const number = this.#base.companyNumber(id);
      if (number >= 0 && openByCompany[number] !== 0) count--;
    }
    return count;
  }

  #numbered(company: Company): NumberedCompany {
    const numbers = this.#segments.map((segment) => segment.companyNumber(company.id));
    return { ...company, numbers };
  }

  *#ofBase(): Generator<Company> {
    for (let number = 0; number < this.#base.columns.companyIds.length; number++) {
      const company = this.#unchanged(number);
      if (company) yield company;
    }
  }

  #unchanged(number: number): Company | null {
    const { companyIds, companyEmployer, employerNames } = this.#base.columns;
    const id = companyIds[number] as string;
    if (this.#base.openByCompany[number] === 0 || this.#changed.has(id)) return null;
    return { id, name: employerNames[companyEmployer[number] as number] as string };
  }

  /** Of two lists by name the first so many. */
  *#merge(
    baseCompanies: Iterable<Company>,
    count: number,
    addedCompanies: readonly Company[],
  ): Generator<Company> {
    let yielded = 0;
    let at = 0;
    const isFull = () => yielded === count;
    for (const company of baseCompanies) {
      for (
        ;
        !isFull() && addedCompanies[at] && byNameThenId(addedCompanies[at] as Company, company) < 0;
        at++, yielded++
      )
        yield addedCompanies[at] as Company;
      if (isFull()) return;
      yielded++;
      yield company;
    }
    for (; !isFull() && at < addedCompanies.length; at++, yielded++) yield addedCompanies[at] as Company;
  }

  #found(words: readonly string[]): Iterable<Company> {
    const { companyIds, companyEmployer, employerCompany } = this.#base.columns;
    // Companies are numbered by name: those found are marked, and walked in order until there are enough.
    const isFound = new Uint8Array(companyIds.length);
    for (const employer of this.#employersNamed(words)) {
      const number = (employerCompany[employer] as number) - 1;
      if (number >= 0 && companyEmployer[number] === employer) isFound[number] = 1;
    }
    const found = Iterator.from(isFound.keys())
      .filter((number) => isFound[number] === 1)
      .map((number) => this.#unchanged(number))
      .filter((company) => company !== null);
    return this.#merge(
      found,
      companiesShown,
      this.#added.filter(({ name }) => words.every((word) => searchable(name).includes(word))),
    );
  }

  /** The longest word is looked up, and the others in the names that hold it: however many they are, one search. */
  #employersNamed(words: readonly string[]): Uint32Array {
    const [first = '', ...rest] = words.toSorted((a, b) => b.length - a.length);
    const found = this.#base.text.employersContaining(first);
    if (rest.length === 0) return found;
    const { employerNames } = this.#base.columns;
    return found.filter((employer) => {
      const name = searchable(employerNames[employer] as string);
      return rest.every((word) => name.includes(word));
    });
  }

  /**
   * One that nothing is open of any more stands in the list all the same: it is selected
   * (docs/rules.md#picker-companies).
   */
  #chosen(ids: readonly string[]): Company[] {
    return ids
      .flatMap((id) => {
        const number = this.#base.companyNumber(id);
        const open = this.#changed.get(id) ?? (number < 0 ? undefined : this.#unchanged(number)?.name);
        const name = open ?? this.#nameOf(id, ({ present }) => present);
        return name === null ? [] : [{ id, name }];
      })
      .sort(byNameThenId);
  }

  /** What the newest of its vacancies among these rows calls it; null where there is none. */
  #nameOf(id: string, among: (segment: Segment) => Bitmap): string | null {
    let newest: RowRef | null = null;
    for (const segment of this.#segments) {
      const number = segment.companyNumber(id);
      const row = number < 0 ? -1 : segment.newestOfCompany(number, among(segment));
      if (row >= 0 && (newest === null || comparators.newest({ segment, row }, newest) < 0))
        newest = { segment, row };
    }
    if (newest === null) return null;
    const { employerNames, employer } = newest.segment.columns;
    return employerNames[employer[newest.row] as number] as string;
  }
}
