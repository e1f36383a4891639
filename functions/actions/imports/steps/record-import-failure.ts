import * as z from 'zod';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import { type SourceId, sourceId } from '#core/domain/import/source.ts';
import { executionName } from '#functions/external/import-workflow.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
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

const timeoutReason = 'Шаг импорта не уложился в отведённое время. Запустите импорт ещё раз.';
const throttledReason = 'База вакансий перегружена: она долго не принимала записи. Запустите импорт позже.';
const internalReason = 'Импорт прервала внутренняя ошибка. Подробности — в журнале.';

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

/** The run that failed. One that had no record yet gets it; where this step has died before, it has it already. */
async function failedRun(execution: string, state: ImportState): Promise<ImportRun> {
  const { runId, hasMore, startedBy, crawl, sources: [source, ...sources_after] = [] } = state;
  if (hasMore && runId !== null) return importRuns.get(runId);
  const group = state.group || executionName(execution);
  const failedSource = source ?? (sourceId.options[0] as SourceId);
  const recorded = (await importRuns.listGroup(group)).find(
    (run) => run.source === failedSource && run.execution === execution && run.status === 'failed',
  );
  if (recorded) return recorded;
  const started_at = new Date().toISOString();
  return newImportRun({
    id: `${started_at}-failed`,
    source: failedSource,
    crawl,
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
  if (![execution, state.heldBy].includes(run.execution)) {
    log.error('another execution imports now', { runId: run.id, execution, name: error.Error });
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
