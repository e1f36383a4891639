import { AppError } from '#core/contract/errors.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { AuditRecord } from '#core/domain/user/audit.ts';
import * as audit from '#functions/store/audit.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as attachments from './attachments.ts';

/** What the work on one vacancy gives; null where it is gone. */
type JobTask<Result> = (row: JobRow) => Promise<Result | null>;

/**
 * Does the work on each of the vacancies that are there, all at once, in the order asked. What was done before a failure
 * is seen by readers all the same.
 */
async function forEachJob<Result>(ids: readonly string[], task: JobTask<Result>): Promise<Result[]> {
  const byId = new Map((await jobs.findMany(ids)).map((row) => [row.id, row]));
  const rows = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const outcomes = await Promise.allSettled(rows.map(task));
  if (rows.length > 0) await versions.bump('jobs');
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value ?? [];
  });
}

/** Shows or hides; the rows as they then are, of those that are there. What is so already leaves no record. */
export function setActive(actor: string, ids: readonly string[], isActive: boolean): Promise<JobRow[]> {
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
async function remove(actor: string, ids: readonly string[]): Promise<string[]> {
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
export function requireFirst<Value>(found: readonly Value[]): Value {
  const [first] = found;
  if (first === undefined) throw jobNotFound();
  return first;
}
