import type { ShownRun } from '#core/contract/imports.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import { importToasts } from '../../texts/admin/admin-imports-ru.ts';
import type { Notification } from '../../ui/notifications/notifications.ts';
import { countsOf, type Imports } from './current-start.ts';

export interface ImportEvent extends Omit<Notification, 'id'> {
  /** Of a failure: whose it is. */
  source?: SourceId;
}

/** What has been seen of runs so far: a run that is over, or a start whose end was told. */
export interface SeenRuns {
  over: ReadonlySet<string>;
  /** Groups that were running when last looked at. */
  running: ReadonlySet<string>;
}

const isOver = ({ status }: ShownRun) => status !== 'running';
/** A run that went on and ended again is told again. */
const endOf = ({ id, status, finishedAt }: ShownRun) => JSON.stringify([id, status, finishedAt]);
const hasFailed = ({ status }: ShownRun) => status === 'failed' || status === 'interrupted';
const latestOf = (runs: readonly ShownRun[], source: SourceId | null) =>
  runs.find((run) => run.source === source);

/**
 * What has happened since the last look, each end once, also for who only watches. At the first look there is nothing:
 * what has happened before stands on the screen.
 */
export function eventsSince(
  before: SeenRuns | null,
  now: Imports,
): { seen: SeenRuns; events: ImportEvent[]; isEnd: boolean } {
  const over = new Set([...(before?.over ?? []), ...now.runs.filter(isOver).map(endOf)]);
  if (!before) return { seen: { over, running: runningGroups(now, new Set()) }, events: [], isEnd: false };

  const ended = now.runs.filter((run) => isOver(run) && !before.over.has(endOf(run))).toReversed();
  // A tab that comes back after days tells no failure that its source has got over.
  const failed = ended.filter((run) => hasFailed(run) && hasFailed(latestOf(now.runs, run.source) ?? run));
  const events: ImportEvent[] = failed.map((run) => ({
    type: 'error',
    title: importToasts.failed,
    source: run.source,
    text: run.reason ?? (run.status === 'interrupted' ? importToasts.interrupted : importToasts.unknown),
  }));
  const running = runningGroups(now, new Set([...before.running, ...ended.map(({ group }) => group)]));
  if (now.isRunning) return { seen: { over, running }, events, isEnd: false };

  for (const group of running) {
    const runs = now.runs.filter((run) => run.group === group);
    const isStopped = runs.some(({ status }) => status === 'stopped');
    if (!isStopped && !runs.some(({ status }) => status === 'succeeded')) continue;
    const { found, new: fresh } = countsOf(runs);
    const categories = runs.reduce((sum, run) => sum + run.categoriesTotal - run.categoriesLeft, 0);
    events.push({
      type: isStopped ? 'info' : 'success',
      title: isStopped ? importToasts.stopped : importToasts.done,
      text: importToasts.counts({ categories, found, fresh }),
    });
  }
  return { seen: { over, running: new Set() }, events, isEnd: running.size > 0 };
}

function runningGroups({ runs, isRunning }: Imports, knownGroups: ReadonlySet<string>): Set<string> {
  const groups = new Set(knownGroups);
  for (const { status, group } of runs) if (isRunning && status === 'running') groups.add(group);
  return groups;
}

/**
 * Of the failures that were told, by notification, those that are none any more: their source is read again, or was. One of
 * no source is that nothing has begun.
 */
export const pastFailures = (
  told: ReadonlyMap<string, SourceId | null>,
  { runs, isRunning }: Pick<Imports, 'runs' | 'isRunning'>,
): string[] =>
  [...told].flatMap(([id, source]) => {
    const latest = latestOf(runs, source);
    const isPast = source === null ? isRunning : !latest || !hasFailed(latest);
    return isPast ? [id] : [];
  });
