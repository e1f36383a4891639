import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { getImports } from '#core/contract/imports.ts';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { currentIndex } from '#functions/search/loader.ts';
import * as demandWalk from '#functions/store/imports/demand-walk.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { lookUpAccounts } from '../../accounts/account-lookup.ts';
import { progressOf } from '../read-demands.ts';
import { stageSources } from '../stage-sources.ts';
import { findRunning } from './running-import.ts';
import { shownRun, statusOf } from './shown-run.ts';
import { shownSource } from './shown-source.ts';

const runsShown = 20;

/** The latest, and of each source the one that still waits for an admin's word. */
function shownOf(recent: readonly ImportRun[]): ImportRun[] {
  const held = recent.filter(({ liveness }) => liveness.phase === 'held');
  const awaitingReview = stageSources().map((id) => held.find(({ source }) => source === id));
  return recent.filter((run, at) => at < runsShown || awaitingReview.includes(run));
}

/** Step Functions is asked at most so often whether the import lives. */
const workflowPollMs = 3000;

async function readRunsAndLease() {
  const [recent, running] = await Promise.all([importRuns.listRecent(), findRunning(workflowPollMs)]);
  return { runs: shownOf(recent), running };
}

/**
 * Two reads, between which a start may begin or end: then a run would say that it is running, without its lease, and be
 * taken for one that was interrupted. One that was is so at the second look as well.
 */
async function runsAndLease() {
  const { runs, running } = await readRunsAndLease();
  const isInterrupted = runs.some((run) => statusOf(run, running) === 'interrupted');
  return isInterrupted ? readRunsAndLease() : { runs, running };
}

/**
 * The panel asks every second while an import runs. One call reads the lease, the last runs, each source's state and how far stored vacancies are read; the
 * version of vacancies every two seconds at most, and what has changed of them.
 */
export async function importOverview(caller: Caller): Promise<ResponseOf<typeof getImports>> {
  const sources = stageSources();
  const [index, { runs, running }, states, walk] = await Promise.all([
    currentIndex(),
    runsAndLease(),
    Promise.all(sources.map(importRuns.findSource)),
    demandWalk.find(),
  ]);
  const personOf = await lookUpAccounts(
    runs.flatMap(({ started_by, resumed_by }) => [started_by, resumed_by ?? started_by]),
    caller,
  );
  const shownRuns = runs.map((run) => shownRun(run, runs, running, personOf));
  return {
    totalJobs: index.size,
    isRunning: running !== null,
    runs: shownRuns,
    sources: sources.map((id, at) => {
      const latest = shownRuns.find(({ source }) => source === id) ?? null;
      return shownSource(id, latest, states[at] ?? null, index.coverage(id));
    }),
    demandWalk: walk && shownWalk(walk),
  };
}

/** Null where nothing is left to be read, or it is still being counted. */
function shownWalk(walk: demandWalk.DemandWalk): ResponseOf<typeof getImports>['demandWalk'] {
  const { phase, read, total } = progressOf(walk);
  return phase === 'reading' && read < total ? { read, total } : null;
}
