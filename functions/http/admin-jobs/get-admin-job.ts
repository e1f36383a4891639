import { getAdminJob } from '#core/contract/admin-jobs.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import { jobGone } from '#functions/actions/jobs/change-jobs.ts';
import { draftOf } from '#functions/actions/jobs/draft-columns.ts';
import { findWhole } from '#functions/actions/jobs/edit-job.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getAdminJob, async ({ jobId }) => {
  const whole = await findWhole(jobId);
  if (!whole) throw jobGone();
  return { job: adminJobOf(whole.row), draft: draftOf(whole) };
});
