import { editJob } from '#core/contract/admin-jobs.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { adminJobOf } from './admin/admin-job.ts';
import { jobGone } from './admin/change-jobs.ts';
import { edit } from './admin/edit-job.ts';

export const handler = httpEndpoint(editJob, async ({ jobId, ...changes }, caller) => {
  const row = await edit(caller.id, jobId, changes);
  if (!row) throw jobGone();
  return { job: adminJobOf(row) };
});
