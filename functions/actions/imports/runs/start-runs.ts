import { activeSince, progressOf } from '#core/domain/import/import-run.ts';
import { importUnits } from '#core/domain/import/import-units.ts';
import * as importWorkflow from '#functions/external/import-workflow.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { stageSources } from '../stage-sources.ts';
import { awaitStart, findRunning, type Start } from './running-import.ts';

/** Of a start whose record is not made yet, everything is still to come. */
function progressNow({ runs }: Start) {
  if (runs.length > 0)
    return {
      ...progressOf(runs),
      startedAt: runs.map(activeSince).toSorted()[0] ?? null,
    };
  return {
    runId: null,
    totalParsed: 0,
    newJobs: 0,
    jobsByCategory: {},
    remainingCategories: stageSources().length * importUnits.length,
    hasMore: true,
    startedAt: null,
  };
}

/** Starts an import of all sources of the stage, or joins the one that is running. */
export async function startRuns(actor: string) {
  const running = await findRunning();
  if (running) {
    const { group } = running;
    return { ...progressNow({ group, runs: await importRuns.listGroup(group) }), isStarted: false };
  }

  const own = await importWorkflow.start({ startedBy: actor });
  const start = await awaitStart(own);
  const isStarted = start.group === own.group;
  // After the start: before it nobody knows whether another one is faster.
  if (isStarted)
    await audit.add({
      actor,
      action: 'import_started',
      subject: start.runs[0]?.id ?? start.group,
      title: null,
      before: null,
      after: { crawl: 'full', sources: stageSources() },
    });
  return { ...progressNow(start), isStarted };
}
