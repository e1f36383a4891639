import { isDeepStrictEqual } from 'node:util';
import type { JobRow } from '#core/domain/job/job.ts';
import { runToEnd } from '../cooperative/chunks.ts';
import type { RowRef } from '../query/row-ref.ts';
import { has, rowsIn } from './bitmap.ts';
import { type IndexedJob, indexedJob } from './indexed-job.ts';
import { columnsOf, type Rows } from './job-columns.ts';
import { Segment } from './segment.ts';
import { jobAt } from './segment-jobs.ts';

/** Young segments beyond this are put together. */
const maxYoungSegments = 4;

/**
 * A large first segment, read from a snapshot, and small ones with what has changed since. A changed row is taken out of
 * the segment that has it.
 */
export class LiveSegments {
  #segments: [Segment, ...Segment[]];
  /** The rows of all segments but the first, as they came. */
  readonly #changed = new Map<string, JobRow>();
  readonly #deleted = new Set<string>();

  constructor(base: Segment) {
    this.#segments = [base];
  }

  get all(): readonly [Segment, ...Segment[]] {
    return this.#segments;
  }

  /** Adds the rows, or replaces those of the same id. False where all were there as they are. */
  put(rows: Iterable<JobRow>): boolean {
    const fresh = new Map<string, JobRow>();
    for (const row of rows) fresh.set(row.id, row);
    // The feed tells of a change more than once.
    for (const [id, row] of fresh) if (isDeepStrictEqual(row, this.#changed.get(id))) fresh.delete(id);
    if (fresh.size === 0) return false;
    this.#removeRows(fresh.keys());
    for (const [id, row] of fresh) {
      this.#changed.set(id, row);
      this.#deleted.delete(id);
    }
    this.#segments.push(segmentOf(Iterator.from(fresh.values()).map(indexedJob)));
    this.#compact();
    return true;
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
    const ref = this.#find(row.id);
    return ref !== null && isDeepStrictEqual(jobAt(ref.segment, ref.row), indexedJob(row));
  }

  /** Answers those that were there. */
  delete(ids: Iterable<string>): string[] {
    const presentIds = [...ids].filter((id) => this.#find(id) !== null);
    if (presentIds.length === 0) return presentIds;
    this.#removeRows(presentIds);
    for (const id of presentIds) {
      this.#changed.delete(id);
      this.#deleted.add(id);
    }
    return presentIds;
  }

  #removeRows(ids: Iterable<string>): void {
    for (const id of ids)
      for (const segment of this.#segments) {
        const row = segment.ids.rowOf(id);
        if (row >= 0) segment.remove(row);
      }
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
}

export const segmentOf = (jobs: Iterable<IndexedJob>): Segment => runToEnd(Segment.of(columnsOf(jobs)));
