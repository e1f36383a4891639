import type { ImportRun } from '#core/domain/import/import-run.ts';

/** The rest of a run's notices says nothing new. */
const maxNotices = 50;

export const withNotices = (run: ImportRun, notices: readonly string[]): ImportRun => ({
  ...run,
  notices: [...new Set([...run.notices, ...notices])].slice(0, maxNotices),
});
