import type { ShownRun } from '#core/contract/imports.ts';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import { importUnits } from '#core/domain/import/import-units.ts';
import type { Lease } from '#functions/store/imports/import-runs.ts';

/** `interrupted`: the record says that it is running, and nothing runs it. */
export const statusOf = (run: ImportRun, running: Lease | null): ShownRun['status'] =>
  run.status === 'running' && run.group !== running?.group ? 'interrupted' : run.status;

const unfinished: readonly ShownRun['status'][] = ['failed', 'stopped', 'interrupted'];

/** Only the source's latest run goes on, and only while nothing else runs: a later one has read what it left. */
export const canResume = (run: ImportRun, latest: readonly ImportRun[], running: Lease | null): boolean =>
  running === null &&
  unfinished.includes(statusOf(run, running)) &&
  latest.find(({ source }) => source === run.source)?.id === run.id;

/** `latest` are the runs around it, the newest first. */
export function shownRun(
  run: ImportRun,
  latest: readonly ImportRun[],
  running: Lease | null,
  personOf: (id: string) => ShownRun['startedBy'],
): ShownRun {
  const status = statusOf(run, running);
  return {
    id: run.id,
    source: run.source,
    crawl: run.crawl,
    group: run.group,
    reason: run.reason,
    notices: run.notices,
    startedBy: personOf(run.started_by),
    startedAt: run.started_at,
    resumedBy: run.resumed_by === null ? null : personOf(run.resumed_by),
    resumedAt: run.resumed_at,
    finishedAt: run.finished_at,
    status,
    isStopping: status === 'running' && running?.stop === true,
    canResume: canResume(run, latest, running),
    categoriesTotal: importUnits.length,
    categoriesLeft: run.units_left.length,
    sourcesAfter: run.sources_after,
    counts: run.counts,
    jobsByCategory: run.jobs_by_category,
    detailsQueued: run.details_queued,
    detailsDone: run.details_done,
    waitUntil: status === 'running' ? run.wait_until : null,
    liveness: run.liveness,
  };
}
