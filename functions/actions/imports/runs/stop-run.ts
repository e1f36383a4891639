import { AppError } from '#core/contract/errors.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { findRunning } from './running-import.ts';

const isOver = () => new AppError('conflict', 'Этот импорт уже не идёт, останавливать нечего');

/** Asks the run, and with it its whole start, to end; throws `conflict` where it is not running. */
export async function stopRun(actor: string, runId: string): Promise<void> {
  const [run, running] = await Promise.all([importRuns.get(runId), findRunning()]);
  // By the start: between two of its sources no run of it is under way.
  if (running === null || run.group !== running.group) throw isOver();
  if (running.stop) return;
  await audit.add({
    actor,
    action: 'import_stopped',
    subject: run.id,
    title: null,
    before: null,
    after: null,
  });
  if (!(await importRuns.requestStop(run.group))) throw isOver();
}
