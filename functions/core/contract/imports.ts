import * as z from 'zod/mini';
import { crawl, importCounts, importProgress, importRun } from '../domain/import/import-run.ts';
import { liveness } from '../domain/import/liveness.ts';
import { sourceId } from '../domain/import/source.ts';
import { endpoint } from './endpoint.ts';

const count = z.int().check(z.minimum(0));
const runId = z.string().check(z.minLength(1), z.maxLength(200));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** Starts an import of all sources of the stage, or joins the one that is running (docs/rules.md#api-parse). */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/parse-hh-jobs',
  access: 'admin',
  request: z.object({}),
  response: z.extend(importProgress, {
    /** False where one was running already. */
    isStarted: z.boolean(),
    /** ISO instant of the start that is now running; null as long as the workflow has not made its record. */
    startedAt: z.nullable(z.string()),
  }),
});

/** `email` where it is a person and the directory knows them. */
const person = z.object({ id: z.string(), email: z.nullable(z.string()) });

/** A run as the panel shows it. */
export const shownRun = z.extend(
  z.pick(importRun, { id: true, source: true, crawl: true, group: true, reason: true, notices: true }),
  {
    startedBy: person,
    startedAt: z.string(),
    /** Of one that went on after a crash, a failure or a stop: by whose word last, and since when. */
    resumedBy: z._default(z.nullable(person), null),
    resumedAt: z._default(z.nullable(z.string()), null),
    finishedAt: z.nullable(z.string()),
    /** `interrupted`: it says that it is running, and nothing runs it. */
    status: z.enum(['running', 'interrupted', 'succeeded', 'failed', 'stopped']),
    isStopping: z.boolean(),
    /** Whether it can go on from its cursor. */
    canResume: z.boolean(),
    categoriesTotal: count,
    categoriesLeft: count,
    sourcesAfter: z.array(sourceId),
    counts: importCounts,
    jobsByCategory: z.record(z.string(), count),
    detailsQueued: count,
    detailsDone: count,
    /** ISO instant until which the source asked to be left alone. */
    waitUntil: z.nullable(z.string()),
    liveness,
  },
);
export type ShownRun = z.infer<typeof shownRun>;

export const shownSource = z.object({
  id: sourceId,
  /** `resting`: it refused lately and is left alone until `restsUntil`. `running`: it is being read. */
  state: z.enum(['never', 'ready', 'running', 'resting', 'failed']),
  restsUntil: z.nullable(z.string()),
  /** Why the last run failed; null where it did not. */
  reason: z.nullable(z.string()),
  lastSuccessAt: z.nullable(z.string()),
  lastFullAt: z.nullable(z.string()),
  /** Vacancies that everybody sees, and which share of them has what. */
  jobs: count,
  withSalary: share,
  withLevel: share,
  withCategory: share,
  withDescription: share,
});
export type ShownSource = z.infer<typeof shownSource>;

/** Everything that the panel shows; asked again and again while an import runs. */
export const getImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  access: 'admin',
  holdsIndex: true,
  request: z.object({}),
  response: z.object({
    /** Vacancies in the database, hidden ones too. */
    totalJobs: count,
    /** Whether an import is running now. */
    isRunning: z.boolean(),
    /** The latest first; runs of one start have one `group`. */
    runs: z.array(shownRun),
    sources: z.array(shownSource),
    /** Stored vacancies that are read anew for what they ask, as long as that goes on (docs/rules.md#vacancy-asks-walk). */
    demandWalk: z._default(z.nullable(z.object({ read: count, total: count })), null),
  }),
});

/** What a run left out, by reason. */
export const listImportSkips = endpoint({
  method: 'GET',
  path: '/api/admin/imports/{runId}/skips',
  access: 'admin',
  request: z.object({ runId }),
  response: z.object({
    skips: z.array(
      z.object({
        reason: z.string(),
        count,
        /** A few titles. */
        examples: z.array(z.string()),
      }),
    ),
  }),
});

/** The run, and with it its whole start, ends after the page that is being read; it can go on later. */
export const stopImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/{runId}/stop',
  access: 'admin',
  request: z.object({ runId }),
  response: z.object({}),
});

/** A run that failed, was stopped or was interrupted goes on from its cursor. */
export const resumeImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/{runId}/resume',
  access: 'admin',
  request: z.object({ runId }),
  response: z.object({}),
});

/** An admin's word on vacancies that are gone in too large a number to be hidden without it. */
export const resolveDelisted = endpoint({
  method: 'POST',
  // Pages that were opened before a deploy ask by this path.
  path: '/api/admin/imports/{runId}/gone',
  access: 'admin',
  request: z.object({ runId, hide: z.boolean() }),
  response: z.object({
    hidden: count,
    /** More than one call can do: ask again. */
    left: count,
  }),
});

/** Of an import that the schedule or a command starts. */
export const importOrder = z.object({
  /** @default all sources of the stage */
  sources: z.optional(z.array(sourceId).check(z.minLength(1))),
  crawl: z._default(crawl, 'full'),
  startedBy: z._default(z.string().check(z.minLength(1), z.maxLength(200)), 'command'),
  /** Goes on with this run instead of a new one. */
  resume: z.optional(z.string()),
});
export type ImportOrder = z.input<typeof importOrder>;
