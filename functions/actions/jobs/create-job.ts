import { randomBytes } from 'node:crypto';
import { type JobRow, jobRow } from '#core/domain/job/job.ts';
import type { JobDraft } from '#core/domain/job/job-draft.ts';
import { sanitised } from '#functions/sources/sanitize/description.ts';
import * as audit from '#functions/store/audit.ts';
import * as clock from '#functions/store/clock.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import * as attachments from './attachments.ts';
import { auditSnapshot } from './change-jobs.ts';
import { readColumns } from './edit-job.ts';
import { columnsOf, companyIdOf } from './job-draft-columns.ts';

/** A vacancy that an admin has written; answers its row. */
export async function create(actor: string, draft: JobDraft): Promise<JobRow> {
  const external_id = randomBytes(8).toString('hex');
  const now = clock.instant();
  const html = sanitised(draft.description);
  const columns = columnsOf(draft, null, await companyIdOf(draft.company));
  const row: JobRow = jobRow.parse({
    ...columns,
    id: `manual-${external_id}`,
    source: 'manual',
    external_id,
    posted_date: now,
    created_at: now,
    ingested_at: now,
    modified_at: now,
    is_active: true,
    is_open: true,
    has_description: html !== null,
    ai_score: 0,
    content_hash: '',
  });
  const job = { ...row, ...readColumns(row, html) };

  await audit.add({
    actor,
    action: 'job_created',
    subject: job.id,
    title: job.title,
    before: null,
    after: auditSnapshot(job),
  });
  // Shown to nobody until all is there: whoever dies in between leaves nothing that hangs on no vacancy.
  await jobs.put([{ ...job, is_active: false }]);
  await attachments.put(job.id, { html, contacts: draft.contacts });
  await jobs.put([job]);
  await versions.bump('jobs');
  return job;
}
