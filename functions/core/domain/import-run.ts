import * as z from 'zod';
import { exchangeRates } from './currency.ts';
import { importUnits } from './import-plan.ts';
import { sourceId } from './job.ts';

const count = z.int().min(0);

/** found = new + updated + unchanged + skipped (decision 37). */
export const importCounts = z.object({
  found: count,
  new: count,
  updated: count,
  unchanged: count,
  skipped: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

/** The durable record of an import (decision 36): saved after every page, so that nothing counted is lost. */
export const importRun = z.object({
  /** Sorts by the time of the start. */
  id: z.string().min(1),
  source: sourceId,
  started_by: z.string(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  status: z.enum(['running', 'succeeded', 'failed']),
  /** Why it failed, in Russian, for people. */
  reason: z.string().nullable(),
  /** Has the source said that it would answer? */
  is_checked: z.boolean(),
  /** The source's own exchange rates; null where it gives none. */
  rates: exchangeRates.nullable(),
  /** Top-level categories still to be read; the first is being read, from the source's cursor on. */
  units_left: z.array(z.string()),
  cursor: z.string().nullable(),
  /** Pages read: the number of the next page of ids seen. */
  pages: count,
  counts: importCounts,
  jobs_by_category: z.record(z.string(), count),
  /** The queue of vacancies whose detail waits: its own, or one that an earlier run left unfinished. */
  details_queue: z.string(),
  details_done: count,
  /** Details that could not be read, one after another: three in a row mean that the source is broken. */
  detail_failures: count,
  /** How often in a row the source asked to wait, and the ISO instant until which it is left alone. */
  waits: count,
  wait_until: z.string().nullable(),
  /** What an admin should know, in Russian. */
  notices: z.array(z.string()),
});
export type ImportRun = z.infer<typeof importRun>;

export const newImportRun = (
  given: Pick<ImportRun, 'id' | 'source' | 'started_by' | 'started_at'> &
    Partial<Pick<ImportRun, 'details_queue'>>,
): ImportRun => ({
  finished_at: null,
  status: 'running',
  reason: null,
  is_checked: false,
  rates: null,
  units_left: [...importUnits],
  cursor: null,
  pages: 0,
  counts: { found: 0, new: 0, updated: 0, unchanged: 0, skipped: 0 },
  jobs_by_category: {},
  details_queue: given.id,
  details_done: 0,
  detail_failures: 0,
  waits: 0,
  wait_until: null,
  notices: [],
  ...given,
});

/** What a batch answers (spec §7), for the run as it stands, and the run's id. */
export const importProgress = z.object({
  runId: z.string(),
  totalParsed: count,
  newJobs: count,
  jobsByCategory: z.record(z.string(), count),
  remainingCategories: count,
  /** True also while details wait. */
  hasMore: z.boolean(),
});
export type ImportProgress = z.infer<typeof importProgress>;

export const progressOf = (run: ImportRun): ImportProgress => ({
  runId: run.id,
  totalParsed: run.counts.found - run.counts.skipped,
  newJobs: run.counts.new,
  jobsByCategory: run.jobs_by_category,
  remainingCategories: run.units_left.length,
  hasMore: run.status === 'running',
});
