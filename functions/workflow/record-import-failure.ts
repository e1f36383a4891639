import * as z from 'zod';
import { newImportRun } from '#core/domain/import-run.ts';
import { sourceId } from '#core/domain/source.ts';
import { log } from '#functions/runtime/log.ts';
import * as importRuns from '#functions/store/import-runs.ts';

/** The state machine's whole state when a step has failed. */
export const failureInput = z.object({
  runId: z.string().min(1).optional(),
  source: sourceId.catch('hh'),
  startedBy: z.string().catch('command'),
  error: z.object({ Error: z.string().catch(''), Cause: z.string().catch('') }),
});

const thrown = z.object({ errorType: z.string().catch(''), errorMessage: z.string().catch('') });

const late = 'Шаг импорта не уложился в отведённое время. Запустите импорт ещё раз.';
const unknown = 'Импорт прервала внутренняя ошибка. Подробности — в журнале.';

/** Only what an AppError says was written for people. */
function reasonOf({ Error: name, Cause }: { Error: string; Cause: string }): string {
  const { errorType, errorMessage } = parsed(Cause);
  if ((errorType === 'AppError' || name === 'AppError') && errorMessage !== '') return errorMessage;
  const isLate =
    [name, errorType].some((one) => /timeout|timedout/iu.test(one)) || /timed out/iu.test(errorMessage);
  return isLate ? late : unknown;
}

function parsed(cause: string): z.infer<typeof thrown> {
  try {
    return thrown.parse(JSON.parse(cause));
  } catch {
    return { errorType: '', errorMessage: '' };
  }
}

/** Writes why the run ended. What it has imported stays. A run that failed before it had a record gets one. */
export async function handler(event: unknown): Promise<{ runId: string; reason: string }> {
  const { runId, source, startedBy, error } = failureInput.parse(event);
  const reason = reasonOf(error);
  const now = new Date().toISOString();
  const run =
    runId === undefined
      ? newImportRun({ id: `${now}-failed`, source, started_by: startedBy, started_at: now })
      : await importRuns.get(runId);
  await importRuns.put({ ...run, status: 'failed', reason, finished_at: now, wait_until: null });
  log.error('import failed', { runId: run.id, reason, name: error.Error, cause: error.Cause });
  return { runId: run.id, reason };
}
