import { yearsOfExperience } from '#core/domain/job/job.ts';
import { jobTypeLabel, remote } from '#core/domain/job/job-type.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { askOfCode, languageOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { cityOf, titleStemsOf } from '#core/domain/match/vacancy/demand-of.ts';
import { Lazy } from '../cooperative/lazy.ts';
import type { JobColumns } from '../segment/job-columns.ts';
import { startsOfCounts } from '../segment/postings.ts';
import { askCodesBetween, type Kind, kindOf } from './demand-columns.ts';

/** What the vacancies of a segment ask for, and what is made of it at the first match. */
export class Demands {
  readonly #columns: JobColumns;
  readonly #askStarts: Lazy<Uint32Array>;
  readonly #kinds: Lazy<readonly Kind[]>;

  constructor(columns: JobColumns) {
    this.#columns = columns;
    this.#askStarts = new Lazy(() => startsOfCounts(columns.askCounts));
    this.#kinds = Lazy.of(() => columns.kinds.map(kindOf));
  }

  *prepare(): Generator<void> {
    yield* this.#askStarts.prepare();
    yield* this.#kinds.prepare();
  }

  /** Where the asks of a row begin, with one more entry for the end. */
  get askStarts(): Uint32Array {
    return this.#askStarts.value;
  }

  /** By the number of the kind. */
  get kinds(): readonly Kind[] {
    return this.#kinds.value;
  }

  kindAt(row: number): Kind {
    return this.kinds[this.#columns.kind[row] as number] as Kind;
  }

  askCodesAt(row: number): string[] {
    const starts = this.askStarts;
    return askCodesBetween(this.#columns, starts[row] as number, starts[row + 1] as number);
  }

  titleAt(row: number): string {
    const { title, phraseWords, phraseStarts, phraseWordIds } = this.#columns;
    const number = title[row] as number;
    const words = phraseWordIds.subarray(phraseStarts[number], phraseStarts[number + 1]);
    return Array.from(words, (word) => phraseWords[word]).join(' ');
  }

  /** As `demandOf` makes it of the row itself. */
  at(row: number): Demand {
    const { location, locations, type, types, salary, salaryMax, industry, industries, choices } =
      this.#columns;
    const { roles, level, languages } = this.kindAt(row);
    const place = locations[location[row] as number] as string;
    const isRemote = types[type[row] as number] === remote || jobTypeLabel(place) === remote;
    const experience = choices.experience;
    const named = experience?.values[(experience.numbers[row] as number) - 1];
    return {
      asks: this.askCodesAt(row).map(askOfCode),
      roles: [...roles],
      titleStems: titleStemsOf(this.titleAt(row)),
      level,
      years: (yearsOfExperience as Readonly<Record<string, [number, number]>>)[named ?? ''] ?? null,
      formats: isRemote ? ['remote'] : [],
      city: cityOf(place),
      salary: salaryMax[(salary[row] as number) - 1] ?? null,
      industry: industries[(industry[row] as number) - 1] ?? null,
      languages: languages.flatMap((code) => languageOfCode(code) ?? []),
    };
  }
}
