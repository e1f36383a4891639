import { AppError } from '#core/contract/errors.ts';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import * as audit from '#functions/store/audit.ts';
import * as delistedJobs from '#functions/store/imports/delisted-jobs.ts';
import * as importChecks from '#functions/store/imports/import-checks.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';

/** Milliseconds of one call: the gate gives up at 30 seconds. */
const timeout = 15_000;

/** The first call decides, and is recorded; those that follow only go on. */
async function decide(run: ImportRun, isHidden: boolean, actor: string): Promise<ImportRun> {
  const { gone: delistedCount, open } = run.liveness;
  await audit.add({
    actor,
    action: isHidden ? 'gone_hidden' : 'gone_kept',
    subject: run.id,
    title: null,
    before: { phase: 'held', gone: delistedCount, open },
    after: { phase: 'done', hidden: isHidden ? delistedCount : 0 },
  });
  const liveness = isHidden
    ? { ...run.liveness, is_hiding: true }
    : { ...run.liveness, phase: 'done' as const };
  if (!(await importChecks.updateLiveness(run, liveness)))
    throw new AppError('conflict', 'Об этих вакансиях уже решил другой администратор. Обновите страницу.');
  return { ...run, liveness };
}

/** Throws where nothing of the run awaits review, or it has been decided the other way. */
function checkAwaitsReview({ status, liveness }: ImportRun, hide: boolean): void {
  if (status === 'running')
    throw new AppError('conflict', 'Импорт ещё идёт. Решите об этих вакансиях, когда он закончится.');
  if (liveness.phase !== 'held')
    throw new AppError(
      'conflict',
      'Решать нечего: в этом импорте нет вакансий, которые ждут вашего решения.',
    );
  if (liveness.is_hiding && !hide)
    throw new AppError(
      'conflict',
      'Эти вакансии уже скрывают: оставить их нельзя. Доведите скрытие до конца.',
    );
}

/**
 * What an admin decides of vacancies that a run found delisted in too large a number to hide them by itself. Hides as
 * many as one call has time for, and answers how many that were and how many are left.
 */
export async function reviewDelisted(
  runId: string,
  hide: boolean,
  actor: string,
): Promise<{ hidden: number; left: number }> {
  const found = await importRuns.get(runId);
  checkAwaitsReview(found, hide);
  const run = found.liveness.is_hiding ? found : await decide(found, hide, actor);
  if (!hide) return { hidden: 0, left: 0 };

  const end = Date.now() + timeout;
  const { hidden, next } = await delistedJobs.hide(run, () => Date.now() < end);
  const left = next === null ? 0 : await importChecks.countDelisted(run.id, next);
  // Where another call has come further meanwhile, its cursor stays.
  await importChecks.updateLiveness(run, {
    ...run.liveness,
    ...(left === 0 ? { phase: 'done', cursor: null } : { cursor: next }),
  });
  return { hidden, left };
}
