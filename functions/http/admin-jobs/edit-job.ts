import { editJob } from '#core/contract/admin-jobs.ts';
import { adminJobOf } from '#functions/actions/jobs/admin-job.ts';
import { jobNotFound } from '#functions/actions/jobs/change-jobs.ts';
import { edit } from '#functions/actions/jobs/edit-job.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(editJob, async ({ jobId, ...changes }, caller) => {
  const row = await edit(caller.id, jobId, changes);
  if (!row) throw jobNotFound();
  return { job: adminJobOf(row) };
});
