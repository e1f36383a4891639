import { getAdminJob } from '#core/contract/admin-jobs.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import { jobNotFound } from '#functions/actions/jobs/change-jobs.ts';
import { findWithAttachments } from '#functions/actions/jobs/edit-job.ts';
import { draftOf } from '#functions/actions/jobs/job-draft-columns.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getAdminJob, async ({ jobId }) => {
  const whole = await findWithAttachments(jobId);
  if (!whole) throw jobNotFound();
  return { job: adminJobOf(whole.row), draft: draftOf(whole) };
});
