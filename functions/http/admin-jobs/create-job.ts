import { randomBytes } from 'node:crypto';
import { createJob } from '#core/contract/admin-jobs.ts';
import { type JobRow, jobRow } from '#core/domain/job/job.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import * as attachments from '#functions/actions/jobs/attachments.ts';
import { kept } from '#functions/actions/jobs/change-jobs.ts';
import { columnsOf, companyIdOf } from '#functions/actions/jobs/draft-columns.ts';
import { scoreOf } from '#functions/actions/jobs/edit-job.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { sanitised } from '#functions/sources/description.ts';
import * as audit from '#functions/store/audit.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';

export const handler = httpEndpoint(createJob, async (draft, caller) => {
  const external_id = randomBytes(8).toString('hex');
  const now = new Date().toISOString();
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
    is_active: true,
    is_open: true,
    has_description: html !== null,
    ai_score: 0,
    content_hash: '',
  });
  const job = { ...row, ai_score: scoreOf(row, html) };

  await audit.add({
    actor: caller.id,
    action: 'job_created',
    subject: job.id,
    title: job.title,
    before: null,
    after: kept(job),
  });
  await attachments.put(job.id, { html, contacts: draft.contacts });
  await jobs.put([job]);
  await versions.bump('jobs');
  return { job: adminJobOf(job) };
});
