import { AppError } from '#core/contract/errors.ts';
import * as importWorkflow from '#functions/external/import-workflow.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { awaitStart, findRunning } from './running-import.ts';
import { canResume, statusOf } from './shown-run.ts';

const runsLooked = 50;

/** Starts an import that goes on with this run; throws `conflict` where it may not, or another was faster. */
export async function resumeRun(actor: string, runId: string): Promise<void> {
  const [run, latest, running] = await Promise.all([
    importRuns.get(runId),
    importRuns.list(runsLooked),
    findRunning(),
  ]);
  if (running)
    throw new AppError('conflict', 'Импорт уже идёт: продолжить другой можно, когда он закончится');
  if (!canResume(run, latest, running))
    throw new AppError('conflict', 'Этот импорт продолжить нельзя: он завершён или после него был другой');
  await audit.add({
    actor,
    action: 'import_resumed',
    subject: run.id,
    title: null,
    before: { status: statusOf(run, running) },
    after: { status: 'running' },
  });
  const own = await importWorkflow.start({ resume: run.id, crawl: run.crawl, startedBy: actor });
  if ((await awaitStart(own)).group !== own.group)
    throw new AppError('conflict', 'Импорт уже запустил кто-то другой');
}
