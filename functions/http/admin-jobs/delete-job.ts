import { deleteJob } from '#core/contract/admin-jobs.ts';
import * as changes from '#functions/actions/jobs/change-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(deleteJob, async ({ jobId }, caller) => {
  changes.requireFirst(await changes.delete(caller.id, [jobId]));
  return {};
});
