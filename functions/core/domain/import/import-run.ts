import * as z from 'zod/mini';
import { exchangeRates } from '../job/pay/currency.ts';
import { importUnits } from './import-units.ts';
import { livenessState, notCheckedYet } from './liveness.ts';
import { sourceId } from './source.ts';

const count = z.int().check(z.minimum(0));

/** found = new + updated + unchanged + skipped (docs/rules.md#import-counts). */
export const importCounts = z.object({
  found: count,
  new: count,
  updated: count,
  unchanged: count,
  skipped: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

/**
 * A full crawl reads all that the source lists, an incremental one what is new since the last success
 * (docs/rules.md#import-crawls).
 */
export const crawl = z.enum(['full', 'incremental']);
export type Crawl = z.infer<typeof crawl>;

/**
 * The durable record of an import (docs/rules.md#import-run): saved after every page, so that nothing counted is lost.
 */
export const importRun = z.object({
  /** Sorts by the time of the start. */
  id: z.string().check(z.minLength(1)),
  source: sourceId,
  crawl,
  /** One start reads its sources one after another: their runs share this. */
  group: z.string(),
  /** ARN of the execution that it belongs to: nobody else's write of the record is taken. */
  execution: z._default(z.string(), ''),
  /** Sources that the start has still to read after this run. */
  sources_after: z.array(sourceId),
  /** An admin's id, or one of `systemActors`. */
  started_by: z.string(),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  status: z.enum(['running', 'succeeded', 'failed', 'stopped']),
  /** How often it went on from its cursor after a crash, a failure or a stop. */
  resumed: count,
  /** ISO instant at which it went on last, and who or what let it; null of one that has not. */
  resumed_at: z._default(z.nullable(z.string()), null),
  resumed_by: z._default(z.nullable(z.string()), null),
  /** Of an incremental run: ISO instant of publication from which on vacancies are read. */
  since: z.nullable(z.string()),
  /** Why it failed, in Russian, for people. */
  reason: z.nullable(z.string()),
  /** Has the source said that it would answer? */
  is_checked: z.boolean(),
  /** The source's own exchange rates; null where it gives none. */
  rates: z.nullable(exchangeRates),
  /** Top-level categories still to be read; the first is being read, from the source's cursor on. */
  units_left: z.array(z.string()),
  cursor: z.nullable(z.string()),
  /** Pages read: the number of the next page of ids seen. */
  pages: count,
  counts: importCounts,
  jobs_by_category: z.record(z.string(), count),
  /** The queue of vacancies whose detail waits: its own, or one that an earlier run left unfinished. */
  details_queue: z.string(),
  details_queued: count,
  /** The last of the queue that the run has asked for; null before the first. What could not be read stays behind it. */
  details_cursor: z._default(z.nullable(z.string()), null),
  details_done: count,
  /** Details that could not be read, one after another: three in a row mean that the source is broken. */
  detail_failures: count,
  /** How often in a row the source asked to wait, and the ISO instant until which it is left alone. */
  waits: count,
  wait_until: z.nullable(z.string()),
  /** What an admin should know, in Russian. */
  notices: z.array(z.string()),
  /** Part of a list could not be read: what the run has not met may be there all the same. */
  is_partial: z._default(z.boolean(), false),
  /** Of its source's mapping when it began; 0 of a run that was begun before there were versions. */
  mapping_version: z._default(z.int().check(z.minimum(0)), 0),
  liveness: livenessState,
});
export type ImportRun = z.infer<typeof importRun>;

/** Since when it has been read without a break. */
export const activeSince = ({
  resumed_at,
  started_at,
}: Pick<ImportRun, 'resumed_at' | 'started_at'>): string => resumed_at ?? started_at;

/** What such a run has not met, its source does not list. */
export const isCompleteCrawl = ({ crawl, is_partial }: Pick<ImportRun, 'crawl' | 'is_partial'>): boolean =>
  crawl === 'full' && !is_partial;

export const newImportRun = (
  fields: Pick<ImportRun, 'id' | 'source' | 'started_by' | 'started_at'> &
    Partial<
      Pick<
        ImportRun,
        | 'crawl'
        | 'mapping_version'
        | 'group'
        | 'execution'
        | 'sources_after'
        | 'since'
        | 'details_queue'
        | 'details_queued'
      >
    >,
): ImportRun => ({
  crawl: 'full',
  group: fields.id,
  execution: '',
  sources_after: [],
  since: null,
  finished_at: null,
  status: 'running',
  resumed: 0,
  resumed_at: null,
  resumed_by: null,
  reason: null,
  is_checked: false,
  rates: null,
  units_left: [...importUnits],
  cursor: null,
  pages: 0,
  counts: { found: 0, new: 0, updated: 0, unchanged: 0, skipped: 0 },
  jobs_by_category: {},
  details_queue: fields.id,
  details_queued: 0,
  details_cursor: null,
  details_done: 0,
  detail_failures: 0,
  waits: 0,
  wait_until: null,
  notices: [],
  mapping_version: 0,
  is_partial: false,
  liveness: notCheckedYet,
  ...fields,
});

/**
 * What the parsing call answers (docs/rules.md#api-parse) for a start as it stands, over the runs of all its sources;
 * and its last run's id.
 */
export const importProgress = z.object({
  /** Null as long as the workflow has not made its record. */
  runId: z.nullable(z.string()),
  totalParsed: count,
  newJobs: count,
  jobsByCategory: z.record(z.string(), count),
  /** Of the running source and of those that wait for their turn. */
  remainingCategories: count,
  /** True also while details wait. */
  hasMore: z.boolean(),
});
export type ImportProgress = z.infer<typeof importProgress>;

/** `runs` are those of one start, in any order; at least one. */
export function progressOf(runs: readonly ImportRun[]): ImportProgress {
  // Not by id: a run that goes on keeps the id of its first start.
  const sortedRuns = runs.toSorted((a, b) => b.sources_after.length - a.sources_after.length);
  const last = sortedRuns.at(-1) as ImportRun;
  const jobsByCategory: Record<string, number> = {};
  for (const { jobs_by_category } of runs)
    for (const [category, jobs] of Object.entries(jobs_by_category))
      jobsByCategory[category] = (jobsByCategory[category] ?? 0) + jobs;
  const sum = (select: (run: ImportRun) => number) => runs.reduce((total, run) => total + select(run), 0);
  const isOver = last.status !== 'running' && last.sources_after.length === 0;
  return {
    runId: last.id,
    totalParsed: sum(({ counts }) => counts.found - counts.skipped),
    newJobs: sum(({ counts }) => counts.new),
    jobsByCategory,
    remainingCategories: isOver ? 0 : last.units_left.length + last.sources_after.length * importUnits.length,
    hasMore: !isOver && last.status !== 'stopped',
  };
}
