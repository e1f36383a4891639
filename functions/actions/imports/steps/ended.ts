import type { ImportRun } from '#core/domain/import/import-run.ts';

const ended = (run: ImportRun, status: 'failed' | 'stopped', reason: string): ImportRun => ({
  ...run,
  status,
  reason,
  finished_at: new Date().toISOString(),
  wait_until: null,
});

/** The reason in Russian, for people. */
export const failed = (run: ImportRun, reason: string): ImportRun => ended(run, 'failed', reason);

export const stopped = (run: ImportRun): ImportRun => ended(run, 'stopped', 'Остановлен администратором.');
