import type { ImportRun } from '#core/domain/import/import-run.ts';

const withOutcome = (run: ImportRun, status: 'failed' | 'stopped', reason: string): ImportRun => ({
  ...run,
  status,
  reason,
  finished_at: new Date().toISOString(),
  wait_until: null,
});

/** The reason in Russian, for people. */
export const asFailed = (run: ImportRun, reason: string): ImportRun => withOutcome(run, 'failed', reason);

export const asStopped = (run: ImportRun): ImportRun =>
  withOutcome(run, 'stopped', 'Остановлен администратором.');
