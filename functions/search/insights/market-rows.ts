import type { JobOrigin } from '#core/domain/import/source.ts';
import { moscowDay } from '#core/domain/job/freshness.ts';
import { defaultLevel } from '#core/domain/job/level.ts';
import { monthOfDay } from '#core/domain/market/market-month.ts';
import type { MarketRow } from '#core/domain/market/market-row.ts';
import { clusterAt, comparators, type RowRef } from '../query/row-ref.ts';
import { rowsIn } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { jobAt } from '../segment/segment-jobs.ts';

/** The vacancies from these places that a month's figures are of: copies among them, newest first. */
export class MarketRows {
  readonly #segments: readonly Segment[];
  readonly #origins: ReadonlySet<string>;

  constructor(segments: readonly Segment[], origins: readonly JobOrigin[]) {
    this.#segments = segments;
    this.#origins = new Set(origins);
  }

  open(now: Date): MarketRow[] {
    const today = moscowDay(now.getTime());
    return this.#refs(({ open }) => rowsIn(open)).map((ref) =>
      rowAt(ref, Math.max(0, today - (ref.segment.columns.dates.value.openSince[ref.row] as number))),
    );
  }

  /** Of those whose closing says nothing, none. */
  closedIn(month: string): MarketRow[] {
    return this.#refs((segment) => closedIn(segment, month)).map((ref) =>
      rowAt(ref, daysToClosing(ref.segment, ref.row)),
    );
  }

  #refs(rowsOf: (segment: Segment) => Iterable<number>): RowRef[] {
    return this.#segments
      .flatMap((segment) => [...rowsOf(segment)].map((row) => ({ segment, row })))
      .filter(({ segment: { columns }, row }) =>
        this.#origins.has(columns.sources[columns.source[row] as number] ?? ''),
      )
      .sort(comparators.newest);
  }
}

const daysToClosing = ({ columns }: Segment, row: number): number =>
  (columns.dates.value.closedAfter[row] as number) - 1;

function* closedIn(segment: Segment, month: string): Generator<number> {
  if (segment.closedCount === 0) return;
  const { columns, present } = segment;
  for (const row of rowsIn(present)) {
    const days = daysToClosing(segment, row);
    if (days >= 0 && monthOfDay((columns.dates.value.openSince[row] as number) + days) === month) yield row;
  }
}

function rowAt(ref: RowRef, days: number): MarketRow {
  const { category, level, location, salary, tags } = jobAt(ref.segment, ref.row);
  return {
    category,
    level: level ?? defaultLevel,
    city: location,
    salary: salary && { ...salary, currency: '₽' },
    tags,
    cluster: clusterAt(ref),
    days,
  };
}
