import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { getImports, ShownRun } from '#core/contract/imports.ts';
import type { ImportCounts } from '#core/domain/import/import-run.ts';
import { importUnits } from '#core/domain/import/import-units.ts';
import type { SourceId } from '#core/domain/import/source.ts';

export type Imports = ResponseOf<typeof getImports>;

/** The runs of one start, the first to the last. */
export interface Start {
  runs: readonly ShownRun[];
  last: ShownRun;
}

/** Since when it is read, and by whose word: of one that went on, by the last. */
export const activeSince = ({ resumedAt, startedAt }: Pick<ShownRun, 'resumedAt' | 'startedAt'>): string =>
  resumedAt ?? startedAt;
export const orderedBy = ({ resumedBy, startedBy }: Pick<ShownRun, 'resumedBy' | 'startedBy'>) =>
  resumedBy ?? startedBy;

const lastActivityOf = ({ finishedAt, startedAt }: ShownRun) => finishedAt ?? startedAt;

/**
 * The start that is running, else the latest one; null where there has never been one. Ids do not tell: a run that
 * went on keeps the id of its first start.
 */
export function currentStart({ runs }: Pick<Imports, 'runs'>): Start | null {
  const latest = runs.toSorted((a, b) => (lastActivityOf(a) < lastActivityOf(b) ? 1 : -1));
  const current = runs.find(({ status }) => status === 'running') ?? latest[0];
  if (!current) return null;
  const groupRuns = runs
    .filter(({ group }) => group === current.group)
    .toSorted((a, b) => b.sourcesAfter.length - a.sourcesAfter.length);
  return { runs: groupRuns, last: groupRuns.at(-1) ?? current };
}

/** False between an order and its first record, and between the last run's end and the start's own: then it is old. */
export const isInProgress = ({ last: { status, sourcesAfter } }: Start): boolean =>
  status === 'running' || (status !== 'stopped' && sourcesAfter.length > 0);

export interface StartProgress {
  /** Categories (docs/rules.md#admin-import-progress): done of done and remaining. */
  done: number;
  total: number;
  counts: ImportCounts;
  /** The run that is being read; null between two sources. */
  running: ShownRun | null;
  next: readonly SourceId[];
}

export function progressOf({ runs, last }: Start): StartProgress {
  const running = last.status === 'running' ? last : null;
  const done = runs.reduce((sum, run) => sum + run.categoriesTotal - run.categoriesLeft, 0);
  const left = (running?.categoriesLeft ?? 0) + last.sourcesAfter.length * importUnits.length;
  return { done, total: done + left, counts: countsOf(runs), running, next: last.sourcesAfter };
}

export function countsOf(runs: readonly Pick<ShownRun, 'counts'>[]): ImportCounts {
  const sum: ImportCounts = { found: 0, new: 0, updated: 0, unchanged: 0, skipped: 0 };
  for (const { counts } of runs)
    for (const key of Object.keys(sum) as (keyof ImportCounts)[]) sum[key] += counts[key];
  return sum;
}

export interface Result extends ImportCounts {
  /** Without what was skipped (docs/rules.md#import-counts). */
  total: number;
  /** Total minus new (docs/rules.md#import-counts). */
  duplicates: number;
}

export function resultOf(runs: readonly Pick<ShownRun, 'counts'>[]): Result {
  const counts = countsOf(runs);
  const total = counts.found - counts.skipped;
  return { ...counts, total, duplicates: total - counts.new };
}

/** Changes as soon as a start that was asked for has begun, however fast it is over. */
export const fingerprintOf = ({ isRunning, runs }: Imports): string =>
  JSON.stringify([isRunning, runs.map(({ id, status, finishedAt }) => [id, status, finishedAt])]);

/** Runs that wait for an admin's word: of each source the latest. */
export function runsAwaitingReview({ runs }: Pick<Imports, 'runs'>): ShownRun[] {
  const awaitingReview = runs.filter(({ liveness }) => liveness.phase === 'held');
  return awaitingReview.filter(
    ({ source }, at) => awaitingReview.findIndex((run) => run.source === source) === at,
  );
}
