import { getAdminJob } from '#core/contract/admin-jobs.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { adminJobOf } from './admin/admin-job.ts';
import { jobGone } from './admin/change-jobs.ts';
import { draftOf } from './admin/draft-columns.ts';
import { findWhole } from './admin/edit-job.ts';

export const handler = httpEndpoint(getAdminJob, async ({ jobId }) => {
  const whole = await findWhole(jobId);
  if (!whole) throw jobGone();
  return { job: adminJobOf(whole.row), draft: draftOf(whole) };
});
