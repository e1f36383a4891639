import { AppError } from '#core/contract/errors.ts';
import { stopImport } from '#core/contract/imports.ts';
import { findRunning } from '#functions/actions/import-status/running-import.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { httpEndpoint } from '../endpoints.ts';

const isOver = () => new AppError('conflict', 'Этот импорт уже не идёт, останавливать нечего');

export const handler = httpEndpoint(stopImport, async ({ runId }, caller) => {
  const [run, running] = await Promise.all([importRuns.get(runId), findRunning()]);
  // By the start: between two of its sources no run of it is under way.
  if (running === null || run.group !== running.group) throw isOver();
  if (running.stop) return {};
  await audit.add({
    actor: caller.id,
    action: 'import_stopped',
    subject: run.id,
    title: null,
    before: null,
    after: null,
  });
  if (!(await importRuns.requestStop(run.group))) throw isOver();
  return {};
});
