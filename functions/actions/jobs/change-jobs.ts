import { AppError } from '#core/contract/errors.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { AuditRecord } from '#core/domain/user/audit.ts';
import { log } from '#functions/runtime/log.ts';
import * as audit from '#functions/store/audit.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as attachments from './attachments.ts';

/** What the work on one vacancy gives; null where it is gone. */
type JobTask<Result> = (row: JobRow) => Promise<Result | null>;

interface Outcome<Result> {
  /** Of those that are there, in the order asked. */
  done: Result[];
  /** Ids of those with which it came to nothing. */
  failed: string[];
}

/**
 * Does the work on each of the vacancies that are there, all at once. What was done before a failure is seen by readers all
 * the same, and answered; throws where nothing was.
 */
async function forEachJob<Result>(ids: readonly string[], task: JobTask<Result>): Promise<Outcome<Result>> {
  const byId = new Map((await jobs.findMany(ids)).map((row) => [row.id, row]));
  const rows = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const failed: string[] = [];
  let failure: unknown;
  const results = await Promise.all(
    rows.map((row) =>
      task(row).catch((error: unknown) => {
        failed.push(row.id);
        failure = error;
        return null;
      }),
    ),
  );
  if (rows.length > 0) await versions.bump('jobs');
  const done = results.filter((result) => result !== null);
  if (failed.length === 0) return { done, failed };
  if (done.length === 0) throw failure;
  log.error('some vacancies could not be changed', { failed, error: failure });
  return { done, failed };
}

/** Shows or hides; the rows as they then are, of those that are there. What is so already leaves no record. */
export function setActive(
  actor: string,
  ids: readonly string[],
  isActive: boolean,
): Promise<Outcome<JobRow>> {
  return forEachJob(ids, async (row) => {
    if (row.is_active === isActive) return row;
    await audit.add({
      actor,
      action: isActive ? 'job_shown' : 'job_hidden',
      subject: row.id,
      title: row.title,
      before: { is_active: row.is_active },
      after: { is_active: isActive },
    });
    const changed = await jobs.change(row.id, (current) => ({ ...current, is_active: isActive }));
    return changed?.after ?? null;
  });
}

/** As much of a vacancy as its record keeps. */
export const auditSnapshot = (row: JobRow): AuditRecord['before'] => ({
  title: row.title,
  company: row.company,
  location: row.location,
  job_type: row.job_type,
  salary: row.salary,
  category_id: row.category_id,
  source_url: row.source_url,
  is_active: row.is_active,
  is_recommended: row.is_recommended,
});

/** Of those that were deleted already: whoever did it may have died before what hung on them was gone, and readers knew. */
async function finishDeletions(ids: readonly string[]): Promise<void> {
  const { deleted } = await jobs.lookUp(ids);
  await Promise.all(deleted.map((id) => attachments.deleteAll(id)));
  if (deleted.length > 0) await versions.bump('jobs');
}

/** Deletes for good (docs/rules.md#admin-jobs-delete), with what hangs on it; the ids of those that were there. */
async function remove(actor: string, ids: readonly string[]): Promise<Outcome<string>> {
  await finishDeletions(ids);
  return forEachJob(ids, async (row) => {
    await audit.add({
      actor,
      action: 'job_deleted',
      subject: row.id,
      title: row.title,
      before: auditSnapshot(row),
      after: null,
    });
    const deleted = await jobs.delete(row.id);
    await attachments.deleteAll(row.id);
    return deleted && row.id;
  });
}

export { remove as delete };

export const jobNotFound = () => new AppError('not_found', 'Вакансии больше нет: её удалили');

/** The one that was asked for. */
export function requireFirst<Value>({ done: [first] }: Outcome<Value>): Value {
  if (first === undefined) throw jobNotFound();
  return first;
}
