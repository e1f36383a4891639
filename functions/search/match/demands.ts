import { Lazy } from '../cooperative/lazy.ts';
import { startsOfCounts } from '../segment/postings.ts';
import { askCodesBetween, type DemandColumns, type Kind, kindOf } from './demand-columns.ts';

/** What the vacancies of a segment ask for, row by row. */
export class Demands {
  readonly #columns: Lazy<DemandColumns>;
  readonly #askStarts: Lazy<Uint32Array>;
  readonly #kinds: Lazy<readonly Kind[]>;
  readonly #singleCodes = new Map<number, string>();

  constructor(columns: Lazy<DemandColumns>) {
    this.#columns = columns;
    this.#askStarts = new Lazy(() => startsOfCounts(columns.value.askCounts));
    this.#kinds = Lazy.of(() => columns.value.kinds.map(kindOf));
  }

  *prepare(): Generator<void> {
    yield* this.#columns.prepare();
    yield* this.#askStarts.prepare();
    yield* this.#kinds.prepare();
  }

  get columns(): DemandColumns {
    return this.#columns.value;
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
    return this.kinds[this.columns.kind[row] as number] as Kind;
  }

  askCodesAt(row: number): string[] {
    const starts = this.askStarts;
    return askCodesBetween(this.columns, starts[row] as number, starts[row + 1] as number, this.#singleCodes);
  }
}
