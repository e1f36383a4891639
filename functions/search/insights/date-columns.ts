import type { IndexedJob } from '../segment/indexed-job.ts';

/** When what became of a row. */
export interface DateColumns {
  /** Seconds; 0 where it is not known when readers last saw a change. */
  modifiedAt: Uint32Array;
  /** Seconds: when we had the row first. */
  ingestedAt: Uint32Array;
  /** Of Moscow, counted from 1970: since when a row is open, or was. */
  openSince: Uint16Array;
  /** 1 more than the days to its closing; 0 while it is open, and where that says nothing. */
  closedAfter: Uint16Array;
}

export const dateColumnNames = [
  'modifiedAt',
  'ingestedAt',
  'openSince',
  'closedAfter',
] as const satisfies readonly (keyof DateColumns)[];

export const dateColumnsOf = (jobs: readonly IndexedJob[]): DateColumns => ({
  modifiedAt: Uint32Array.from(jobs, ({ modifiedAt }) => modifiedAt),
  ingestedAt: Uint32Array.from(jobs, ({ ingestedAt }) => ingestedAt),
  openSince: Uint16Array.from(jobs, ({ openSince }) => openSince),
  closedAfter: Uint16Array.from(jobs, ({ closedAfter }) => (closedAfter === null ? 0 : closedAfter + 1)),
});
