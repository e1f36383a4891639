import type { SortOrder } from '#core/domain/search/listing.ts';
import { inChunks } from '../cooperative/chunks.ts';
import { Lazy } from '../cooperative/lazy.ts';
import { type Bitmap, has } from './bitmap.ts';
import type { JobColumns, Numbers } from './job-columns.ts';

interface Order {
  /** Place → row. */
  rows: Uint32Array;
  /** Row → place. */
  positions: Uint32Array;
}

/** Rows in the order of their keys, equal keys newest first: a counting sort. */
function* ordered(salary: Numbers, keyOf: Uint32Array): Generator<void, Order> {
  const ends = new Uint32Array(keyOf.length + 1);
  yield* inChunks(salary.length, (from, to) => {
    for (let row = from; row < to; row++) {
      const next = (keyOf[salary[row] as number] as number) + 1;
      ends[next] = (ends[next] as number) + 1;
    }
  });
  for (let key = 1; key < ends.length; key++) ends[key] = (ends[key] as number) + (ends[key - 1] as number);
  const rows = new Uint32Array(salary.length);
  const positions = new Uint32Array(salary.length);
  yield* inChunks(salary.length, (from, to) => {
    for (let row = from; row < to; row++) {
      const key = keyOf[salary[row] as number] as number;
      const position = ends[key] as number;
      rows[position] = row;
      positions[row] = position;
      ends[key] = position + 1;
    }
  });
  return { rows, positions };
}

const buckets = 1024;

type SalaryOrder = Exclude<SortOrder, 'newest' | 'relevance'>;

/**
 * Both orders by salary; vacancies without one go last (docs/rules.md#sort-ties). Eight bytes a row each, made at first
 * use.
 */
export class SalaryOrders {
  readonly #columns: JobColumns;
  readonly #size: number;
  readonly #orders: Record<SalaryOrder, Lazy<Order>>;

  constructor(columns: JobColumns) {
    this.#columns = columns;
    this.#size = columns.salary.length;
    const by = (valueAt: (number: number) => number) =>
      new Lazy(function* () {
        // Number of a salary → its rank. Number 0 is none, and goes last.
        const { salary, salaryMin } = columns;
        const numbers = Uint32Array.from(salaryMin.keys(), (at) => at + 1).sort(
          (a, b) => valueAt(a) - valueAt(b),
        );
        const ranks = new Uint32Array(salaryMin.length + 1);
        let rank = -1;
        let previous = Number.NaN;
        for (const number of numbers) {
          if (valueAt(number) !== previous) rank++;
          previous = valueAt(number);
          ranks[number] = rank;
        }
        ranks[0] = rank + 1;
        return yield* ordered(salary, ranks);
      });
    this.#orders = {
      'salary-asc': by((number) => this.min(number)),
      'salary-desc': by((number) => -this.max(number)),
    };
  }

  /** By the number of a salary, from 1. */
  min(number: number): number {
    return this.#columns.salaryMin[number - 1] as number;
  }

  max(number: number): number {
    return this.#columns.salaryMax[number - 1] as number;
  }

  *prepare(): Generator<void> {
    for (const order of Object.values(this.#orders)) yield* order.prepare();
  }

  /** The `from`-th to before the `to`-th row of the set of `total` rows. */
  rowsBetween(sort: SalaryOrder, bitmap: Bitmap, total: number, from: number, to: number): number[] {
    const end = Math.min(to, total);
    if (from >= end) return [];
    const order = this.#orders[sort].value;
    // Walking meets a row of the set every size / total steps; counting looks at each row of the set twice.
    return (end * this.#size) / total < 2 * total
      ? rowsByWalking(order, bitmap, from, end)
      : rowsByCounting(order, bitmap, this.#size, from, end);
  }
}

function rowsByWalking({ rows }: Order, bitmap: Bitmap, from: number, to: number): number[] {
  const found: number[] = [];
  let rank = 0;
  for (let position = 0; rank < to && position < rows.length; position++) {
    const row = rows[position] as number;
    if (!has(bitmap, row)) continue;
    if (rank >= from) found.push(row);
    rank++;
  }
  return found;
}

/** How many rows of the set fall into each thousandth of the order tells which thousandths the page lies in. */
function rowsByCounting(
  { rows, positions }: Order,
  bitmap: Bitmap,
  size: number,
  from: number,
  to: number,
): number[] {
  const width = Math.ceil(size / buckets);
  const counts = new Uint32Array(buckets);
  for (let at = 0; at < bitmap.length; at++)
    for (let word = bitmap[at] as number; word !== 0; word &= word - 1) {
      const bucket = ((positions[(at << 5) + 31 - Math.clz32(word & -word)] as number) / width) | 0;
      counts[bucket] = (counts[bucket] as number) + 1;
    }
  let bucket = 0;
  let rank = 0;
  for (; rank + (counts[bucket] as number) <= from; bucket++) rank += counts[bucket] as number;
  const found: number[] = [];
  for (let position = bucket * width; rank < to && position < rows.length; position++) {
    const row = rows[position] as number;
    if (!has(bitmap, row)) continue;
    if (rank >= from) found.push(row);
    rank++;
  }
  return found;
}
