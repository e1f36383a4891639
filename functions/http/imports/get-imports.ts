import { getImports } from '#core/contract/imports.ts';
import { lookUpAccounts } from '#functions/actions/accounts/account-lookup.ts';
import { findRunning, stageSources } from '#functions/actions/import-status/running-import.ts';
import { shownRun } from '#functions/actions/import-status/shown-run.ts';
import { shownSource } from '#functions/actions/import-status/shown-source.ts';
import { currentIndex } from '#functions/search/loader.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { httpEndpoint } from '../endpoints.ts';

const runsShown = 20;
/** Step Functions is asked at most so often whether the import lives. */
const askWorkflowEvery = 3000;

/**
 * The panel asks every second while an import runs. One call reads the lease, the last runs and each source's state; the
 * version of vacancies every two seconds at most, and what has changed of them.
 */
export const handler = httpEndpoint(getImports, async (_, caller) => {
  const sources = stageSources();
  const [index, runs, running, states] = await Promise.all([
    currentIndex(),
    importRuns.list(runsShown),
    findRunning(askWorkflowEvery),
    Promise.all(sources.map(importRuns.findSource)),
  ]);
  const personOf = await lookUpAccounts(
    runs.map(({ started_by }) => started_by),
    caller,
  );
  const shown = runs.map((run) => shownRun(run, runs, running, personOf(run.started_by)));
  return {
    totalJobs: index.size,
    isRunning: running !== null,
    runs: shown,
    sources: sources.map((id, at) => {
      const latest = shown.find(({ source }) => source === id) ?? null;
      return shownSource(id, latest, states[at] ?? null, index.coverage(id));
    }),
  };
});
