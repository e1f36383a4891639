import { AppError } from '#core/contract/errors.ts';
import { resumeImport } from '#core/contract/imports.ts';
import { awaitStart, findRunning } from '#functions/actions/import-status/running-import.ts';
import { canResume, statusOf } from '#functions/actions/import-status/shown-run.ts';
import * as importWorkflow from '#functions/external/import-workflow.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { httpEndpoint } from '../endpoints.ts';

const runsLooked = 50;

export const handler = httpEndpoint(resumeImport, async ({ runId }, caller) => {
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
    actor: caller.id,
    action: 'import_resumed',
    subject: run.id,
    title: null,
    before: { status: statusOf(run, running) },
    after: { status: 'running' },
  });
  const own = await importWorkflow.start({ resume: run.id, crawl: run.crawl, startedBy: caller.id });
  if ((await awaitStart(own)).group !== own.group)
    throw new AppError('conflict', 'Импорт уже запустил кто-то другой');
  return {};
});
