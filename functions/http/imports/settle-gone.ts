import { AppError } from '#core/contract/errors.ts';
import { settleGone } from '#core/contract/imports.ts';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as audit from '#functions/store/audit.ts';
import * as goneJobs from '#functions/store/gone-jobs.ts';
import * as importChecks from '#functions/store/import-checks.ts';
import * as importRuns from '#functions/store/import-runs.ts';

/** Milliseconds of one call: the gate gives up at 30 seconds. */
const patience = 15_000;

/** The first call decides, and is recorded; those that follow only go on. */
async function decide(run: ImportRun, isHidden: boolean, actor: string): Promise<ImportRun> {
  const { gone, open } = run.liveness;
  await audit.add({
    actor,
    action: isHidden ? 'gone_hidden' : 'gone_kept',
    subject: run.id,
    title: null,
    before: { phase: 'held', gone, open },
    after: { phase: 'done', hidden: isHidden ? gone : 0 },
  });
  const liveness = isHidden
    ? { ...run.liveness, is_hiding: true }
    : { ...run.liveness, phase: 'done' as const };
  if (!(await importChecks.settle(run, liveness)))
    throw new AppError('conflict', 'Об этих вакансиях уже решил другой администратор. Обновите страницу.');
  return { ...run, liveness };
}

export const handler = httpEndpoint(settleGone, async ({ runId, hide }, caller) => {
  const found = await importRuns.get(runId);
  if (found.status === 'running')
    throw new AppError('conflict', 'Импорт ещё идёт. Решите об этих вакансиях, когда он закончится.');
  if (found.liveness.phase !== 'held')
    throw new AppError(
      'conflict',
      'Решать нечего: в этом импорте нет вакансий, которые ждут вашего решения.',
    );
  if (found.liveness.is_hiding && !hide)
    throw new AppError(
      'conflict',
      'Эти вакансии уже скрывают: оставить их нельзя. Доведите скрытие до конца.',
    );

  const run = found.liveness.is_hiding ? found : await decide(found, hide, caller.id);
  if (!hide) return { hidden: 0, left: 0 };

  const end = Date.now() + patience;
  const { hidden, next } = await goneJobs.hide(run, () => Date.now() < end);
  const left = next === null ? 0 : await importChecks.countGone(run.id, next);
  // Where another call has come further meanwhile, its word stays.
  await importChecks.settle(run, {
    ...run.liveness,
    ...(left === 0 ? { phase: 'done', cursor: null } : { cursor: next }),
  });
  return { hidden, left };
});
