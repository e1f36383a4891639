import * as z from 'zod';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import { executionName } from '#functions/external/import-workflow.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import { registry } from '#functions/sources/registry.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { stageSources } from '../stage-sources.ts';
import { type ImportState, importState, stepInput } from './import-state.ts';
import { completeStep } from './lease.ts';
import { asFailed } from './run-outcome.ts';

/** The state that the failed step was given, and what became of it. */
export const failedStep = stepInput.extend({
  state: importState.extend({
    error: z.object({ Error: z.string().catch(''), Cause: z.string().catch('') }),
  }),
});

export type FailedStep = z.output<typeof failedStep>;

const lambdaError = z.object({ errorType: z.string().catch(''), errorMessage: z.string().catch('') });

/** A new start would read all from the beginning. */
const timeoutReason =
  'Шаг импорта не уложился в отведённое время. Нажмите «Продолжить»: прочитанное не пропадёт.';
const throttledReason =
  'База вакансий перегружена: она долго не принимала записи. Нажмите «Продолжить» позже.';
const internalReason =
  'Импорт прервала внутренняя ошибка. Нажмите «Продолжить»; если она повторится, причину покажут логи CloudWatch.';

/** Only what an AppError says was written for people. */
function reasonOf({ Error: name, Cause }: { Error: string; Cause: string }): string {
  const { errorType, errorMessage } = parsed(Cause);
  if ((errorType === 'AppError' || name === 'AppError') && errorMessage !== '') return errorMessage;
  if (/throughput|throttl|requestlimit/iu.test(`${name} ${errorType}`)) return throttledReason;
  const isLate =
    [name, errorType].some((text) => /timeout|timedout/iu.test(text)) || /timed out/iu.test(errorMessage);
  return isLate ? timeoutReason : internalReason;
}

function parsed(cause: string): z.infer<typeof lambdaError> {
  try {
    return lambdaError.parse(JSON.parse(cause));
  } catch {
    return { errorType: '', errorMessage: '' };
  }
}

const groupOf = (execution: string, state: ImportState) => state.group || executionName(execution);

const isHeldByOther = (lease: importRuns.Lease | null, execution: string): boolean =>
  lease !== null && lease.execution !== execution && Date.parse(lease.until) > Date.now();

/**
 * The run that a first step was to go on with, as its own failure leaves it: from where it stands it can be gone on with
 * once more. Null where another execution may have gone on with it already.
 */
async function unresumedRun(
  execution: string,
  state: ImportState,
  run: ImportRun,
): Promise<ImportRun | null> {
  const group = groupOf(execution, state);
  // It had gone on, or this step has died before.
  if (run.execution === execution || run.group === group) return run;
  if (run.status === 'running' && isHeldByOther(await importRuns.findLease(), execution)) return null;
  return {
    ...run,
    group,
    sources_after: state.sources ?? (run.status === 'failed' ? [] : run.sources_after),
    resumed: run.resumed + 1,
    resumed_at: new Date().toISOString(),
    resumed_by: state.startedBy,
  };
}

/**
 * The run that failed, null where it is another execution's now. One that had no record yet gets it; where this step has
 * died before, it has it already.
 */
async function failedRun(execution: string, state: ImportState): Promise<ImportRun | null> {
  const { runId, hasMore, heldBy, resume, startedBy, crawl } = state;
  if (hasMore && runId !== null) {
    const run = await importRuns.get(runId);
    return [execution, heldBy].includes(run.execution) ? run : null;
  }
  const requested = resume === undefined ? null : await importRuns.findReadable(resume);
  if (requested !== null && requested.status !== 'succeeded')
    return unresumedRun(execution, state, requested);

  const [source, ...sources_after] = state.sources ?? stageSources();
  if (source === undefined) return null;
  const group = groupOf(execution, state);
  const recorded = (await importRuns.listGroup(group)).find(
    (run) => run.source === source && run.execution === execution && run.status === 'failed',
  );
  if (recorded) return recorded;
  const started_at = new Date().toISOString();
  return newImportRun({
    id: `${started_at}-failed`,
    source,
    crawl,
    mapping_version: registry[source].mappingVersion,
    execution,
    group,
    sources_after,
    started_by: startedBy,
    started_at,
  });
}

/** Writes why the run ended. What it has imported stays, and the next source's turn comes. */
export async function recordImportFailure({ execution, state }: FailedStep): Promise<ImportState> {
  const { error, resume: _, ...rest } = state;
  const reason = reasonOf(error);
  const run = await failedRun(execution, state);
  if (run === null) {
    log.error('another execution imports now', { runId: state.runId, execution, name: error.Error });
    return completeStep(execution, { ...rest, sources: [], hasMore: false, hasFailed: true });
  }
  await importRuns.put(asFailed(run, reason));
  measure({ ImportsFailed: 1 }, { source: run.source });
  log.error('import failed', { runId: run.id, reason, name: error.Error, cause: error.Cause });
  return completeStep(execution, {
    ...rest,
    group: run.group,
    sources: run.sources_after,
    runId: run.id,
    hasMore: false,
    hasFailed: true,
  });
}
